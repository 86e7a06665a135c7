package tilth.finca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Shows a position without what lies face down. */
final class FincaViewer {

    /** What never changes is shown once: many positions are looked at for one move. */
    private static final List<FincaView.TileView> TILES =
            IntStream.range(0, Tiles.COUNT).mapToObj(FincaViewer::tile).toList();

    private static final List<List<String>> FINCAS = IntStream.range(
                    0, Components.fincas().size())
            .mapToObj(FincaViewer::finca)
            .toList();

    private static final List<Integer> BONUS_PILE =
            IntStream.of(Components.bonusPile()).boxed().toList();

    private FincaViewer() {}

    @Rule("FIN-T2")
    static FincaView view(FincaPosition position) {
        return new FincaView(
                position.startSeat(),
                position.round(),
                position.table().turnCap(),
                IntStream.range(0, Windmill.BLADES)
                        .mapToObj(blade -> blade(position, blade))
                        .toList(),
                IntStream.range(0, Components.VILLAGES)
                        .mapToObj(village -> village(position, village))
                        .toList(),
                fruits(position.supply()),
                position.cartsInCentre(),
                position.woodenFincas(),
                BONUS_PILE.subList(Math.min(position.bonusTaken(), BONUS_PILE.size()), BONUS_PILE.size()),
                IntStream.range(0, position.seats())
                        .mapToObj(seat -> player(position, seat))
                        .toList(),
                delivery(position),
                lifted(position));
    }

    private static FincaView.BladeView blade(FincaPosition position, int blade) {
        return new FincaView.BladeView(blade, Terms.FRUIT.write(position.fruitOf(blade)), farmers(position, blade));
    }

    private static List<Integer> farmers(FincaPosition position, int blade) {
        List<Integer> farmers = new ArrayList<>(position.seats());
        for (int seat = 0; seat < position.seats(); seat++) {
            farmers.add(Windmill.at(position.farmers(seat), blade));
        }
        return farmers;
    }

    private static FincaView.VillageView village(FincaPosition position, int village) {
        return new FincaView.VillageView(
                Terms.VILLAGE.write(village),
                position.tilesLeft(village),
                position.isClosed(village) ? null : TILES.get(position.topTile(village)),
                FINCAS.get(position.fincaOf(village)),
                fincaWonBy(position, position.fincaOf(village)));
    }

    private static @Nullable Integer fincaWonBy(FincaPosition position, int finca) {
        for (int seat = 0; seat < position.seats(); seat++) {
            if ((position.fincas(seat) >>> finca & 1) != 0) {
                return seat;
            }
        }
        return null;
    }

    private static List<String> finca(int number) {
        return Components.fincas().get(number).stream()
                .map(fruit -> fruit == Components.ANY ? "any" : Terms.FRUIT.write(fruit))
                .toList();
    }

    private static FincaView.TileView tile(int number) {
        int any = Tiles.isQuestionMark(number) ? Tiles.value(number) : 0;
        Map<String, Integer> printed = fruits(Tiles.need(number));
        printed.values().removeIf(count -> count == 0);
        return new FincaView.TileView(Tiles.value(number), Collections.unmodifiableMap(printed), any);
    }

    private static Map<String, Integer> fruits(long basket) {
        Map<String, Integer> fruits = new LinkedHashMap<>();
        for (int fruit = 0; fruit < Basket.FRUITS; fruit++) {
            fruits.put(Terms.FRUIT.write(fruit), Basket.count(basket, fruit));
        }
        return fruits;
    }

    private static FincaView.PlayerView player(FincaPosition position, int seat) {
        long belongings = position.belongings(seat);
        return new FincaView.PlayerView(
                seat,
                fruits(position.fruits(seat)),
                position.carts(seat),
                each(position.tiles(seat), TILES::get),
                each(position.fincas(seat), FINCAS::get),
                each(Belongings.bonuses(belongings), Scoring::bonus),
                each(Belongings.unusedActions(belongings), Terms.ACTION::write),
                fincaCounts(position, seat),
                Scoring.points(position, seat));
    }

    private static Map<String, Integer> fincaCounts(FincaPosition position, int seat) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (int village = 0; village < Components.VILLAGES; village++) {
            if (!position.isClosed(village)) {
                counts.put(
                        Terms.VILLAGE.write(village), Tiles.countFor(position.fincaOf(village), position.tiles(seat)));
            }
        }
        return counts;
    }

    private static <T> List<T> each(long set, IntFunction<T> shown) {
        List<T> all = new ArrayList<>(Long.bitCount(set));
        for (long left = set; left != 0; left &= left - 1) {
            all.add(shown.apply(Long.numberOfTrailingZeros(left)));
        }
        return List.copyOf(all);
    }

    private static FincaView.@Nullable DeliveryView delivery(FincaPosition position) {
        Delivery delivery = position.delivery();
        if (!delivery.isUnderWay()) {
            return null;
        }
        List<String> villages = new ArrayList<>();
        for (int place = 0; place < delivery.count(); place++) {
            villages.add(Terms.VILLAGE.write(delivery.village(place)));
        }
        String cart = delivery.cart().name().toLowerCase(Locale.ROOT).replace('_', '-');
        return new FincaView.DeliveryView(cart, delivery.room(), villages, delivery.mustSpare(), choosing(position));
    }

    private static @Nullable String choosing(FincaPosition position) {
        long question = position.question(Seats.first(position.openSeats()));
        return switch (Asks.of(question)) {
            case FRUIT, SPARE, SPARE_CHOSEN -> Terms.VILLAGE.write(Verb.first(question));
            case PLACE, TURN, MOVE, MOVE_AGAIN, LIFT, LAND, TILE -> null;
        };
    }

    private static FincaView.@Nullable LiftedView lifted(FincaPosition position) {
        if (position.isOver()) {
            return null;
        }
        int seat = Seats.first(position.openSeats());
        long question = position.question(seat);
        return Asks.of(question) == Asks.LAND ? new FincaView.LiftedView(seat, Verb.first(question)) : null;
    }
}
