package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Farmer Chineur, with everything it needs on one screen. */
class ChineurTest {

    private static final String NEVER = "";
    private static final int MOST_ACTS = 900;
    private static final int SHORT_TURNS = 3;
    private static final int FIRST_TURNS = 40;

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void a_whole_game_against_a_bot_needs_no_scrolling() {
        Visitor ann = begin(Visitor::click, house.visitor(House.desk()));
        int acts = 0;
        for (int i = 0; i < 20 * MOST_ACTS && acts < MOST_ACTS && !ann.isOver(); i++) {
            ann.wishing(NEVER, acts % SHORT_TURNS == 0 ? "cell:.*|tool:.*|do:(farm|collective)|stall:.*" : "do:done");
            if (ann.actBy(Visitor::click)) {
                acts++;
                assertThatItFits(ann, 1280, 800);
            } else {
                ann.rest();
            }
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        assertThat(ann.page()
                        .locator("#board .objective use[href='#objective-hidden']")
                        .count())
                .as("objectives not shown at the end")
                .isZero();
        ann.hasNothingToComplainOf();
    }

    private static Visitor begin(Visitor.Finger finger, Visitor visitor) {
        visitor.at("/");
        finger.press(visitor.page().locator(House.about("chineur") + " .now .go"));
        visitor.page().locator("#board .can").first().waitFor();
        return visitor;
    }

    /** Everything of the table stands on the page at once; the end of a game puts its result above. */
    private static void assertThatItFits(Visitor visitor, int width, int height) {
        assertThat(visitor.page().evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(width);
        assertThat(visitor.bottom("#board")).as(visitor.asked()).isLessThanOrEqualTo(height);
    }

    @Test
    void the_first_turns_are_played_by_touch_on_a_phone() {
        Visitor ann = begin(Visitor::tap, house.visitor(House.phone()));
        int acts = 0;
        for (int i = 0; i < 20 * FIRST_TURNS && acts < FIRST_TURNS && !ann.isOver(); i++) {
            ann.wishing(NEVER, acts % SHORT_TURNS == 0 ? "do:done" : ".*");
            if (ann.actBy(Visitor::tap)) {
                acts++;
            } else {
                openMarkedTab(ann);
            }
            assertThat(ann.page().evaluate("document.documentElement.scrollWidth"))
                    .isEqualTo(360);
        }
        // A game can be over sooner: the bot may reach the target first.
        assertThat(acts == FIRST_TURNS || ann.isOver()).as(ann.asked()).isTrue();
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
