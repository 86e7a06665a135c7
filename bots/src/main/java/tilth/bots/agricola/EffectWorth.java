package tilth.bots.agricola;

import java.util.List;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;

/** About how many points an effect of a card brings its owner that comes so many times from now on. */
final class EffectWorth {

    /** What is worth nothing to who may let it be. */
    private static final float NOTHING = 0;

    /** How much of what others get harms one. */
    private static final float ENVY = 0.3f;

    private static final float BREEDING = 0.8f;
    private static final float ANOTHER_PERSON = 0.5f;
    private static final float AT_ONCE = 0.02f;
    private static final float NOTING = 0;

    /** One more action. */
    private static final float GUEST = 1.5f;

    /** Somebody who works and eats in every round to come. */
    private static final float LODGER = 0.5f;

    /** An action on another space than the first. */
    private static final float MOVING = 0.3f;

    /** What an animal is worth less as food than as an animal, for each food it gives. */
    private static final float COOKED = 0.05f;

    /** What it is worth to put something on a card, which is counted there in the end. */
    private static final float TROPHY = 0.1f;

    /** How often fences come back from round spaces. */
    private static final float FETCHES = 2;

    /** How many fields beside the house are sown at once. */
    private static final float AT_HOME = 0.8f;

    /** How much of a crop that is put on a field comes in, and in time. */
    private static final float ON_FIELD = 0.35f;

    /** What it is worth to harvest before others do. */
    private static final float REAP_ALONE = 0.1f;

    private static final float ODD = 0.6f;

    /** How likely what comes is what lies on top. */
    private static final float MATCHING = 0.2f;

    /** What it is worth to be let play a card out of turn, which seldom happens. */
    private static final float CALLED = 0.02f;

    /** How likely two animals are alike that are drawn. */
    private static final float ALIKE = 0.3f;

    /** How often others pay for what everybody may do. */
    private static final float TOLLED = 0.5f;

    private final Expectation expectation = new Expectation();

    /** The round about which it comes. */
    private float when;

    float of(State position, int seat, int slot, Effect effect, float times) {
        int round = position.board().round();
        when = times == 1 ? round : (round + Stages.ROUNDS) / 2f;
        return worth(position, seat, slot, effect, times);
    }

