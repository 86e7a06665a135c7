package tilth.agricola.react;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilth.agricola.acts.Advance;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.measure.Absence;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/**
 * Lets cards do what they do when their moment comes. What happens by itself happens at once; whatever has to be decided is
 * asked of the owner, who chooses the order.
 */
public final class Reactions {

    /** Cards that are open to all have not had their say with this seat. */
    private static final int BEGINNING = 2;

    /** The owner is asked; else only what happens by itself is done. */
    public static final int ASKING = 1;

    /** Only what compares farms is done, before anything else. */
    private static final int COMPARING = 4;

    private Reactions() {}

    /** Lets the cards of everybody react to the occasion, who acts first; who takes no part in a harvest hears nothing of it. */
    @Rule({"AGR-K1", "AGR-K74"})
    public static void fire(State position) {
        Occasions occasion = position.occasions();
        Moment moment = occasion.moment();
        if (moment.isItsOwn()) {
            position.agenda().then(Follows.REACT_ON.with(occasion.actor(), ASKING));
            return;
        }
        if (isAboutCardInHand(position)) {
            return;
        }
        CardSet listening = position.listening(moment);
        boolean isOpen = Common.isAnyOpen(position, listening);
        // Who acts is asked first, so comes last on the agenda.
        int seat = occasion.actor();
        for (int i = 0; i < position.seats(); i++) {
            seat = seat == 0 ? position.seats() - 1 : seat - 1;
            boolean isThere = !moment.isHarvest() || !Absence.isAbsent(position, seat);
            boolean isHearing = position.tableau().played(seat).meets(listening) || Common.isCalled(position, seat);
            if (isThere && (isHearing || isOpen)) {
                boolean isAtWork = moment == Moment.USE && seat == occasion.actor();
                position.agenda().then(Follows.REACT_ON.with(seat, (isAtWork ? 0 : ASKING) | (isOpen ? BEGINNING : 0)));
            }
        }
        maybeCompare(position, moment);
    }

    /** When a round begins, farms are compared before anybody changes theirs. */
    @Rule("AGR-K1")
    private static void maybeCompare(State position, Moment moment) {
        boolean isAny = moment == Moment.ROUND_START && position.hasAnybody(Capability.COMPARING);
        for (int seat = 0; isAny && seat < position.seats(); seat++) {
            if (position.has(seat, Capability.COMPARING)) {
                position.agenda().then(Follows.REACT_ON.with(seat, COMPARING));
            }
        }
    }

    /** Whether the card that was played has gone back to the hand, so that it never was. */
    @Rule("AGR-K22")
    private static boolean isAboutCardInHand(State position) {
        Occasions occasion = position.occasions();
        return occasion.moment() == Moment.OCCUPATION_PLAYED
                && position.tableau().hand(occasion.actor()).has(occasion.card());
    }

