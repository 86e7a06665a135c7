package tilth.agricola.farm;

/** Where rooms may be built. */
public final class Rooms {

    private Rooms() {}

    /** On any unused square beside a room. */
    public static int buildable(int rooms, int fields, int stables, int enclosed) {
        return Yard.unused(rooms | fields, stables, enclosed) & Yard.around(rooms);
    }
}
