package tilth.agricola.score;

import java.util.List;
import java.util.function.IntUnaryOperator;
import tilth.agricola.box.Components;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Prize;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Counts;
import tilth.agricola.measure.FieldCards;
import tilth.agricola.state.State;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** Counts the points of a farm, and says who has won. */
public final class Scoring {

    private static final int[] FIELDS = Components.steps("fields");
    private static final int[] PASTURES = Components.steps("pastures");
    private static final int[] GRAIN = Components.steps("grain");
    private static final int[] VEGETABLES = Components.steps("vegetable");
    private static final int[] SHEEP = Components.steps("sheep");
    private static final int[] WILD_BOAR = Components.steps("wild-boar");
    private static final int[] CATTLE = Components.steps("cattle");

    private static final int PERSON = 3;
    private static final int BEGGING = -3;
    private static final int NONE = -1;
    private static final int FULL = 4;

    private Scoring() {}

    @Rule("AGR-E1")
    public static int points(State position, int seat) {
        return fields(position, seat)
                + pastures(position, seat)
                + grain(position, seat)
                + vegetables(position, seat)
                + animals(position, seat, Goods.SHEEP, SHEEP)
                + animals(position, seat, Goods.WILD_BOAR, WILD_BOAR)
                + animals(position, seat, Goods.CATTLE, CATTLE)
                + unused(position, seat)
                + stables(position, seat)
                + rooms(position, seat)
                + people(position, seat)
                + cards(position, seat)
                + bonus(position, seat)
                + begging(position, seat);
    }

    /** Points by steps: -1 below the first one, then one more for each. */
    @Rule("AGR-E2")
    private static int steps(int count, int[] steps) {
        int points = 0;
        while (points < steps.length && count >= steps[points]) {
            points++;
        }
        return points == 0 ? NONE : points;
    }

    /** No points instead of negative ones, where a card spares a seat those. */
    @Rule("AGR-K51")
    static int forgiven(State position, int seat, int points) {
        return points < 0 && position.has(seat, Capability.FORGIVING) ? 0 : points;
    }

    /** In how many parts of the farm a seat has all points that can be had there. */
    @Rule("AGR-K52")
    static int fullParts(State position, int seat) {
        return isFull(fields(position, seat))
                + isFull(pastures(position, seat))
                + isFull(grain(position, seat))
                + isFull(vegetables(position, seat))
                + isFull(animals(position, seat, Goods.SHEEP, SHEEP))
                + isFull(animals(position, seat, Goods.WILD_BOAR, WILD_BOAR))
                + isFull(animals(position, seat, Goods.CATTLE, CATTLE))
                + isFull(stables(position, seat));
    }

    private static int isFull(int points) {
        return points == FULL ? 1 : 0;
    }

    @Rule("AGR-E2")
    private static int fields(State position, int seat) {
        return forgiven(position, seat, steps(Integer.bitCount(position.farms().fields(seat)), FIELDS));
    }

    @Rule("AGR-E2")
    private static int pastures(State position, int seat) {
        return forgiven(position, seat, steps(Pastures.count(position.farms().fences(seat)), PASTURES));
    }

    @Rule({"AGR-E2", "AGR-E3"})
    private static int grain(State position, int seat) {
        return forgiven(position, seat, steps(Counts.grown(position, seat, Goods.GRAIN), GRAIN));
    }

    @Rule({"AGR-E2", "AGR-E3"})
    private static int vegetables(State position, int seat) {
        return forgiven(position, seat, steps(Counts.grown(position, seat, Goods.VEGETABLE), VEGETABLES));
    }

    @Rule("AGR-E2")
    private static int animals(State position, int seat, int good, int[] steps) {
        return forgiven(position, seat, steps(Counts.owned(position, seat, good), steps));
    }

    @Rule({"AGR-E5", "AGR-K76"})
    private static int unused(State position, int seat) {
        return Math.min(
                0, spared(position, seat) - Integer.bitCount(position.farms().unused(seat)));
    }

    /** For how many unused squares a card makes up. */
    @Rule("AGR-K76")
    private static int spared(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet sparing = deck.with(Capability.SPARING);
        int spared = 0;
        for (int slot = played.first(sparing); slot >= 0; slot = played.next(sparing, slot)) {
            spared += Goods.count(position.tableau().kept(deck.keptAt(slot)), Goods.FOOD);
        }
        return spared;
    }

    @Rule("AGR-E6")
    private static int stables(State position, int seat) {
        Farmyards farms = position.farms();
        return Integer.bitCount(Stables.fenced(farms.stables(seat), farms.enclosed(seat)));
    }

    /** A clay room is worth 1, a stone room 2. */
    @Rule("AGR-E7")
    private static int rooms(State position, int seat) {
        return position.farms().house(seat) * position.farms().roomCount(seat);
    }

    @Rule("AGR-E8")
    private static int people(State position, int seat) {
        return PERSON * position.holdings().people(seat);
    }

    @Rule("AGR-E9")
    private static int begging(State position, int seat) {
        return BEGGING * position.holdings().begging(seat);
    }

    /** Whether a seat has no negative points, neither for a part of the farm nor by a card. */
    @Rule("AGR-K82")
    static boolean isSpotless(State position, int seat) {
        return fields(position, seat) >= 0
                && pastures(position, seat) >= 0
                && grain(position, seat) >= 0
                && vegetables(position, seat) >= 0
                && animals(position, seat, Goods.SHEEP, SHEEP) >= 0
                && animals(position, seat, Goods.WILD_BOAR, WILD_BOAR) >= 0
                && animals(position, seat, Goods.CATTLE, CATTLE) >= 0
                && unused(position, seat) >= 0
                && begging(position, seat) + Bonuses.forBegging(position, seat) >= 0
                && !hasNegativeCard(position, seat);
    }

