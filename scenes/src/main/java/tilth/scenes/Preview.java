package tilth.scenes;

import java.util.List;
import java.util.stream.Collectors;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Sight;

/**
 * What a move would surely do, as far as its seat can know: what happens in every world it can imagine, before chance
 * decides.
 */
public record Preview(List<Event> events) {

    private static final int WORLDS = 6;

    public Preview {
        events = List.copyOf(events);
    }

    public static Preview of(Sight sight, long move) {
        Position world = sight.game().blank();
        QuickRng rng = new QuickRng(sight.length());
        List<Event> sure = inSomeWorld(sight, move, world, rng);
        for (int i = 1; i < WORLDS; i++) {
            List<Event> other = inSomeWorld(sight, move, world, rng);
            sure = sure.stream().filter(other::contains).toList();
        }
        return new Preview(sure);
    }

    private static List<Event> inSomeWorld(Sight sight, long move, Position world, QuickRng rng) {
        EventLog log = new EventLog();
        sight.imagine(world, rng);
        world.play(sight.seat(), move, log);
        return log.seenBy(sight.seat()).stream()
                .takeWhile(event -> !event.what().isByChance())
                .toList();
    }

    /** The same in as few words as possible; nothing where it goes without saying. */
    public String in(Words words) {
        return events.stream()
                .map(words::preview)
                .filter(said -> !said.isEmpty())
                .collect(Collectors.joining(", "));
    }
}
