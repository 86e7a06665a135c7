package tilth.bots.agricola;

import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.measure.Conditions;
import tilth.agricola.state.State;

/** What the best cards in a hand would bring. */
final class Hopes {

    /** The best two occupations. */
    float occupation;

    float nextOccupation;

    /** The best two improvements, and the best one that could be paid for now. */
    float minor;

    float nextMinor;
    float payable;

    /** How many improvements could be played now. */
    int playable;

    void clear() {
        occupation = 0;
        nextOccupation = 0;
        minor = 0;
        nextMinor = 0;
        payable = 0;
        playable = 0;
    }

    void look(State position, int seat, Homestead farm, CardWorth worth) {
        clear();
        CardSet hand = farm.cards.hand();
        for (int slot = hand.first(); slot >= 0; slot = hand.next(slot)) {
            float brings = worth.inAll(position, seat, slot);
            if (farm.cards.card(slot).kind() == Card.Kind.OCCUPATION) {
                nextOccupation = Math.max(nextOccupation, Math.min(brings, occupation));
                occupation = Math.max(occupation, brings);
            } else {
                nextMinor = Math.max(nextMinor, Math.min(brings, minor));
                minor = Math.max(minor, brings);
                if (farm.canHave(slot, 0)
                        && Conditions.hold(
                                position, seat, slot, farm.cards.card(slot).needs())) {
                    payable = Math.max(payable, brings);
                    playable++;
                }
            }
        }
    }
}
