package tilth.bots.agricola;

import tilth.agricola.acts.SpaceUse;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;

/** What cards do to a {@link Homestead} at once: goods as they come, all else as what it is about worth. */
final class Windfall {

    /** How good it is to place another person at once, and how bad where that may be. */
    private static final float AGAIN = 0.1f;

    private final CardWorth worth;
    private final Expectation expectation = new Expectation();

    Windfall(CardWorth worth) {
        this.worth = worth;
    }

    /** A card is paid for and played. */
    void onPlaying(State position, int seat, Homestead farm, int slot, int food) {
        Card card = farm.cards.card(slot);
        farm.promised -= farm.cards.hand().has(slot) ? worth.held(position, seat, slot) : 0;
        farm.play(slot, food);
        for (int i = 0; i < card.hooks().size(); i++) {
            Hook hook = card.hooks().get(i);
            if (hook.moment() == Moment.PLAYED) {
                on(position, seat, farm, slot, hook.effect());
            }
        }
        if (!card.isPassing() && position.table().hasHands()) {
            farm.promised += worth.inFront(position, seat, slot);
        }
    }

    /** An effect of a card is carried out; what may be let be is done if it is worth something. */
    void on(State position, int seat, Homestead farm, int slot, Effect effect) {
        switch (effect) {
            case Effect.Get get -> farm.gain(goods(position, seat, slot, get));
            case Effect.PutOnRounds put -> putOnRounds(farm, put);
            case Effect.Pay pay -> {
                if (farm.covers(pay.price())) {
                    farm.pay(pay.price());
                    on(position, seat, farm, slot, pay.then());
                }
            }
            case Effect.All all -> {
                for (int i = 0; i < all.parts().size(); i++) {
                    on(position, seat, farm, slot, all.parts().get(i));
                }
            }
            case Effect.OnlyIf only -> {
                if (expectation.holds(position, seat, slot, only.condition())) {
                    on(position, seat, farm, slot, only.effect());
                }
            }
            case Effect.Once once -> {
                if (!position.tableau().isSpent(once.period(), slot)) {
                    on(position, seat, farm, slot, once.effect());
                }
            }
            case Effect.Anew anew -> on(position, seat, farm, slot, anew.effect());
            case Effect.May may -> {
                if (worth.once(position, seat, slot, may.effect()) > 0) {
                    on(position, seat, farm, slot, may.effect());
                }
            }
            case Effect.OneOf one -> on(position, seat, farm, slot, best(position, seat, slot, one));
            case Effect.OthersGet _, Effect.NoteRounds _, Effect.Note _ -> {}
            case Effect.BackToHand _, Effect.FenceOnSpace _, Effect.FencesOnRounds _, Effect.PutOnSpace _ -> {}
            case Effect.TakeFromCard take -> farm.gain(take.goods());
            case Effect.Levy levy -> farm.gain(Goods.of(levy.count(), levy.good()));
            case Effect.Cook cook -> {
                if (farm.covers(Goods.of(1, cook.good()))) {
                    farm.pay(Goods.of(1, cook.good()));
                    farm.gain(Goods.of(cook.food(), Goods.FOOD));
                }
            }
            case Effect.Sell sell -> {
                if (farm.covers(Goods.of(1, sell.good()))) {
                    farm.pay(Goods.of(1, sell.good()));
                    farm.gain(Goods.of(sell.price(), Goods.FOOD));
                }
            }
            case Effect.UseUp use -> {
                if (worth.once(position, seat, slot, use) != 0) {
                    on(position, seat, farm, slot, use.then());
                }
            }
            case Effect.Do does -> doing(position, seat, farm, does.plan());
            case Effect.Book _, Effect.TakeTop _, Effect.Breed _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.NewbornWorks _, Effect.Own _, Effect.PutOnCard _, Effect.TakeCooked _, Effect.SowMore _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.FirstInRound first -> on(position, seat, farm, slot, first.effect());
            case Effect.TakeFromActor take -> farm.gain(take.goods());
            case Effect.TakeFromSpace _, Effect.DoubleTaken _, Effect.TopUp _, Effect.PutOnOwnSpace _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.TurnUpAll _, Effect.NoteBusy _, Effect.NoteSpace _ -> {}
            case Effect.Invite _, Effect.Lodge _, Effect.MovePerson _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.WithCooked with -> on(position, seat, farm, slot, with.then());
            case Effect.CookFromCard _, Effect.DrawAnew _, Effect.Spread _, Effect.PlaceFirst _ -> {}
            case Effect.SowMoreAtHome _, Effect.ReapAlone _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.HelpReap _, Effect.SpendTaken _, Effect.DrawPair _, Effect.MoreOnFields _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.TakeMatching _, Effect.EachOnce _, Effect.OncePerPlayer _, Effect.PlayItself _ ->
                farm.promised += worth.once(position, seat, slot, effect);
            case Effect.UpTo _, Effect.FetchFences _ -> farm.promised += worth.once(position, seat, slot, effect);
            case Effect.PlaceAgain again ->
                farm.promised += SpaceUse.againOn(position, again.spaces()) == -1L ? AGAIN : -AGAIN;
        }
    }

