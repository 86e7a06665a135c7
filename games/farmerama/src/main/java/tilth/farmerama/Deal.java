package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** Sets the table up: fills the supply, barns and fields, shuffles the objects or the solo cards, asks the first question. */
final class Deal {

    private static final Purpose OBJECTS = Purpose.of("objects");
    private static final Purpose FIRST = Purpose.of("first");

    private Deal() {}

    @Rule("FRM-S9")
    static FarmeramaPosition deal(Setup setup) {
        FarmeramaTable table = FarmeramaTable.of(setup);
        FarmeramaPosition position = new FarmeramaPosition(table);
        position.setSeed(setup.seed());
        fillSupply(position, table);
        for (int seat = 0; seat < table.seats(); seat++) {
            settle(position, seat, table.values());
        }
        if (table.isSolo()) {
            Solo.begin(position, Journal.SILENT);
        } else {
            position.setFirstSeat(setup.seed().stream(FIRST).below(table.seats()));
            dealObjects(position, table, setup.seed().stream(OBJECTS));
            CleanUp.fillDisplay(position, Journal.SILENT);
            Choosing.begin(position);
        }
        return position;
    }

    /** In the solo game the water left over stays in the box; what the barn starts with is taken before. */
    @Rule({"FRM-S2", "FRM-L1"})
    private static void fillSupply(FarmeramaPosition position, FarmeramaTable table) {
        Values values = table.values();
        long supply = Basket.ofEach(values.supply);
        if (table.isSolo()) {
            int water = values.soloWater + Basket.water(values.startBarn);
            supply += Basket.of(Basket.WATER, water - values.supply);
        }
        position.setSupply(supply);
    }

    @Rule({"FRM-S3", "FRM-S4", "FRM-S5", "FRM-S6"})
    private static void settle(FarmeramaPosition position, int seat, Values values) {
        position.take(seat, values.startBarn);
        position.setHerd(seat, Herd.AT_START);
        position.setLand(seat, values.startLand);
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            int tokens = Land.STACK * Land.stacksOf(values.startLand, crop);
            position.setSupply(position.supply() - Basket.of(crop, tokens));
        }
    }

    /** All objects go into one order: first those in play, then those that follow in the last rounds, then the rest. */
    @Rule({"FRM-S7", "FRM-X1", "FRM-E7"})
    private static void dealObjects(FarmeramaPosition position, FarmeramaTable table, Rng rng) {
        int inPlay = table.objectsInPlay();
        position.setPileEnd(inPlay);
        long light = (1L << Components.LIGHT_OBJECTS) - 1;
        long dark = (1L << Components.OBJECTS) - 1 & ~light;
        if (table.isExpert()) {
            dealObjects(position, 0, Components.OBJECTS, light | dark, rng);
            return;
        }
        long rest = dealObjects(position, 0, inPlay, light, rng);
        int darkCount = Long.bitCount(dark);
        int restCount = Long.bitCount(rest);
        int darkAt = inPlay + (table.refillsWithDark() ? 0 : restCount);
        int restAt = inPlay + (table.refillsWithDark() ? darkCount : 0);
        dealObjects(position, darkAt, darkAt + darkCount, dark, rng);
        dealObjects(position, restAt, restAt + restCount, rest, rng);
    }

    /** Draws objects from a set for some places and returns what is left of it. */
    private static long dealObjects(FarmeramaPosition position, int from, int to, long set, Rng rng) {
        long left = set;
        for (int at = from; at < to; at++) {
            int object = rng.oneOf(left);
            left &= ~(1L << object);
            position.setObject(at, object);
        }
        return left;
    }
}
