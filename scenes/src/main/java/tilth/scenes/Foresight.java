package tilth.scenes;

import java.util.List;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Sight;

/**
 * What a move would surely do, as far as its seat can know: what happens in every world it can imagine, before chance
 * decides.
 */
public final class Foresight {

    private static final int WORLDS = 6;

    private Foresight() {}

    public static List<Event> of(Sight sight, long move) {
        Position world = sight.game().blank();
        QuickRng rng = new QuickRng(sight.length());
        List<Event> sure = inSomeWorld(sight, move, world, rng);
        for (int i = 1; i < WORLDS; i++) {
            List<Event> other = inSomeWorld(sight, move, world, rng);
            sure = sure.stream().filter(other::contains).toList();
        }
        return sure;
    }

    private static List<Event> inSomeWorld(Sight sight, long move, Position world, QuickRng rng) {
        EventLog log = new EventLog();
        sight.imagine(world, rng);
        world.play(sight.seat(), move, log);
        return log.seenBy(sight.seat()).stream()
                .takeWhile(event -> !event.what().isByChance())
                .toList();
    }
}
