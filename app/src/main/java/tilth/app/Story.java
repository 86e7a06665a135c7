package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Setup;

/** A game being played or played again, with what happened at every move. */
final class Story {

    /** What happened at one move; the number counts from 1. */
    record Chapter(int number, int seat, boolean beginsTurn, List<Event> events) {
        List<Event> seenBy(int viewer) {
            return events.stream().filter(event -> event.isSeenBy(viewer)).toList();
        }
    }

    private final List<Chapter> chapters = new ArrayList<>();
    private Match match;

    Story(Setup setup) {
        match = new Match(setup);
    }

    Match match() {
        return match;
    }

    List<Chapter> chapters() {
        return List.copyOf(chapters);
    }

    /** Plays a move, or says why not and changes nothing. */
    Optional<Refusal> play(int seat, long move) {
        EventLog log = new EventLog();
        boolean beginsTurn = beginsTurn(seat);
        Optional<Refusal> refusal;
        try {
            refusal = match.play(seat, move, log);
        } catch (RuntimeException fault) {
            throw new BrokenGame(match.record(), fault);
        }
        if (refusal.isEmpty()) {
            chapters.add(new Chapter(match.length(), seat, beginsTurn, log.events()));
        }
        return refusal;
    }

    private boolean beginsTurn(int seat) {
        return Seats.has(match.position().openSeats(), seat)
                && match.game()
                        .questions()
                        .verb(match.position().question(seat))
                        .beginsTurn();
    }

    /** Goes back to where the game stood after so many moves. */
    void backTo(int length) {
        match = match.record().replay(length);
        chapters.subList(length, chapters.size()).clear();
    }
}
