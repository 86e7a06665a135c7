package tilth.agricola.react;

import java.util.List;
import tilth.agricola.acts.Gleaning;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Delays;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** What a card asks its owner in the middle of what it does. */
public final class Choices {

    private Choices() {}

    /** Offers the ways of one effect of a card, and to let it be if that is allowed. */
    @Rule("AGR-K2")
    public static void add(State position, int seat, long question, MoveList into) {
        int slot = position.table().deck().slot(Verb.first(question));
        Effect effect = effect(position, question);
        if (effect instanceof Effect.Sell sell) {
            Sales.add(position, seat, slot, sell, Verb.operand(question, 2), into);
            return;
        }
        Effect inner = inner(effect);
        switch (inner) {
            case Effect.FenceOnSpace _, Effect.PutOnSpace _ -> addSpaces(position, Verb.first(question), into);
            case Effect.MovePerson move -> Moving.add(position, seat, slot, move, into);
            case Effect.HelpReap _ -> addFields(position, seat, into);
            case Effect.SpendTaken spend -> addBuys(position, seat, spend, question, into);
            case Effect.EachOnce each -> addLeft(position, seat, slot, each, Verb.operand(question, 2), into);
            default -> {}
        }
        boolean isOffered = !into.isEmpty()
                || !(inner instanceof Effect.EachOnce) && Reactions.addChoices(position, seat, slot, inner, into);
        if (!isOffered && Prospects.isWithinReach(position, seat, slot, inner)) {
            Exchanges.addFoods(position, seat, into);
        }
        if (mayBeLetBe(effect)) {
            into.add(Does.DONE.bare());
        }
    }

    private static boolean mayBeLetBe(Effect effect) {
        return effect instanceof Effect.May
                || effect instanceof Effect.UpTo
                || effect instanceof Effect.SpendTaken
                || effect instanceof Effect.EachOnce;
    }

    /** What is done by an effect that may be let be. */
    private static Effect inner(Effect effect) {
        return switch (effect) {
            case Effect.May may -> may.effect();
            case Effect.UpTo up -> up.each();
            default -> effect;
        };
    }

    @Rule("AGR-K21")
    private static void addSpaces(State position, int card, MoveList into) {
        for (long rest = position.board().open(); rest != 0; rest &= rest - 1) {
            into.add(Does.CHOOSE_SPACE.with(Long.numberOfTrailingZeros(rest), card));
        }
    }

    /** Whether one of the ways that a question is about could be chosen. */
    public static boolean canChoose(State position, int seat, long question) {
        int slot = position.table().deck().slot(Verb.first(question));
        Effect effect = effect(position, question);
        if (effect instanceof Effect.Sell sell) {
            return Sales.canChoose(position, seat, slot, sell);
        }
        return effect instanceof Effect.SpendTaken || Prospects.isWithinReach(position, seat, slot, effect);
    }

    /** Whether each of the ways that a question is about cooks something. */
    @Rule("AGR-X8")
    public static boolean isCooking(State position, long question) {
        return inner(effect(position, question)) instanceof Effect.OneOf one
                && one.options().stream().allMatch(Effect.Cook.class::isInstance);
    }

    private static Effect effect(State position, long question) {
        Deck deck = position.table().deck();
        Card card = deck.card(deck.slot(Verb.first(question)));
        return card.script().at(Verb.second(question));
    }

    @Rule("AGR-K2")
    public static void play(State position, int seat, long question, long move, Journal journal) {
        position.agenda().answered(seat);
        int slot = position.table().deck().slot(Verb.first(question));
        Effect effect = effect(position, question);
        if (effect instanceof Effect.Sell sell) {
            Sales.play(position, seat, slot, sell, Verb.operand(question, 2), move, journal);
            return;
        }
        if (Does.of(move) == Does.DONE) {
            return;
        }
        Effect inner = inner(effect);
        int count = Verb.operand(question, 2);
        switch (inner) {
            case Effect.FenceOnSpace _, Effect.PutOnSpace _ ->
                putOnSpace(position, seat, slot, inner, Verb.first(move), journal);
            case Effect.MovePerson moving -> Moving.choose(position, seat, slot, moving, Verb.first(move));
            case Effect.HelpReap help -> helpReap(position, seat, help, move, journal);
            case Effect.SpendTaken spend -> buy(position, seat, slot, spend, count, Verb.first(move), journal);
            case Effect.EachOnce each -> Effects.doOne(position, seat, slot, each, Verb.first(move), count, journal);
            default -> {
                if (effect instanceof Effect.UpTo up) {
                    Effects.again(position, seat, slot, up, count + 1);
                }
                Effects.carryOut(position, seat, slot, chosen(inner, move), journal);
            }
        }
    }

