package tilth.farmerama;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.farmerama.FarmeramaView.ActionWheelView;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.farmerama.FarmeramaView.PairView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.SoloView;
import tilth.farmerama.FarmeramaView.WorkView;

/** Shows a position without what lies face down. */
final class FarmeramaViewer {

    private final FarmeramaPosition position;
    private final FarmeramaTable table;
    private final Values values;
    private final int viewer;

    FarmeramaViewer(FarmeramaPosition position, int viewer) {
        this.position = position;
        table = position.table();
        values = position.values();
        this.viewer = viewer;
    }

    @Rule("FRM-C4")
    FarmeramaView view() {
        boolean solo = table.isSolo();
        return new FarmeramaView(
                table.isExpert() ? "expert" : "standard",
                table.valuesName(),
                phase(),
                position.round(),
                table.roundCap(),
                position.firstSeat(),
                table.hasChiefSheep() ? (Integer) position.firstSeat() : null,
                position.isInLine(),
                !solo && position.pileEnd() > table.objectsInPlay(),
                actionWheel(),
                goods(position.supply()),
                display(),
                position.pileEnd() - position.drawn(),
                IntStream.range(0, table.seats()).mapToObj(this::player).toList(),
                solo ? solo() : null);
    }

    private String phase() {
        if (position.isOver()) {
            return "over";
        }
        return switch (Asks.of(position.question(Seats.first(position.openSeats())))) {
            case CARD, SECOND_CARD, CHIEF_CARD -> "choose";
            case OBJECT, OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME -> "objects";
            case ACT, REST -> "act";
            case SOLO -> "solo";
        };
    }

    private ActionWheelView actionWheel() {
        int wheel = position.actionWheel();
        return new ActionWheelView(wheel, pairs(wheel), pairs(wheel + 1));
    }

    @Rule("FRM-S1")
    private List<PairView> pairs(int wheel) {
        return IntStream.range(0, Card.ON_THE_WHEEL)
                .mapToObj(Card::of)
                .map(card -> new PairView(
                        Terms.CARD.write(card.ordinal()), values.high(wheel, card), values.low(wheel, card)))
                .toList();
    }

    static Map<String, Integer> goods(long basket) {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good < Basket.GOODS; good++) {
            goods.put(Terms.GOOD.write(good), Basket.count(basket, good));
        }
        return goods;
    }

    /** By place, so that one can see which of two objects turned up first. */
    private List<ObjectView> display() {
        return IntStream.range(0, FarmeramaPosition.DISPLAY)
                .map(position::open)
                .filter(object -> object != FarmeramaPosition.NO_OBJECT)
                .mapToObj(this::object)
                .toList();
    }

    private ObjectView object(int object) {
        Reward reward = values.rewards[object];
        Map<String, Integer> printed = goods(reward.goods());
        printed.values().removeIf(count -> count == 0);
        return new ObjectView(
                Terms.OBJECT.write(object),
                Components.isDark(object),
                reward.kind().name().toLowerCase(Locale.ROOT),
                reward.times(),
                printed,
                reward.kind() == Reward.Kind.STAR);
    }

    static <T> List<T> bits(long set, IntFunction<T> word) {
        return IntStream.range(0, Long.SIZE)
                .filter(bit -> (set >>> bit & 1) != 0)
                .mapToObj(word)
                .toList();
    }

    private PlayerView player(int seat) {
        FarmViewer farm = new FarmViewer(position, seat);
        int cards = Work.cards(position.work(seat));
        boolean known = position.isRevealed() || viewer == seat;
        return new PlayerView(
                seat,
                goods(position.barn(seat)),
                Basket.feed(position.barn(seat)),
                position.visibleScarecrows(seat),
                Herd.wheel(position.herd(seat)),
                farm.plots(),
                farm.animals(),
                bits(position.garden(seat), this::object),
                Integer.bitCount(cards),
                bits(known ? cards : 0, Terms.CARD::write),
                work(seat),
                farm.turn(),
                Scoring.points(position, seat));
    }

    @Rule({"FRM-A10", "FRM-A12"})
    private @Nullable WorkView work(int seat) {
        if (!phase().equals("act") && !phase().equals("solo")) {
            return null;
        }
        long work = position.work(seat);
        boolean begun = Work.hasBegun(work);
        return new WorkView(
                state(seat),
                bits(Work.unused(work), Terms.CARD::write),
                begun ? Terms.CARD.write(Work.underWay(work).ordinal()) : null,
                begun ? Work.left(work) : 0);
    }

    private String state(int seat) {
        if (Seats.has(position.acting(), seat)) {
            return "acting";
        }
        if (Seats.has(position.resting(), seat)) {
            return "resting";
        }
        boolean waits = position.isInLine()
                && Awards.placeInLine(position, seat) > Awards.placeInLine(position, Seats.first(position.acting()));
        return waits ? "waiting" : "done";
    }

    @Rule("FRM-L2")
    private SoloView solo() {
        SoloPiles piles = position.piles();
        Map<String, Integer> played = new LinkedHashMap<>();
        for (int face = 0; face < SoloPiles.FACES; face++) {
            played.put(Terms.CARD.write(face), piles.played(face));
        }
        return new SoloView(
                position.round(),
                values.soloTurns,
                values.soloGoal,
                piles.turnedUp() == SoloPiles.NO_CARD ? null : Terms.CARD.write(piles.turnedUp()),
                piles.size(),
                IntStream.range(piles.size() - piles.knownAtBottom(), piles.size())
                        .mapToObj(at -> Terms.CARD.write(piles.card(at)))
                        .toList(),
                piles.reserveSize(),
                played,
                Herd.tokens(position.herd(Solo.SEAT)),
                values.mostTokens);
    }
}
