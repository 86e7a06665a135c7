package tilth.scenes.web;

import java.util.Locale;
import tilth.engine.Seats;

/** Who looks at a board: the holder of a seat, or a {@link Seats#WATCHER}. */
public record Onlooker(int seat, Locale language) {

    public boolean isWatcher() {
        return seat == Seats.WATCHER;
    }
}