    private static Effect chosen(Effect inner, long move) {
        return inner instanceof Effect.OneOf one && Does.of(move) == Does.CHOOSE
                ? one.options().get(Verb.first(move))
                : inner;
    }

    /** Puts what an effect says on the space that was chosen. */
    @Rule({"AGR-K12", "AGR-K21"})
    private static void putOnSpace(State position, int seat, int slot, Effect effect, int space, Journal journal) {
        if (effect instanceof Effect.PutOnSpace put) {
            Depots.putGoods(position, seat, space, put.goods(), journal);
        } else {
            SpaceUse.note(position, slot, space);
            Depots.putFence(position, seat, space, journal);
        }
    }

    // Several, each once.

    /** Whether one of several could be done that has not been done yet, once food has been made. */
    @Rule("AGR-K122")
    static boolean isAnyLeft(State position, int seat, int slot, Effect.EachOnce each, int done) {
        for (int i = 0; i < each.options().size(); i++) {
            boolean isLeft = (done >>> i & 1) == 0;
            if (isLeft
                    && Prospects.isWithinReach(
                            position, seat, slot, each.options().get(i))) {
                return true;
            }
        }
        return false;
    }

    @Rule("AGR-K122")
    private static void addLeft(State position, int seat, int slot, Effect.EachOnce each, int done, MoveList into) {
        for (int i = 0; i < each.options().size(); i++) {
            boolean isLeft = (done >>> i & 1) == 0;
            if (isLeft
                    && Prospects.isPossible(position, seat, slot, each.options().get(i))) {
                into.add(Does.CHOOSE.with(i, position.table().deck().number(slot)));
            }
        }
    }

    // Fields of others.

    /** Whether anybody else has a field with grain. */
    @Rule("AGR-K24")
    static boolean canHelpReap(State position, int seat) {
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            if (Gleaning.hasGrainField(position, other)) {
                return true;
            }
        }
        return false;
    }

    @Rule("AGR-K24")
    private static void addFields(State position, int seat, MoveList into) {
        for (int other = position.next(seat); other != seat; other = position.next(other)) {
            Gleaning.addGrainFields(position, other, into);
        }
    }

    @Rule("AGR-K24")
    private static void helpReap(State position, int seat, Effect.HelpReap help, long move, Journal journal) {
        int other = Verb.first(move);
        int field = Verb.second(move);
        if (Does.of(move) == Does.REAP_LESS_FROM) {
            Gleaning.takeFromSmaller(position, other, field);
        } else {
            Gleaning.takeGrain(position, other, field);
        }
        position.holdings().gain(seat, 1, Goods.GRAIN);
        journal.note(Happens.REAPED_FROM, seat, other, field);
        Gains.gain(position, other, Goods.of(help.food(), Goods.FOOD), journal);
    }

    // Goods that the space brought.

    /** Whether something could be bought with what the space brought, of which so much has been spent. */
    @Rule("AGR-K25")
    static boolean canBuy(State position, int seat, Effect.SpendTaken spend, int spent) {
        List<Effect.Pay> buys = spend.buys();
        for (int i = 0; i < buys.size(); i++) {
            if (isWithinBudget(position, seat, spend, spent, buys.get(i))) {
                return true;
            }
        }
        return false;
    }

    @Rule("AGR-K25")
    private static boolean isWithinBudget(
            State position, int seat, Effect.SpendTaken spend, int spent, Effect.Pay buy) {
        int brought = Goods.count(position.occasions().brought(), spend.good());
        return Goods.count(buy.price(), spend.good()) + spent <= brought && Delays.covers(position, seat, buy.price());
    }

    private static void addBuys(State position, int seat, Effect.SpendTaken spend, long question, MoveList into) {
        List<Effect.Pay> buys = spend.buys();
        for (int choice = 0; choice < buys.size(); choice++) {
            if (isWithinBudget(position, seat, spend, Verb.operand(question, 2), buys.get(choice))) {
                into.add(Does.CHOOSE.with(choice, Verb.first(question)));
            }
        }
    }

    @Rule("AGR-K25")
    private static void buy(
            State position, int seat, int slot, Effect.SpendTaken spend, int spent, int choice, Journal journal) {
        Effect.Pay buy = spend.buys().get(choice);
        Effects.spendOn(position, seat, slot, spend, spent + Goods.count(buy.price(), spend.good()));
        Delays.maybeFetch(position, seat, buy.price(), journal);
        Effects.carryOut(position, seat, slot, buy, journal);
    }
}
