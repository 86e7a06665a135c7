package tilth.agricola.edition;

import java.util.List;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Spaces;
import tilth.agricola.goods.Goods;

/** For every space of a table, the cards that may have something to say when somebody uses it. */
final class Listeners {

    private static final List<Moment> MOMENTS = List.of(Moment.USE, Moment.USED, Moment.TURN_END);

    private final CardSet[][] sets;

    Listeners(Deck deck, List<Plan> plans) {
        sets = new CardSet[Moment.COUNT][];
        for (Moment moment : MOMENTS) {
            sets[moment.ordinal()] = new CardSet[plans.size()];
            for (int space = 0; space < plans.size(); space++) {
                sets[moment.ordinal()][space] = listening(deck, moment, space, plans.get(space));
            }
        }
    }

    private static CardSet listening(Deck deck, Moment moment, int space, Plan plan) {
        CardSet listening = new CardSet(deck.size());
        for (int slot = 0; slot < deck.size(); slot++) {
            if (isListening(deck.card(slot), moment, space, plan)) {
                listening.add(slot);
            }
        }
        return listening;
    }

    private static boolean isListening(Card card, Moment moment, int space, Plan plan) {
        for (Hook hook : card.hooks()) {
            if (hook.moment() == moment && mayMean(hook.spaces(), space, plan)) {
                return true;
            }
        }
        return false;
    }

    /** Where spaces lie is known on the board only. */
    private static boolean mayMean(Spaces spaces, int space, Plan plan) {
        return switch (spaces) {
            case Spaces.Any _, Spaces.Above _, Spaces.Noted _ -> true;
            case Spaces.Named named -> space < Space.COUNT && (named.set() >>> space & 1) != 0;
            case Spaces.Gathering gathering -> Goods.count(plan.refill(), gathering.good()) > 0;
        };
    }

    CardSet at(Moment moment, int space) {
        return sets[moment.ordinal()][space];
    }
}
