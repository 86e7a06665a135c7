package tilth.scenes.web;

import java.util.Map;
import tilth.scenes.Words;

/**
 * One sentence on a page of its own, where something could not be done.
 *
 * @param detail what exactly was wrong, in English, for whoever can make use of it; empty if there is no more to say
 */
public record MessagePage(Words words, String sentence, String detail) {

    public String whole() {
        return Templates.fill("message.jte", Map.of("page", this));
    }
}