    /** Does what a plan says as far as it can be done at once: all of it, or the first part that can be. */
    private static void doing(State position, int seat, Homestead farm, Plan plan) {
        for (int part = 0; part < plan.parts(); part++) {
            boolean isDone = does(position, seat, farm, plan.act(part));
            if (isDone && plan.join() == Plan.Join.EITHER) {
                return;
            }
        }
    }

    private static boolean does(State position, int seat, Homestead farm, Act act) {
        boolean isFree = act.price() == Goods.NOTHING;
        return switch (act.kind()) {
            case PLOW -> Steps.plow(farm);
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> Steps.sow(farm);
            case BAKE -> Steps.bake(farm);
            case STABLE -> Steps.stable(farm, act.price() == Act.USUAL ? Use.STABLE_PRICE : act.price());
            case ROOM -> Steps.room(farm, isFree ? Goods.NOTHING : Bargains.room(position, seat, farm.house));
            case RENOVATE, RENOVATE_NEXT ->
                farm.house < Farmyards.STONE
                        && Steps.renovate(farm, isFree ? Goods.NOTHING : renovation(position, seat, farm));
            case GROW, GROW_ANYWAY -> Steps.grow(farm, act.kind());
            case BECOME_FIRST -> Steps.becomeFirst(farm);
            case MAJOR, MINOR, MAJOR_OR_MINOR, OCCUPATION, FENCE, FENCE_SQUARE, FENCE_STABLE -> promise(farm, act);
            case FENCE_FETCHED, MOVE_FENCES, FENCE_POST -> promise(farm, act);
            case REAP_GRAIN, TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL, CARD -> promise(farm, act);
        };
    }

    private static long renovation(State position, int seat, Homestead farm) {
        return Bargains.renovation(position, seat, farm.house, Integer.bitCount(farm.rooms));
    }

    private static boolean promise(Homestead farm, Act act) {
        farm.promised += EffectWorth.doing(act);
        return true;
    }

    private static void putOnRounds(Homestead farm, Effect.PutOnRounds put) {
        for (int rest = put.rounds().from(farm.round); rest != 0; rest &= rest - 1) {
            farm.await(put.goods(), Integer.numberOfTrailingZeros(rest));
        }
    }

    private long goods(State position, int seat, int slot, Effect.Get get) {
        return Goods.of(Math.min(Goods.MOST, expectation.now(position, seat, slot, get.count())), get.good());
    }

    private Effect best(State position, int seat, int slot, Effect.OneOf one) {
        Effect best = one.options().getFirst();
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < one.options().size(); i++) {
            float each = worth.once(position, seat, slot, one.options().get(i));
            best = each > most ? one.options().get(i) : best;
            most = Math.max(most, each);
        }
        return best;
    }
}
