package tilth.agricola.edition;

import java.util.List;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;

/** For every space of a table, the cards that may have something to say when somebody uses it. */
final class Listeners {

    private static final List<Moment> MOMENTS = List.of(Moment.USE, Moment.BROUGHT, Moment.USED, Moment.TURN_END);

    private final CardSet[][] sets;

    /** One set for all spaces where no card listens, since a table is laid for every game. */
    private final CardSet silence;

    Listeners(Deck deck, List<Plan> plans) {
        silence = new CardSet(deck.size());
        sets = new CardSet[Moment.COUNT][];
        for (Moment moment : MOMENTS) {
            sets[moment.ordinal()] = new CardSet[plans.size()];
            for (int space = 0; space < plans.size(); space++) {
                sets[moment.ordinal()][space] = listening(deck, moment, space, plans.get(space));
            }
        }
    }

    private CardSet listening(Deck deck, Moment moment, int space, Plan plan) {
        CardSet hearing = deck.listening(moment);
        CardSet found = silence;
        for (int slot = hearing.first(); slot >= 0; slot = hearing.next(slot)) {
            if (isListening(deck.card(slot), moment, space, plan)) {
                found = found.isEmpty() ? new CardSet(deck.size()) : found;
                found.add(slot);
            }
        }
        return found;
    }

    private static boolean isListening(Card card, Moment moment, int space, Plan plan) {
        List<Hook> hooks = card.hooks();
        for (int i = 0; i < hooks.size(); i++) {
            Hook hook = hooks.get(i);
            if (hook.moment() == moment && mayMean(hook.spaces(), space, plan)) {
                return true;
            }
        }
        return false;
    }

    /** Where spaces lie is known on the board only. */
    private static boolean mayMean(Spaces spaces, int space, Plan plan) {
        return switch (spaces) {
            case Spaces.Any _, Spaces.Above _, Spaces.Noted _, Spaces.Holding _ -> true;
            case Spaces.Growing _ -> plan.letsGrow(Stages.ROUNDS);
            case Spaces.NewestCard _ -> space >= Stages.FIRST_CARD.ordinal() && space < Space.COUNT;
            case Spaces.Named named -> space < Space.COUNT && (named.set() >>> space & 1) != 0;
            case Spaces.Gathering gathering -> Goods.count(plan.refill(), gathering.good()) > 0;
        };
    }

    CardSet at(Moment moment, int space) {
        return sets[moment.ordinal()][space];
    }
}
