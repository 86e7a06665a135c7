package tilth.agricola.react;

import java.util.List;
import tilth.agricola.acts.Sowing;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.acts.Working;
import tilth.agricola.board.Board;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.Rule;

/** Carries out what cards do. The one interpreter of effects. */
@Rule("AGR-K1")
public final class Effects {

    private static final int SLOT_BITS = 12;
    private static final int NUMBER_BITS = 8;

    private Effects() {}

    /** Goes on with a part of what a card does. */
    public static void carryOn(State position, int seat, long content, Journal journal) {
        int slot = (int) content & (1 << SLOT_BITS) - 1;
        int number = (int) (content >>> SLOT_BITS) & (1 << NUMBER_BITS) - 1;
        int done = (int) (content >>> SLOT_BITS + NUMBER_BITS);
        Effect effect = card(position, slot).script().at(number);
        if (effect instanceof Effect.UpTo up) {
            upTo(position, seat, slot, up, done);
        } else {
            carryOut(position, seat, slot, effect, journal);
        }
    }

    static void carryOut(State position, int seat, int slot, Effect effect, Journal journal) {
        switch (effect) {
            case Effect.Get get -> get(position, seat, slot, get, journal);
            case Effect.OthersGet get -> othersGet(position, seat, slot, get, journal);
            case Effect.Pay pay -> pay(position, seat, slot, pay, journal);
            case Effect.PutOnRounds put -> put(position, seat, put, journal);
            case Effect.NoteRounds note -> noteRounds(position, seat, slot, note, journal);
            case Effect.Note note -> keep(position, slot, Counts.of(position, seat, slot, note.count()));
            case Effect.Do _ -> Working.beginGrant(position, seat, slot, number(position, slot, effect));
            case Effect.OneOf one -> choose(position, seat, slot, one, journal);
            case Effect.OnlyIf only -> maybe(position, seat, slot, only.condition(), only.effect(), journal);
            case Effect.All all -> all(position, seat, slot, all.parts());
            case Effect.May may -> mayDo(position, seat, slot, may);
            case Effect.Once once -> once(position, seat, slot, once, journal);
            case Effect.Book book -> book(position, seat, slot, book, journal);
            case Effect.UseUp use -> {
                keep(position, slot, kept(position, slot) - 1);
                carryOut(position, seat, slot, use.then(), journal);
            }
            case Effect.TakeTop _ -> takeTop(position, seat, slot, journal);
            case Effect.Breed breed -> position.agenda().then(Follows.BREED_SOME.with(seat, breed.species()));
            case Effect.NewbornWorks _ -> letNewbornWork(position, seat, journal);
            case Effect.PlaceAgain again -> position.board().setAgain(seat, SpaceUse.againOn(position, again.spaces()));
            case Effect.UpTo up -> upTo(position, seat, slot, up, 0);
            case Effect.Cook cook -> Exchanges.cookFor(position, seat, cook.good(), cook.food(), journal);
            case Effect.PutOnCard put ->
                Depots.put(position, seat, slot, Counts.of(position, seat, slot, put.count()), put.good(), journal);
            case Effect.TakeFromCard take -> Depots.take(position, seat, slot, take.goods(), journal);
            case Effect.TakeCooked _ -> Depots.takeCooked(position, seat, slot, journal);
            case Effect.SowMore more ->
                Sowing.sowMore(position, seat, Counts.of(position, seat, slot, more.count()), journal);
            case Effect.BackToHand _ -> Depots.backToHand(position, seat, slot, journal);
            case Effect.FenceOnSpace _, Effect.PutOnSpace _ -> ask(position, seat, slot, effect);
            case Effect.FencesOnRounds send -> Depots.sendFences(position, seat, slot, send, journal);
            case Effect.FetchFences fetch -> {
                Depots.fetchFences(position, seat, slot, journal);
                carryOut(position, seat, slot, fetch.then(), journal);
            }
            case Effect.Own own -> ((OwnEffect) own).happen(position, seat, slot, journal);
        }
    }

    /** Whether an effect would do anything now. */
    static boolean isPossible(State position, int seat, int slot, Effect effect) {
        return canBe(position, seat, slot, effect, Reach.AT_HAND);
    }

