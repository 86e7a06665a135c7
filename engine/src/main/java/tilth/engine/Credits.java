package tilth.engine;

import java.util.List;

/**
 * Who made a game, and by which licence its maker gives it away; none if it is sold. Tilth is not affiliated with any of
 * them.
 */
public record Credits(List<String> designers, List<String> publishers, int year, String licence) {

    /** For a game that does not say when it was made. */
    public static final int YEAR_UNKNOWN = 0;

    private static final String NO_LICENCE = "";

    public Credits {
        designers = List.copyOf(designers);
        publishers = List.copyOf(publishers);
    }

    /** The makers of a game that is sold. */
    public Credits(List<String> designers, List<String> publishers, int year) {
        this(designers, publishers, year, NO_LICENCE);
    }
}
