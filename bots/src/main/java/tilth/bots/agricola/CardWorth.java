package tilth.bots.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Rebate;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;

/**
 * About how many points cards bring their owner from now on, by what they do and the rounds that are left. What is the same
 * on every table is worked out once for each card and round. Points, fires, ovens, crafts and room are counted elsewhere.
 */
final class CardWorth {

    /** What is played later brings still less than its rounds say, for a farm is built around what lies there early. */
    private static final double LATENESS = 0.65;

    /** What it is worth at the beginning not to hold an improvement back, for it comes along with other actions. */
    private static final float COMES_ALONG = 0.3f;

    /** What an occupation in front is worth besides at the beginning, for improvements ask for it. */
    private static final float OCCUPATION = 0.4f;

    /** How much of what a card in the hand would bring counts already. */
    private static final float IN_HAND = 0.06f;

    /** How likely a farm has no negative points, less how likely those of others have none. */
    private static final float SPOTLESS = 0.2f;

    /** An animal that is owed may be given back, or costs a point. */
    private static final float OWED = 0.8f;

    /** How much of what a card in the hand would bring at once counts already, for that can wait. */
    private static final float CAN_WAIT = 1.3f;

    /** How likely enough people are on the board when they are counted. */
    private static final float NOTED = 0.2f;

    /** What the points for full parts of a farm come to. */
    private static final float FULL_PARTS = 0.7f;

    /** About so many are counted where a price depends on that. */
    private static final int SOME = 2;

    // The parts of what cards promise.
    static final int PARTS = 8;
    private static final int CALENDAR = 0;
    private static final int SPACES = 1;
    private static final int HARVESTS = 2;
    private static final int DEEDS = 3;
    private static final int PRICES = 4;
    private static final int BONUSES = 5;
    private static final int PRIVILEGES = 6;
    private static final int HELD = 7;

    private static final float[] NOTHING = {};
    private static final int ROUNDS = Stages.ROUNDS + 1;
    private static final float[] EARLINESS = earliness();

    private final EffectWorth effects = new EffectWorth();
    private final RebateWorth rebates = new RebateWorth();
    private final Expectation expectation = new Expectation();

    private Deck deck = Deck.MAJORS;
    private int seats;
    private Hook[][] hooks = {};
    private Hook[][] lastingHooks = {};
    private float[] lasting = {};
    private float[][] lastingParts = {};
    private float[] inHand = {};
    private float[] inAll = {};

    private static float[] earliness() {
        float[] shares = new float[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            shares[round] =
                    (float) Math.pow(Math.min(1, (Stages.ROUNDS - round + 0.1) / (Stages.ROUNDS - 1)), LATENESS);
        }
        return shares;
    }

