package tilth.agricola.react;

import java.util.List;
import tilth.agricola.acts.Sowing;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.acts.Working;
import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.measure.Workers;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.agricola.stock.Delays;
import tilth.agricola.words.Follows;
import tilth.engine.Rule;

/** Whether what cards do would do anything: now, once food has been made, or with goods enough. */
final class Prospects {

    private Prospects() {}

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

    /** Whether something happens now; what its owner may let be can be paid with food that is made first. */
    static boolean isDue(State position, int seat, int slot, Effect effect) {
        if (effect instanceof Effect.All all) {
            for (int i = 0; i < all.parts().size(); i++) {
                if (isDue(position, seat, slot, all.parts().get(i))) {
                    return true;
                }
            }
            return false;
        }
        return isOffering(effect)
                ? isWithinReach(position, seat, slot, effect)
                : isPossible(position, seat, slot, effect);
    }

    /** Whether the owner may let some of it be, which food of other cards may yet pay for. */
    static boolean isOffering(Effect effect) {
        if (effect instanceof Effect.All all) {
            for (int i = 0; i < all.parts().size(); i++) {
                if (isOffering(all.parts().get(i))) {
                    return true;
                }
            }
        }
        return isAsking(effect) || effect instanceof Effect.OnlyIf only && isAsking(only.effect());
    }

