package tilth.chineur;

/** The eight secret objectives, in the order of the data file; the first four are those of the resources. */
public enum Objective {
    MEAT_EXPERT,
    EGG_EXPERT,
    WHEAT_EXPERT,
    MILK_EXPERT,
    QUALITY_EXPERT,
    TECHNOLOGY_EXPERT,
    BANKER,
    SUPER_FARMER;

    static final int COUNT = 8;

    private static final Objective[] ALL = values();

    public static Objective of(int number) {
        return ALL[number];
    }
}