    private float worth(State position, int seat, int slot, Effect effect, float times) {
        return switch (effect) {
            case Effect.Get get ->
                GoodsWorth.of(times * expectation.of(position, seat, slot, get.count()), get.good(), when);
            case Effect.OthersGet get ->
                -ENVY * GoodsWorth.of(times * expectation.of(position, seat, slot, get.count()), get.good(), when);
            case Effect.Pay pay -> paid(position, seat, slot, pay, times);
            case Effect.PutOnRounds put -> times * waiting(put, Math.round(when));
            case Effect.NoteRounds _, Effect.Note _ -> NOTING;
            case Effect.Do does -> doing(does.plan(), times);
            case Effect.OneOf one -> best(position, seat, slot, one.options(), times);
            case Effect.OnlyIf only ->
                worth(position, seat, slot, only.effect(), times * likely(position, seat, slot, only.condition()));
            case Effect.All all -> all(position, seat, slot, all.parts(), times);
            case Effect.May may -> Math.max(NOTHING, worth(position, seat, slot, may.effect(), times));
            case Effect.Once once -> once(position, seat, slot, once, times);
            case Effect.Anew anew -> worth(position, seat, slot, anew.effect(), times);
            case Effect.Book book -> times * expectation.of(position, seat, slot, book.points());
            case Effect.UseUp use ->
                worth(position, seat, slot, use.then(), Math.min(times, tiles(position, seat, slot)));
            case Effect.TakeTop _ -> pile(position, seat, slot, times);
            case Effect.TakeMatching _ -> pile(position, seat, slot, MATCHING * times);
            case Effect.EachOnce each -> sum(position, seat, slot, each.options(), times);
            case Effect.OncePerPlayer once -> worth(position, seat, slot, once.effect(), Math.min(times, 1));
            case Effect.PlayItself _ -> CALLED * times;
            case Effect.ReapAlone _ -> REAP_ALONE * times;
            case Effect.Breed _ -> BREEDING * times;
            case Effect.NewbornWorks _ -> ANOTHER_PERSON * Math.min(1, times);
            case Effect.PlaceAgain again ->
                AT_ONCE
                        * Math.min(
                                times,
                                Pace.uses(again.spaces(), position.board().round()));
            case Effect.UpTo up -> upTo(position, seat, slot, up, times);
            case Effect.Cook cook -> COOKED * cook.food() * times;
            case Effect.PutOnCard _, Effect.TakeCooked _ -> TROPHY * times;
            case Effect.TakeFromCard take -> times * GoodsWorth.of(take.goods(), when);
            case Effect.SowMore more ->
                ON_FIELD * GoodsWorth.of(times * expectation.of(position, seat, slot, more.count()), Goods.GRAIN, when);
            case Effect.MoreOnFields _ -> ON_FIELD * GoodsWorth.of(Math.min(times, 1), Goods.GRAIN, when);
            case Effect.BackToHand _, Effect.FenceOnSpace _, Effect.FencesOnRounds _ -> NOTING;
            case Effect.PutOnSpace put -> ENVY * times * GoodsWorth.of(put.goods(), when);
            case Effect.PutOnOwnSpace put -> times * GoodsWorth.of(put.goods(), when);
            case Effect.NoteBusy _, Effect.TurnUpAll _ -> NOTING;
            case Effect.TakeFromActor take -> (1 + ENVY) * times * GoodsWorth.of(take.goods(), when);
            case Effect.FirstInRound first ->
                worth(position, seat, slot, first.effect(), Math.min(times, Stages.ROUNDS - when + 1));
            case Effect.TakeFromSpace take -> times * GoodsWorth.of(Goods.of(1, take.good()), when);
            case Effect.TopUp up -> times * GoodsWorth.of(Goods.of(up.least() / 2, up.good()), when);
            case Effect.DoubleTaken taken -> times * GoodsWorth.of(Goods.of(2, taken.good()), when);
            case Effect.WithCooked with -> worth(position, seat, slot, with.then(), times);
            case Effect.CookFromCard _, Effect.DrawAnew _ -> NOTING;
            case Effect.DrawPair _ -> ALIKE * times * GoodsWorth.of(Goods.of(1, Goods.SHEEP), when);
            case Effect.SpendTaken spend -> best(position, seat, slot, List.copyOf(spend.buys()), times);
            case Effect.Spread _ -> ENVY * times * GoodsWorth.of(Goods.of(1, Goods.WOOD), when);
            case Effect.SowMoreAtHome more ->
                ON_FIELD * times * GoodsWorth.of(Goods.of(more.grain(), Goods.GRAIN), when) * AT_HOME;
            case Effect.Levy levy -> times * GoodsWorth.of(Goods.of(levy.count(), levy.good()), when);
            case Effect.HelpReap _ -> times * GoodsWorth.of(Goods.of(1, Goods.GRAIN), when);
            case Effect.PlaceFirst _ -> AT_ONCE * times;
            case Effect.FetchFences fetch -> worth(position, seat, slot, fetch.then(), Math.min(times, FETCHES));
            case Effect.Invite _ -> GUEST * times;
            case Effect.Lodge _ -> LODGER * (Stages.ROUNDS - position.board().round() + 1);
            case Effect.NoteSpace _ -> NOTING;
            case Effect.MovePerson _ -> MOVING * times;
            case Effect.Sell sell -> sold(sell, times);
            case Effect.Own _ -> ODD * Math.min(times, Pace.most(Act.Kind.BAKE));
        };
    }

    /** Nobody sells for less than it is worth, or more often than others would buy. */
    private float sold(Effect.Sell sell, float times) {
        float food = GoodsWorth.of(Goods.of(sell.price(), Goods.FOOD), when);
        return times * Math.max(NOTHING, food - GoodsWorth.of(Goods.of(1, sell.good()), when));
    }

