package tilth.agricola.farm;

/** Where fields may be plowed. */
public final class Fields {

    private Fields() {}

    /** The first field on any unused square, each further one beside a field. */
    public static int plowable(int rooms, int fields, int stables, int enclosed) {
        int unused = Yard.unused(rooms | fields, stables, enclosed);
        return fields == 0 ? unused : unused & Yard.around(fields);
    }
}
