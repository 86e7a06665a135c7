package tilth.agricola.harvest;

import tilth.agricola.board.Stages;
import tilth.agricola.cards.Craft;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Absence;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.words.Asks;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** What the next harvest will ask of a family, as things stand now. */
public final class Forecast {

    /** No harvest is to come. */
    public static final int NEVER = 0;

    private Forecast() {}

    /** The round of the next harvest in which a seat has to feed its family, or {@link #NEVER}. */
    @Rule({"AGR-R1", "AGR-K74"})
    public static int round(State position, int seat) {
        int from = position.board().round() + (isFed(position, seat) ? 1 : 0);
        if (position.isOver() || from > Stages.ROUNDS) {
            return NEVER;
        }
        int round = Stages.lastRound(Stages.of(from));
        if (!Absence.isAbsent(position, seat, round)) {
            return round;
        }
        return round == Stages.ROUNDS ? NEVER : Stages.lastRound(Stages.of(round + 1));
    }

    /** Whether the harvest of this round has no more to ask of a seat. */
    private static boolean isFed(State position, int seat) {
        if (position.isOver()) {
            return true;
        }
        long question = position.question(Seats.first(position.openSeats()));
        return switch (Asks.of(question)) {
            case FEED -> !Seats.has(position.openSeats(), seat);
            case BREED -> true;
            case REACT -> Moment.of(Verb.first(question)) == Moment.HARVEST_END;
            case REVEAL, PLACE, WORK, PAY, KEEP, CHOOSE, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> false;
        };
    }

    /** What the family as it is will eat then; who was born this round has grown up by a later one. */
    @Rule({"AGR-H3", "AGR-G4"})
    public static int need(State position, int seat) {
        Holdings holdings = position.holdings();
        boolean isThisRound = round(position, seat) == position.board().round();
        int newborns = isThisRound ? holdings.newborns(seat) : 0;
        return Feeding.need(position, seat, newborns);
    }

    /** The food there would be if everything at hand that can become food at that harvest did. */
    @Rule({"AGR-X1", "AGR-X2", "AGR-M5"})
    public static int most(State position, int seat) {
        Holdings holdings = position.holdings();
        int[] left = new int[Goods.KINDS];
        for (int good = 0; good < Goods.KINDS; good++) {
            left[good] = holdings.count(seat, good);
        }
        int food = holdings.food(seat) + crafted(position, seat, left);
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            food += left[good] * Exchanges.foodFor(position, seat, good);
        }
        return food;
    }

    /** The food all crafts bring, each once and with a good of its own, which it takes from what is left. */
    @Rule("AGR-M5")
    private static int crafted(State position, int seat, int[] left) {
        Deck deck = position.table().deck();
        int food = 0;
        for (int slot = 0; slot < deck.size(); slot++) {
            Craft craft = deck.card(slot).craft();
            boolean isBetter = craft.food() > Exchanges.foodFor(position, seat, craft.good());
            if (isBetter && left[craft.good()] > 0 && isReady(position, seat, slot)) {
                int uses = Math.min(left[craft.good()], usesLeft(position, seat, slot, craft));
                left[craft.good()] -= uses;
                food += uses * craft.food();
            }
        }
        return food;
    }

    private static int usesLeft(State position, int seat, int slot, Craft craft) {
        boolean hasBegun = craft.most() > 1 && isBeingFed(position, seat);
        return hasBegun
                ? craft.most()
                        - (int) position.tableau().kept(position.table().deck().keptAt(slot))
                : craft.most();
    }

    private static boolean isBeingFed(State position, int seat) {
        return Seats.has(position.openSeats(), seat) && Asks.of(position.question(seat)) == Asks.FEED;
    }

    /** Whether a card of a seat can be used then: what is spent now is ready again at a later harvest. */
    private static boolean isReady(State position, int seat, int slot) {
        return position.tableau().hasPlayed(seat, slot)
                && !(isBeingFed(position, seat) && position.tableau().isSpent(Period.HARVEST, slot));
    }
}
