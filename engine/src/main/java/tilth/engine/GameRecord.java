package tilth.engine;

import java.util.List;

/** A game as it was played: how it was set up, and every move. Enough to rebuild all of it. */
public record GameRecord(Setup setup, List<Turn> turns) {

    /** One move of one seat. */
    public record Turn(int seat, long move) {}

    public GameRecord {
        turns = List.copyOf(turns);
    }

    /** The game after its first {@code count} moves. */
    public Match replay(int count) {
        Match match = new Match(setup);
        for (int i = 0; i < count; i++) {
            Turn turn = turns.get(i);
            int number = i + 1;
            match.play(turn.seat(), turn.move()).ifPresent(refusal -> {
                throw new RefusedMove(number, turn, refusal);
            });
        }
        return match;
    }

    /** What happened at each move. */
    public List<List<Event>> story() {
        Match match = new Match(setup);
        return turns.stream().map(turn -> happened(match, turn)).toList();
    }

    private static List<Event> happened(Match match, Turn turn) {
        EventLog events = new EventLog();
        match.play(turn.seat(), turn.move(), events);
        return events.events();
    }

    public Match replay() {
        return replay(turns.size());
    }

    /** A record whose move cannot be played where it stands. */
    public static final class RefusedMove extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final int number;
        private final transient Turn turn;
        private final transient Refusal refusal;

        RefusedMove(int number, Turn turn, Refusal refusal) {
            super("move " + number + " is refused by " + refusal.rule());
            this.number = number;
            this.turn = turn;
            this.refusal = refusal;
        }

        /** Counted from 1. */
        public int number() {
            return number;
        }

        public Turn turn() {
            return turn;
        }

        public Refusal refusal() {
            return refusal;
        }
    }
}