    /** Nobody pays more often than what follows is of use. */
    private float paid(State position, int seat, int slot, Effect.Pay pay, float times) {
        if (pay.to() == Effect.Payee.OWNER) {
            return worth(position, seat, slot, pay.then(), times) + TOLLED * times * GoodsWorth.of(pay.price(), when);
        }
        float useful = pay.then() instanceof Effect.Do does ? Math.min(times, most(does.plan())) : times;
        return worth(position, seat, slot, pay.then(), useful) - useful * GoodsWorth.of(pay.price(), when);
    }

    private static float most(Plan plan) {
        float most = 0;
        for (int part = 0; part < plan.parts(); part++) {
            most = Math.max(most, Pace.most(plan.act(part).kind()));
        }
        return most;
    }

    private float likely(State position, int seat, int slot, Condition condition) {
        return expectation.likely(position, seat, slot, condition);
    }

    private float best(State position, int seat, int slot, List<Effect> options, float times) {
        float best = NOTHING;
        for (int i = 0; i < options.size(); i++) {
            best = Math.max(best, worth(position, seat, slot, options.get(i), times));
        }
        return best;
    }

    private float all(State position, int seat, int slot, List<Effect> parts, float times) {
        float sum = 0;
        for (int i = 0; i < parts.size(); i++) {
            sum += worth(position, seat, slot, parts.get(i), times);
        }
        return sum;
    }

    /** What may be done is done where it is worth something. */
    private float sum(State position, int seat, int slot, List<Effect> options, float times) {
        float sum = NOTHING;
        for (int i = 0; i < options.size(); i++) {
            sum += Math.max(NOTHING, worth(position, seat, slot, options.get(i), times));
        }
        return sum;
    }

    private float once(State position, int seat, int slot, Effect.Once once, float times) {
        boolean isSpent = position.tableau().isSpent(once.period(), slot)
                && position.tableau().hasPlayed(seat, slot);
        int round = position.board().round();
        float most = switch (once.period()) {
            case ALWAYS, STEP, ACTION -> times;
            case ROUND -> Stages.ROUNDS - round + 1;
            case HARVEST -> Pace.harvests(round);
            case GAME -> isSpent ? 0 : 1;
        };
        return worth(position, seat, slot, once.effect(), Math.min(times, most));
    }

    /** As often as it may be done, but about as often as one has what it takes. */
    private float upTo(State position, int seat, int slot, Effect.UpTo up, float times) {
        float most = Math.min(2, expectation.of(position, seat, slot, up.most()));
        return Math.max(NOTHING, worth(position, seat, slot, up.each(), times * most));
    }

