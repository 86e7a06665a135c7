package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Whole games of Finca, each in another way. */
class WholeGamesTest {

    private static final int TABS = 80;

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void two_people_play_to_the_end_by_clicks() {
        Visitor ann = house.visitor(House.desk());
        Visitor bob = house.visitor(House.desk());
        String table = House.open(ann, "Ann", 2);
        House.sit(bob, table, "Bob");
        House.start(ann);
        Visitor.playToTheEnd(List.of(ann, bob), Visitor::click, new AtomicInteger(), () -> {});
        bob.page().locator(".ending").waitFor();
        ann.page().locator(".ending").waitFor();
        assertThat(ann.scores()).isEqualTo(bob.scores());
        ann.hasNothingToComplainOf();
        bob.hasNothingToComplainOf();
    }

    @Test
    void four_people_play_and_one_of_them_reloads_in_the_middle() {
        List<Visitor> all = IntStream.range(0, 4)
                .mapToObj(seat -> house.visitor(House.desk()))
                .toList();
        String table = House.open(all.getFirst(), "Ann", 4);
        House.sit(all.get(1), table, "Bob");
        House.sit(all.get(2), table, "Cleo");
        House.sit(all.get(3), table, "<script>alert(1)</script>".substring(0, 24));
        House.start(all.getFirst());
        AtomicInteger acts = new AtomicInteger();
        Visitor.playToTheEnd(all, Visitor::click, acts, () -> {
            if (acts.get() == 60) {
                all.get(2).page().reload();
            }
        });
        assertThat(acts.get()).isGreaterThan(60);
        for (Visitor visitor : all) {
            visitor.page().locator(".ending").waitFor();
            assertThat(visitor.scores()).isEqualTo(all.getFirst().scores());
            visitor.hasNothingToComplainOf();
        }
    }

    @Test
    void one_plays_a_bot_on_a_phone_by_touch_and_never_scrolls_sideways() {
        Visitor ann = house.visitor(House.phone());
        ann.at("/");
        ann.page().locator(House.FINCA + " .now select").selectOption("1");
        ann.page().locator(House.FINCA + " .now button").tap();
        ann.page().locator("#board").waitFor();
        AtomicInteger acts = new AtomicInteger();
        Visitor.playToTheEnd(List.of(ann), Visitor::tap, acts, () -> {
            if (acts.get() % 10 == 0) {
                assertThat(ann.page().evaluate("document.documentElement.scrollWidth"))
                        .isEqualTo(360);
            }
        });
        assertThat(ann.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        ann.hasNothingToComplainOf();
    }

    @Test
    void one_plays_a_bot_without_a_script() {
        Visitor ann = house.visitor(House.withoutScript());
        ann.at("/");
        ann.page().locator(House.FINCA + " .now select").selectOption("1");
        ann.page().locator(House.FINCA + " .now button").click();
        Page page = ann.page();
        for (int i = 0; i < 2_000 && !ann.isOver(); i++) {
            if (ann.sees("#confirm")) {
                page.locator("#confirm").click();
            } else if (ann.sees("#offers button")) {
                int count = page.locator("#offers button").count();
                page.locator("#offers button").nth(i % count).click();
            } else {
                page.waitForTimeout(20);
                page.reload();
            }
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        assertThat(page.locator(".scores tbody tr").count()).isPositive();
    }

    @Test
    void one_plays_a_bot_by_keyboard_alone() {
        Visitor ann = house.visitor(House.desk());
        ann.at("/");
        tabTo(ann.page(), "document.activeElement.matches('.now button')");
        ann.page().keyboard().press("Enter");
        ann.page().locator("#board").waitFor();
        for (int idle = 0, turn = 0; idle < 300 && !ann.isOver(); idle++) {
            if (ann.sees("#confirm") && tabTo(ann.page(), "document.activeElement.id === 'confirm'")) {
                ann.page().keyboard().press("Enter");
                idle = 0;
            } else if (ann.sees("#board .can") && tabToSome(ann.page(), 1 + turn++ % 5)) {
                ann.page().keyboard().press(turn % 2 == 0 ? "Enter" : "Space");
                ann.rest();
                if (ann.sees("#menu:popover-open")) {
                    ann.page().keyboard().press("ArrowDown");
                    ann.page().keyboard().press("Enter");
                }
                idle = 0;
            }
            ann.rest();
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        ann.hasNothingToComplainOf();
    }

    /** Goes on to one of the things that are lit. */
    private static boolean tabToSome(Page page, int steps) {
        boolean there = false;
        for (int i = 0; i < steps; i++) {
            there = tabTo(page, "document.activeElement.matches('#board .can')");
        }
        return there;
    }

    /** Presses the tabulator until the focus is where it should be; not if the page has changed meanwhile. */
    private static boolean tabTo(Page page, String there) {
        for (int i = 0; i < TABS; i++) {
            page.keyboard().press("Tab");
            if ((Boolean) page.evaluate(there)) {
                return true;
            }
        }
        return false;
    }
}
