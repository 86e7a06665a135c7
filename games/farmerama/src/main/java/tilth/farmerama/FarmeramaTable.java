package tilth.farmerama;

import java.util.List;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** What the number of players and the options of a table decide. */
record FarmeramaTable(
        int seats,
        Values values,
        String valuesName,
        boolean isExpert,
        boolean refillsWithDark,
        boolean watersSeeds,
        boolean putsLastUnder,
        int roundCap) {

    @Rule("FRM-X1")
    static final Option MODE = Option.of("mode", "standard", "expert");

    @Rule("FRM-S10")
    static final Option VALUES =
            new Option("values", Components.sets(), Components.sets().getFirst());

    @Rule("FRM-E7")
    static final Option REFILL = Option.of("refill", "removed", "dark");

    @Rule("FRM-X4")
    static final Option SEEDS_WATER = Option.of("seeds-water", "no", "yes");

    @Rule("FRM-L5")
    static final Option LAST_CARD = Option.of("last-card", "goes-under", "stays");

    @Rule("FRM-E8")
    static final Option ROUND_CAP = Option.of("round-cap", "off", "30", "60");

    static final List<Option> OPTIONS = List.of(MODE, VALUES, REFILL, SEEDS_WATER, LAST_CARD, ROUND_CAP);

    static final int NO_CAP = 0;

    private static final int FEWEST_TOGETHER = 2;
    private static final int WITH_CHIEF_SHEEP = 3;

    /** The solo game is one of its own, so that the expert game changes nothing in it. */
    @Rule("FRM-L9")
    static FarmeramaTable of(Setup setup) {
        String values = setup.chosen(VALUES);
        return new FarmeramaTable(
                setup.seats(),
                Components.values(values),
                values,
                setup.seats() > 1 && setup.isChosen(MODE, "expert"),
                setup.isChosen(REFILL, "dark"),
                setup.isChosen(SEEDS_WATER, "yes"),
                setup.isChosen(LAST_CARD, "goes-under"),
                setup.number(ROUND_CAP, "off", NO_CAP));
    }

    boolean isSolo() {
        return seats == 1;
    }

    @Rule("FRM-C3")
    boolean hasChiefSheep() {
        return seats == WITH_CHIEF_SHEEP;
    }

    @Rule("FRM-C2")
    boolean playsTwoCardsEach() {
        return seats == FEWEST_TOGETHER;
    }

    /** How many of all objects can turn up before the display can no longer be filled up. */
    @Rule({"FRM-S7", "FRM-X1"})
    int objectsInPlay() {
        int shuffled = isExpert ? Components.OBJECTS : Components.LIGHT_OBJECTS;
        return shuffled - values.removed[seats - FEWEST_TOGETHER];
    }

    @Rule({"FRM-G2", "FRM-X2"})
    Criterion[] award() {
        return isExpert ? values.expertAward : values.standardAward;
    }
}
