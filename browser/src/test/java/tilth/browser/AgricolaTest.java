package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Agricola, with the board and one's own farm on one screen. */
class AgricolaTest {

    private static final String NEVER = "";
    private static final int MOST_ACTS = 400;
    private static final int FIRST_ACTS = 25;

    /** What leads to a pasture: its fences, then the wood for them, then the first place in the next round. */
    private static final String[] FENCING = {"do:close|square:.*|space:fencing", "space:forest", "space:meeting-place"};

    /** What takes wood away from fences. */
    private static final String BUILDING = "space:farm-expansion";

    /** Taking nothing that could be eaten, so that somebody begs at the first harvest. */
    private static final String HUNGRY =
            "do:(feed|close|done)|square:.*|space:(fencing|forest|clay-pit|reed-bank|farmland)";

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void a_whole_game_by_clicks_with_an_undo_a_harvest_a_pasture_and_begging() {
        Visitor ann = begin(Visitor::click, house.visitor(House.desk()));
        Set<String> met = new TreeSet<>();
        int acts = 0;
        for (int i = 0; i < 20 * MOST_ACTS && acts < MOST_ACTS && !ann.isOver(); i++) {
            if (met.contains("pasture")) {
                ann.wishing(NEVER, HUNGRY);
            } else {
                ann.wishing(BUILDING, FENCING);
            }
            if (ann.actBy(Visitor::click)) {
                acts++;
                assertThatItFits(ann);
                meet(ann, met);
            } else {
                ann.rest();
            }
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        assertThat(met).containsExactly("begging", "harvest", "pasture", "undo");
        assertThatAllPointsShowOnAPhone(ann);
        ann.hasNothingToComplainOf();
    }

    private static void assertThatAllPointsShowOnAPhone(Visitor ann) {
        ann.page().setViewportSize(360, 740);
        assertThat(ann.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        Locator points = ann.page().locator(".scores td");
        assertThat(points.count()).isGreaterThan(2 * 8);
        for (Locator cell : points.all()) {
            assertThat(cell.boundingBox().x + cell.boundingBox().width).isLessThanOrEqualTo(360);
        }
    }

    private static Visitor begin(Visitor.Finger finger, Visitor visitor) {
        visitor.at("/");
        finger.press(visitor.page().locator(House.about("agricola") + " .now .go"));
        visitor.page().locator("#board .can").first().waitFor();
        return visitor;
    }

    private static void meet(Visitor ann, Set<String> met) {
        if (ann.sees("#own svg.yard use[href^='#fence-']")) {
            met.add("pasture");
        }
        if (ann.sees("#choice-feed")) {
            met.add("harvest");
        }
        if (ann.sees("#own use[href='#begging-card']")) {
            met.add("begging");
        }
        if (!met.contains("undo") && ann.sees("#confirm") && ann.sees("#undo")) {
            undo(ann);
            met.add("undo");
        }
    }

    /** Takes the last move of a turn that is not ended back, and finds the same number of moves as before it. */
    private static void undo(Visitor ann) {
        Locator undo = ann.page().locator("#undo");
        String downTo = undo.getAttribute("value");
        undo.click();
        ann.page().locator("#board[data-moves='" + downTo + "']").waitFor();
    }

    /** Own farm and board stand on one screen; the end of a game puts its result above. */
    private static void assertThatItFits(Visitor visitor) {
        assertThat(visitor.page().evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(1280);
        for (String part : new String[] {"#spaces", "#own", "#market", "#others"}) {
            assertThat(visitor.bottom(part))
                    .as(part + " at: " + visitor.asked())
                    .isLessThanOrEqualTo(800);
        }
    }

    @Test
    void the_first_rounds_are_played_by_touch_on_a_phone() {
        Visitor ann = begin(Visitor::tap, house.visitor(House.phone()));
        int acts = 0;
        for (int i = 0; i < 40 * FIRST_ACTS && acts < FIRST_ACTS; i++) {
            ann.wishing(NEVER, ".*");
            if (ann.actBy(Visitor::tap)) {
                acts++;
            } else {
                openMarkedTab(ann);
            }
            assertThat(ann.page().evaluate("document.documentElement.scrollWidth"))
                    .isEqualTo(360);
        }
        assertThat(acts).as(ann.asked()).isEqualTo(FIRST_ACTS);
        ann.hasNothingToComplainOf();
    }

    /** What can be done may be behind another tab, which then has a mark. */
    private static void openMarkedTab(Visitor visitor) {
        Locator marked = visitor.page().locator(".tab:not(:checked) + .tab-label.marked");
        if (marked.count() > 0) {
            Visitor.tap(marked.first());
        } else {
            visitor.rest();
        }
    }
}
