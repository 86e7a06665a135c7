package tilth.bots.agricola;

import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Lodging;
import tilth.agricola.measure.Counts;
import tilth.agricola.state.State;

/** Room for people and animals that the cards of a {@link Homestead} give. */
final class Lodgers {

    private static final int PET = 1;

    /** So many animals on a card are as good as any number. */
    private static final int FEW = 8;

    /** Where species stand together, about so much room is not lost to those of which there are few. */
    private static final int MIXED = 2;

    private int people;
    private int inHouse;
    private boolean barred;
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
        barred = false;
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
            case NO_HOUSE -> barred = true;
            case HOUSE -> inHouse = Math.max(inHouse, count);
            case PASTURE -> inPasture += count;
            // About one pasture of a farm is small.
            case SMALL_PASTURE, FLOCK, STABLE -> onCards += count;
            case ONE_STABLE -> onCards += count - 1;
            case MIXED_PASTURES -> onCards += MIXED;
            case HERD, MIX -> onCards += Math.min(count, FEW);
        }
    }

    void copyFrom(Lodgers other) {
        people = other.people;
        inHouse = other.inHouse;
        barred = other.barred;
        inPasture = other.inPasture;
        onCards = other.onCards;
    }

    /** So many people more find room than there are rooms. */
    int people() {
        return people;
    }

    /** So many animals may live in the house: one, unless a card says otherwise. */
    int inHouse() {
        return barred ? 0 : Math.max(PET, inHouse);
    }

    /** So many animals more find room in every pasture. */
    int inPasture() {
        return inPasture;
    }

    int onCards() {
        return onCards;
    }
}