    /** What the cards of a seat promise, those in its hand a little; also by what that rests on. */
    float of(State position, int seat, float[] parts) {
        fit(position);
        Arrays.fill(parts, 0);
        int round = position.board().round();
        CardSet played = position.tableau().played(seat);
        int occupations = played.size(deck.with(Deck.Capability.OCCUPATION));
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            addParts(position, seat, slot, parts);
        }
        CardSet hand = position.tableau().hand(seat);
        for (int slot = hand.first(); slot >= 0; slot = hand.next(slot)) {
            parts[HELD] += held(position, seat, slot);
        }
        float sum = OCCUPATION * EARLINESS[round] * occupations;
        for (float part : parts) {
            sum += part;
        }
        return sum;
    }

    private void fit(State position) {
        if (deck != position.table().deck() || seats != position.seats()) {
            deck = position.table().deck();
            seats = position.seats();
            lasting = unknown();
            lastingParts = new float[deck.size() * ROUNDS][];
            Arrays.fill(lastingParts, NOTHING);
            inHand = unknown();
            inAll = unknown();
            hooks = new Hook[deck.size()][];
            lastingHooks = new Hook[deck.size()][];
            for (int slot = 0; slot < hooks.length; slot++) {
                hooks[slot] = hooks(deck.card(slot), false).toArray(new Hook[0]);
                lastingHooks[slot] = hooks(deck.card(slot), true).toArray(new Hook[0]);
            }
        }
    }

    private float[] unknown() {
        float[] worths = new float[deck.size() * ROUNDS];
        Arrays.fill(worths, Float.NaN);
        return worths;
    }

    /** The hooks of a card that come later and are worth the same everywhere, or those that are not. */
    private static List<Hook> hooks(Card card, boolean same) {
        List<Hook> found = new ArrayList<>();
        List<Effect> once = new ArrayList<>();
        for (Hook hook : card.hooks()) {
            boolean isMeant = hook.moment() != Moment.PLAYED && !once.contains(hook.effect());
            if (isMeant && EffectWorth.isTheSameEverywhere(hook.effect()) == same) {
                found.add(hook);
            }
            // What happens once in the game may listen at several moments.
            if (isMeant && hook.effect() instanceof Effect.Once first && first.period() == Effect.Period.GAME) {
                once.add(hook.effect());
            }
        }
        return found;
    }

    /** What a card counts that lies in front of a seat, or would count if it lay there. */
    float inFront(State position, int seat, int slot) {
        float lasting = lasting(position, seat, slot);
        boolean isOccupation = deck.card(slot).kind() == Card.Kind.OCCUPATION;
        return isOccupation ? lasting + OCCUPATION * EARLINESS[position.board().round()] : lasting;
    }

    /** What a card in front of a seat brings from now on, or would if it lay there. */
    float lasting(State position, int seat, int slot) {
        fit(position);
        float sum = lastingEverywhere(position, seat, slot);
        for (Hook hook : hooks[slot]) {
            sum += hook(position, seat, slot, hook);
        }
        Card card = deck.card(slot);
        sum += rebates(position, seat, slot, card);
        return EARLINESS[position.board().round()] * sum + bonuses(position, seat, slot, card);
    }

    private float rebates(State position, int seat, int slot, Card card) {
        float sum = 0;
        for (int i = 0; i < card.rebates().size(); i++) {
            Rebate rebate = card.rebates().get(i);
            sum += rebates.of(position, rebate) * expectation.likely(position, seat, slot, rebate.when());
        }
        return sum;
    }

    private float bonuses(State position, int seat, int slot, Card card) {
        float sum = 0;
        for (int i = 0; i < card.bonuses().size(); i++) {
            sum += bonus(position, seat, slot, card.bonuses().get(i));
        }
        return sum;
    }

    private float lastingEverywhere(State position, int seat, int slot) {
        int at = slot * ROUNDS + position.board().round();
        if (Float.isNaN(lasting[at])) {
            float[] parts = lastingParts(position, seat, slot);
            lasting[at] = 0;
            for (float part : parts) {
                lasting[at] += part;
            }
        }
        return lasting[at];
    }

    /** What lasts of a card and is the same everywhere, by what that rests on. */
    private float[] lastingParts(State position, int seat, int slot) {
        int at = slot * ROUNDS + position.board().round();
        float[] parts = lastingParts[at];
        if (parts.length == 0) {
            parts = new float[PARTS];
            parts[PRIVILEGES] = Privileges.of(deck.card(slot), position.board().round(), seats);
            for (Hook hook : lastingHooks[slot]) {
                parts[part(hook.moment())] += hook(position, seat, slot, hook);
            }
            lastingParts[at] = parts;
        }
        return parts;
    }

    private float hook(State position, int seat, int slot, Hook hook) {
        return effects.of(position, seat, slot, hook.effect(), times(position, hook));
    }

    /** How often what a hook waits for still comes. */
    private float times(State position, Hook hook) {
        int round = position.board().round();
        float own = hook.spaces() instanceof Spaces.Any
                ? Pace.times(hook.moment(), round)
                : Pace.uses(spaces(position, hook.spaces()), round);
        return hook.moment().isCalendar()
                ? own
                : switch (hook.whose()) {
                    case OWN -> own;
                    case OTHERS -> own * (seats - 1);
                    case ANYBODYS -> own * seats;
                };
    }

    private static long spaces(State position, Spaces spaces) {
        return switch (spaces) {
            case Spaces.Any _ -> 0;
            // One space, whichever it is: about as many uses as one of the board has.
            case Spaces.Noted _, Spaces.NewestCard _ -> Space.FISHING.bit();
            case Spaces.Named named -> named.set();
            case Spaces.Holding holding -> gathering(position, holding.good());
            case Spaces.Gathering gathering -> gathering(position, gathering.good());
            case Spaces.Growing _ -> Space.BASIC_WISH.bit() | Space.URGENT_WISH.bit() | Space.MODEST_WISH.bit();
            // A column of the board has about two more.
            case Spaces.Above above -> above.space().bit();
        };
    }

    private static long gathering(State position, int good) {
        long found = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            found |= Goods.count(position.table().plan(space).refill(), good) > 0 ? 1L << space : 0;
        }
        return found;
    }

    private static int owed(State position, int slot, List<Integer> goods) {
        long there = position.tableau().kept(position.table().deck().keptAt(slot));
        int owed = 0;
        for (int i = 0; i < goods.size(); i++) {
            owed += Goods.count(there, goods.get(i)) == 0 ? 1 : 0;
        }
        return owed;
    }

    private float bonus(State position, int seat, int slot, Bonus bonus) {
        return switch (bonus) {
            case Bonus.Points points -> expectation.inTheEnd(position, seat, slot, points.count());
            case Bonus.PointsIf own ->
                expectation.inTheEnd(position, seat, slot, own.points())
                        * expectation.likely(position, seat, slot, own.condition());
            case Bonus.ForMost most -> most.points() * lead(position, seat, most.of());
            case Bonus.FullParts _ -> FULL_PARTS;
            case Bonus.ForNoted noted -> NOTED * noted.points() * lead(position, seat, Measure.PEOPLE);
            case Bonus.ForSpotless spotless -> SPOTLESS * spotless.points();
            case Bonus.ForMissing owed -> -OWED * owed(position, slot, owed.goods());
            case Bonus.RoomyPastures _ -> Counts.of(position, seat, Measure.PASTURES) / 3f;
        };
    }

    /** How likely a seat has most of something in the end, less a part for each other seat that may. */
    private static float lead(State position, int seat, Measure of) {
        int own = Counts.of(position, seat, of);
        float lead = 1;
        for (int other = 0; other < position.seats(); other++) {
            int others = other == seat ? 0 : Counts.of(position, other, of);
            lead -= others > own ? 0.5f : others == own ? 0.25f : 0;
        }
        return Math.max(0, lead);
    }

    /** What a card counts as long as it is in the hand. */
    float held(State position, int seat, int slot) {
        float left = (float) (Stages.ROUNDS - position.board().round()) / Stages.ROUNDS;
        float along = deck.card(slot).kind() == Card.Kind.MINOR ? COMES_ALONG * left : 0;
        return inHand(position, seat, slot) - along;
    }

    /** What a card in the hand promises: of what lasts a little, for it is less every round; of what comes at once more. */
    private float inHand(State position, int seat, int slot) {
        int at = slot * ROUNDS + position.board().round();
        if (Float.isNaN(inHand[at])) {
            Card card = deck.card(slot);
            float later = card.isPassing() ? 0 : card.points() + lastingEverywhere(position, seat, slot);
            float atOnce = 0;
            for (Hook hook : card.hooks()) {
                float worth = atOnce(position, seat, slot, hook);
                // What is put on rounds to come is less every round too.
                boolean fades = hook.effect() instanceof Effect.PutOnRounds;
                later += fades ? worth : 0;
                atOnce += fades ? 0 : worth;
            }
            inHand[at] = IN_HAND * Math.max(0, later) + CAN_WAIT * Math.max(0, atOnce - price(position, slot));
        }
        return inHand[at];
    }

    private void addParts(State position, int seat, int slot, float[] into) {
        float early = EARLINESS[position.board().round()];
        Card card = deck.card(slot);
        float[] lasting = lastingParts(position, seat, slot);
        for (int part = 0; part < PARTS; part++) {
            into[part] += early * lasting[part];
        }
        for (Hook hook : hooks[slot]) {
            into[part(hook.moment())] += early * hook(position, seat, slot, hook);
        }
        into[PRICES] += early * rebates(position, seat, slot, card);
        into[BONUSES] += bonuses(position, seat, slot, card);
    }

    private static int part(Moment moment) {
        return moment.isHarvest() ? HARVESTS : moment.isCalendar() ? CALENDAR : moment.isAboutSpace() ? SPACES : DEEDS;
    }

    /** About what it would bring in all to play a card of the hand, by what is the same everywhere. */
    float inAll(State position, int seat, int slot) {
        int at = slot * ROUNDS + position.board().round();
        if (Float.isNaN(inAll[at])) {
            inAll[at] = inAllAnew(position, seat, slot);
        }
        return inAll[at];
    }

    private float inAllAnew(State position, int seat, int slot) {
        Card card = deck.card(slot);
        float sum = -price(position, slot);
        sum += card.isPassing() ? 0 : card.points() + lastingEverywhere(position, seat, slot);
        for (int i = 0; i < card.hooks().size(); i++) {
            sum += atOnce(position, seat, slot, card.hooks().get(i));
        }
        return sum;
    }

    /** What a hook brings at once when its card is played, if that is the same everywhere. */
    private float atOnce(State position, int seat, int slot, Hook hook) {
        boolean isNow = hook.moment() == Moment.PLAYED && EffectWorth.isTheSameEverywhere(hook.effect());
        return isNow ? effects.of(position, seat, slot, hook.effect(), 1) : 0;
    }

    /** What it would bring in all to play a card now, its price paid. */
    float playing(State position, int seat, int slot) {
        fit(position);
        Card card = deck.card(slot);
        float sum = card.points() + Privileges.atHome(card) - price(position, slot);
        for (int i = 0; i < card.hooks().size(); i++) {
            Hook hook = card.hooks().get(i);
            sum += hook.moment() == Moment.PLAYED ? effects.of(position, seat, slot, hook.effect(), 1) : 0;
        }
        return card.isPassing() ? sum : sum + inFront(position, seat, slot);
    }

    /** What one carrying out of an effect brings now. */
    float once(State position, int seat, int slot, Effect effect) {
        fit(position);
        return effects.of(position, seat, slot, effect, 1);
    }

    /** What the cheapest price of a card is worth. */
    private float price(State position, int slot) {
        float least = Float.MAX_VALUE;
        for (int i = 0; i < deck.card(slot).prices().size(); i++) {
            Price price = deck.card(slot).prices().get(i);
            int round = position.board().round();
            float goods = GoodsWorth.of(price.goods(), round) + SOME * GoodsWorth.of(price.each(), round);
            least = Math.min(least, goods + price.handedBack());
        }
        return least;
    }
}
