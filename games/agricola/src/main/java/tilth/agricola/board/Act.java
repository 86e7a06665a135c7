package tilth.agricola.board;

/** One thing a space or a card lets a player do: so many times at most, for so much wood each, from some round on. */
public record Act(Kind kind, int most, int wood, int fromRound) {

    /** What can be done. */
    public enum Kind {
        /** Builds rooms, at the price of the house. */
        ROOM,
        STABLE,
        PLOW,
        SOW,
        BAKE,
        /** Builds a major improvement. */
        IMPROVE,
        RENOVATE,
        FENCE,
        /** Family growth with room. */
        GROW,
        /** Family growth even without room. */
        GROW_ANYWAY,
        /** Takes everything that lies on the space. */
        TAKE_ALL,
        /** Takes building resources of one's choice. */
        TAKE_RESOURCE,
        /** Takes reed or stone. */
        TAKE_REED_OR_STONE,
        /** Takes a sheep and 1 food, a wild boar, or cattle for 1 food. */
        TAKE_ANIMAL,
        /** Does one of the things that the card offers which is or brought the space. */
        CARD
    }

    /** As often as one likes. */
    public static final int ANY = 15;

    public static Act once(Kind kind) {
        return new Act(kind, 1, 0, 1);
    }

    public static Act upTo(int most, Kind kind) {
        return new Act(kind, most, 0, 1);
    }

    public static Act any(Kind kind) {
        return upTo(ANY, kind);
    }

    public Act forWood(int each) {
        return new Act(kind, most, each, fromRound);
    }

    public Act from(int round) {
        return new Act(kind, most, wood, round);
    }
}
