package tilth.agricola.cards;

import java.util.List;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Deed;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.work.Asides;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/**
 * Lets cards do what they do when their moment comes. What happens by itself happens at once; whatever has to be decided is
 * asked of the owner, who chooses the order.
 */
public final class Reactions {

    private static final int MOMENT_BITS = 8;
    private static final int SLOT_BITS = 8;
    private static final int PENDING_SHIFT = 8 + Verb.OPERAND_BITS;

    private Reactions() {}

    /** A moment that somebody's doing brought about. */
    @Rule("AGR-K1")
    public static void fire(AgricolaPosition position, Moment moment, int actor) {
        if (!position.table().deck().isSilent(moment)) {
            // Who acts is asked first, so comes last on the agenda.
            int seat = actor;
            for (int i = 0; i < position.seats(); i++) {
                seat = seat == 0 ? position.seats() - 1 : seat - 1;
                fire(position, moment, seat, actor);
            }
        }
    }

    /** A moment that comes for everybody. */
    @Rule("AGR-K1")
    public static void fireForAll(AgricolaPosition position, Moment moment) {
        if (!position.table().deck().isSilent(moment)) {
            int seat = position.board().firstSeat();
            for (int i = 0; i < position.seats(); i++) {
                seat = seat == 0 ? position.seats() - 1 : seat - 1;
                fire(position, moment, seat, seat);
            }
        }
    }

    /** What one card does when it has just been played. */
    static void firePlayed(AgricolaPosition position, int seat, int slot) {
        List<Hook> hooks = position.table().deck().card(slot).hooks();
        for (int index = hooks.size() - 1; index >= 0; index--) {
            Hook hook = hooks.get(index);
            if (hook.moment() == Moment.PLAYED && hook.manner() == Hook.Manner.AUTOMATIC) {
                announce(position, seat, slot, index);
            } else if (hook.moment() == Moment.PLAYED) {
                int asking = position.table().deck().asking(Moment.PLAYED).indexOf(new Deck.Asking(slot, hook));
                ask(position, seat, Moment.PLAYED, 1L << asking);
            }
        }
    }

    /** What happens by itself comes before what is asked, one thing after the other. */
    private static void fire(AgricolaPosition position, Moment moment, int owner, int actor) {
        Deck deck = position.table().deck();
        long pending = pending(position, moment, owner, actor);
        if (pending != 0 || Asides.isLastChance(position, owner, moment)) {
            ask(position, owner, moment, pending);
        }
        for (int slot = deck.size() - 1; slot >= 0; slot--) {
            boolean listens = (deck.listening(moment, slot >>> 6) >>> slot & 1) != 0;
            if (listens && position.tableau().hasPlayed(owner, slot)) {
                announce(position, moment, owner, actor, slot);
            }
        }
    }

    private static void announce(AgricolaPosition position, Moment moment, int owner, int actor, int slot) {
        List<Hook> hooks = position.table().deck().card(slot).hooks();
        for (int index = hooks.size() - 1; index >= 0; index--) {
            Hook hook = hooks.get(index);
            if (hook.moment() == moment
                    && hook.manner() == Hook.Manner.AUTOMATIC
                    && hook.heeds(owner, actor, position.board().inUse())) {
                announce(position, owner, slot, index);
            }
        }
    }

    private static void announce(AgricolaPosition position, int owner, int slot, int hook) {
        position.agenda().then(Deed.HAPPEN.with(owner, slot | (long) hook << SLOT_BITS));
    }

    private static void ask(AgricolaPosition position, int owner, Moment moment, long pending) {
        position.agenda().then(Deed.REACT_ON.with(owner, moment.ordinal() | pending << MOMENT_BITS));
    }

    /** Does what a hook announced does by itself, if it can do anything. */
    @Rule("AGR-K1")
    public static void happen(AgricolaPosition position, int seat, long content, Journal journal) {
        int slot = (int) content & (1 << SLOT_BITS) - 1;
        Hook hook = position.table().deck().card(slot).hooks().get((int) (content >>> SLOT_BITS));
        Effect effect = hook.choices().getFirst();
        if (position.tableau().hasPlayed(seat, slot) && effect.isPossible(position, seat, slot)) {
            effect.happen(position, seat, slot, journal);
        }
    }

    /** The hooks of a moment that ask this owner, as a bit set. */
    private static long pending(AgricolaPosition position, Moment moment, int owner, int actor) {
        List<Deck.Asking> asking = position.table().deck().asking(moment);
        long pending = 0;
        for (int i = 0; i < asking.size(); i++) {
            boolean asks = position.tableau().hasPlayed(owner, asking.get(i).slot())
                    && asking.get(i).hook().heeds(owner, actor, position.board().inUse());
            pending |= asks ? 1L << i : 0;
        }
        return pending;
    }

