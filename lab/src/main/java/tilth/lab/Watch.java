package tilth.lab;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Position;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Study;
import tilth.engine.Topic;

/**
 * Watches one game after the other, as somebody without a seat would: who did what in which of their turns, and what
 * brought the end about. Nothing of a game is kept once the next one begins.
 */
final class Watch extends Journal implements Witness {

    private static final int DEED = 3;

    private final Game game;
    private final Study study;
    private final @Nullable Happening round;
    private final Map<Happening, List<Counter>> counters = new HashMap<>();
    private final Map<Happening, List<Counter>> offers = new HashMap<>();
    private final BitSet known = new BitSet();
    private final int[] turns = new int[Integer.SIZE];
    private int[] deeds = new int[DEED * 64];
    private int size;
    private int ending;
    private int firstSeat;
    private @Nullable ScoreSheet sheet;

    /** How a happening finds its thing: by the operand it names it with, or always the same one. */
    private record Counter(int firstThing, int operand) {
        static final int NONE = -1;

        int thing(int first, int second, int third) {
            return switch (operand) {
                case NONE -> firstThing;
                case 0 -> firstThing + first;
                case 1 -> firstThing + second;
                default -> firstThing + third;
            };
        }
    }

    Watch(Game game) {
        this.game = game;
        study = game.study();
        round = study.round().orElse(null);
        int first = 0;
        for (Topic topic : study.topics()) {
            count(topic, first);
            first += topic.size();
        }
    }

    private void count(Topic topic, int first) {
        if (topic.kind() == Topic.Kind.DEEDS) {
            for (int i = 0; i < topic.counted().size(); i++) {
                counters(counters, topic.counted().get(i)).add(new Counter(first + i, Counter.NONE));
            }
            return;
        }
        counters(counters, topic.counted().getFirst()).add(new Counter(first, 0));
        for (Happening offer : topic.offered()) {
            counters(offers, offer).add(new Counter(first, offer.operands().indexOf(topic.things())));
        }
    }

    private static List<Counter> counters(Map<Happening, List<Counter>> all, Happening what) {
        return all.computeIfAbsent(what, _ -> new ArrayList<>());
    }

    @Override
    public Journal journal() {
        return this;
    }

    @Override
    public void begins() {
        Arrays.fill(turns, 0);
        size = 0;
        ending = study.endings().size();
        firstSeat = Seats.NOBODY;
        sheet = null;
    }

    @Override
    public void answers(int seat, long question, long move) {
        if (round != null && firstSeat == Seats.NOBODY) {
            beginRound();
            firstSeat = seat;
        }
        if (study.beginsTurn(game.questions().verb(question), game.moves().verb(move))) {
            beginTurn(seat);
        }
    }

    private void beginRound() {
        Arrays.setAll(turns, seat -> turns[seat] + 1);
    }

    private void beginTurn(int seat) {
        turns[seat]++;
        firstSeat = firstSeat == Seats.NOBODY ? seat : firstSeat;
    }

    @Override
    public void ends(Position position) {
        sheet = position.scoreSheet();
    }

    @Override
    protected void enter(int seers, Happening what, int seat, int first, int second, int third) {
        if (seers != EVERYONE) {
            return;
        }
        if (study.beginsTurn(what)) {
            beginTurn(seat);
        }
        if (what.equals(round)) {
            beginRound();
        }
        if (ending == study.endings().size() && study.endings().contains(what)) {
            ending = study.endings().indexOf(what);
        }
        for (Counter offer : offers.getOrDefault(what, List.of())) {
            known.set(offer.thing(first, second, third));
        }
        // What comes before the first turn is the set-up, which nobody can choose.
        if (seat != Seats.NOBODY && firstSeat != Seats.NOBODY) {
            for (Counter counter : counters.getOrDefault(what, List.of())) {
                keep(counter.thing(first, second, third), seat);
            }
        }
    }

    private void keep(int thing, int seat) {
        if (size + DEED > deeds.length) {
            deeds = Arrays.copyOf(deeds, 2 * deeds.length);
        }
        known.set(thing);
        deeds[size++] = thing;
        deeds[size++] = seat;
        deeds[size++] = turns[seat];
    }

    /** Hears of everything that was counted in a game. */
    interface Listener {
        void did(int thing, int seat, int turn);
    }

    void tell(Listener listener) {
        for (int i = 0; i < size; i += DEED) {
            listener.did(deeds[i], deeds[i + 1], deeds[i + 2]);
        }
    }

    /** Every thing that was done or could have been in any of the games. */
    BitSet known() {
        return known;
    }

    /** The number of the ending, or the number of endings if it was the usual one. */
    int ending() {
        return ending;
    }

    /** Who had the first turn; the first seat if nobody had one. */
    int firstSeat() {
        return Math.max(0, firstSeat);
    }

    /** The turns of whoever had most. */
    int rounds() {
        return Arrays.stream(turns).max().orElse(0);
    }

    ScoreSheet sheet() {
        return Objects.requireNonNull(sheet, "the game is not over");
    }
}
