package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;

/** A player's wheel: when it can be turned, and which animals a turn brings home. */
final class PlayerWheel {

    private static final long ONE_WATER = Basket.of(Basket.WATER, 1);

    private PlayerWheel() {}

    @Rule("FRM-W1")
    static boolean canTurn(FarmeramaPosition position, int seat) {
        return Basket.water(position.barn(seat)) > 0 && isWayFree(position, seat);
    }

    /** Whether the plot the bar would cross is completely empty. */
    @Rule("FRM-W2")
    static boolean isWayFree(FarmeramaPosition position, int seat) {
        int plot = plotBeforeTheBar(position, seat);
        return Land.isEmpty(position.land(seat), plot) && Herd.animalsOn(position.herd(seat), plot) == 0;
    }

    static int plotBeforeTheBar(FarmeramaPosition position, int seat) {
        return Herd.plotUnder(position.herd(seat), Values.BEFORE_THE_BAR);
    }

    @Rule("FRM-W1")
    static void turnForWater(FarmeramaPosition position, int seat, Journal journal) {
        position.give(seat, ONE_WATER);
        turn(position, seat, journal);
    }

    @Rule({"FRM-W1", "FRM-P1"})
    static void turn(FarmeramaPosition position, int seat, Journal journal) {
        journal.note(Happens.TURNED, seat, plotBeforeTheBar(position, seat));
        position.setHerd(seat, Herd.turned(position.herd(seat)));
        int plot = Herd.plotUnder(position.herd(seat), position.values().pacifier);
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            if (Herd.plot(position.herd(seat), animal) == plot) {
                bringHome(position, seat, animal, journal);
            }
        }
    }

    /** An animal goes to the stable, and its marker rises unless it is at the top. */
    @Rule({"FRM-P1", "FRM-P2"})
    static void bringHome(FarmeramaPosition position, int seat, int animal, Journal journal) {
        Values values = position.values();
        long herd = Herd.sentTo(position.herd(seat), animal, Herd.STABLE);
        int before = Herd.products(herd, animal);
        if (before < values.mostProducts(animal)) {
            herd = Herd.withOneMoreProduct(herd, animal);
        }
        position.setHerd(seat, herd);
        int stars = values.stars(animal, Herd.products(herd, animal)) - values.stars(animal, before);
        journal.note(Happens.CAME_HOME, seat, animal, stars);
    }
}