    private static float waiting(Effect.PutOnRounds put, int round) {
        float sum = 0;
        for (int rest = put.rounds().from(round); rest != 0; rest &= rest - 1) {
            sum += GoodsWorth.of(put.goods(), Integer.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** How many tiles are left on a card, or will lie there once it is played. */
    private static float tiles(State position, int seat, int slot) {
        if (position.tableau().hasPlayed(seat, slot)) {
            return position.tableau().kept(position.table().deck().keptAt(slot));
        }
        return position.table().deck().card(slot).store() instanceof Store.Tiles tiles ? tiles.count() : 0;
    }

    /** The top goods of the pile on a card. */
    private float pile(State position, int seat, int slot, float times) {
        List<Integer> pile = ((Store.Pile) position.table().deck().card(slot).store()).goods();
        int gone = position.tableau().hasPlayed(seat, slot)
                ? (int) position.tableau().kept(position.table().deck().keptAt(slot))
                : 0;
        float sum = 0;
        for (int i = gone; i < pile.size() && i - gone < times; i++) {
            sum += Math.min(1, times - (i - gone)) * GoodsWorth.of(Goods.of(1, pile.get(i)), when);
        }
        return sum;
    }

    // Acts that a card grants.

    /** What it is worth to do what a plan says: all of it where parts go together, else the best part. */
    static float doing(Plan plan, float times) {
        float sum = 0;
        float best = 0;
        for (int part = 0; part < plan.parts(); part++) {
            Act act = plan.act(part);
            float worth = doing(act) * Math.min(times, Pace.most(act.kind()));
            sum += worth;
            best = Math.max(best, worth);
        }
        return plan.join() == Plan.Join.EITHER ? best : sum;
    }

    /** What it is worth to do one thing that a card grants. */
    static float doing(Act act) {
        boolean isFree = act.price() == Goods.NOTHING;
        int most = Math.min(act.most(), 2);
        return switch (act.kind()) {
            case ROOM -> isFree ? 4f : 0.3f;
            case STABLE -> isFree ? 0.9f * most : 0.2f;
            case PLOW -> 0.6f * most;
            case SOW, SOW_LESS, SOW_VEGETABLE, SOW_GOT -> 0.7f;
            case BAKE, REAP_GRAIN -> 0.1f;
            case MAJOR, MINOR, MAJOR_OR_MINOR -> 0.7f;
            case OCCUPATION -> 0.8f;
            case RENOVATE, RENOVATE_NEXT -> isFree ? 3f : 0.4f;
            case FENCE -> isFree ? 1.5f : 0.5f;
            case FENCE_FETCHED -> 1.5f;
            case MOVE_FENCES -> 0.05f;
            case FENCE_POST -> 1;
            case FENCE_SQUARE, FENCE_STABLE -> 2.5f;
            case GROW, GROW_ANYWAY -> 3.5f;
            case BECOME_FIRST -> 0.15f;
            case TAKE_ALL, TAKE_ANIMAL, CARD -> 1;
            case TAKE_RESOURCE, TAKE_REED_OR_STONE -> 0.3f * most;
        };
    }

    /** Whether it is worth the same in a round on every table, so that it can be worked out once. */
    static boolean isTheSameEverywhere(Effect effect) {
        boolean here = switch (effect) {
            case Effect.Get get -> get.count().isPrinted();
            case Effect.OthersGet get -> get.count().isPrinted();
            case Effect.Book book -> book.points().isPrinted();
            case Effect.OnlyIf only -> Expectation.isTheSameEverywhere(only.condition());
            case Effect.Once once -> once.period() != Effect.Period.GAME;
            case Effect.UseUp _, Effect.TakeTop _, Effect.UpTo _, Effect.SowMore _ -> false;
            case Effect.Pay _, Effect.PutOnRounds _, Effect.NoteRounds _, Effect.Note _, Effect.Do _ -> true;
            case Effect.OneOf _, Effect.All _, Effect.May _, Effect.Breed _, Effect.NewbornWorks _ -> true;
            case Effect.PlaceAgain _, Effect.Own _, Effect.Cook _, Effect.PutOnCard _, Effect.TakeFromCard _ -> true;
            case Effect.TakeCooked _, Effect.BackToHand _, Effect.FenceOnSpace _ -> true;
            case Effect.FencesOnRounds _, Effect.FetchFences _, Effect.PutOnSpace _ -> true;
            case Effect.WithCooked _, Effect.CookFromCard _, Effect.SpendTaken _, Effect.Spread _ -> true;
            case Effect.PutOnOwnSpace _, Effect.NoteBusy _, Effect.TakeFromActor _, Effect.FirstInRound _ -> true;
            case Effect.TakeFromSpace _, Effect.DoubleTaken _, Effect.TopUp _, Effect.TurnUpAll _ -> true;
            case Effect.Levy _, Effect.SowMoreAtHome _, Effect.ReapAlone _ -> true;
            case Effect.HelpReap _, Effect.PlaceFirst _, Effect.DrawAnew _, Effect.DrawPair _ -> true;
            case Effect.MoreOnFields _, Effect.Invite _, Effect.NoteSpace _, Effect.MovePerson _ -> true;
            case Effect.Lodge _, Effect.Sell _ -> true;
            case Effect.EachOnce _, Effect.PlayItself _, Effect.Anew _ -> true;
            case Effect.TakeMatching _, Effect.OncePerPlayer _ -> false;
        };
        return here && effect.inner().stream().allMatch(EffectWorth::isTheSameEverywhere);
    }
}
