package tilth.bots.agricola;

import java.util.List;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Moment;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.Verb;

/** Which effect of a card a seat chooses by a move, as the question to it says. */
final class Chosen {

    private static final Effect NOTHING = new Effect.All(List.of());

    private Chosen() {}

    static Effect by(State position, int seat, int slot, long move) {
        Card card = position.table().deck().card(slot);
        long question = position.question(seat);
        Effect effect = switch (Asks.of(question)) {
            case CHOOSE -> card.script().at(Verb.second(question));
            case WORK, REACT -> optional(position, card);
            case REVEAL, PLACE, PAY, KEEP, FEED, BREED, PICK, MULLIGAN, CHANGE, EXCHANGE, DRAW -> NOTHING;
        };
        if (effect.equals(NOTHING)
                && Does.of(move) == Does.CHOOSE
                && Verb.first(move) < card.offers().size()) {
            return card.offers().get(Verb.first(move));
        }
        Effect inner = switch (effect) {
            case Effect.May may -> may.effect();
            case Effect.UpTo up -> up.each();
            default -> effect;
        };
        if (Does.of(move) != Does.CHOOSE) {
            return inner;
        }
        return switch (inner) {
            case Effect.OneOf one -> one.options().get(Verb.first(move));
            case Effect.SpendTaken spend -> spend.buys().get(Verb.first(move));
            default -> inner;
        };
    }

    /** What a card offers at the moment it is, or nothing. */
    private static Effect optional(State position, Card card) {
        if (position.occasions().isAny()) {
            Moment moment = position.occasions().moment();
            for (int i = 0; i < card.hooks().size(); i++) {
                Hook hook = card.hooks().get(i);
                if (hook.moment() == moment && hook.isOptional()) {
                    return hook.effect();
                }
            }
        }
        return NOTHING;
    }
}
