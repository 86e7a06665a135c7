package tilth.agricola.score;

import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Measure;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;
import tilth.agricola.stock.Keeping;
import tilth.engine.Rule;

/** Bonus points that cards give at the end. */
@Rule("AGR-E11")
public final class Bonuses {

    private Bonuses() {}

    /** What a seat gets for all cards in front of an owner. */
    static int of(State position, int owner, int seat) {
        CardSet played = position.tableau().played(owner);
        CardSet giving = position.table().deck().with(Capability.BONUS);
        int points = 0;
        for (int slot = played.first(giving); slot >= 0; slot = played.next(giving, slot)) {
            points += of(position, owner, seat, slot);
        }
        return points;
    }

    /** What a seat gets for one card in front of an owner. */
    public static int of(State position, int owner, int seat, int slot) {
        Deck deck = position.table().deck();
        int points = 0;
        for (Bonus bonus : deck.card(slot).bonuses()) {
            points += switch (bonus) {
                case Bonus.Points own ->
                    owner == seat ? Scoring.forgiven(position, seat, Counts.of(position, owner, slot, own.count())) : 0;
                case Bonus.PointsIf own ->
                    owner == seat && Conditions.hold(position, seat, slot, own.condition())
                            ? Scoring.forgiven(position, seat, Counts.of(position, owner, slot, own.points()))
                            : 0;
                case Bonus.FullParts _ -> owner == seat ? Scoring.fullParts(position, seat) : 0;
                case Bonus.ForMost most -> hasMost(position, seat, most.of()) ? most.points() : 0;
                case Bonus.ForNoted noted -> isNoted(position, seat, slot) ? noted.points() : 0;
                case Bonus.ForSpotless spotless -> Scoring.isSpotless(position, seat) ? spotless.points() : 0;
                case Bonus.ForMissing owed -> owner == seat ? -missing(position, seat, slot, owed) : 0;
                case Bonus.RoomyPastures roomy -> owner == seat ? roomy(position, seat, roomy.room()) : 0;
            };
        }
        return points;
    }

    /** What a seat gets for its begging cards, which lifts what these cost. */
    @Rule("AGR-K82")
    static int forBegging(State position, int seat) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet giving = deck.with(Capability.BONUS);
        int points = 0;
        for (int slot = played.first(giving); slot >= 0; slot = played.next(giving, slot)) {
            boolean isForBegging = deck.card(slot).bonuses().stream().anyMatch(Bonuses::isForBegging);
            points += isForBegging ? of(position, seat, seat, slot) : 0;
        }
        return points;
    }

    private static boolean isForBegging(Bonus bonus) {
        return bonus instanceof Bonus.Points points
                && points.count() instanceof Count.Steps steps
                && steps.of() instanceof Count.Counted counted
                && counted.measure() == Measure.BEGGING_CARDS;
    }

    /** Whether a card costs its owner points by its text. */
    @Rule("AGR-K82")
    static boolean costs(State position, int seat, int slot) {
        for (Bonus bonus : position.table().deck().card(slot).bonuses()) {
            if (bonus instanceof Bonus.ForMissing owed && missing(position, seat, slot, owed) > 0) {
                return true;
            }
        }
        return false;
    }

    /** How many goods are owed that do not lie on the card, unless they are forgiven. */
    @Rule({"AGR-K113", "AGR-K51"})
    private static int missing(State position, int seat, int slot, Bonus.ForMissing owed) {
        long there = position.tableau().kept(position.table().deck().keptAt(slot));
        int missing = 0;
        for (int i = 0; i < owed.goods().size(); i++) {
            missing += Goods.count(there, owed.goods().get(i)) == 0 ? 1 : 0;
        }
        return -Scoring.forgiven(position, seat, -missing);
    }

    @Rule("AGR-K75")
    private static boolean isNoted(State position, int seat, int slot) {
        return (position.tableau().kept(position.table().deck().keptAt(slot)) >>> seat & 1) != 0;
    }

    private static boolean hasMost(State position, int seat, Measure measure) {
        int own = Counts.of(position, seat, measure);
        for (int other = 0; other < position.seats(); other++) {
            if (Counts.of(position, other, measure) > own) {
                return false;
            }
        }
        return true;
    }

    /** In how many pastures an animal can stand so that there is room for so many more, however the others stand. */
    @Rule("AGR-E12")
    private static int roomy(State position, int seat, int room) {
        return Keeping.shelters(position, seat)
                .roomy(
                        position.holdings().count(seat, Goods.SHEEP),
                        position.holdings().count(seat, Goods.WILD_BOAR),
                        position.holdings().count(seat, Goods.CATTLE),
                        room);
    }
}