    /** Asks an owner about the cards that are still pending and could do something. */
    @Rule("AGR-K2")
    public static void reactOn(AgricolaPosition position, int seat, long content) {
        Moment moment = Moment.of((int) content & (1 << MOMENT_BITS) - 1);
        long pending = possible(position, seat, moment, content >>> MOMENT_BITS);
        if (pending != 0 || Asides.isLastChance(position, seat, moment)) {
            position.agenda().ask(seat, Asks.REACT.with(moment.ordinal()) | pending << PENDING_SHIFT);
        }
    }

    private static long possible(AgricolaPosition position, int seat, Moment moment, long pending) {
        List<Deck.Asking> asking = position.table().deck().asking(moment);
        long possible = 0;
        for (long rest = pending; rest != 0; rest &= rest - 1) {
            int index = Long.numberOfTrailingZeros(rest);
            Deck.Asking ask = asking.get(index);
            boolean can = position.tableau().hasPlayed(seat, ask.slot())
                    && ask.hook().choices().stream()
                            .anyMatch(choice -> choice.isWithinReach(position, seat, ask.slot()));
            possible |= can ? 1L << index : 0;
        }
        return possible;
    }

    /** Offers what is allowed at any time, every pending card in each of its ways, and to stop if nothing has to be. */
    @Rule("AGR-K2")
    public static void add(AgricolaPosition position, int seat, long question, MoveList into) {
        Moment moment = Moment.of(Verb.first(question));
        List<Deck.Asking> asking = position.table().deck().asking(moment);
        long pending = question >>> PENDING_SHIFT;
        Asides.add(position, seat, into);
        if (isFoodShort(position, seat, asking, pending)) {
            Exchanges.addFoods(position, seat, into);
        }
        boolean mayStop = true;
        for (long rest = pending; rest != 0; rest &= rest - 1) {
            Deck.Asking ask = asking.get(Long.numberOfTrailingZeros(rest));
            boolean isPossible = addChoices(position, seat, ask, into);
            mayStop &= !isPossible || ask.hook().manner() == Hook.Manner.OPTIONAL;
        }
        if (mayStop) {
            into.add(Does.DONE.bare());
        }
    }

    /** Whether something pending could be done if other goods were turned into food. */
    @Rule({"AGR-K2", "AGR-X1"})
    private static boolean isFoodShort(AgricolaPosition position, int seat, List<Deck.Asking> asking, long pending) {
        for (long rest = pending; rest != 0; rest &= rest - 1) {
            Deck.Asking ask = asking.get(Long.numberOfTrailingZeros(rest));
            for (Effect choice : ask.hook().choices()) {
                if (!choice.isPossible(position, seat, ask.slot())
                        && choice.isWithinReach(position, seat, ask.slot())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Offers a card in each of its ways and says whether there is any. */
    private static boolean addChoices(AgricolaPosition position, int seat, Deck.Asking ask, MoveList into) {
        List<Effect> choices = ask.hook().choices();
        int card = position.table().deck().number(ask.slot());
        int before = into.size();
        for (int choice = 0; choice < choices.size(); choice++) {
            if (choices.get(choice).isPossible(position, seat, ask.slot())) {
                into.add(choices.size() == 1 ? Does.USE.with(card) : Does.CHOOSE.with(choice, card));
            }
        }
        return into.size() > before;
    }

    /** Uses a card as chosen; the others stay pending. */
    @Rule("AGR-K2")
    public static void play(AgricolaPosition position, int seat, long question, long move, Journal journal) {
        position.agenda().answered(seat);
        if (Does.of(move) == Does.DONE) {
            return;
        }
        Moment moment = Moment.of(Verb.first(question));
        if (Does.of(move).isAside()) {
            ask(position, seat, moment, question >>> PENDING_SHIFT);
            Exchanges.play(position, seat, move, journal);
            return;
        }
        Deck deck = position.table().deck();
        boolean several = Does.of(move) == Does.CHOOSE;
        int slot = deck.slot(several ? Verb.second(move) : Verb.first(move));
        long pending = question >>> PENDING_SHIFT;
        int index = index(deck.asking(moment), pending, slot);
        ask(position, seat, moment, pending & ~(1L << index));
        journal.note(Happens.USED_CARD, seat, deck.number(slot));
        deck.asking(moment)
                .get(index)
                .hook()
                .choices()
                .get(several ? Verb.first(move) : 0)
                .happen(position, seat, slot, journal);
    }

    private static int index(List<Deck.Asking> asking, long pending, int slot) {
        long rest = pending;
        while (asking.get(Long.numberOfTrailingZeros(rest)).slot() != slot) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }
}
