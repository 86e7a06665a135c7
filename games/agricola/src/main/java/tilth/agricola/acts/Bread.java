package tilth.agricola.acts;

import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Pairs;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Bakes bread: so many grain, each where it brings most. */
public final class Bread {

    private Bread() {}

    @Rule("AGR-X4")
    static boolean canBake(State position, int seat) {
        return position.holdings().count(seat, Goods.GRAIN) > 0 && most(position, seat) > 0;
    }

    /** How many grain all baking improvements of a seat take together. */
    @Rule("AGR-X5")
    static int most(State position, int seat) {
        Deck deck = position.table().deck();
        int most = 0;
        for (int slot : deck.bakers()) {
            most += position.tableau().hasPlayed(seat, slot)
                    ? deck.card(slot).baking().mostGrain()
                    : 0;
        }
        return most;
    }

    @Rule("AGR-X5")
    static void add(State position, int seat, MoveList into) {
        int most = Math.min(position.holdings().count(seat, Goods.GRAIN), most(position, seat));
        for (int count = 1; count <= most; count++) {
            into.add(Does.BAKE.with(count));
        }
    }

    @Rule({"AGR-X4", "AGR-X5"})
    static void bake(State position, int seat, int source, int count, Journal journal) {
        int food = foodFor(position, seat, count);
        position.holdings().lose(seat, count, Goods.GRAIN);
        position.holdings().gain(seat, food, Goods.FOOD);
        journal.note(Happens.BAKED, seat, count, food);
        position.announce(Moment.BAKED, seat, Plans.slot(position, source), count, 0, 0);
        Pairs.add(position, seat, inHearths(position, seat, count), journal);
    }

    /** How many of so many grain are baked by what also cooks, and not by ovens. */
    @Rule("AGR-X8")
    private static int inHearths(State position, int seat, int grain) {
        Deck deck = position.table().deck();
        int left = grain;
        int baked = 0;
        for (int slot : deck.bakers()) {
            if (position.tableau().hasPlayed(seat, slot)) {
                int used = Math.min(left, deck.card(slot).baking().mostGrain());
                baked += deck.with(Deck.Capability.COOKING).has(slot) ? used : 0;
                left -= used;
            }
        }
        return baked;
    }

    /** The food that so many grain bring in one bake action. */
    @Rule("AGR-X5")
    public static int foodFor(State position, int seat, int grain) {
        Deck deck = position.table().deck();
        int food = 0;
        int left = grain;
        for (int slot : deck.bakers()) {
            if (position.tableau().hasPlayed(seat, slot)) {
                int used = Math.min(left, deck.card(slot).baking().mostGrain());
                food += used * deck.card(slot).baking().foodEach();
                left -= used;
            }
        }
        return food;
    }
}
