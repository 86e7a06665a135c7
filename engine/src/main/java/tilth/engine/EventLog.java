package tilth.engine;

import java.util.ArrayList;
import java.util.List;

/** A journal that keeps everything it hears. */
public final class EventLog extends Journal {

    private final List<Event> events = new ArrayList<>();

    @Override
    protected void enter(int seers, Happening what, int seat, int first, int second, int third) {
        events.add(new Event(what, seat, seers, first, second, third));
    }

    public List<Event> events() {
        return List.copyOf(events);
    }

    /** What one viewer may know of it. */
    public List<Event> seenBy(int viewer) {
        return events.stream().filter(event -> event.isSeenBy(viewer)).toList();
    }
}
