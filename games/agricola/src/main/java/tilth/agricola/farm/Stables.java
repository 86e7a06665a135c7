package tilth.agricola.farm;

/** Where stables may be built, and which of them stand in pastures. */
public final class Stables {

    /** So many stables a player has. */
    public static final int MOST = 4;

    private Stables() {}

    /** One a square, on any square without a tile, in a pasture or not. */
    public static int buildable(int rooms, int fields, int stables) {
        return Yard.ALL & ~(rooms | fields | stables);
    }

    /** The stables that stand in pastures. */
    public static int fenced(int stables, int enclosed) {
        return stables & enclosed;
    }

    /** The stables that stand in no pasture: each keeps one animal. */
    public static int unfenced(int stables, int enclosed) {
        return stables & ~enclosed;
    }
}
