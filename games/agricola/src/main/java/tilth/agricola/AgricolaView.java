package tilth.agricola;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.engine.Refusal;
import tilth.engine.View;

/**
 * What somebody may see of a game of Agricola; hidden are the order of the round cards to come and the hands of others.
 * {@code cards} says whether there are hands of cards: none or full; {@code hand} is the viewer's own. {@code phase} is
 * draft, preparation, work, feeding, breeding or over; {@code payments} are the ways to pay somebody is asked to choose from;
 * {@code closing} is what the squares somebody has marked for a pasture would take; {@code draft} is what the viewer takes
 * cards from before the first round, and remembers of that later; {@code toCome} are the round cards of
 * each stage that are not out yet, in the order of the box; {@code gone} are the cards that have left the game for all to
 * see.
 */
public record AgricolaView(
        String edition,
        String cards,
        String phase,
        int round,
        int firstSeat,
        @Nullable Integer active,
        List<SpaceView> spaces,
        Map<String, PlanView> plans,
        List<RoundView> rounds,
        List<List<String>> toCome,
        List<CardView> improvements,
        List<HandCardView> hand,
        List<String> gone,
        List<Map<String, Integer>> payments,
        @Nullable ClosingView closing,
        @Nullable DraftView draft,
        List<PlayerView> players)
        implements View {

    /** A space in play: what lies there, what is added each round, and the seats of the people on it. */
    public record SpaceView(
            String space,
            Map<String, Integer> goods,
            Map<String, Integer> refill,
            List<Integer> people,
            boolean free) {}

    /**
     * What a space brings, those on round cards to come included: what is added each round, what its user gets from the
     * supply, whether that makes them the start player, and what it lets them do. {@code join} says how the acts hang
     * together: and-or, then, either or maybe.
     */
    public record PlanView(
            Map<String, Integer> refill,
            Map<String, Integer> gets,
            boolean makesFirst,
            String join,
            List<ActView> acts) {}

    /**
     * One thing a space lets its user do: how often at most, for how much wood each, and from which round on. What an
     * occupation costs is told by {@code foods}: for the first of a player, the second … and all after the last.
     */
    public record ActView(String act, int most, int wood, List<Integer> foods, int fromRound) {}

    /** A round space: its card once revealed, and what waits there for each seat. */
    public record RoundView(
            int round, int stage, boolean harvest, @Nullable String card, Map<Integer, Map<String, Integer>> waiting) {}

    /**
     * A major improvement or a card in front of somebody: what it costs, what it is worth, whose it is, whether it was used
     * this harvest, and what lies on it: goods, tiles or a noted number, a pile of goods with the top one first, rounds or a
     * space that are noted; {@code stacks} is how many goods lie on each plot where it has several.
     */
    public record CardView(
            String card,
            String kind,
            Map<String, Integer> price,
            int points,
            @Nullable Integer owner,
            boolean spent,
            Map<String, Integer> kept,
            List<String> pile,
            List<Integer> rounds,
            List<Integer> stacks,
            @Nullable String space) {}

    /**
     * A card in the viewer's hand: what it costs now in each of its ways, and what stands in the way of playing it, apart
     * from the action that plays it; {@code offered} if it can be played with the answer that is asked for now.
     */
    public record HandCardView(
            String card,
            String kind,
            List<Map<String, Integer>> prices,
            int points,
            boolean passes,
            boolean offered,
            @Nullable Refusal obstacle) {}

    /**
     * The packet a viewer looks at, with how many cards of each kind are still to be taken out of it; all packets they have
     * handed on; and the cards they have laid aside.
     */
    public record DraftView(
            int occupations,
            int minors,
            List<HandCardView> packet,
            List<HandedOnView> handedOn,
            List<String> laidAside) {}

    /** The cards of a kind that somebody handed on to a seat, and those of them that came back, if the packet did. */
    public record HandedOnView(
            int to,
            String kind,
            List<String> cards,
            @Nullable List<String> back) {}

    /** How many cards of each kind somebody holds, and those that were passed to them openly. */
    public record HandView(int occupations, int minors, List<String> known) {}

    /** Squares marked for a pasture: the new fences they need, what those cost, and whether they could be closed now. */
    public record ClosingView(int fences, Map<String, Integer> price, boolean closed) {}

    /**
     * One player. {@code home} are the people who can still be placed, {@code others} those who work in this round but are no
     * family, {@code roomForPeople} is how many find room,
     * {@code need} is what the family would eat in a harvest now, {@code pets} are the animals in the house,
     * {@code onCards} those on cards, {@code outside} those that have found no room yet. {@code arrangements} are some ways
     * in which the same animals could stand, the one shown first, or nothing if there is no other. {@code affordable} are
     * the major improvements that could be had now, {@code cardPoints} what each card in front of the player brings, and
     * each card of others that brings this player something, {@code renovationPrice} is empty for a stone house,
     * {@code score} has the points of every category and {@code points} their sum.
     */
    public record PlayerView(
            int seat,
            Map<String, Integer> goods,
            int people,
            int home,
            int newborns,
            int others,
            int roomForPeople,
            int need,
            @Nullable ForecastView forecast,
            String house,
            List<SquareView> squares,
            List<PastureView> pastures,
            List<String> pets,
            Map<String, Map<String, Integer>> onCards,
            Map<String, Integer> outside,
            List<ArrangementView> arrangements,
            int fencesLeft,
            int stablesLeft,
            int begging,
            List<String> cards,
            Map<String, Integer> cardPoints,
            HandView hand,
            Map<String, Integer> roomPrice,
            Map<String, Integer> renovationPrice,
            List<String> affordable,
            Map<String, Integer> score,
            int points) {}

    /**
     * The round of the next harvest, what the family as it is will eat then, the food there is now, and the most there could
     * be now if all that can become food at that harvest did.
     */
    public record ForecastView(int round, int need, int food, int most) {}

    /** One way in which animals can stand: in pastures, in the house, in stables outside pastures by square, on cards. */
    public record ArrangementView(
            List<PastureView> pastures,
            List<String> pets,
            Map<String, HerdView> stabled,
            Map<String, Map<String, Integer>> onCards) {}

    /**
     * One square: {@code tile} is room, field or nothing; {@code crops} is how many lie there, {@code stacks} how many in
     * each stack where there are two; {@code fences} names the sides with a fence, of n, e, s and w;
     * {@code animal} is what stands in a stable outside the pastures, and {@code animals} how many.
     */
    public record SquareView(
            String square,
            @Nullable String tile,
            @Nullable String crop,
            int crops,
            List<Integer> stacks,
            boolean stable,
            boolean marked,
            String fences,
            @Nullable String animal,
            int animals) {}

    /** Some animals of one species. */
    public record HerdView(String animal, int count) {}

    /**
     * One pasture and the animals in it: {@code animals} is how many there are, {@code animal} their species, or the first
     * where a card lets several stand together; {@code herds} names them all.
     */
    public record PastureView(
            List<String> squares, int capacity, @Nullable String animal, int animals, List<HerdView> herds) {}
}
