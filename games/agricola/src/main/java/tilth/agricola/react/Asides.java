package tilth.agricola.react;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.LongStream;
import tilth.agricola.acts.ActWhys;
import tilth.agricola.acts.Shifting;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Exchanges;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Verb;

/** What players may do at any time, beside any question: what cards allow, and cooking at will where it matters. */
@Rule("AGR-X3")
public final class Asides {

    private Asides() {}

    /** Whether a seat might have something to do at any time beside making food of what it has. */
    public static boolean areAny(State position, int seat) {
        return position.has(seat, Capability.ANY_TIME)
                || position.has(seat, Capability.SHIFTING)
                || Exchanges.isLettingGoPaying(position, seat);
    }

    /** Offers them beside the answers to a question. */
    public static void add(State position, int seat, MoveList into) {
        if (areAny(position, seat)) {
            addTrades(position, seat, into);
            Shifting.add(position, seat, into);
            Exchanges.addAtWill(position, seat, into);
        }
    }

    private static void addTrades(State position, int seat, MoveList into) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet trading = deck.with(Capability.ANY_TIME);
        boolean isFoodShort = false;
        for (int slot = played.first(trading); slot >= 0; slot = played.next(trading, slot)) {
            List<Effect> effects =
                    isAsking(position, seat, slot) ? List.of() : deck.card(slot).anyTime();
            for (int choice = 0; choice < effects.size(); choice++) {
                if (Prospects.isPossible(position, seat, slot, effects.get(choice))) {
                    into.add(Does.TRADE.with(deck.number(slot), choice));
                } else {
                    isFoodShort |= Prospects.isWithinReach(position, seat, slot, effects.get(choice));
                }
            }
        }
        if (isFoodShort && !Exchanges.isLettingGoPaying(position, seat)) {
            Exchanges.addFoods(position, seat, into);
        }
    }

    /** Whether a card asks its owner by itself just now, so that nothing need be offered twice. */
    private static boolean isAsking(State position, int seat, int slot) {
        return position.occasions().isAny() && Reactions.isOpen(position, seat, slot);
    }

    /** Of what is allowed at any time, offers that after which something still holds, so that nobody breaks a promise. */
    public static void add(State position, int seat, Predicate<State> holds, MoveList into) {
        if (areAny(position, seat)) {
            MoveList asides = position.bench();
            asides.clear();
            add(position, seat, asides);
            addSafe(position, seat, asides, holds, into);
        }
    }

    /** Of what makes food, offers that after which a seat can still pay. */
    @Rule({"AGR-K16", "AGR-X1"})
    public static void addFoodsWhilePaying(State position, int seat, MoveList into) {
        MoveList foods = position.bench();
        foods.clear();
        Exchanges.addFoods(position, seat, foods);
        addPayable(position, seat, foods, into);
    }

    /** Of what is allowed at any time, offers that after which a seat can still pay. */
    @Rule("AGR-K16")
    public static void addWhilePaying(State position, int seat, MoveList into) {
        if (areAny(position, seat)) {
            MoveList asides = position.bench();
            asides.clear();
            add(position, seat, asides);
            addPayable(position, seat, asides, into);
        }
    }

    private static void addPayable(State position, int seat, MoveList asides, MoveList into) {
        for (int i = 0; i < asides.size(); i++) {
            long move = asides.at(i);
            if (!into.contains(move) && Foresight.canPayAfter(position, seat, move)) {
                into.add(move);
            }
        }
    }

    /** Of some asides, offers those after which something still holds, with nothing to answer in between. */
    private static void addSafe(State position, int seat, MoveList asides, Predicate<State> holds, MoveList into) {
        for (int i = 0; i < asides.size(); i++) {
            State after = position.tried();
            play(after, seat, asides.at(i), Journal.SILENT);
            after.goOn(Journal.SILENT);
            boolean isAskedMore = after.isAsked(seat) && after.question(seat) != position.question(seat);
            if (!isAskedMore && holds.test(after) && !into.contains(asides.at(i))) {
                into.add(asides.at(i));
            }
        }
    }

    /** Why a card in front of a seat cannot be used now: what it asks for at any time is missing, or it has nothing to do. */
    public static Refusal why(State position, int seat, int slot) {
        Card card = position.table().deck().card(slot);
        return card.anyTime().stream()
                .flatMap(effect -> prices(effect).boxed())
                .filter(price -> !position.holdings().covers(seat, price))
                .findFirst()
                .map(price -> ActWhys.missing(position, seat, "AGR-X3", price))
                .orElseGet(() -> Refusal.of("AGR-K2", "card-not-asked", Map.of("card", card.word())));
    }

    private static LongStream prices(Effect effect) {
        LongStream inner = effect.inner().stream().flatMapToLong(Asides::prices);
        if (effect instanceof Effect.Sell sell) {
            return LongStream.of(Goods.of(1, sell.good()));
        }
        return effect instanceof Effect.Pay pay ? LongStream.concat(LongStream.of(pay.price()), inner) : inner;
    }

    /** Does something that is allowed at any time. */
    public static void play(State position, int seat, long move, Journal journal) {
        int first = Verb.first(move);
        switch (Does.of(move)) {
            case TRADE -> {
                int slot = position.table().deck().slot(first);
                Effect effect = position.table().deck().card(slot).anyTime().get(Verb.second(move));
                journal.note(Happens.TRADED, seat, first);
                Effects.carryOut(position, seat, slot, effect, journal);
            }
            case SHIFT -> Shifting.shift(position, seat, first, Verb.second(move), journal);
            default -> Exchanges.play(position, seat, move, journal);
        }
    }

    /** Whether a seat has to be asked because it has something left to do that soon would come too late. */
    static boolean isLastChance(State position, int seat) {
        return switch (position.occasions().moment()) {
            case FIELDS_START -> Shifting.canShift(position, seat);
            case GAME_END -> canChangePoints(position, seat);
            default -> false;
        };
    }

    /** Whether a seat could still exchange goods or let animals go; where crops lie no longer matters. */
    private static boolean canChangePoints(State position, int seat) {
        if (!areAny(position, seat)) {
            return false;
        }
        MoveList asides = position.bench();
        asides.clear();
        addTrades(position, seat, asides);
        Exchanges.addAtWill(position, seat, asides);
        return !asides.isEmpty();
    }

    /** Whether a seat could do anything that is allowed at any time. */
    public static boolean canDoAny(State position, int seat) {
        if (!areAny(position, seat)) {
            return false;
        }
        MoveList asides = position.bench();
        asides.clear();
        add(position, seat, asides);
        return !asides.isEmpty();
    }
}
