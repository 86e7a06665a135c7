package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import tilth.engine.Event;
import tilth.finca.FincaView;
import tilth.finca.FincaView.BladeView;
import tilth.finca.Happens;

/**
 * Which farmer is which: each is followed from blade to blade through all that happened, so that the one that left a blade
 * is the one that arrives.
 */
final class Farmers {

    /** The blade of each farmer, by its seat and its number. */
    private final List<List<Integer>> blades = new ArrayList<>();

    private final List<Step> steps = new ArrayList<>();

    private Farmers(int seats) {
        for (int seat = 0; seat < seats; seat++) {
            blades.add(new ArrayList<>());
        }
    }

    /** Follows the farmers; if that does not lead to where they stand, they are numbered along the ring. */
    static Farmers of(FincaView view, List<List<Event>> history) {
        Farmers followed = new Farmers(view.players().size());
        for (int move = 0; move < history.size(); move++) {
            for (Event event : history.get(move)) {
                followed.follow(move, event);
            }
        }
        Farmers standing = alongTheRing(view);
        return followed.sorted().equals(standing.blades) ? followed : standing;
    }

    private void follow(int move, Event event) {
        if (event.what() == Happens.PLACED) {
            blades.get(event.seat()).add(event.first());
        } else if (event.what() == Happens.MOVED || event.what() == Happens.BLOWN) {
            int number = blades.get(event.seat()).indexOf(event.first());
            if (number >= 0) {
                blades.get(event.seat()).set(number, event.second());
                steps.add(new Step(move, event.seat(), number, event.first(), event.second()));
            }
        }
    }

    private static Farmers alongTheRing(FincaView view) {
        Farmers farmers = new Farmers(view.players().size());
        for (BladeView blade : view.blades()) {
            for (int seat = 0; seat < farmers.blades.size(); seat++) {
                farmers.blades
                        .get(seat)
                        .addAll(Collections.nCopies(blade.farmers().get(seat), blade.at()));
            }
        }
        return farmers;
    }

    private List<List<Integer>> sorted() {
        return blades.stream().map(seat -> seat.stream().sorted().toList()).toList();
    }

    /** All farmers, in an order that never changes. */
    List<Farmer> all() {
        List<Farmer> all = new ArrayList<>();
        for (int seat = 0; seat < blades.size(); seat++) {
            for (int number = 0; number < blades.get(seat).size(); number++) {
                all.add(new Farmer(seat, number, blades.get(seat).get(number)));
            }
        }
        return all;
    }

    /** Who stands on a blade. */
    List<Farmer> on(int blade) {
        return all().stream().filter(farmer -> farmer.blade() == blade).toList();
    }

    /** The steps that were taken in a move. */
    Stream<Step> steps(int move) {
        return steps.stream().filter(step -> step.move() == move);
    }

    /** A farmer and where it stands. */
    record Farmer(int seat, int number, int blade) {
        String id() {
            return "farmer-%d-%d".formatted(seat, number);
        }
    }

    /** A farmer's way from one blade to another. */
    record Step(int move, int seat, int number, int from, int to) {
        Farmer farmer() {
            return new Farmer(seat, number, to);
        }
    }
}
