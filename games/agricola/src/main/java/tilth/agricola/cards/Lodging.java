package tilth.agricola.cards;

/** Room that a card gives: for people or for animals of some species (bit 0 sheep, 1 wild boar, 2 cattle). */
public record Lodging(Where where, Count count, int species) {

    /** Where that room is. */
    public enum Where {
        /** For people, on the card; it is no room of the house. */
        PEOPLE,
        /** So many animals of any kind in the house, instead of one. */
        HOUSE,
        /** None in the house, whatever other cards say. */
        NO_HOUSE,
        /** So many more in every pasture. */
        PASTURE,
        /** So many more sheep in every pasture with sheep. */
        FLOCK,
        /** So many sheep in every stable outside pastures, instead of one animal. */
        STABLE,
        /** So many animals of one kind in one stable outside pastures, instead of one animal. */
        ONE_STABLE,
        /** Animals of any kinds stand together in every pasture. */
        MIXED_PASTURES,
        /** So many more in every pasture that otherwise holds two. */
        SMALL_PASTURE,
        /** On the card, one species at a time. */
        HERD,
        /** On the card, in any mix. */
        MIX;

        /** Whether of several cards the one counts that gives most. */
        public boolean isLargest() {
            return this == HOUSE || this == STABLE || this == ONE_STABLE;
        }
    }

    /** As many animals as one likes. */
    public static final int ANY = 99;

    public static final int ALL_SPECIES = 7;
    private static final int SHEEP = 1;

    public static Lodging forPeople(int count) {
        return new Lodging(Where.PEOPLE, new Count.Printed(count), 0);
    }

    /** So many animals in the house. */
    public static Lodging inTheHouse(Count count) {
        return new Lodging(Where.HOUSE, count, ALL_SPECIES);
    }

    /** No animal lives in the house any more. */
    public static Lodging noneInTheHouse() {
        return new Lodging(Where.NO_HOUSE, new Count.Printed(1), ALL_SPECIES);
    }

    public static Lodging inEveryPasture(int more) {
        return new Lodging(Where.PASTURE, new Count.Printed(more), ALL_SPECIES);
    }

    /** So many more sheep in every pasture that holds sheep. */
    public static Lodging moreSheepInPastures(int more) {
        return new Lodging(Where.FLOCK, new Count.Printed(more), SHEEP);
    }

    /** So many sheep in every stable outside pastures. */
    public static Lodging sheepInStables(int count) {
        return new Lodging(Where.STABLE, new Count.Printed(count), SHEEP);
    }

    /** So many animals of one kind in one stable outside pastures. */
    public static Lodging inOneStable(int count) {
        return new Lodging(Where.ONE_STABLE, new Count.Printed(count), ALL_SPECIES);
    }

    /** Pastures are for any mix of species. */
    public static Lodging mixedPastures() {
        return new Lodging(Where.MIXED_PASTURES, new Count.Printed(1), ALL_SPECIES);
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