    private static boolean isAsking(Effect effect) {
        return effect instanceof Effect.May || effect instanceof Effect.UpTo;
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
                Effects.isExempt(position, seat, slot, pay)
                        ? canBe(position, seat, slot, pay.then(), reach)
                        : canPay(position, seat, pay, reach) && canFollow(position, seat, slot, pay, reach);
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
            case Effect.Anew anew -> canBe(position, seat, slot, anew.effect(), reach);
            case Effect.Once once ->
                !position.tableau().isSpent(once.period(), slot) && canBe(position, seat, slot, once.effect(), reach);
            case Effect.Book book -> Counts.of(position, seat, slot, book.points()) > 0;
            case Effect.UseUp use -> Effects.kept(position, slot) > 0 && canBe(position, seat, slot, use.then(), reach);
            case Effect.MoreOnFields _ -> Sowing.canGrowMore(position, seat);
            case Effect.TakeTop _ -> Depots.top(position, slot) >= 0;
            case Effect.TakeMatching _ -> Depots.canMatch(position, slot);
            case Effect.EachOnce each -> canAnyBe(position, seat, slot, each.options(), reach);
            case Effect.OncePerPlayer once ->
                (Effects.kept(position, slot) >>> seat & 1) == 0 && canBe(position, seat, slot, once.effect(), reach);
            case Effect.PlayItself _ -> position.tableau().hand(seat).has(slot);
            case Effect.ReapAlone _ -> Sowing.isAnythingSown(position, seat);
            case Effect.Breed breed -> canBreed(position, seat, breed.species());
            case Effect.NewbornWorks _ -> canNewbornWork(position, seat);
            case Effect.PlaceAgain again ->
                reach == Reach.WISHED && Workers.ready(position, seat) == 0
                        ? canNewbornWork(position, seat)
                        : SpaceUse.canPlaceAgain(position, seat, again.spaces());
            case Effect.UpTo up ->
                Counts.of(position, seat, slot, up.most()) > 0 && canBe(position, seat, slot, up.each(), reach);
            case Effect.Cook cook -> position.holdings().count(seat, cook.good()) > 0;
            case Effect.PutOnCard put -> Counts.of(position, seat, slot, put.count()) > 0;
            case Effect.TakeFromCard take -> Goods.covers(Effects.kept(position, slot), take.goods());
            case Effect.TakeCooked take -> Depots.canTakeCooked(position, take.claim());
            case Effect.WithCooked with ->
                Depots.canCountCooked(position) && canBe(position, seat, slot, with.then(), reach);
            case Effect.CookFromCard cook -> Goods.count(Effects.kept(position, slot), cook.good()) > 0;
            case Effect.SpendTaken spend -> position.occasions().isAny() && Choices.canBuy(position, seat, spend, 0);
            case Effect.Spread spread -> Depots.canSpread(position, spread);
            case Effect.HelpReap _ -> Choices.canHelpReap(position, seat);
            case Effect.PlaceFirst _ -> Workers.ready(position, seat) > 0;
            case Effect.DrawAnew _ -> true;
            case Effect.DrawPair _ -> Depots.canDrawPair(position, slot);
            case Effect.SowMore more ->
                Counts.of(position, seat, slot, more.count()) > 0 && Sowing.hasSown(position, seat, more.crop());
            case Effect.SowMoreAtHome _ -> Sowing.hasSownAtHome(position, seat);
            case Effect.BackToHand _ -> position.tableau().hasPlayed(seat, slot);
            case Effect.FenceOnSpace _ -> position.farms().fencesLeft(seat) > 0;
            case Effect.PutOnSpace _ -> true;
            case Effect.FencesOnRounds send ->
                position.farms().fencesLeft(seat) > 0
                        && send.rounds().from(position.board().round()) != 0;
            case Effect.FetchFences _ -> Depots.areFencesWaiting(position, slot);
            case Effect.TakeFromActor take ->
                Delays.covers(position, position.occasions().actor(), take.goods());
            // The first time passes, whether it is of use or not.
            case Effect.FirstInRound _ -> !position.tableau().isSpent(Effect.Period.ROUND, slot);
            case Effect.TakeFromSpace take ->
                Goods.count(position.board().goods(take.space().ordinal()), take.good()) > 0;
            case Effect.TopUp up -> Dealings.missing(position, up) > 0;
            case Effect.DoubleTaken taken ->
                Dealings.isAnyTaken(position, taken)
                        && canSpend(
                                position, seat, Goods.of(Dealings.lacking(position, seat, taken), taken.good()), reach);
            case Effect.TurnUpAll turn -> Dealings.canTurnUp(position, turn.first());
            case Effect.PutOnOwnSpace _, Effect.NoteBusy _ -> true;
            case Effect.Levy levy ->
                Goods.count(position.board().goods(position.occasions().space()), levy.good()) > 0;
            case Effect.Invite invite -> canInvite(position, invite.when());
            case Effect.Lodge _ -> canLodge(position, seat);
            case Effect.NoteSpace _ -> true;
            case Effect.MovePerson move -> Moving.isPossible(position, seat, slot, move);
            case Effect.Sell sell ->
                reach == Reach.WISHED || position.holdings().count(seat, sell.good()) > 0;
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

    @Rule({"AGR-P1", "AGR-X1", "AGR-K126"})
    private static boolean canPay(State position, int seat, Effect.Pay pay, Reach reach) {
        if (pay.to() == Effect.Payee.SPACE && Delays.isLate(position, seat)) {
            return Delays.covers(position, seat, pay.price());
        }
        return canSpend(position, seat, pay.price(), reach);
    }

    private static boolean canSpend(State position, int seat, long goods, Reach reach) {
        return switch (reach) {
            case AT_HAND -> position.holdings().covers(seat, goods);
            case RAISED -> Paying.isWithinReach(position, seat, goods);
            case WISHED -> true;
        };
    }

    /** Whether what is paid for could be done once it has been paid, as what follows may have a price too. */
    @Rule("AGR-P1")
    private static boolean canFollow(State position, int seat, int slot, Effect.Pay pay, Reach reach) {
        boolean isAct = pay.then() instanceof Effect.Do || pay.then() instanceof Effect.Anew;
        boolean isAtHand = isAct && position.holdings().covers(seat, pay.price());
        position.holdings().lose(seat, isAtHand ? pay.price() : Goods.NOTHING);
        boolean canBe = canBe(position, seat, slot, pay.then(), reach);
        position.holdings().gain(seat, isAtHand ? pay.price() : Goods.NOTHING);
        return canBe;
    }

    private static boolean canBreed(State position, int seat, int species) {
        for (int rest = species; rest != 0; rest &= rest - 1) {
            if (position.holdings().count(seat, Goods.SHEEP + Integer.numberOfTrailingZeros(rest)) > 1) {
                return true;
            }
        }
        return false;
    }

    /** Whether there is a round in which a guest could be placed, or people are still to be placed in this one. */
    @Rule({"AGR-K102", "AGR-K103"})
    private static boolean canInvite(State position, Effect.Arrival when) {
        return switch (when) {
            case NEXT_ROUND -> position.board().round() < Stages.ROUNDS;
            case AT_LAST -> isWorkToDo(position);
        };
    }

    /** Whether people are being placed in the round, or will be. */
    private static boolean isWorkToDo(State position) {
        return position.board().isWork() || position.agenda().isToCome(Follows.BEGIN_WORK.bare());
    }

    @Rule("AGR-K105")
    private static boolean canLodge(State position, int seat) {
        return position.holdings().lodgers(seat) == 0 && position.holdings().people(seat) < Holdings.MOST_PEOPLE;
    }

    @Rule("AGR-K13")
    private static boolean canNewbornWork(State position, int seat) {
        return isWorkToDo(position)
                && position.holdings().newborns(seat) > 0
                && Workers.mayNewbornWork(position, seat)
                && (position.board().shared(seat) != Board.NOWHERE || isInCradle(position, seat));
    }

    /** Whether a newborn stands on no space, for it was born between two actions. */
    private static boolean isInCradle(State position, int seat) {
        int somewhere = position.holdings().home(seat) + position.board().atWork(seat);
        return somewhere
                < position.holdings().people(seat) + position.holdings().others(seat);
    }
}
