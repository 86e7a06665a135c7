package tilth.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A game as it was played: how it was set up, and every move. Enough to rebuild all of it.
 *
 * @param rulesVersion the version of the rules it was played under
 * @param players who played, seat by seat; empty where nobody is known
 */
public record GameRecord(Setup setup, List<Turn> turns, int rulesVersion, List<Player> players) {

    /** One move of one seat. */
    public record Turn(int seat, long move) {}

    /** Who played a seat: a name and the number of a colour; bots go by what they are. */
    public record Player(String name, int colour, boolean isBot) {}

    public GameRecord {
        turns = List.copyOf(turns);
        players = List.copyOf(players);
    }

    /** A game of which nobody knows who played it. */
    public GameRecord(Setup setup, List<Turn> turns, int rulesVersion) {
        this(setup, turns, rulesVersion, List.of());
    }

    /** The same game, with who played it. */
    public GameRecord by(List<Player> known) {
        return new GameRecord(setup, turns, rulesVersion, known);
    }

    /** A game played under the rules as they are now. */
    public GameRecord(Setup setup, List<Turn> turns) {
        this(setup, turns, setup.game().rulesVersion());
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

    /** The same game without the moves of one seat after the first {@code count} moves of all. */
    public GameRecord without(int seat, int count) {
        List<Turn> others = new ArrayList<>(turns.subList(0, count));
        turns.subList(count, turns.size()).stream()
                .filter(turn -> turn.seat() != seat)
                .forEach(others::add);
        return new GameRecord(setup, others, rulesVersion, players);
    }

    /** Whether every move can be played where it stands. */
    public boolean isPlayable() {
        Match match = new Match(setup);
        return turns.stream()
                .allMatch(turn -> match.play(turn.seat(), turn.move()).isEmpty());
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
