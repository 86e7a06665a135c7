package tilth.scenes.web;

import java.util.Map;
import tilth.scenes.Words;

/**
 * Asks somebody who opens the link of a seat, and has another at the same table, which of them to play here.
 *
 * @param link the address of the link
 * @param own the name at the seat this browser has
 * @param offered the name at the seat of the link
 */
public record TakeOverPage(Words words, String table, String link, String own, String offered) {

    public String label(String key, String name) {
        return words.label("page-" + key, Map.of("name", name));
    }

    public String whole() {
        return Templates.fill("takeover.jte", Map.of("page", this));
    }
}
