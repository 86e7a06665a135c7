package tilth.scenes.web;

import java.util.Map;
import tilth.scenes.Words;

/** One sentence on a page of its own, where something could not be done. */
public record MessagePage(Words words, String sentence) {

    public String whole() {
        return Templates.fill("message.jte", Map.of("page", this));
    }
}
