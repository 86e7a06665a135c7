package tilth.scenes.web;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A number of goods of one kind, always beside their picture.
 *
 * @param target what a click on them asks about, if anything
 * @param ghosts how their number would change by what is on offer
 */
public record GoodsPicture(
        String id,
        String symbol,
        int count,
        String label,
        @Nullable String target,
        List<Changes.Change> ghosts) {

    public String css() {
        return count == 0 ? "none" : "some";
    }
}
