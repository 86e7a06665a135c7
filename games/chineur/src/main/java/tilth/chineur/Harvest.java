package tilth.chineur;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What a roll yields to everybody, and the gold of collective farms. */
final class Harvest {

    private Harvest() {}

    @Rule("CHI-R3")
    static void harvest(ChineurPosition position, Journal journal) {
        int die = position.turn().die();
        for (int seat = 0; seat < position.seats(); seat++) {
            long tiles = position.cell(seat, die);
            if ((tiles & FarmTiles.RESOURCES) != 0) {
                harvestCell(position, seat, tiles, journal);
            }
        }
        int farm = position.board().farm(die);
        if (farm != ChineurPosition.NOTHING) {
            for (int seat = 0; seat < position.seats(); seat++) {
                position.holdings().gain(seat, Components.VALUES.collective[farm]);
            }
            journal.note(Happens.COLLECTIVE_YIELDED, Seats.NOBODY, die, farm);
        }
        maybeFillBucket(position, journal);
    }

    @Rule("CHI-R3")
    private static void harvestCell(ChineurPosition position, int seat, long tiles, Journal journal) {
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            int count = Long.bitCount(tiles & FarmTiles.ofKind(resource));
            if (count > 0) {
                position.holdings().gain(seat, Basket.of(resource, count));
                journal.note(Happens.HARVESTED, seat, resource, count);
            }
        }
    }

    @Rule({"CHI-R6", "CHI-T8"})
    private static void maybeFillBucket(ChineurPosition position, Journal journal) {
        int seat = position.turn().active();
        int die = position.turn().die();
        if (position.holdings().hasTool(seat, die, Tool.BUCKET)) {
            Values values = Components.VALUES;
            long tiles = position.cell(seat, die);
            int resource = FarmTiles.kind(Long.numberOfTrailingZeros(tiles));
            int count = Long.bitCount(tiles) < values.manyTiles ? values.bucketFew : values.bucketMany;
            position.holdings().gain(seat, Basket.of(resource, count));
            journal.note(Happens.BUCKET_FILLED, seat, resource, count);
        }
    }

    @Rule("CHI-R5")
    static void payOwner(ChineurPosition position, Journal journal) {
        int owner = position.board().farmOwner(position.turn().die());
        if (owner != ChineurPosition.NOTHING) {
            int gold = position.board().farmsOf(owner);
            position.holdings().gainGold(owner, gold);
            journal.note(Happens.GOLD_EARNED, owner, gold);
        }
    }
}
