package tilth.finca;

import tilth.engine.Purpose;
import tilth.engine.Rng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Sets the table up: shuffles what is shuffled, fills the supplies, and asks the start player. */
final class Deal {

    private static final Purpose BLADES = Purpose.of("blades");
    private static final Purpose TILES = Purpose.of("tiles");
    private static final Purpose FINCAS = Purpose.of("fincas");
    private static final Purpose START = Purpose.of("start");

    private static final int[] BLADE_FRUITS =
            Components.blades().stream().mapToInt(Integer::intValue).toArray();

    private Deal() {}

    @Rule("FIN-S10")
    static FincaPosition deal(Setup setup) {
        FincaTable table = FincaTable.of(setup);
        FincaPosition position = new FincaPosition(table);
        fillSupplies(position, table);
        dealBlades(position, setup.seed().stream(BLADES));
        dealVillages(position, setup.seed());
        position.setStartSeat(setup.seed().stream(START).below(table.seats()));
        position.agenda().ask(position.startSeat(), Asks.PLACE.bare());
        return position;
    }

    @Rule({"FIN-S4", "FIN-S5", "FIN-S6", "FIN-S9"})
    private static void fillSupplies(FincaPosition position, FincaTable table) {
        position.setSupply(Basket.ofEach(table.fruitsOfEach()));
        position.setCartsInCentre(table.carts());
        position.setWoodenFincas(table.woodenFincas());
        for (int seat = 0; seat < table.seats(); seat++) {
            position.setBelongings(seat, Belongings.atStart());
        }
    }

    @Rule("FIN-S1")
    private static void dealBlades(FincaPosition position, Rng rng) {
        long rest = (1L << Windmill.BLADES) - 1;
        long ring = 0;
        for (int blade = 0; blade < Windmill.BLADES; blade++) {
            int drawn = rng.oneOf(rest);
            rest &= ~(1L << drawn);
            ring |= BLADE_FRUITS[drawn] * Windmill.one(blade);
        }
        position.setBlades(ring);
    }

    @Rule({"FIN-S2", "FIN-S3"})
    private static void dealVillages(FincaPosition position, Seed seed) {
        Rng tiles = seed.stream(TILES);
        Rng fincas = seed.stream(FINCAS);
        long tilesLeft = Tiles.ALL;
        long fincasLeft = (1L << Components.VILLAGES) - 1;
        for (int at = 0; at < Components.VILLAGES; at++) {
            int finca = fincas.oneOf(fincasLeft);
            fincasLeft &= ~(1L << finca);
            int village = Village.withFinca(finca);
            for (int level = 0; level < Village.STACK; level++) {
                int tile = tiles.oneOf(tilesLeft);
                tilesLeft &= ~(1L << tile);
                village = Village.stacked(village, tile);
            }
            position.setVillage(at, village);
        }
    }
}
