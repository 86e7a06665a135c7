package tilth.finca;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/** What a scenario says about one player before it starts. */
final class Holding {

    final List<Integer> farmers = new ArrayList<>();
    final List<String> tiles = new ArrayList<>();
    final List<Integer> bonuses = new ArrayList<>();
    final List<String> fincas = new ArrayList<>();
    final Set<Action> used = EnumSet.noneOf(Action.class);
    int sets;
    private final Map<Goods, Integer> goods = new EnumMap<>(Goods.class);

    void stand(int... blades) {
        IntStream.of(blades).forEach(farmers::add);
    }

    void add(int count, Goods what) {
        goods.merge(what, count, Integer::sum);
    }

    int count(Goods what) {
        return goods.getOrDefault(what, 0);
    }

    long basket() {
        long basket = Basket.EMPTY;
        for (Goods fruit : Goods.values()) {
            if (fruit.isFruit()) {
                basket += Basket.of(fruit.ordinal(), count(fruit));
            }
        }
        return basket;
    }

    /** Carts, action tiles and bonus tiles, packed; finca tiles are added with the villages. */
    long belongings() {
        long belongings = Belongings.atStart() + count(Goods.CARTS);
        for (Action action : used) {
            belongings = Belongings.used(belongings, action);
        }
        for (int points : bonuses) {
            belongings = Belongings.withBonus(belongings, placeInPile(points));
        }
        return belongings;
    }

    private static int placeInPile(int points) {
        return IntStream.range(0, Components.bonusPile().length)
                .filter(place -> Scoring.bonus(place) == points)
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no bonus tile is worth " + points));
    }

    static int countAll(Collection<Holding> holdings, Goods what) {
        return holdings.stream().mapToInt(holding -> holding.count(what)).sum();
    }
}
