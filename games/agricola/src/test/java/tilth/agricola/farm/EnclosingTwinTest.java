package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.engine.QuickRng;
import tilth.engine.Rng;

/**
 * What may be enclosed, against the layouts of fences that may stand: a pasture can be closed if its fences lead from one
 * such layout to another in which it is a pasture.
 */
class EnclosingTwinTest {

    private static final int FARMS = 20_000;

    /** The sets of squares that all fences of a player can go around. */
    private static final List<Integer> PATCHES = IntStream.rangeClosed(1, Yard.ALL)
            .boxed()
            .filter(set -> Fences.count(SlowFences.borders(List.of(set))) <= Fences.MOST)
            .toList();

    @Test
    void what_can_be_closed_is_what_leads_to_a_legal_layout() {
        Rng rng = new QuickRng(3);
        int pastures = 0;
        int without = 0;
        for (int number = 0; number < FARMS; number++) {
            RandomFarm farm = new RandomFarm(rng);
            int left = rng.below(2 + Fences.MOST);
            List<Integer> closable = closable(farm, left);
            pastures += closable.size();
            without += closable.isEmpty() ? 1 : 0;
            compare(farm, left, closable, rng);
        }
        assertThat(pastures).as("pastures that can be closed").isGreaterThan(100_000);
        assertThat(without).as("farms on which none can").isGreaterThan(1_000);
    }

    private static void compare(RandomFarm farm, int left, List<Integer> closable, Rng rng) {
        assertThat(Enclosing.any(farm.fences, farm.tiles(), left))
                .as("any with %d left on %n%s", left, farm)
                .isEqualTo(!closable.isEmpty());
        int marked = 0;
        for (int mark = 0; mark < 4; mark++) {
            assertThat(Enclosing.markable(farm.fences, farm.tiles(), left, marked))
                    .as("with %d left and %s marked on %n%s", left, marked, farm)
                    .isEqualTo(markable(closable, marked));
            marked |= 1 << rng.below(Yard.SQUARES);
        }
        for (int set = 0; set < 50; set++) {
            int squares = set % 5 == 0 ? rng.below(Yard.ALL) : RandomFarm.patch(rng);
            assertThat(Enclosing.closable(farm.fences, farm.tiles(), left, squares))
                    .as("%s with %d left on %n%s", squares, left, farm)
                    .isEqualTo(closable.contains(squares));
        }
    }

    private static int markable(List<Integer> closable, int marked) {
        int markable = 0;
        for (int squares : closable) {
            markable |= (marked & ~squares) == 0 ? squares : 0;
        }
        return markable & ~marked;
    }

    private static List<Integer> closable(RandomFarm farm, int left) {
        List<Integer> closable = new ArrayList<>();
        for (int set : PATCHES) {
            long after = farm.fences | Fences.outline(set);
            int price = Fences.count(after) - Fences.count(farm.fences);
            if (price > 0 && price <= left && Fences.count(after) <= Fences.MOST && leadsTo(after, set, farm.tiles())) {
                closable.add(set);
            }
        }
        return closable;
    }

    private static boolean leadsTo(long after, int set, int tiles) {
        SlowFences layout = new SlowFences(after);
        return layout.pastures().contains(set) && layout.areLegal(tiles);
    }

    @ParameterizedTest
    @CsvSource({"1, 5, 57", "2, 2, 41", "2, 3, 341", "3, 3, 2808"})
    void pasture_by_pasture_every_layout_of_a_small_yard_is_reached(int rows, int columns, int count) {
        assertThat(reached(yard(rows, columns))).isEqualTo(count);
    }

    @Test
    void pasture_by_pasture_every_layout_of_the_first_farm_is_reached() {
        assertThat(reached(Yard.ALL & ~RandomFarm.FIRST_ROOMS)).isEqualTo(7964);
    }

    /**
     * From each legal layout to each larger one leads a pasture that can be closed with the fences they differ in, to a
     * layout between them; so the larger one is reached pasture by pasture for no more than these fences. Shown for all
     * layouts of a yard; says how many there are.
     */
    private static int reached(int yard) {
        Set<Long> layouts = layouts(yard);
        for (long from : layouts) {
            long[] steps = steps(from, Yard.ALL & ~yard);
            assertThat(layouts)
                    .as("after %x", from)
                    .containsAll(Arrays.stream(steps).boxed().toList());
            for (long to : layouts) {
                if (from != to && (from & ~to) == 0 && !leadsTowards(steps, to)) {
                    throw new AssertionError("no step from %x to %x".formatted(from, to));
                }
            }
        }
        return layouts.size();
    }

    private static boolean leadsTowards(long[] steps, long to) {
        for (long step : steps) {
            if ((step & ~to) == 0) {
                return true;
            }
        }
        return false;
    }

    private static int yard(int rows, int columns) {
        int yard = 0;
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                yard |= 1 << Yard.square(row, column);
            }
        }
        return yard;
    }

    /** The layouts after closing any one pasture. */
    private static long[] steps(long from, int blocked) {
        return PATCHES.stream()
                .filter(set -> Enclosing.closable(from, blocked, Fences.MOST, set))
                .mapToLong(set -> Enclosing.closed(from, set))
                .toArray();
    }

    /** All layouts that may stand, from all ways to part the squares into pastures and a rest. */
    private static Set<Long> layouts(int yard) {
        Set<Long> layouts = new HashSet<>();
        part(yard, new ArrayList<>(List.of(0)), layouts);
        return layouts;
    }

    /** Puts the squares that are left into the parts, of which the first is the rest of the yard. */
    private static void part(int left, List<Integer> parts, Set<Long> layouts) {
        long fences = parts.stream().skip(1).mapToLong(Fences::outline).reduce(0, (some, more) -> some | more);
        if (Fences.count(fences & ~edgesOf(left)) > Fences.MOST) {
            return;
        }
        if (left == 0) {
            if (new SlowFences(fences).areLegal(0)) {
                layouts.add(fences);
            }
            return;
        }
        int square = Integer.lowestOneBit(left);
        for (int part = 0; part < parts.size(); part++) {
            parts.set(part, parts.get(part) | square);
            part(left & ~square, parts, layouts);
            parts.set(part, parts.get(part) & ~square);
        }
        parts.add(square);
        part(left & ~square, parts, layouts);
        parts.removeLast();
    }

    private static long edgesOf(int squares) {
        long edges = 0;
        for (int rest = squares; rest != 0; rest &= rest - 1) {
            edges |= Fences.outline(Integer.lowestOneBit(rest));
        }
        return edges;
    }
}
