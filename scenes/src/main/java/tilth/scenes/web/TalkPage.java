package tilth.scenes.web;

import java.util.List;
import java.util.Map;
import tilth.scenes.Words;

/**
 * What was said at a table, a page at a time.
 *
 * @param address the address of the table
 * @param before where the page before this one ends, or nothing if this is the first
 */
public record TalkPage(Words words, String address, List<TablePage.Said> said, String before) {

    public TalkPage {
        said = List.copyOf(said);
    }

    public String label(String key) {
        return words.label("page-" + key);
    }

    public String whole() {
        return Templates.fill("talk.jte", Map.of("page", this));
    }
}
