package tilth.agricola.score;

import java.util.List;
import java.util.function.IntUnaryOperator;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Components;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.pay.Goods;
import tilth.engine.Rule;
import tilth.engine.ScoreSheet;

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

    private Scoring() {}

    @Rule("AGR-E1")
    public static int points(AgricolaPosition position, int seat) {
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

    @Rule("AGR-E2")
    private static int fields(AgricolaPosition position, int seat) {
        return steps(Integer.bitCount(position.farms().fields(seat)), FIELDS);
    }

    @Rule("AGR-E2")
    private static int pastures(AgricolaPosition position, int seat) {
        return steps(Pastures.count(position.farms().fences(seat)), PASTURES);
    }

    @Rule({"AGR-E2", "AGR-E3"})
    private static int grain(AgricolaPosition position, int seat) {
        return steps(crops(position, seat, Goods.GRAIN), GRAIN);
    }

    @Rule({"AGR-E2", "AGR-E3"})
    private static int vegetables(AgricolaPosition position, int seat) {
        return steps(crops(position, seat, Goods.VEGETABLE), VEGETABLES);
    }

    /** Crops in the supply, on fields and on cards that are fields. */
    @Rule({"AGR-E3", "AGR-C6"})
    private static int crops(AgricolaPosition position, int seat, int crop) {
        Farmyards farms = position.farms();
        int fields = farms.vegetableFields(seat);
        fields = crop == Goods.VEGETABLE ? fields : farms.sown(seat) & ~fields;
        int count = position.holdings().count(seat, crop);
        for (int rest = fields; rest != 0; rest &= rest - 1) {
            count += farms.crops(seat, Integer.numberOfTrailingZeros(rest));
        }
        Deck deck = position.table().deck();
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.FIELD, word);
            for (; cards != 0; cards &= cards - 1) {
                int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
                count += Goods.count(position.tableau().kept(deck.keptAt(slot)), crop);
            }
        }
        return count;
    }

    @Rule("AGR-E2")
    private static int animals(AgricolaPosition position, int seat, int good, int[] steps) {
        return steps(position.holdings().count(seat, good), steps);
    }

    @Rule("AGR-E5")
    private static int unused(AgricolaPosition position, int seat) {
        return -Integer.bitCount(position.farms().unused(seat));
    }

    @Rule("AGR-E6")
    private static int stables(AgricolaPosition position, int seat) {
        Farmyards farms = position.farms();
        return Integer.bitCount(Stables.fenced(farms.stables(seat), farms.enclosed(seat)));
    }

    /** A clay room is worth 1, a stone room 2. */
    @Rule("AGR-E7")
    private static int rooms(AgricolaPosition position, int seat) {
        return position.farms().house(seat) * position.farms().roomCount(seat);
    }

    @Rule("AGR-E8")
    private static int people(AgricolaPosition position, int seat) {
        return PERSON * position.holdings().people(seat);
    }

    @Rule("AGR-E9")
    private static int begging(AgricolaPosition position, int seat) {
        return BEGGING * position.holdings().begging(seat);
    }

    /** The points printed on cards. */
    @Rule("AGR-E10")
    private static int cards(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        int points = 0;
        for (int word = 0; word < Deck.WORDS; word++) {
            for (long rest = position.tableau().played(seat, word); rest != 0; rest &= rest - 1) {
                points += deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(rest))
                        .points();
            }
        }
        return points;
    }

    /** Points by the text of cards: for goods, for anything else, and those noted down. */
    @Rule({"AGR-E11", "AGR-M6"})
    private static int bonus(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        int points = position.holdings().booked(seat);
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.REWARD, word);
            for (; cards != 0; cards &= cards - 1) {
                Card card = deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards));
                points += card.reward()
                        .points(position.holdings().count(seat, card.reward().good()));
            }
            for (int owner = 0; owner < position.seats(); owner++) {
                points += bonusBy(position, owner, seat, word);
            }
        }
        return points;
    }

    private static int bonusBy(AgricolaPosition position, int owner, int seat, int word) {
        Deck deck = position.table().deck();
        int points = 0;
        long cards = position.tableau().played(owner, word) & deck.capable(Deck.Capability.BONUS, word);
        for (; cards != 0; cards &= cards - 1) {
            int slot = word * Long.SIZE + Long.numberOfTrailingZeros(cards);
            points += deck.card(slot).bonus().points(position, owner, seat);
        }
        return points;
    }

    /** Most points win. Where the edition says so, more building resources win a tie; else the win is shared. */
    @Rule({"AGR-E4", "AGR-M6"})
    public static int winners(AgricolaPosition position) {
        int best = Integer.MIN_VALUE;
        int winners = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            int tieBreak = position.table().edition().breaksTiesByResources() ? resourcesLeft(position, seat) : 0;
            int rank = (points(position, seat) << 16) + tieBreak;
            if (rank > best) {
                best = rank;
                winners = 0;
            }
            winners |= rank == best ? 1 << seat : 0;
        }
        return winners;
    }

    /** Building resources without those exchanged for bonus points. */
    @Rule({"AGR-E4", "AGR-M6"})
    static int resourcesLeft(AgricolaPosition position, int seat) {
        Deck deck = position.table().deck();
        int left = position.holdings().buildingResources(seat);
        for (int word = 0; word < Deck.WORDS; word++) {
            long cards = position.tableau().played(seat, word) & deck.capable(Deck.Capability.REWARD, word);
            for (; cards != 0; cards &= cards - 1) {
                Card card = deck.card(word * Long.SIZE + Long.numberOfTrailingZeros(cards));
                left -= card.reward()
                        .spent(position.holdings().count(seat, card.reward().good()));
            }
        }
        return left;
    }

    public static ScoreSheet sheet(AgricolaPosition position) {
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

    private static ScoreSheet.Line line(AgricolaPosition position, String category, IntUnaryOperator points) {
        Integer[] ofSeats = new Integer[position.seats()];
        for (int seat = 0; seat < ofSeats.length; seat++) {
            ofSeats[seat] = points.applyAsInt(seat);
        }
        return new ScoreSheet.Line(category, List.of(ofSeats));
    }
}
