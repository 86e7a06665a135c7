package tilth.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Who sits where, in which colour, and who came first. */
final class SeatOrder {

    private final Chair[] chairs;

    /** How many entries the log had when each person sat down. */
    private final int[] satAfter;

    /** Those who sit here, and those who sat here and were told of in the talk, in the order in which they came. */
    private final List<Sitter> sitters = new ArrayList<>();

    /** The seats whose holder stands in the talk. */
    private int toldOf;

    /** Somebody who sat down when the log had so many entries. */
    record Sitter(int seat, int after, String name) {}

    SeatOrder(int count) {
        chairs = new Chair[count];
        Arrays.fill(chairs, Chair.FREE);
        satAfter = new int[count];
    }

    int count() {
        return chairs.length;
    }

    Chair chair(int seat) {
        return chairs[seat];
    }

    List<Chair> chairs() {
        return List.of(chairs);
    }

    void apply(Fact.OfSeats fact, int length) {
        switch (fact) {
            case Fact.Sat(int seat, String key, int colour, String name) -> {
                chairs[seat] = Chair.ofPerson(name, key, freeColour(chairs, colour, List.of()));
                forgetWhoIsNotToldOf(seat);
                satAfter[seat] = length;
                sitters.add(new Sitter(seat, length, name));
            }
            case Fact.KeyAdded(int seat, String key) -> chairs[seat] = chairs[seat].withKey(key);
            case Fact.BotSat(int seat, String spec) ->
                chairs[seat] = Chair.ofBot(spec, freeColour(chairs, seat, List.of()));
            case Fact.Left(int seat) -> chairs[seat] = Chair.FREE;
            case Fact.BotStoodIn(int seat, String spec) -> chairs[seat] = chairs[seat].stoodInBy(spec);
            case Fact.CameBack(int seat) -> chairs[seat] = chairs[seat].stoodInBy(null);
            case Fact.Resigned(int seat, String spec) -> chairs[seat] = Chair.ofBot(spec, chairs[seat].colour());
            case Fact.ConfirmingSet(int seat, boolean on) -> chairs[seat] = chairs[seat].confirming(on);
        }
    }

    /** Whoever sits down and leaves again in silence is not remembered, however often. */
    private void forgetWhoIsNotToldOf(int seat) {
        if (!Seats.has(toldOf, seat)) {
            sitters.removeIf(sitter -> sitter.seat() == seat && sitter.after() == satAfter[seat]);
        }
        toldOf &= ~(1 << seat);
    }

    /** Something is said of a seat, or by it, that stays with the person who holds it. */
    void tellOf(int seat) {
        toldOf |= 1 << seat;
    }

    List<Sitter> sitters() {
        return List.copyOf(sitters);
    }

    /** The person who has sat here longest, or nobody. */
    @Rule("SRV-16")
    int host() {
        return IntStream.range(0, chairs.length)
                .filter(seat -> chairs[seat].isPerson())
                .boxed()
                .min(Comparator.comparingInt(seat -> satAfter[seat]))
                .orElse(Seats.NOBODY);
    }

    /** The colour of every seat; a free one shows a colour it could get. */
    @Rule("SRV-8")
    static List<Integer> colours(List<Chair> chairs) {
        List<Integer> colours = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            int own = chairs.get(seat).colour();
            colours.add(own == Chair.NO_COLOUR ? freeColour(chairs.toArray(Chair[]::new), seat, colours) : own);
        }
        return colours;
    }

    /** The colour wished for if nobody has it, otherwise the first that nobody has. */
    @Rule("SRV-8")
    private static int freeColour(Chair[] chairs, int wished, List<Integer> alsoTaken) {
        Set<Integer> taken = new HashSet<>(alsoTaken);
        Arrays.stream(chairs).map(Chair::colour).forEach(taken::add);
        return IntStream.concat(IntStream.of(wished), IntStream.range(0, Chair.COLOURS))
                .filter(colour -> colour >= 0 && colour < Chair.COLOURS && !taken.contains(colour))
                .findFirst()
                .orElseThrow();
    }
}
