package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** The single deeds on a farm: sowing, harvesting, taking goods and feeding. */
final class Farming {

    private Farming() {}

    /** Whether a crop can be sown at all: one token from the barn, one from the supply. */
    @Rule({"FRM-A3", "FRM-A11"})
    static boolean hasSeed(FarmeramaPosition position, int seat, int crop) {
        return Basket.count(position.barn(seat), crop) > 0 && Basket.count(position.supply(), crop) > 0;
    }

    /** The fields under a sector that can be sown now, a bit for each field of the plot. */
    @Rule("FRM-A3")
    static int sowable(FarmeramaPosition position, int seat, int sector) {
        Values values = position.values();
        int crop = values.crop[sector];
        if (crop == Values.NOT_SOWN || !hasSeed(position, seat, crop)) {
            return 0;
        }
        int plot = Herd.plotUnder(position.herd(seat), sector);
        return values.fields[plot] & ~Land.stacksOn(position.land(seat), plot);
    }

    static boolean canSow(FarmeramaPosition position, int seat) {
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            if (sowable(position, seat, sector) != 0) {
                return true;
            }
        }
        return false;
    }

    @Rule("FRM-A3")
    static void sow(FarmeramaPosition position, int seat, int field, Journal journal) {
        int sector = Herd.sectorOver(position.herd(seat), Land.plotOf(field));
        int crop = position.values().crop[sector];
        position.setLand(seat, Land.sown(position.land(seat), field, crop));
        position.setBarn(seat, position.barn(seat) - Basket.of(crop, 1));
        position.setSupply(position.supply() - Basket.of(crop, 1));
        journal.note(Happens.SOWN, seat, field, crop);
    }

    static boolean canHarvest(FarmeramaPosition position, int seat) {
        for (int sectors = position.values().harvest; sectors != 0; sectors &= sectors - 1) {
            int plot = Herd.plotUnder(position.herd(seat), Integer.numberOfTrailingZeros(sectors));
            if (!Land.isEmpty(position.land(seat), plot)) {
                return true;
            }
        }
        return false;
    }

    @Rule("FRM-A4")
    static void harvest(FarmeramaPosition position, int seat, int field, Journal journal) {
        int crop = Land.crop(position.land(seat), field);
        position.setLand(seat, Land.harvested(position.land(seat), field));
        position.setBarn(seat, position.barn(seat) + Basket.of(crop, Land.STACK));
        journal.note(Happens.HARVESTED, seat, field, crop);
    }

    static void take(FarmeramaPosition position, int seat, int good, int count, Journal journal) {
        position.take(seat, Basket.of(good, count));
        journal.note(Happens.GOODS_TAKEN, seat, good, count);
    }

    /** Takes one of each good the barn lacks, if the supply has it. */
    @Rule({"FRM-A8", "FRM-A11"})
    static void takeMissing(FarmeramaPosition position, int seat, Journal journal) {
        long missing = Basket.oneOfEachMissingIn(position.barn(seat)) & Basket.oneOfEachIn(position.supply());
        for (int good = 0; good < Basket.GOODS; good++) {
            if (Basket.count(missing, good) > 0) {
                take(position, seat, good, 1, journal);
            }
        }
    }

    static boolean canFeed(FarmeramaPosition position, int seat) {
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            if (canFeed(position, seat, animal)) {
                return true;
            }
        }
        return false;
    }

    @Rule({"FRM-A6", "FRM-A7"})
    static boolean canFeed(FarmeramaPosition position, int seat, int animal) {
        long herd = position.herd(seat);
        return Herd.plot(herd, animal) == Herd.STABLE
                && Basket.covers(position.barn(seat), position.values().cost[animal])
                && hasRoom(position, seat, animal);
    }

    /** Whether the pasture an animal would go to now has room for it. */
    @Rule("FRM-A7")
    static boolean hasRoom(FarmeramaPosition position, int seat, int animal) {
        long herd = position.herd(seat);
        int plot = Herd.plotUnder(herd, position.values().head[animal]);
        return Herd.animalsOn(herd, plot) < position.values().placesOnPasture;
    }

    @Rule("FRM-A6")
    static void feed(FarmeramaPosition position, int seat, int animal, Journal journal) {
        int plot = Herd.plotUnder(position.herd(seat), position.values().head[animal]);
        position.give(seat, position.values().cost[animal]);
        position.setHerd(seat, Herd.sentTo(position.herd(seat), animal, plot));
        journal.note(Happens.FED, seat, animal, plot);
    }
}
