package tilth.agricola.cards;

/**
 * Room that a card gives: for people, for pets in the house, in every pasture, and on the card itself for animals of some
 * species (bit 0 sheep, 1 wild boar, 2 cattle), one species at a time or mixed.
 */
public record Roof(int people, int pets, int perPasture, int species, int animals, boolean isMixed) {

    public static final Roof NONE = new Roof(0, 0, 0, 0, 0, false);

    public static Roof forPeople(int count) {
        return new Roof(count, 0, 0, 0, 0, false);
    }

    public static Roof forPets(int count) {
        return new Roof(0, count, 0, 0, 0, false);
    }

    public static Roof inEveryPasture(int count) {
        return new Roof(0, 0, count, 0, 0, false);
    }

    /** Room on the card for one species at a time. */
    public static Roof forHerd(int species, int count) {
        return new Roof(0, 0, 0, species, count, false);
    }

    /** Room on the card for any mix of species. */
    public static Roof forMix(int species, int count) {
        return new Roof(0, 0, 0, species, count, true);
    }
}