    /** Whether it would do anything once other goods had been turned into food. */
    static boolean isWithinReach(State position, int seat, int slot, Effect effect) {
        return canBe(position, seat, slot, effect, Reach.RAISED);
    }

    /** Whether it would do anything if there were goods enough. */
    static boolean isThinkable(State position, int seat, int slot, Effect effect) {
        return canBe(position, seat, slot, effect, Reach.WISHED);
    }

    /** What may be paid with. */
    private enum Reach {
        AT_HAND,
        RAISED,
        /** With whatever one could wish for. */
        WISHED
    }

    private static boolean canBe(State position, int seat, int slot, Effect effect, Reach reach) {
        return switch (effect) {
            case Effect.Get get -> Counts.of(position, seat, slot, get.count()) > 0;
            case Effect.OthersGet get -> position.seats() > 1 && Counts.of(position, seat, slot, get.count()) > 0;
            case Effect.Pay pay ->
                canPay(position, seat, pay.price(), reach) && canBe(position, seat, slot, pay.then(), reach);
            case Effect.PutOnRounds put -> put.rounds().from(position.board().round()) != 0;
            case Effect.NoteRounds note -> note.rounds().from(position.board().round()) != 0;
            case Effect.Note _ -> true;
            case Effect.Do act -> reach == Reach.WISHED || Working.isGrantPossible(position, seat, slot, act.plan());
            case Effect.OneOf one -> canAnyBe(position, seat, slot, one.options(), reach);
            case Effect.OnlyIf only ->
                Conditions.hold(position, seat, slot, only.condition())
                        && canBe(position, seat, slot, only.effect(), reach);
            case Effect.All all -> canAnyBe(position, seat, slot, all.parts(), reach);
            case Effect.May may -> canBe(position, seat, slot, may.effect(), reach);
            case Effect.Once once ->
                !position.tableau().isSpent(once.period(), slot) && canBe(position, seat, slot, once.effect(), reach);
            case Effect.Book book -> Counts.of(position, seat, slot, book.points()) > 0;
            case Effect.UseUp use -> kept(position, slot) > 0 && canBe(position, seat, slot, use.then(), reach);
            case Effect.TakeTop _ -> kept(position, slot) < pile(position, slot).size();
            case Effect.Breed breed -> canBreed(position, seat, breed.species());
            case Effect.NewbornWorks _ -> canNewbornWork(position, seat);
            case Effect.PlaceAgain again ->
                reach == Reach.WISHED && position.holdings().home(seat) == 0
                        ? canNewbornWork(position, seat)
                        : SpaceUse.canPlaceAgain(position, seat, again.spaces());
            case Effect.UpTo up ->
                Counts.of(position, seat, slot, up.most()) > 0 && canBe(position, seat, slot, up.each(), reach);
            case Effect.Cook cook -> position.holdings().count(seat, cook.good()) > 0;
            case Effect.PutOnCard put -> Counts.of(position, seat, slot, put.count()) > 0;
            case Effect.TakeFromCard take -> Goods.covers(kept(position, slot), take.goods());
            case Effect.TakeCooked _ -> Depots.canTakeCooked(position);
            case Effect.SowMore more -> Counts.of(position, seat, slot, more.count()) > 0;
            case Effect.BackToHand _ -> position.tableau().hasPlayed(seat, slot);
            case Effect.FenceOnSpace _ -> position.farms().fencesLeft(seat) > 0;
            case Effect.PutOnSpace _ -> true;
            case Effect.FencesOnRounds send ->
                position.farms().fencesLeft(seat) > 0
                        && send.rounds().from(position.board().round()) != 0;
            case Effect.FetchFences _ -> Depots.areFencesWaiting(position, slot);
            case Effect.Own own -> ((OwnEffect) own).isPossible(position, seat, slot);
        };
    }

    private static boolean canAnyBe(State position, int seat, int slot, List<Effect> effects, Reach reach) {
        for (int i = 0; i < effects.size(); i++) {
            if (canBe(position, seat, slot, effects.get(i), reach)) {
                return true;
            }
        }
        return false;
    }

