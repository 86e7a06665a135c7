package tilth.finca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** All deliveries the rules allow a player, found the slow way: every order of tiles, every way to pay each. */
final class AllDeliveries {

    private static final int KINDS = 6;

    /** One way to pay a tile: what is put on it, how many fruits are spared, and how it is written. */
    private record Way(List<Integer> fruits, int spared, String text) {}

    private final FincaPosition position;
    private final Delivery.Cart cart;
    private final List<Integer> hand;
    private final Map<String, List<Integer>> found = new TreeMap<>();

    AllDeliveries(FincaPosition position, int seat, Delivery.Cart cart) {
        this.position = position;
        this.cart = cart;
        hand = counts(position.fruits(seat));
    }

    /** Every delivery, as tiles in order with what was chosen and spared, and the fruits left after it. */
    Map<String, List<Integer>> find() {
        extend(List.of(), hand, 0, 0, "");
        return found;
    }

    private void extend(List<Integer> chosen, List<Integer> left, int paid, int spared, String path) {
        if (!chosen.isEmpty() && spared == (cart == Delivery.Cart.MINUS_ONE ? 1 : 0)) {
            found.put(path, left);
        }
        for (int village = 0; village < Components.VILLAGES; village++) {
            if (chosen.contains(village) || position.tilesLeft(village) == 0) {
                continue;
            }
            for (Way way : waysToPay(Components.tiles().get(position.topTile(village)))) {
                List<Integer> rest = minus(left, way.fruits);
                int total = paid + sum(way.fruits);
                boolean fits = total <= (cart == Delivery.Cart.BIG_CART ? 10 : 6);
                if (fits && Collections.min(rest) >= 0 && spared + way.spared <= 1) {
                    List<Integer> more = new ArrayList<>(chosen);
                    more.add(village);
                    String name = Components.villages().get(village);
                    extend(more, rest, total, spared + way.spared, path + " " + name + way.text);
                }
            }
        }
    }

    private List<Way> waysToPay(Components.FruitTile tile) {
        List<Way> ways = new ArrayList<>();
        boolean noOnes = !position.table().onesComeAlong();
        if (cart == Delivery.Cart.MINUS_ONE && tile.value() == 1 && noOnes) {
            return ways;
        }
        if (tile.questionMarks() == 0) {
            addWays(ways, tile.fruits(), "");
        } else {
            for (int fruit = 0; fruit < KINDS; fruit++) {
                List<Integer> price = changed(Collections.nCopies(KINDS, 0), fruit, tile.questionMarks());
                addWays(ways, price, "=" + Components.FRUITS.get(fruit));
            }
        }
        return ways;
    }

    /** In full, and with Minus one also without one fruit of a tile of value 2 or more. */
    private void addWays(List<Way> ways, List<Integer> price, String text) {
        ways.add(new Way(price, 0, text));
        if (cart != Delivery.Cart.MINUS_ONE || sum(price) < 2) {
            return;
        }
        for (int fruit = 0; fruit < KINDS; fruit++) {
            if (price.get(fruit) > 0) {
                ways.add(new Way(changed(price, fruit, -1), 1, text + "-" + Components.FRUITS.get(fruit)));
            }
        }
    }

    private static List<Integer> changed(List<Integer> counts, int fruit, int by) {
        List<Integer> changed = new ArrayList<>(counts);
        changed.set(fruit, counts.get(fruit) + by);
        return changed;
    }

    private static List<Integer> minus(List<Integer> from, List<Integer> what) {
        return IntStream.range(0, KINDS)
                .mapToObj(fruit -> from.get(fruit) - what.get(fruit))
                .toList();
    }

    private static int sum(List<Integer> counts) {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /** What is in a basket, kind by kind. */
    static List<Integer> counts(long basket) {
        return IntStream.range(0, KINDS)
                .mapToObj(fruit -> Basket.count(basket, fruit))
                .toList();
    }
}
