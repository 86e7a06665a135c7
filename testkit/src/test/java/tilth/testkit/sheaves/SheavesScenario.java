package tilth.testkit.sheaves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.EventLog;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** A table of Sheaves to try a rule at: three players, four cards each, nobody has laid one yet. */
class SheavesScenario {

    static final int RED = 0;
    static final int BLUE = 1;
    static final int GREEN = 2;

    SheavesPosition position = start(3, Map.of(), 1);
    EventLog log = new EventLog();

    static SheavesPosition start(int seats, Map<String, String> options, int seed) {
        return (SheavesPosition) new Sheaves().start(new Setup(new Sheaves(), seats, options, Seed.of(seed)));
    }

    void play(int seat, long move) {
        assertThat(offered(seat)).contains(Sheaves.MOVES.write(move));
        position.play(seat, move, log);
    }

    void lay(int seat, int card) {
        play(seat, Does.LAY.with(card));
    }

    /** Everybody who is asked lays their lowest card; says whose was highest. */
    int layAll() {
        return layAll(IntStream.range(0, position.seats())
                .filter(seat -> Seats.has(position.openSeats(), seat))
                .toArray());
    }

    int layAll(int... seats) {
        int winner = seats[0];
        for (int seat : seats) {
            winner = lowest(seat) > lowest(winner) ? seat : winner;
        }
        for (int seat : seats) {
            lay(seat, lowest(seat));
        }
        return winner;
    }

    int highestOfAll() {
        int best = RED;
        for (int seat = 0; seat < position.seats(); seat++) {
            best = lowest(seat) > lowest(best) ? seat : best;
        }
        return best;
    }

    void answerNaming() {
        int winner = Seats.first(position.openSeats());
        MoveList moves = new MoveList();
        position.moves(winner, moves);
        position.play(winner, moves.at(0), log);
        int named = Seats.first(position.openSeats());
        position.moves(named, moves);
        position.play(named, moves.at(0), log);
    }

    void discardAll(int seat) {
        discardAllBut(seat, Cards.NONE);
    }

    void discardAllBut(int seat, int kept) {
        hands(position).get(seat).stream()
                .filter(card -> card != kept)
                .forEach(card -> position.cards.turnUp(seat, card));
    }

    int lowest(int seat) {
        return hands(position).get(seat).getFirst();
    }

    int highest(int seat) {
        return hands(position).get(seat).getLast();
    }

    static List<List<Integer>> hands(SheavesPosition position) {
        return IntStream.range(0, position.seats())
                .mapToObj(seat -> IntStream.range(0, Cards.COUNT)
                        .filter(card -> position.cards.isIn(seat, card))
                        .boxed()
                        .toList())
                .toList();
    }

    List<String> offered(int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        return Sheaves.MOVES.write(moves);
    }

    SheavesView view(int viewer) {
        return (SheavesView) position.view(viewer);
    }

    List<String> turnedUp() {
        return view(Seats.WATCHER).players().stream()
                .flatMap(player -> player.turnedUp().stream())
                .toList();
    }

    List<String> heard(int viewer) {
        return log.seenBy(viewer).stream().map(event -> event.what().word()).toList();
    }

    void assertOpen(int... seats) {
        assertThat(position.openSeats())
                .isEqualTo(IntStream.of(seats).map(seat -> 1 << seat).sum());
    }

    static List<List<Integer>> orders(List<Integer> seats) {
        if (seats.isEmpty()) {
            return List.of(List.of());
        }
        List<List<Integer>> orders = new ArrayList<>();
        for (Integer first : seats) {
            List<Integer> rest =
                    seats.stream().filter(seat -> !seat.equals(first)).toList();
            for (List<Integer> order : orders(rest)) {
                List<Integer> whole = new ArrayList<>(List.of(first));
                whole.addAll(order);
                orders.add(whole);
            }
        }
        return orders;
    }
}
