package tilth.farmerama;

import static tilth.farmerama.Does.DONE;
import static tilth.farmerama.Does.EXTEND;
import static tilth.farmerama.Does.FEED;
import static tilth.farmerama.Does.FETCH;
import static tilth.farmerama.Does.HARVEST;
import static tilth.farmerama.Does.PICK;
import static tilth.farmerama.Does.PLAY;
import static tilth.farmerama.Does.PUT_UNDER;
import static tilth.farmerama.Does.RESUME;
import static tilth.farmerama.Does.SOW;
import static tilth.farmerama.Does.SPEND;
import static tilth.farmerama.Does.TAKE;
import static tilth.farmerama.Does.TURN;
import static tilth.farmerama.Does.USE;

import tilth.engine.MoveList;
import tilth.engine.Rule;

/** The legal answers to every question. */
final class FarmeramaOffers {

    private FarmeramaOffers() {}

    static void add(FarmeramaPosition position, int seat, MoveList into) {
        switch (Asks.of(position.question(seat))) {
            case CARD, SECOND_CARD -> addCards(PLAY, ~Work.cards(position.work(seat)), into);
            case CHIEF_CARD -> {
                addCards(PLAY, ~Work.cards(position.work(seat)), into);
                into.add(DONE.bare());
            }
            case OBJECT -> addObjects(position, into);
            case OBJECT_SOW -> {
                addSowings(position, seat, into);
                into.add(DONE.bare());
            }
            case OBJECT_HARVEST -> {
                addHarvests(position, seat, into);
                into.add(DONE.bare());
            }
            case OBJECT_TURN -> {
                into.add(TURN.bare());
                into.add(DONE.bare());
            }
            case OBJECT_GOOD -> addGoods(position, TAKE, into);
            case OBJECT_HOME -> addOutside(position, seat, into);
            case ACT -> addActions(position, seat, into);
            case REST -> into.add(RESUME.bare());
            case SOLO -> addSolo(position, seat, into);
        }
    }

    @Rule({"FRM-C1", "FRM-C2", "FRM-C3"})
    private static void addCards(Does does, int set, MoveList into) {
        for (int rest = set & Card.ALL_CARDS; rest != 0; rest &= rest - 1) {
            into.add(does.with(Integer.numberOfTrailingZeros(rest)));
        }
    }

    @Rule("FRM-G3")
    private static void addObjects(FarmeramaPosition position, MoveList into) {
        for (int place = 0; place < FarmeramaPosition.DISPLAY; place++) {
            into.add(PICK.with(position.open(place)));
        }
    }

    @Rule("FRM-A3")
    private static void addSowings(FarmeramaPosition position, int seat, MoveList into) {
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            int plot = Herd.plotUnder(position.herd(seat), sector);
            for (int rest = Farming.sowable(position, seat, sector); rest != 0; rest &= rest - 1) {
                into.add(SOW.with(Land.field(plot, Integer.numberOfTrailingZeros(rest))));
            }
        }
    }

    @Rule("FRM-A4")
    private static void addHarvests(FarmeramaPosition position, int seat, MoveList into) {
        for (int sectors = position.values().harvest; sectors != 0; sectors &= sectors - 1) {
            int plot = Herd.plotUnder(position.herd(seat), Integer.numberOfTrailingZeros(sectors));
            for (int rest = Land.stacksOn(position.land(seat), plot); rest != 0; rest &= rest - 1) {
                into.add(HARVEST.with(Land.field(plot, Integer.numberOfTrailingZeros(rest))));
            }
        }
    }

    @Rule({"FRM-X5", "FRM-L7"})
    private static void addGoods(FarmeramaPosition position, Does does, MoveList into) {
        for (int good = 0; good < Basket.GOODS; good++) {
            if (Basket.count(position.supply(), good) > 0) {
                into.add(does.with(good));
            }
        }
    }

    @Rule("FRM-X5")
    private static void addOutside(FarmeramaPosition position, int seat, MoveList into) {
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            if (Herd.plot(position.herd(seat), animal) != Herd.STABLE) {
                into.add(FETCH.with(animal));
            }
        }
        into.add(DONE.bare());
    }

    @Rule({"FRM-A1", "FRM-A2", "FRM-A9", "FRM-W1"})
    private static void addActions(FarmeramaPosition position, int seat, MoveList into) {
        long work = position.work(seat);
        if (Work.hasBegun(work)) {
            addUnderWay(position, seat, work, into);
        }
        addCards(USE, Work.unused(work), into);
        if (PlayerWheel.canTurn(position, seat)) {
            into.add(TURN.bare());
        }
        maybeAddSpending(position, seat, into);
        into.add(DONE.bare());
    }

    private static void addUnderWay(FarmeramaPosition position, int seat, long work, MoveList into) {
        boolean left = Work.left(work) > 0;
        switch (Work.underWay(work)) {
            case SOW, SEEDS -> {
                if (left) {
                    addSowings(position, seat, into);
                }
            }
            case HARVEST -> {
                if (left) {
                    addHarvests(position, seat, into);
                }
            }
            case WATER -> {
                if (left && Basket.water(position.supply()) > 0) {
                    into.add(TAKE.with(Basket.WATER));
                }
            }
            case FEED -> addFeeding(position, seat, into);
        }
        if (Actions.canExtend(position, seat)) {
            into.add(EXTEND.bare());
        }
    }

    @Rule("FRM-A6")
    private static void addFeeding(FarmeramaPosition position, int seat, MoveList into) {
        for (int animal = 0; animal < Herd.ANIMALS; animal++) {
            if (Farming.canFeed(position, seat, animal)) {
                into.add(FEED.with(animal));
            }
        }
    }

    @Rule({"FRM-L4", "FRM-L6"})
    private static void addSolo(FarmeramaPosition position, int seat, MoveList into) {
        addCards(USE, Card.ALL_CARDS, into);
        if (PlayerWheel.canTurn(position, seat)) {
            into.add(TURN.bare());
        }
        if (Solo.canPutUnder(position)) {
            into.add(PUT_UNDER.bare());
        }
        maybeAddSpending(position, seat, into);
        into.add(DONE.bare());
    }

    @Rule("FRM-L7")
    private static void maybeAddSpending(FarmeramaPosition position, int seat, MoveList into) {
        if (Herd.tokens(position.herd(seat)) > 0) {
            addGoods(position, SPEND, into);
        }
    }
}
