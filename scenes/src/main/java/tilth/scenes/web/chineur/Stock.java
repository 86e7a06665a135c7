package tilth.scenes.web.chineur;

import java.util.List;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Spot;

/** A player's resources of one kind, which can be stolen, swapped or paid. */
public record Stock(String id, String symbol, int count, Spot spot, List<Changes.Change> ghosts) {

    public String css() {
        return count == 0 ? "none" : "some";
    }
}
