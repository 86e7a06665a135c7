package tilth.agricola.board;

import java.util.Locale;

/** The action spaces of both editions, on the board, beside it and on round cards. */
public enum Space {
    FARM_EXPANSION,
    MEETING_PLACE,
    GRAIN_SEEDS,
    FARMLAND,
    SIDE_JOB,
    LESSONS,
    DAY_LABORER,
    FOREST,
    CLAY_PIT,
    REED_BANK,
    FISHING,
    COPSE,
    GROVE,
    HOLLOW,
    REED_POND,
    RESOURCE_MARKET,
    ONE_RESOURCE,
    TWO_RESOURCES,
    TRAVELING_PLAYERS,
    MORE_LESSONS,
    ANIMAL_MARKET,
    MODEST_WISH,
    ROOM_OR_PLAYERS,
    RESOURCES_OR_GROWTH,
    GRAIN_UTILIZATION,
    MAJOR_IMPROVEMENT,
    SHEEP_MARKET,
    FENCING,
    WESTERN_QUARRY,
    HOUSE_REDEVELOPMENT,
    BASIC_WISH,
    VEGETABLE_SEEDS,
    PIG_MARKET,
    EASTERN_QUARRY,
    CATTLE_MARKET,
    CULTIVATION,
    URGENT_WISH,
    FARM_REDEVELOPMENT;

    private static final Space[] ALL = values();

    /** The most spaces there can be, those that cards bring along included. */
    public static final int MOST = 64;

    public static final int COUNT = ALL.length;

    public static Space of(int ordinal) {
        return ALL[ordinal];
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The set of this space alone. */
    public long bit() {
        return 1L << ordinal();
    }
}
