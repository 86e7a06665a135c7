package tilth.agricola.cards;

/** What a card is called by other cards, whatever its name: something to hand back, to build cheaper, to wait for. */
public enum Mark {
    FIREPLACE,
    COOKING_HEARTH,
    OVEN,
    WELL,
    /** Stands where a well stood. */
    VILLAGE_WELL,
    /** A house that another cannot outshine. */
    MANSION,
    JOINERY,
    POTTERY,
    BASKETRY,
    /** Has a roof of reed. */
    THATCHED,
    /** Works wood, as a joinery does. */
    WOODCRAFT,
    /** Works clay, as a pottery does. */
    CLAYCRAFT,
    /** Works reed, as a basketmaker's workshop does. */
    REEDCRAFT,
    /** Bakes bread. */
    BAKER,
    /** Plays for people in the street. */
    ARTIST,
    /** Cannot be used along with what doubles the food of players. */
    DANCER,
    /** Lets somebody plow more fields at once. */
    PLOW,
    /** A plow that plows one field, wherever its owner is. */
    JUMP_PLOW,
    /** A plow for everybody. */
    HARROW,
    PUNNER,
    /** Gear for those who fish. */
    FISHING_GEAR,
    YOKE,
    /** A street that is worth more than one of wood. */
    CLAY_PATH,
    /** A street that is worth more than any other. */
    PAVED_ROAD,
    /** Has a daughter. */
    CHIEF,
    /** Brings what counts as taken with a person. */
    MATERIAL,
    /** Any minor improvement. */
    MINOR,
    /** Any improvement at all. */
    IMPROVEMENT;

    public int bit() {
        return 1 << ordinal();
    }

    static int set(Mark... marks) {
        int set = 0;
        for (Mark mark : marks) {
            set |= mark.bit();
        }
        return set;
    }
}