    /** Does what cards of a seat do by themselves, one after the other; then asks about the others. */
    @Rule({"AGR-K1", "AGR-K2"})
    public static void reactOn(State position, int seat, long how, Journal journal) {
        long asking = how & (ASKING | COMPARING);
        if ((how & BEGINNING) != 0) {
            Common.begin(position);
        }
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            Hook hook = hook(position, seat, slot);
            if (hook != null && !hook.isOptional() && isMeant(position, slot, how)) {
                boolean isDue = Prospects.isDue(position, seat, slot, hook.effect());
                if (isDue || !Prospects.isOffering(hook.effect())) {
                    position.occasions().ask(slot);
                }
                if (isDue) {
                    position.agenda().then(Follows.REACT_ON.with(seat, asking));
                    journal.note(Happens.REACTED, seat, position.table().deck().number(slot));
                    Effects.carryOut(position, seat, slot, hook.effect(), journal);
                    return;
                }
            }
        }
        giveUpOffers(position, seat, how);
        if ((how & ASKING) != 0 && isToBeAsked(position, seat)) {
            position.agenda()
                    .ask(seat, Asks.REACT.with(position.occasions().moment().ordinal()));
        }
    }

    /** What nothing that came at the same moment could pay for is not asked about later either. */
    private static void giveUpOffers(State position, int seat, long how) {
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            Hook hook = hook(position, seat, slot);
            if (hook != null && !hook.isOptional() && isMeant(position, slot, how)) {
                position.occasions().ask(slot);
            }
        }
    }

    private static boolean isMeant(State position, int slot, long how) {
        return (how & COMPARING) == 0
                || position.table().deck().with(Capability.COMPARING).has(slot);
    }

    @Rule({"AGR-K2", "AGR-X3"})
    private static boolean isToBeAsked(State position, int seat) {
        return isAnyWithinReach(position, seat)
                || Common.isCalled(position, seat)
                || Asides.isLastChance(position, seat)
                || Trades.canHelpReact(position, seat);
    }

    /** The next card of a seat after one that has something to say to the occasion, or -1. */
    private static int next(State position, int seat, int after) {
        Occasions occasion = position.occasions();
        if (occasion.moment().isItsOwn()) {
            return after < 0 && !occasion.isAsked(occasion.card()) ? occasion.card() : -1;
        }
        CardSet listening = position.listening(occasion.moment());
        int slot = Common.next(position, seat, listening, after);
        while (slot >= 0 && (occasion.isAsked(slot) || isTooFresh(position, slot))) {
            slot = Common.next(position, seat, listening, slot);
        }
        return slot;
    }

    /** Whether a card does not hear the occasion because the same action played it; it hears of cards played after it. */
    @Rule("AGR-K15")
    private static boolean isTooFresh(State position, int slot) {
        Occasions occasion = position.occasions();
        if (!position.tableau().fresh().has(slot) || occasion.moment().isHeardAtOnce()) {
            return false;
        }
        Card card = position.table().deck().card(slot);
        boolean isAboutItself = occasion.card() == slot;
        boolean isAboutLater = occasion.moment().isCardPlay()
                && !isAboutItself
                && position.tableau().isNewest(occasion.card());
        return !card.isWorkingAtOnce() && !isAboutLater && !(isAboutItself && card.isHearingItself());
    }

    /** What a card does at the occasion, if anything. */
    private static @Nullable Hook hook(State position, int seat, int slot) {
        Occasions occasion = position.occasions();
        Moment moment = occasion.moment();
        List<Hook> hooks = position.table().deck().card(slot).hooks();
        int actor = moment.isCalendar() ? seat : occasion.actor();
        for (int i = 0; i < hooks.size(); i++) {
            Hook hook = hooks.get(i);
            if (hook.moment() == moment
                    && hook.heeds(seat, actor)
                    && SpaceUse.isOneOf(position, slot, occasion.space(), hook.spaces())) {
                return hook;
            }
        }
        return null;
    }

    /** What an owner may do with a card at the occasion, if anything. */
    private static @Nullable Effect optional(State position, int seat, int slot) {
        Hook hook = hook(position, seat, slot);
        return hook != null && hook.effect() instanceof Effect.May may ? may.effect() : null;
    }

    /** Whether a card may still be used at the occasion. */
    static boolean isOpen(State position, int seat, int slot) {
        Occasions occasion = position.occasions();
        boolean isHeard = occasion.moment().isItsOwn() ? occasion.card() == slot : !isTooFresh(position, slot);
        return isHeard && !occasion.isAsked(slot) && optional(position, seat, slot) != null;
    }

    /** Whether a card may do something at the occasion that only wants goods. */
    static boolean isAnyThinkable(State position, int seat) {
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            Effect effect = optional(position, seat, slot);
            if (effect != null && Prospects.isThinkable(position, seat, slot, effect)) {
                return true;
            }
        }
        return false;
    }

    static boolean isAnyWithinReach(State position, int seat) {
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            Effect effect = optional(position, seat, slot);
            if (effect != null && Prospects.isWithinReach(position, seat, slot, effect)) {
                return true;
            }
        }
        return false;
    }

    /** Whether cards of a seat may still be used while it works on a space. */
    public static boolean isExtraTime(State position, int seat) {
        return position.occasions().isNow(Moment.USE) && position.occasions().actor() == seat;
    }

    /** Offers every card that may be used at the occasion in each of its ways; what makes food, where some is short. */
    @Rule({"AGR-K2", "AGR-X1"})
    public static void addUses(State position, int seat, MoveList into) {
        boolean isFoodShort = false;
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            Effect effect = optional(position, seat, slot);
            if (effect != null) {
                boolean isOffered = addChoices(position, seat, slot, effect, into);
                isFoodShort |= !isOffered && Prospects.isWithinReach(position, seat, slot, effect);
            }
        }
        if (isFoodShort) {
            Exchanges.addFoods(position, seat, into);
        }
    }

    /** Offers a card in each of its ways and says whether there is any. */
    static boolean addChoices(State position, int seat, int slot, Effect effect, MoveList into) {
        int card = position.table().deck().number(slot);
        int before = into.size();
        if (effect instanceof Effect.OneOf || effect instanceof Effect.EachOnce) {
            for (int choice = 0; choice < effect.inner().size(); choice++) {
                if (Prospects.isPossible(position, seat, slot, effect.inner().get(choice))) {
                    into.add(Does.CHOOSE.with(choice, card));
                }
            }
        } else if (Prospects.isPossible(position, seat, slot, effect)) {
            into.add(Does.USE.with(card));
        }
        return into.size() > before;
    }

    /** Offers what may be done at the occasion, and to stop unless something could then not be paid. */
    @Rule({"AGR-K2", "AGR-K11"})
    public static void add(State position, int seat, MoveList into) {
        addUses(position, seat, into);
        boolean isOwing = isBeforePaying(position)
                && position.occasions().actor() == seat
                && !isOccupationAffordable(position, seat);
        if (!isOwing || into.isEmpty()) {
            into.add(Does.DONE.bare());
        }
    }

    private static boolean isBeforePaying(State position) {
        return position.occasions().isNow(Moment.BEFORE_OCCUPATION)
                || position.occasions().isNow(Moment.BEFORE_PLAYED);
    }

    private static boolean isOccupationAffordable(State position, int seat) {
        Occasions occasion = position.occasions();
        return Paying.canHave(position, seat, occasion.card(), occasion.count());
    }

    /** Whether the occupation that is about to be played can be paid for, with what cards may still bring. */
    @Rule("AGR-K11")
    static boolean canStillPay(State position, int seat) {
        Occasions occasion = position.occasions();
        return isOccupationAffordable(position, seat)
                || Advance.canPay(position, seat, occasion.card(), occasion.count());
    }

    /** Uses a card as chosen; the others may be used after it. */
    @Rule("AGR-K2")
    public static void play(State position, int seat, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.DONE) {
            decline(position, seat);
            return;
        }
        if (position.occasions().isNow(Moment.WORK_START)) {
            letReconsider(position, seat, slot(position, move));
        }
        position.agenda().then(Follows.REACT_ON.with(seat, ASKING));
        use(position, seat, move, journal);
    }

    /** A card has been used before the work begins: all others who let theirs be may think again. */
    @Rule("AGR-K128")
    private static void letReconsider(State position, int seat, int used) {
        position.tableau().spend(Effect.Period.ACTION, used);
        CardSet listening = position.listening(Moment.WORK_START);
        int other = seat;
        for (int i = 1; i < position.seats(); i++) {
            other = other == 0 ? position.seats() - 1 : other - 1;
            CardSet played = position.tableau().played(other);
            for (int slot = played.first(listening); slot >= 0; slot = played.next(listening, slot)) {
                Hook hook = hook(position, other, slot);
                boolean isUsed = position.tableau().isSpent(Effect.Period.ACTION, slot);
                if (hook != null && hook.isOptional() && !isUsed) {
                    position.occasions().askAgain(slot);
                    position.agenda().then(Follows.REACT_ON.with(other, ASKING));
                }
            }
        }
    }

    /** The slot of the card that a move uses. */
    private static int slot(State position, long move) {
        boolean isChoice = Does.of(move) == Does.CHOOSE;
        return position.table().deck().slot(isChoice ? Verb.second(move) : Verb.first(move));
    }

    /** Uses a card as chosen. */
    @Rule("AGR-K2")
    public static void use(State position, int seat, long move, Journal journal) {
        Deck deck = position.table().deck();
        boolean isChoice = Does.of(move) == Does.CHOOSE;
        int slot = slot(position, move);
        Effect effect = optional(position, seat, slot);
        position.occasions().ask(slot);
        journal.note(Happens.USED_CARD, seat, deck.number(slot));
        if (isChoice && effect instanceof Effect.OneOf one) {
            Effects.carryOut(position, seat, slot, one.options().get(Verb.first(move)), journal);
        } else if (isChoice && effect instanceof Effect.EachOnce each) {
            Effects.doOne(position, seat, slot, each, Verb.first(move), 0, journal);
        } else if (effect != null) {
            Effects.carryOut(position, seat, slot, effect, journal);
        }
    }

    /** A card lets an action begin again: cards that help once with it help again, but not what comes once in a turn. */
    @Rule("AGR-K8")
    static void beginAnew(State position, int slot, Effect effect) {
        if (effect instanceof Effect.Do act && act.plan().act(0).kind().playsCard()) {
            position.tableau().refresh(Effect.Period.ACTION, position.listening(Moment.IMPROVEMENT_BUILT));
        } else {
            position.tableau().refresh(Effect.Period.ACTION);
        }
        position.tableau().spend(Effect.Period.ACTION, slot);
    }

    /** Whether a move uses a card at the occasion. */
    public static boolean isUse(State position, int seat, long move) {
        if (Does.of(move) != Does.USE && Does.of(move) != Does.CHOOSE) {
            return false;
        }
        return optional(position, seat, slot(position, move)) != null;
    }

    /** All cards of a seat that could still be used let it be. */
    @Rule("AGR-K2")
    public static void decline(State position, int seat) {
        for (int slot = next(position, seat, -1); slot >= 0; slot = next(position, seat, slot)) {
            if (optional(position, seat, slot) != null) {
                position.occasions().ask(slot);
            }
        }
    }

    /** Offers what a card lets its owner or the user of its space choose from. */
    @Rule("AGR-K5")
    public static void addOffers(State position, int seat, int slot, MoveList into) {
        List<Effect> offers = position.table().deck().card(slot).offers();
        for (int choice = 0; choice < offers.size(); choice++) {
            if (Prospects.isPossible(position, seat, slot, offers.get(choice))) {
                into.add(Does.CHOOSE.with(choice, position.table().deck().number(slot)));
            }
        }
    }
}
