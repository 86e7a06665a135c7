package tilth.scenes.web.finca;

import org.jspecify.annotations.Nullable;

/**
 * A number of goods of one kind, always beside their picture.
 *
 * @param target what a click on them asks about, if anything
 */
public record GoodsPicture(
        String id,
        String symbol,
        int count,
        String label,
        @Nullable String target) {

    public String css() {
        return count == 0 ? "none" : "some";
    }
}
