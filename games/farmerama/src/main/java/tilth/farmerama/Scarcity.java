package tilth.farmerama;

import tilth.engine.Rule;

/** Foresees whether the supply could run short of a good that several players might take in the same phase. */
@Rule("FRM-A12")
final class Scarcity {

    private Scarcity() {}

    static boolean isAhead(FarmeramaPosition position) {
        for (int good = 0; good < Basket.GOODS; good++) {
            int wanted = 0;
            int takers = 0;
            for (int seat = 0; seat < position.seats(); seat++) {
                int most = most(position, seat, good);
                wanted += most;
                takers += most > 0 ? 1 : 0;
            }
            if (takers > 1 && wanted > Basket.count(position.supply(), good)) {
                return true;
            }
        }
        return false;
    }

    /** The most a player could take of a good, whatever they do. */
    static int most(FarmeramaPosition position, int seat, int good) {
        long work = position.work(seat);
        int bySeeds = Work.has(work, Card.SEEDS) ? 1 : 0;
        return good == Basket.WATER
                ? times(position, work, Card.WATER) + bySeeds
                : bySeeds + Math.min(sowings(position, seat, work), seeds(position, seat, work, good));
    }

    private static int times(FarmeramaPosition position, long work, Card card) {
        return Work.has(work, card) ? Actions.times(position, card) : 0;
    }

    private static int sowings(FarmeramaPosition position, int seat, long work) {
        int sowings = times(position, work, Card.SOW) + times(position, work, Card.SEEDS);
        boolean isExtended = Work.has(work, Card.SOW)
                || Work.has(work, Card.SEEDS) && position.table().watersSeeds();
        return sowings + (isExtended ? extensions(position, seat) : 0);
    }

    /** The tokens of a crop a player could have in the barn, one for each sowing. */
    private static int seeds(FarmeramaPosition position, int seat, long work, int crop) {
        int harvests =
                Work.has(work, Card.HARVEST) ? times(position, work, Card.HARVEST) + extensions(position, seat) : 0;
        int stacks = Math.min(harvests, Land.stacksOf(position.land(seat), crop));
        return Basket.count(position.barn(seat), crop) + times(position, work, Card.SEEDS) + Land.STACK * stacks;
    }

    private static int extensions(FarmeramaPosition position, int seat) {
        return position.table().isExpert() ? Basket.water(position.barn(seat)) + most(position, seat, Basket.WATER) : 0;
    }
}
