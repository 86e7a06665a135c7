package tilth.agricola.cards;

/** Room that a card gives: for people or for animals of some species (bit 0 sheep, 1 wild boar, 2 cattle). */
public record Lodging(Where where, Count count, int species) {

    /** Where that room is. */
    public enum Where {
        /** For people, on the card; it is no room of the house. */
        PEOPLE,
        /** So many animals of any kind in the house, instead of one. */
        HOUSE,
        /** So many more in every pasture. */
        PASTURE,
        /** So many more in every pasture that otherwise holds two. */
        SMALL_PASTURE,
        /** On the card, one species at a time. */
        HERD,
        /** On the card, in any mix. */
        MIX
    }

    private static final int ALL_SPECIES = 7;

    public static Lodging forPeople(int count) {
        return new Lodging(Where.PEOPLE, new Count.Printed(count), 0);
    }

    /** So many animals in the house. */
    public static Lodging inTheHouse(Count count) {
        return new Lodging(Where.HOUSE, count, ALL_SPECIES);
    }

    public static Lodging inEveryPasture(int more) {
        return new Lodging(Where.PASTURE, new Count.Printed(more), ALL_SPECIES);
    }

    public static Lodging inEverySmallPasture(int more) {
        return new Lodging(Where.SMALL_PASTURE, new Count.Printed(more), ALL_SPECIES);
    }

    /** Room on the card for one species at a time. */
    public static Lodging forHerd(int species, int count) {
        return new Lodging(Where.HERD, new Count.Printed(count), species);
    }

    /** Room on the card for any mix of species. */
    public static Lodging forMix(int species, int count) {
        return new Lodging(Where.MIX, new Count.Printed(count), species);
    }

    /** Whether animals stand on the card itself. */
    public boolean isOnCard() {
        return where == Where.HERD || where == Where.MIX;
    }
}
