package tilth.bots.agricola;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Lodging;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;

/** Room for people and animals that the cards of a {@link Homestead} give. */
final class Lodgers {

    private int people;
    private int inHouse;
    private int inPasture;
    private int onCards;

    void read(State position, int seat) {
        clear();
        Deck deck = position.table().deck();
        CardSet lodging = deck.with(Deck.Capability.LODGING);
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(lodging); slot >= 0; slot = played.next(lodging, slot)) {
            for (int i = 0; i < deck.card(slot).lodgings().size(); i++) {
                Lodging one = deck.card(slot).lodgings().get(i);
                add(one, Counts.of(position, seat, slot, one.count()));
            }
        }
    }

    void clear() {
        people = 0;
        inHouse = 0;
        inPasture = 0;
        onCards = 0;
    }

    /** A card that is played now; what it counts is not known and taken for one. */
    void add(Lodging one) {
        add(one, one.count() instanceof Count.Printed printed ? printed.number() : 1);
    }

    private void add(Lodging one, int count) {
        switch (one.where()) {
            case PEOPLE -> people += count;
            case HOUSE -> inHouse = Math.max(inHouse, count);
            case PASTURE -> inPasture += count;
            // About one pasture of a farm is small.
            case SMALL_PASTURE -> onCards += count;
            case HERD, MIX -> onCards += count;
        }
    }

    void copyFrom(Lodgers other) {
        people = other.people;
        inHouse = other.inHouse;
        inPasture = other.inPasture;
        onCards = other.onCards;
    }

    /** So many people more find room than there are rooms. */
    int people() {
        return people;
    }

    /** So many animals may live in the house, if more than one. */
    int inHouse() {
        return inHouse;
    }

    /** So many animals more find room in every pasture. */
    int inPasture() {
        return inPasture;
    }

    int onCards() {
        return onCards;
    }
}