    @Rule("AGR-K82")
    private static boolean hasNegativeCard(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            boolean isDear =
                    forgiven(position, seat, position.table().deck().card(slot).points()) < 0;
            if (isDear || Bonuses.costs(position, seat, slot)) {
                return true;
            }
        }
        return false;
    }

    /** The points printed on cards. */
    @Rule("AGR-E10")
    private static int cards(State position, int seat) {
        CardSet played = position.tableau().played(seat);
        int points = 0;
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            points +=
                    forgiven(position, seat, position.table().deck().card(slot).points());
        }
        return points;
    }

    /** Points by the text of cards, and those noted down. */
    @Rule({"AGR-E11", "AGR-M6"})
    private static int bonus(State position, int seat) {
        int points = position.holdings().booked(seat) + prizes(position, seat);
        for (int owner = 0; owner < position.seats(); owner++) {
            points += Bonuses.of(position, owner, seat);
        }
        return points;
    }

    /** What one card in front of a seat brings it: its printed points and those by its text. */
    @Rule({"AGR-E10", "AGR-E11"})
    public static int cardPoints(State position, int seat, int slot) {
        Card card = position.table().deck().card(slot);
        return forgiven(position, seat, card.points())
                + prize(position, seat, slot)
                + Bonuses.of(position, seat, seat, slot)
                + booked(position, slot);
    }

    private static int booked(State position, int slot) {
        Deck deck = position.table().deck();
        return deck.card(slot).store() instanceof Store.Booked
                ? (int) position.tableau().kept(deck.keptAt(slot))
                : 0;
    }

    /** Points for goods that are exchanged for them. */
    @Rule("AGR-M6")
    private static int prizes(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet prizes = deck.with(Capability.PRIZE);
        int points = 0;
        for (int slot = played.first(prizes); slot >= 0; slot = played.next(prizes, slot)) {
            points += prize(position, seat, slot);
        }
        return points;
    }

    /** Points that a card brings for a good; of two cards for the same good only the better one does. */
    @Rule("AGR-M6")
    private static int prize(State position, int seat, int slot) {
        Deck deck = position.table().deck();
        Prize prize = deck.card(slot).prize();
        int points = prize.points(forPrize(position, seat, prize));
        CardSet played = position.tableau().played(seat);
        CardSet prizes = deck.with(Capability.PRIZE);
        for (int other = played.first(prizes); points > 0 && other >= 0; other = played.next(prizes, other)) {
            Prize rival = deck.card(other).prize();
            int rivals = rival.good() == prize.good() ? rival.points(forPrize(position, seat, rival)) : 0;
            points = rivals > points || rivals == points && other > slot ? 0 : points;
        }
        return points;
    }

    /** How many goods count for a prize: those in the supply, and those that grow on cards. */
    @Rule({"AGR-M6", "AGR-K115"})
    private static int forPrize(State position, int seat, Prize prize) {
        return position.holdings().count(seat, prize.good()) + FieldCards.grown(position, seat, prize.good());
    }

    /** Most points win. Where the edition says so, more building resources win a tie; else the win is shared. */
    @Rule({"AGR-E4", "AGR-M6"})
    public static int winners(State position) {
        boolean breaksTies = position.table().edition().breaksTiesByResources();
        return Seats.highest(
                position.seats(),
                seat -> (points(position, seat) << 16) + (breaksTies ? resourcesLeft(position, seat) : 0));
    }

    /** Building resources without those exchanged for bonus points. */
    @Rule({"AGR-E4", "AGR-M6"})
    static int resourcesLeft(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet prizes = deck.with(Capability.PRIZE);
        int left = position.holdings().buildingResources(seat);
        for (int slot = played.first(prizes); slot >= 0; slot = played.next(prizes, slot)) {
            Prize prize = deck.card(slot).prize();
            left -= prize.spent(position.holdings().count(seat, prize.good()));
        }
        return left;
    }

    public static ScoreSheet sheet(State position) {
        return new ScoreSheet(List.of(
                line(position, "fields", seat -> fields(position, seat)),
                line(position, "pastures", seat -> pastures(position, seat)),
                line(position, "grain", seat -> grain(position, seat)),
                line(position, "vegetables", seat -> vegetables(position, seat)),
                line(position, "sheep", seat -> animals(position, seat, Goods.SHEEP, SHEEP)),
                line(position, "wild-boar", seat -> animals(position, seat, Goods.WILD_BOAR, WILD_BOAR)),
                line(position, "cattle", seat -> animals(position, seat, Goods.CATTLE, CATTLE)),
                line(position, "unused", seat -> unused(position, seat)),
                line(position, "stables", seat -> stables(position, seat)),
                line(position, "rooms", seat -> rooms(position, seat)),
                line(position, "people", seat -> people(position, seat)),
                line(position, "cards", seat -> cards(position, seat)),
                line(position, "bonus", seat -> bonus(position, seat)),
                line(position, "begging", seat -> begging(position, seat))));
    }

    private static ScoreSheet.Line line(State position, String category, IntUnaryOperator points) {
        return ScoreSheet.Line.of(category, position.seats(), points);
    }
}
