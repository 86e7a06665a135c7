package tilth.agricola.acts;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.edition.Sort;
import tilth.agricola.goods.Goods;
import tilth.agricola.hands.Pile;
import tilth.agricola.hands.Redealing;
import tilth.agricola.measure.Conditions;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;

/** Cards that come by lot: occupations that another player draws from a hand, and new cards for a hand. */
public final class Lots {

    private static final Purpose OCCUPATION = Purpose.of("occupation");
    private static final Purpose NEW_HAND = Purpose.of("new-hand");

    private Lots() {}

    /** Whether a seat may let somebody else draw the occupation it plays: it has such a card, and one that can be played. */
    @Rule("AGR-K27")
    static boolean canDraw(State position, int seat) {
        return position.seats() > 1 && position.has(seat, Capability.DRAWING) && nextPlayable(position, seat, -1) >= 0;
    }

    /** The next occupation in a hand after one that its owner may play, whatever it costs, or -1. */
    private static int nextPlayable(State position, int seat, int after) {
        Deck deck = position.table().deck();
        CardSet hand = position.tableau().hand(seat);
        CardSet occupations = deck.with(Capability.OCCUPATION);
        int slot = hand.next(occupations, after);
        while (slot >= 0 && !isPlayable(position, seat, slot)) {
            slot = hand.next(occupations, slot);
        }
        return slot;
    }

    private static boolean isPlayable(State position, int seat, int slot) {
        return !Paying.isTooDear(position, seat, slot)
                && Conditions.hold(
                        position, seat, slot, position.table().deck().card(slot).needs());
    }

    @Rule("AGR-K27")
    static void add(State position, int seat, MoveList into) {
        if (canDraw(position, seat)) {
            CardSet played = position.tableau().played(seat);
            int slot = played.first(position.table().deck().with(Capability.DRAWING));
            into.add(Does.DRAW.with(position.table().deck().number(slot)));
        }
    }

    /** Another player draws an occupation; its owner gets food and has to play it. What cannot be paid is begged for. */
    @Rule("AGR-K27")
    static void draw(State position, int seat, Act act, int source, int card, Journal journal) {
        Deck deck = position.table().deck();
        int playable = 0;
        for (int slot = nextPlayable(position, seat, -1); slot >= 0; slot = nextPlayable(position, seat, slot)) {
            playable++;
        }
        int at = position.chance(OCCUPATION).below(playable);
        int drawn = nextPlayable(position, seat, -1);
        for (; at > 0; at--) {
            drawn = nextPlayable(position, seat, drawn);
        }
        journal.note(Happens.DRAWN, seat, deck.number(drawn));
        int food = deck.card(deck.slot(card)).foodForDrawing();
        CardPlay.playDrawn(position, seat, act, source, deck.number(drawn), journal);
        Gains.gain(position, seat, Goods.of(food, Goods.FOOD), journal);
    }

    /** All minor improvements of a hand leave the game, and so many of those that are in no hand come into it. */
    @Rule({"AGR-K28", "AGR-D24"})
    public static void drawAnew(State position, int seat, int count, Journal journal) {
        Deck deck = position.table().deck();
        Tableau tableau = position.tableau();
        CardSet minors = deck.with(Capability.MINOR);
        CardSet hand = tableau.hand(seat);
        for (int slot = hand.first(minors); slot >= 0; slot = hand.next(minors, slot)) {
            if (!CardPlay.isOnItsWay(position, seat, slot)) {
                tableau.remove(seat, slot);
                journal.note(Happens.CARD_GONE, seat, deck.number(slot));
            }
        }
        Rng rng = position.chance(NEW_HAND);
        List<Sort> sorts = position.table().sorts().stream()
                .filter(sort -> sort.cards().meets(minors))
                .toList();
        int drawn = 0;
        if (sorts.size() > 1) {
            for (Sort sort : sorts) {
                drawn += draw(position, seat, sort.cards(), sort.each(), rng);
            }
        } else {
            drawn = draw(position, seat, minors, count, rng);
        }
        journal.note(Happens.DREW, seat, drawn);
    }

    /** Draws so many cards of those that nobody was dealt, or as many as there are; how many they were. */
    private static int draw(State position, int seat, CardSet cards, int count, Rng rng) {
        CardSet left = Pile.undealt(position, cards);
        int drawn = Math.min(count, left.size());
        Redealing.deal(left, cards, drawn, rng, slot -> position.tableau().deal(seat, slot));
        return drawn;
    }
}
