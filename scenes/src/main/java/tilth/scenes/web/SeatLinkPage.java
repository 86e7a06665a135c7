package tilth.scenes.web;

import java.util.Map;
import tilth.scenes.Words;

/** The link that opens a seat from any browser, shown once to its holder. */
public record SeatLinkPage(Words words, String table, String link) {

    public String whole() {
        return Templates.fill("seatlink.jte", Map.of("page", this));
    }
}
