package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView.PairView;
import tilth.scenes.Words;
import tilth.scenes.web.farmerama.Disc.Point;

/** The action wheel: a ring of pairs that turns under three windows, each with a smaller one for the next round. */
public final class ActionWheelPicture {

    private static final int PAIRS_OUT = 63;
    private static final int SIGNS_OUT = 112;
    private static final double AROUND = 360;

    private final Cards cards;
    private final Words words;
    private final int turns;

    ActionWheelPicture(Cards cards, Words words, int turns) {
        this.cards = cards;
        this.words = words;
        this.turns = turns;
    }

    public int turns() {
        return turns;
    }

    /** All pairs of the ring where they lie before it is turned, in an order that never changes. */
    public List<Slot> slots() {
        List<Pair> now = Pair.now(cards, words);
        List<PairView> next = cards.view().actionWheel().next();
        List<Slot> slots = new ArrayList<>();
        for (int window = 0; window < now.size(); window++) {
            slots.add(slot(2 * window, 2 * now.size(), now.get(window), "now"));
            slots.add(slot(2 * window + 1, 2 * now.size(), Pair.of(next.get(window), "both", words), "next"));
        }
        slots.sort(Comparator.comparingInt(Slot::number));
        return slots;
    }

    private Slot slot(int place, int places, Pair pair, String css) {
        int number = Math.floorMod(turns + place, places);
        Point at = Disc.point(AROUND * number / places, PAIRS_OUT);
        String label = css.equals("now") ? pair.label() : words.label("pair-next", Map.of("pair", pair.label()));
        return new Slot(number, pair, css, at.x(), at.y(), label);
    }

    /** The windows, which stay where they are. */
    public List<Window> windows() {
        List<Pair> now = Pair.now(cards, words);
        List<Window> windows = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            double angle = AROUND * i / now.size();
            Point window = Disc.point(angle, PAIRS_OUT);
            Point sign = Disc.point(angle, SIGNS_OUT);
            windows.add(new Window(
                    now.get(i).card(),
                    words.term("card", now.get(i).card()),
                    window.x(),
                    window.y(),
                    sign.x(),
                    sign.y()));
        }
        return windows;
    }

    /** A pair on the ring. */
    public record Slot(int number, Pair pair, String css, String x, String y, String label) {}

    /** A window and the sign of its action. */
    public record Window(String card, String name, String x, String y, String signX, String signY) {}
}
