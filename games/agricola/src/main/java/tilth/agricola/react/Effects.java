package tilth.agricola.react;

import java.util.List;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.acts.Lots;
import tilth.agricola.acts.Sowing;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.acts.Working;
import tilth.agricola.board.Board;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;
import tilth.agricola.stock.Delays;
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
        } else if (effect instanceof Effect.SpendTaken spend) {
            spendTaken(position, seat, slot, spend, done);
        } else if (effect instanceof Effect.EachOnce each) {
            eachOnce(position, seat, slot, each, done);
        } else {
            carryOut(position, seat, slot, effect, journal);
        }
    }

    static void carryOut(State position, int seat, int slot, Effect effect, Journal journal) {
        switch (effect) {
            case Effect.Get get -> get(position, seat, slot, get, journal);
            case Effect.OthersGet get -> othersGet(position, seat, slot, get, journal);
            case Effect.Pay pay -> pay(position, seat, slot, pay, journal);
            case Effect.PutOnRounds put -> put(position, seat, slot, put, journal);
            case Effect.NoteRounds note -> noteRounds(position, seat, slot, note, journal);
            case Effect.Note note -> keep(position, slot, Counts.of(position, seat, slot, note.count()));
            case Effect.Do _ -> Working.beginGrant(position, seat, slot, number(position, slot, effect));
            case Effect.OneOf one -> choose(position, seat, slot, one, journal);
            case Effect.OnlyIf only -> maybe(position, seat, slot, only.condition(), only.effect(), journal);
            case Effect.All all -> all(position, seat, slot, all.parts(), journal);
            case Effect.May may -> mayDo(position, seat, slot, may);
            case Effect.Once once -> once(position, seat, slot, once, journal);
            case Effect.Anew anew -> {
                Reactions.beginAnew(position, slot, anew.effect());
                carryOut(position, seat, slot, anew.effect(), journal);
            }
            case Effect.Book book -> book(position, seat, slot, book, journal);
            case Effect.UseUp use -> {
                keep(position, slot, kept(position, slot) - 1);
                carryOut(position, seat, slot, use.then(), journal);
            }
            case Effect.MoreOnFields _ -> Sowing.growMore(position, seat, journal);
            case Effect.TakeTop _ -> Depots.takeTop(position, seat, slot, journal);
            case Effect.TakeMatching _ -> Depots.takeMatching(position, seat, slot, journal);
            case Effect.EachOnce each -> eachOnce(position, seat, slot, each, 0);
            case Effect.OncePerPlayer once -> {
                keep(position, slot, kept(position, slot) | 1L << seat);
                carryOut(position, seat, slot, once.effect(), journal);
            }
            case Effect.PlayItself _ -> CardPlay.playForNothing(position, seat, slot);
            case Effect.ReapAlone _ -> position.agenda().then(Follows.REAP_ALONE.with(seat, 0));
            case Effect.Breed breed -> position.agenda().then(Follows.BREED_SOME.with(seat, breed.species()));
            case Effect.NewbornWorks _ -> letNewbornWork(position, seat, journal);
            case Effect.PlaceAgain again -> position.board().setAgain(seat, SpaceUse.againOn(position, again.spaces()));
            case Effect.UpTo up -> upTo(position, seat, slot, up, 0);
            case Effect.Cook cook -> Exchanges.cookFor(position, seat, cook.good(), cook.food(), journal);
            case Effect.PutOnCard put ->
                Depots.put(position, seat, slot, Counts.of(position, seat, slot, put.count()), put.good(), journal);
            case Effect.TakeFromCard take -> Depots.take(position, seat, slot, take.goods(), journal);
            case Effect.TakeCooked take -> Depots.takeCooked(position, seat, slot, take.claim(), journal);
            case Effect.WithCooked with -> {
                position.occasions().noteCounted();
                carryOut(position, seat, slot, with.then(), journal);
            }
            case Effect.CookFromCard cook -> Depots.cookFromCard(position, seat, slot, cook.good(), journal);
            case Effect.SpendTaken spend -> spendTaken(position, seat, slot, spend, 0);
            case Effect.Spread spread -> Depots.spread(position, seat, spread, journal);
            case Effect.HelpReap _ -> ask(position, seat, slot, effect);
            case Effect.PlaceFirst _ -> placeFirst(position, seat, journal);
            case Effect.DrawAnew draw -> Lots.drawAnew(position, seat, draw.count(), journal);
            case Effect.DrawPair _ -> Depots.drawPair(position, seat, slot, journal);
            case Effect.SowMore more ->
                Sowing.sowMore(position, seat, more.crop(), Counts.of(position, seat, slot, more.count()), journal);
            case Effect.SowMoreAtHome more ->
                Sowing.sowMoreAtHome(position, seat, more.grain(), more.vegetables(), journal);
            case Effect.BackToHand _ -> Depots.backToHand(position, seat, slot, journal);
            case Effect.FenceOnSpace _, Effect.PutOnSpace _ -> ask(position, seat, slot, effect);
            case Effect.FencesOnRounds send -> Depots.sendFences(position, seat, slot, send, journal);
            case Effect.FetchFences fetch -> {
                Depots.fetchFences(position, seat, slot, journal);
                carryOut(position, seat, slot, fetch.then(), journal);
            }
            case Effect.TakeFromActor take -> Dealings.takeFromActor(position, seat, take, journal);
            case Effect.FirstInRound first -> {
                position.tableau().spend(Effect.Period.ROUND, slot);
                carryOut(position, seat, slot, first.effect(), journal);
            }
            case Effect.TakeFromSpace take -> Dealings.takeFromSpace(position, seat, take, journal);
            case Effect.TopUp up -> Dealings.topUp(position, seat, up, journal);
            case Effect.DoubleTaken taken -> Dealings.doubleTaken(position, seat, taken, journal);
            case Effect.TurnUpAll turn -> Dealings.turnUpAll(position, turn.first(), journal);
            case Effect.PutOnOwnSpace put ->
                Depots.putGoods(position, seat, position.table().deck().spaceOf(slot), put.goods(), journal);
            case Effect.NoteBusy note -> keep(position, slot, Counts.busy(position, note.spaces()));
            case Effect.Levy levy -> Dealings.levy(position, seat, levy, journal);
            case Effect.Invite invite -> invite(position, seat, invite.when(), journal);
            case Effect.Lodge _ -> lodge(position, seat, journal);
            case Effect.NoteSpace _ -> keep(position, slot, position.occasions().space() + 1L);
            case Effect.MovePerson move -> move(position, seat, slot, move);
            case Effect.Sell sell -> Sales.begin(position, seat, slot, sell, journal);
            case Effect.Own own -> ((OwnEffect) own).happen(position, seat, slot, journal);
        }
    }

    private static void get(State position, int seat, int slot, Effect.Get get, Journal journal) {
        int count = Math.min(Goods.MOST, Counts.of(position, seat, slot, get.count()));
        if (count > 0 && Delays.isLateFrom(position, seat, slot)) {
            Delays.hold(position, seat, Goods.of(count, get.good()), journal);
        } else if (count > 0) {
            Gains.gain(position, seat, slot, Goods.of(count, get.good()), journal);
        }
    }

    private static void othersGet(State position, int seat, int slot, Effect.OthersGet get, Journal journal) {
        int count = Counts.of(position, seat, slot, get.count());
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            Gains.gain(position, other, slot, Goods.of(count, get.good()), journal);
        }
    }

    /** What cannot be paid any more, for the part before it took too much, is not done. */
    @Rule("AGR-P1")
    private static void pay(State position, int seat, int slot, Effect.Pay pay, Journal journal) {
        if (isExempt(position, seat, slot, pay)) {
            carryOut(position, seat, slot, pay.then(), journal);
            return;
        }
        if (pay.to() == Effect.Payee.SPACE) {
            Delays.maybeFetch(position, seat, pay.price(), journal);
        }
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
            case FIRST_PLAYER -> payTo(position, seat, position.board().firstSeat(), pay.price(), journal);
            case ACTOR -> payTo(position, seat, position.occasions().actor(), pay.price(), journal);
            case OWNER -> payTo(position, seat, position.tableau().owner(slot), pay.price(), journal);
        }
        carryOut(position, seat, slot, pay.then(), journal);
    }

    /** Whether somebody would pay to themselves, for the card is theirs. */
    @Rule("AGR-K123")
    static boolean isExempt(State position, int seat, int slot, Effect.Pay pay) {
        return pay.to() == Effect.Payee.OWNER && position.tableau().hasPlayed(seat, slot);
    }

    private static void payTo(State position, int seat, int other, long price, Journal journal) {
        Gains.note(Happens.PAID, seat, price, journal);
        Gains.receive(position, other, price, journal);
    }

    @Rule("AGR-K12")
    private static void putBack(State position, int seat, long goods, Journal journal) {
        int space = position.occasions().space();
        position.board().add(space, goods);
        if (position.hasAnybody(Capability.ASKING_BROUGHT)) {
            position.board().notePutBack(goods);
        }
        int good = Goods.first(goods);
        journal.note(Happens.PUT_BACK, seat, good, Goods.count(goods, good), space);
    }

    @Rule("AGR-M7")
    private static void put(State position, int seat, int slot, Effect.PutOnRounds put, Journal journal) {
        int good = Goods.first(put.goods());
        int rounds = put.rounds().from(position.board().round());
        if (card(position, slot).store() instanceof Store.Rounds) {
            keep(position, slot, rounds);
        }
        for (int rest = rounds; rest != 0; rest &= rest - 1) {
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
            possible |= Prospects.isPossible(position, seat, slot, one.options().get(i)) ? 1 << i : 0;
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
        if (Prospects.isWithinReach(position, seat, slot, may)) {
            ask(position, seat, slot, may);
        }
    }

    private static void ask(State position, int seat, int slot, Effect effect) {
        ask(position, seat, slot, effect, 0);
    }

    static void ask(State position, int seat, int slot, Effect effect, int done) {
        int number = position.table().deck().number(slot);
        position.agenda().ask(seat, Asks.CHOOSE.with(number, number(position, slot, effect), done));
    }

    /** Asks whether it shall be done once more, if it can be. */
    @Rule("AGR-K2")
    private static void upTo(State position, int seat, int slot, Effect.UpTo up, int done) {
        boolean isLeft = done < Counts.of(position, seat, slot, up.most());
        if (isLeft && Prospects.isWithinReach(position, seat, slot, up.each())) {
            ask(position, seat, slot, up, done);
        }
    }

    /** It has been done so often and may be done again when everything that follows is done. */
    static void again(State position, int seat, int slot, Effect.UpTo up, int done) {
        position.agenda().then(Follows.CARRY_OUT.with(seat, content(position, slot, up, done)));
    }

    /** Asks which of several shall be done, of which some have been done, a bit each. */
    @Rule("AGR-K122")
    private static void eachOnce(State position, int seat, int slot, Effect.EachOnce each, int done) {
        if (Choices.isAnyLeft(position, seat, slot, each, done)) {
            ask(position, seat, slot, each, done);
        }
    }

    /** Does one of several; the others may be done when everything that follows is done. */
    @Rule("AGR-K122")
    static void doOne(State position, int seat, int slot, Effect.EachOnce each, int choice, int done, Journal journal) {
        long rest = content(position, slot, each, done | 1 << choice);
        position.agenda().then(Follows.CARRY_OUT.with(seat, rest));
        carryOut(position, seat, slot, each.options().get(choice), journal);
    }

    /** Asks what shall be bought with what the space brought, of which so much has been spent. */
    @Rule("AGR-K25")
    private static void spendTaken(State position, int seat, int slot, Effect.SpendTaken spend, int spent) {
        if (Choices.canBuy(position, seat, spend, spent)) {
            ask(position, seat, slot, spend, spent);
        }
    }

    /** So much has been spent, and more may be when everything that follows is done. */
    static void spendOn(State position, int seat, int slot, Effect.SpendTaken spend, int spent) {
        position.agenda().then(Follows.CARRY_OUT.with(seat, content(position, slot, spend, spent)));
    }

    /** Somebody else than the start player places the first person of the round. */
    @Rule("AGR-K26")
    private static void placeFirst(State position, int seat, Journal journal) {
        position.board().setAhead(seat);
        journal.note(Happens.WENT_AHEAD, seat);
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
    private static void all(State position, int seat, int slot, List<Effect> parts, Journal journal) {
        if (position.has(seat, Capability.MATCHING) && Depots.areGoods(parts)) {
            Depots.getAll(position, seat, slot, parts, journal);
            return;
        }
        for (int i = parts.size() - 1; i >= 0; i--) {
            position.agenda().then(Follows.CARRY_OUT.with(seat, content(position, slot, parts.get(i), 0)));
        }
    }

    private static void once(State position, int seat, int slot, Effect.Once once, Journal journal) {
        if (Prospects.isPossible(position, seat, slot, once)) {
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

    @Rule("AGR-K13")
    private static void letNewbornWork(State position, int seat, Journal journal) {
        int space = position.board().shared(seat);
        if (space != Board.NOWHERE) {
            position.board().leave(space, seat);
        }
        position.holdings().growUpAtOnce(seat);
        journal.note(Happens.GREW_UP, seat);
    }

    @Rule({"AGR-K102", "AGR-K103"})
    private static void invite(State position, int seat, Effect.Arrival when, Journal journal) {
        switch (when) {
            case NEXT_ROUND -> position.holdings().invite(seat);
            case AT_LAST -> position.holdings().expect(seat);
        }
        journal.note(Happens.INVITED, seat);
    }

    @Rule("AGR-K105")
    private static void lodge(State position, int seat, Journal journal) {
        position.holdings().lodge(seat);
        journal.note(Happens.LODGED, seat);
    }

    @Rule("AGR-K104")
    private static void move(State position, int seat, int slot, Effect.MovePerson move) {
        if (!Moving.isMoved(position, seat, slot, move)) {
            ask(position, seat, slot, move);
        }
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