    @Rule({"AGR-P1", "AGR-X1"})
    private static boolean canPay(State position, int seat, long price, Reach reach) {
        return switch (reach) {
            case AT_HAND -> position.holdings().covers(seat, price);
            case RAISED -> Paying.isWithinReach(position, seat, price);
            case WISHED -> true;
        };
    }

    private static void get(State position, int seat, int slot, Effect.Get get, Journal journal) {
        int count = Math.min(Goods.MOST, Counts.of(position, seat, slot, get.count()));
        if (count > 0) {
            Gains.gain(position, seat, Goods.of(count, get.good()), journal);
        }
    }

    private static void othersGet(State position, int seat, int slot, Effect.OthersGet get, Journal journal) {
        int count = Counts.of(position, seat, slot, get.count());
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            Gains.gain(position, other, Goods.of(count, get.good()), journal);
        }
    }

    /** What cannot be paid any more, for the part before it took too much, is not done. */
    @Rule("AGR-P1")
    private static void pay(State position, int seat, int slot, Effect.Pay pay, Journal journal) {
        if (!position.holdings().covers(seat, pay.price())) {
            return;
        }
        position.holdings().lose(seat, pay.price());
        switch (pay.to()) {
            case SUPPLY -> Gains.note(Happens.PAID, seat, pay.price(), journal);
            case SPACE -> putBack(position, seat, pay.price(), journal);
            case CARD -> {
                Gains.note(Happens.PAID, seat, pay.price(), journal);
                keep(position, slot, Goods.plus(kept(position, slot), pay.price()));
            }
        }
        carryOut(position, seat, slot, pay.then(), journal);
    }

    @Rule("AGR-K12")
    private static void putBack(State position, int seat, long goods, Journal journal) {
        int space = position.occasions().space();
        position.board().add(space, goods);
        int good = Goods.first(goods);
        journal.note(Happens.PUT_BACK, seat, good, Goods.count(goods, good), space);
    }

    @Rule("AGR-M7")
    private static void put(State position, int seat, Effect.PutOnRounds put, Journal journal) {
        int good = Goods.first(put.goods());
        for (int rest = put.rounds().from(position.board().round()); rest != 0; rest &= rest - 1) {
            int round = Integer.numberOfTrailingZeros(rest);
            position.board().schedule(seat, round, put.goods());
            journal.note(Happens.SCHEDULED, seat, good, Goods.count(put.goods(), good), round);
        }
    }

    private static void noteRounds(State position, int seat, int slot, Effect.NoteRounds note, Journal journal) {
        int rounds = note.rounds().from(position.board().round());
        keep(position, slot, kept(position, slot) | rounds);
        for (int rest = rounds; rest != 0; rest &= rest - 1) {
            int number = position.table().deck().number(slot);
            journal.note(Happens.NOTED, seat, number, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** Asks which one, unless only one can be. */
    @Rule("AGR-K2")
    private static void choose(State position, int seat, int slot, Effect.OneOf one, Journal journal) {
        int possible = 0;
        for (int i = 0; i < one.options().size(); i++) {
            possible |= isPossible(position, seat, slot, one.options().get(i)) ? 1 << i : 0;
        }
        if (Integer.bitCount(possible) == 1) {
            Effect only = one.options().get(Integer.numberOfTrailingZeros(possible));
            carryOut(position, seat, slot, only, journal);
        } else if (possible != 0) {
            ask(position, seat, slot, one);
        }
    }

    @Rule("AGR-K2")
    private static void mayDo(State position, int seat, int slot, Effect.May may) {
        if (isWithinReach(position, seat, slot, may)) {
            ask(position, seat, slot, may);
        }
    }

    private static void ask(State position, int seat, int slot, Effect effect) {
        ask(position, seat, slot, effect, 0);
    }

    private static void ask(State position, int seat, int slot, Effect effect, int done) {
        int number = position.table().deck().number(slot);
        position.agenda().ask(seat, Asks.CHOOSE.with(number, number(position, slot, effect), done));
    }

    /** Asks whether it shall be done once more, if it can be. */
    @Rule("AGR-K2")
    private static void upTo(State position, int seat, int slot, Effect.UpTo up, int done) {
        boolean isLeft = done < Counts.of(position, seat, slot, up.most());
        if (isLeft && isWithinReach(position, seat, slot, up.each())) {
            ask(position, seat, slot, up, done);
        }
    }

    /** It has been done so often and may be done again when everything that follows is done. */
    static void again(State position, int seat, int slot, Effect.UpTo up, int done) {
        position.agenda().then(Follows.CARRY_OUT.with(seat, content(position, slot, up, done)));
    }

    private static long content(State position, int slot, Effect effect, int done) {
        long number = number(position, slot, effect);
        return slot | number << SLOT_BITS | (long) done << SLOT_BITS + NUMBER_BITS;
    }

    private static void maybe(State position, int seat, int slot, Condition condition, Effect effect, Journal journal) {
        if (Conditions.hold(position, seat, slot, condition)) {
            carryOut(position, seat, slot, effect, journal);
        }
    }

    /** One after the other, each when all questions of the one before are answered. */
    private static void all(State position, int seat, int slot, List<Effect> parts) {
        for (int i = parts.size() - 1; i >= 0; i--) {
            position.agenda().then(Follows.CARRY_OUT.with(seat, content(position, slot, parts.get(i), 0)));
        }
    }

    private static void once(State position, int seat, int slot, Effect.Once once, Journal journal) {
        if (isPossible(position, seat, slot, once)) {
            position.tableau().spend(once.period(), slot);
            carryOut(position, seat, slot, once.effect(), journal);
        }
    }

    /** The points count for the player for good; the card that brought them shows them. */
    @Rule("AGR-E11")
    private static void book(State position, int seat, int slot, Effect.Book book, Journal journal) {
        int points = Counts.of(position, seat, slot, book.points());
        if (points > 0) {
            position.holdings().book(seat, points);
            journal.note(Happens.BOOKED, seat, points);
            if (card(position, slot).store() instanceof Store.Booked) {
                keep(position, slot, kept(position, slot) + points);
            }
        }
    }

    private static void takeTop(State position, int seat, int slot, Journal journal) {
        int sold = (int) kept(position, slot);
        keep(position, slot, sold + 1);
        Gains.gain(position, seat, Goods.of(1, pile(position, slot).get(sold)), journal);
    }

    private static List<Integer> pile(State position, int slot) {
        return ((Store.Pile) card(position, slot).store()).goods();
    }

    private static boolean canBreed(State position, int seat, int species) {
        for (int rest = species; rest != 0; rest &= rest - 1) {
            if (position.holdings().count(seat, Goods.SHEEP + Integer.numberOfTrailingZeros(rest)) > 1) {
                return true;
            }
        }
        return false;
    }

    @Rule("AGR-K13")
    private static boolean canNewbornWork(State position, int seat) {
        return position.board().isWork()
                && position.holdings().newborns(seat) > 0
                && (position.board().shared(seat) != Board.NOWHERE || isInCradle(position, seat));
    }

    /** Whether a newborn stands on no space, for it was born between two actions. */
    private static boolean isInCradle(State position, int seat) {
        int somewhere = position.holdings().home(seat) + position.board().atWork(seat);
        return somewhere < position.holdings().people(seat);
    }

    @Rule("AGR-K13")
    private static void letNewbornWork(State position, int seat, Journal journal) {
        int space = position.board().shared(seat);
        if (space != Board.NOWHERE) {
            position.board().leave(space, seat);
        }
        position.holdings().growUpAtOnce(seat);
        journal.note(Happens.GREW_UP, seat);
    }

    static long kept(State position, int slot) {
        return position.tableau().kept(position.table().deck().keptAt(slot));
    }

    static void keep(State position, int slot, long what) {
        position.tableau().keep(position.table().deck().keptAt(slot), what);
    }

    private static int number(State position, int slot, Effect effect) {
        return card(position, slot).script().number(effect);
    }

    private static Card card(State position, int slot) {
        return position.table().deck().card(slot);
    }
}
