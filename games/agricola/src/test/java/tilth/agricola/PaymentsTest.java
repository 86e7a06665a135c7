package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.DAUB;
import static tilth.agricola.cards.Samples.LOAM_WALLS;
import static tilth.agricola.cards.Samples.OSIER;
import static tilth.agricola.cards.Samples.SAW_PIT;
import static tilth.agricola.cards.Samples.SHINGLES;
import static tilth.agricola.cards.Samples.TIMBER_FRAME;
import static tilth.agricola.cards.Samples.WATTLE;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.pay.Paying;
import tilth.agricola.sheets.OccupationsA;
import tilth.agricola.sheets.OccupationsB;
import tilth.agricola.words.Asks;
import tilth.engine.QuickRng;
import tilth.engine.Rule;

/** Ways to pay, in scenarios and against a slow twin. */
class PaymentsTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-P1", "AGR-P2"})
    void every_way_to_pay_that_is_not_dearer_than_another_is_offered() {
        given(deck(SHINGLES), RED.hasPlayed("x05-shingles"), RED.has("6 wood 2 reed"));
        RED.plays("place farm-expansion", "build-room a1");
        RED.isOffered("pay 0", "pay 1");
        assertThat(((AgricolaView) position().view(0)).payments().toString())
                .isEqualTo("[{wood=5, reed=2}, {wood=6, reed=1}]");
        RED.plays("pay 1");
        RED.changed("wood: 6 > 0", "reed: 2 > 1", "a1: - > room", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-P2")
    void a_cheaper_way_leaves_no_choice() {
        given(deck(TIMBER_FRAME, SAW_PIT), RED.hasPlayed("x04-timber-frame", "x03-saw-pit"), RED.has("5 wood 2 reed"));
        RED.plays("place farm-expansion", "build-room a1");
        RED.changed("wood: 5 > 2", "reed: 2 > 1", "a1: - > room", "home: 2 > 1");
        RED.plays("build-stable e1");
        meanwhile();
    }

    @Test
    @Rule("AGR-P1")
    void a_card_may_make_something_affordable() {
        given(out("house-redevelopment"), RED.has("2 clay 1 wood"));
        RED.mayNot("place house-redevelopment");
        given(deck(SHINGLES), out("house-redevelopment"), RED.hasPlayed("x05-shingles"), RED.has("2 clay 1 wood"));
        RED.plays("place house-redevelopment");
        RED.changed("clay: 2 > 0", "wood: 1 > 0", "house: wood > clay", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-P2")
    void two_swaps_that_undo_each_other_come_to_an_end() {
        given(deck(WATTLE, OSIER), out("fencing"), RED.hasPlayed("x50-wattle", "x62-osier"), RED.has("2 wood 2 clay"));
        RED.plays("place fencing", "mark e1", "close");
        RED.changed("wood: 2 > 0", "clay: 2 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-P1", "AGR-P2"})
    void ways_to_pay_are_those_of_a_slow_twin() {
        Card[] cards = {
            SAW_PIT,
            TIMBER_FRAME,
            SHINGLES,
            LOAM_WALLS,
            OccupationsA.FRAME_BUILDER,
            OccupationsB.BRUSHWOOD_COLLECTOR,
            DAUB
        };
        QuickRng rng = new QuickRng(1);
        for (int trial = 0; trial < 3_000; trial++) {
            int chosen = rng.below(1 << cards.length);
            List<Card> played = new ArrayList<>();
            for (int i = 0; i < cards.length; i++) {
                if ((chosen >>> i & 1) != 0) {
                    played.add(cards[i]);
                }
            }
            String goods = rng.below(8) + " wood " + rng.below(4) + " clay " + rng.below(4) + " reed";
            given(
                    deck(cards),
                    RED.has(goods),
                    RED.hasPlayed(played.stream().map(Card::word).toArray(String[]::new)));
            long base = Scene.bundle("5 wood 2 reed");
            PriceList payments = Paying.list(position(), 0, Asks.PAY.with(Purchase.ROOM.ordinal(), 1, 0));
            Set<Long> found = new TreeSet<>();
            for (int way = 0; way < payments.size(); way++) {
                assertThat(found.add(payments.at(way))).isTrue();
            }
            assertThat(found).isEqualTo(slowly(played, base, Scene.bundle(goods)));
            assertThat(Paying.isAffordable(position(), 0, Purchase.ROOM, 1, 0)).isEqualTo(!found.isEmpty());
        }
    }

    private static Set<Long> slowly(List<Card> cards, long base, long goods) {
        List<Rebate> rebates =
                cards.stream().flatMap(card -> card.rebates().stream()).toList();
        Set<Long> bases = new HashSet<>(Set.of(base));
        for (Rebate rebate : rebates) {
            if (rebate.change() instanceof Rebate.Base other) {
                bases.add(other.price());
            }
        }
        Set<Long> prices = new HashSet<>();
        bases.forEach(price -> addSwapped(price, rebates, prices));
        Set<Long> paid = new HashSet<>();
        for (long price : prices) {
            long less = price;
            for (Rebate rebate : rebates) {
                less = rebate.change() instanceof Rebate.Off off ? minus(less, Goods.of(1, off.good())) : less;
            }
            if (isAtMost(less, goods)) {
                paid.add(less);
            }
        }
        Set<Long> best = new TreeSet<>(paid);
        best.removeIf(price -> paid.stream().anyMatch(other -> other != price.longValue() && isAtMost(other, price)));
        return best;
    }

    /** Every order of every use, however long it takes. */
    private static void addSwapped(long price, List<Rebate> left, Set<Long> into) {
        into.add(price);
        for (Rebate rebate : left) {
            List<Rebate> others = new ArrayList<>(left);
            if (!(rebate.change() instanceof Rebate.AnySwaps)) {
                others.remove(rebate);
            }
            for (Rebate.Swap swap : swaps(price, rebate.change())) {
                if (swap.from() != Goods.NOTHING && isAtMost(swap.from(), price)) {
                    addSwapped(price - swap.from() + swap.to(), others, into);
                }
            }
        }
    }

    private static List<Rebate.Swap> swaps(long price, Rebate.Change change) {
        return switch (change) {
            case Rebate.OneSwap one -> one.swaps();
            case Rebate.AnySwaps any -> List.of(any.swap());
            case Rebate.SwapAll all ->
                List.of(new Rebate.Swap(Goods.of(Goods.count(price, all.good()), all.good()), all.to()));
            default -> List.of();
        };
    }

    private static boolean isAtMost(long one, long other) {
        for (int good = 0; good < Goods.KINDS; good++) {
            if (Goods.count(one, good) > Goods.count(other, good)) {
                return false;
            }
        }
        return true;
    }

    private static long minus(long price, long discount) {
        long left = Goods.NOTHING;
        for (int good = 0; good < Goods.KINDS; good++) {
            left += Goods.of(Math.max(0, Goods.count(price, good) - Goods.count(discount, good)), good);
        }
        return left;
    }
}
