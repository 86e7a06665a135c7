package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Farmerama, where several people act at the same time. */
class FarmeramaTest {

    private static final String NEVER = "do:resume";
    private static final int MOST_ACTS = 1_500;

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void four_people_act_at_the_same_time_and_one_of_them_reloads() throws Exception {
        Visitor host = house.visitor(House.desk());
        String table = House.open(host, "farmerama", "Ann", 4);
        CountDownLatch seated = new CountDownLatch(3);
        CyclicBarrier over = new CyclicBarrier(4);
        ExecutorService people = Executors.newFixedThreadPool(3);
        try {
            List<Future<String>> others = new ArrayList<>();
            for (int seat = 1; seat < 4; seat++) {
                others.add(people.submit(another(table, seat, seated, over)));
            }
            assertThat(seated.await(1, TimeUnit.MINUTES)).as("all are seated").isTrue();
            host.page().locator("form[action$='/start'] button").waitFor();
            House.start(host);
            String scores = playToTheEnd(host, 0, others);
            over.await(3, TimeUnit.MINUTES);
            for (Future<String> other : others) {
                assertThat(scoresOf(other)).isEqualTo(scores);
            }
            host.hasNothingToComplainOf();
        } finally {
            people.shutdownNow();
        }
    }

    private static String scoresOf(Future<String> other) throws InterruptedException {
        try {
            return other.get();
        } catch (ExecutionException fault) {
            throw new AssertionError("one of the four failed: " + fault.getCause(), fault.getCause());
        }
    }

    /** Somebody in a thread and a browser of their own: the third one reloads the page in the middle. */
    private Callable<String> another(String table, int seat, CountDownLatch seated, CyclicBarrier over) {
        // Four browsers that paint all that flies would keep a small machine busy.
        Browser.NewContextOptions still = House.desk().setReducedMotion(ReducedMotion.REDUCE);
        return () -> {
            try (Chromium own = new Chromium();
                    Visitor visitor = house.apart(still, own, seat)) {
                synchronized (house) { // two who want the same chair at once would be another test
                    House.sit(visitor, table, "Player " + seat);
                }
                seated.countDown();
                visitor.page().locator("#drawer").waitFor();
                String scores = playToTheEnd(
                        visitor.wishing(NEVER, "card:(water|harvest)|object:.*"), seat == 2 ? 20 : 0, List.of());
                over.await(3, TimeUnit.MINUTES);
                visitor.hasNothingToComplainOf();
                return scores;
            }
        };
    }

    /** Acts until the game is over, reloading once after so many acts unless that is 0; what everybody has reached. */
    private static String playToTheEnd(Visitor visitor, int reloadAfter, List<Future<String>> others)
            throws InterruptedException {
        int acts = 0;
        for (int i = 0; i < 20 * MOST_ACTS && acts < MOST_ACTS && !visitor.isOver(); i++) {
            for (Future<String> other : others) {
                // Nobody is done before the end unless they failed; without them the others would wait in vain.
                assertThat(other.isDone() ? scoresOf(other) : "plays").isEqualTo("plays");
            }
            // Cards that match and short turns, so that the objects are soon gone.
            visitor.wishing(NEVER, acts % 2 == 0 ? "card:(sow|seeds)|do:done" : "card:(sow|seeds)|field:.*");
            if (visitor.actBy(Visitor::click)) {
                acts++;
                if (acts == reloadAfter) {
                    visitor.page().reload();
                }
            } else {
                visitor.rest();
            }
        }
        visitor.page().locator(".ending").waitFor();
        assertThat(acts).isGreaterThan(reloadAfter);
        return visitor.scores();
    }

    @Test
    void the_whole_table_of_the_own_seat_is_seen_without_scrolling() {
        Visitor ann = house.visitor(House.desk());
        ann.at("/");
        ann.page().locator(House.about("farmerama") + " .now .go").click();
        ann.page().locator("#board .can").first().waitFor();
        int seen = 0;
        for (int acts = 0; acts < 40; acts++) {
            for (Locator part : ann.page()
                    .locator("#board .can, #board .farm.own .land, #board .farm.own header, #action-wheel")
                    .all()) {
                if (part.isVisible()) {
                    var box = part.boundingBox();
                    assertThat(box.y + box.height).as(ann.asked()).isLessThanOrEqualTo(800 - scrolled(ann.page()));
                    seen++;
                }
            }
            if (!ann.wishing(NEVER, ".*").actBy(Visitor::click)) {
                ann.rest();
            }
        }
        assertThat(seen).isGreaterThan(100);
        ann.hasNothingToComplainOf();
    }

    private static double scrolled(Page page) {
        return ((Number) page.evaluate("window.scrollY")).doubleValue();
    }

    @Test
    void one_plays_alone_on_a_phone_by_touch_to_the_end() {
        Visitor ann = house.visitor(House.phone());
        ann.at("/");
        ann.page().locator("#alone-farmerama").tap();
        ann.page().locator("#board").waitFor();
        for (int i = 0; i < MOST_ACTS && !ann.isOver(); i++) {
            ann.wishing(NEVER, i % 4 == 0 ? "do:done" : ".*");
            if (!ann.actBy(Visitor::tap)) {
                ann.rest();
            }
            assertThat(ann.page().evaluate("document.documentElement.scrollWidth"))
                    .isEqualTo(360);
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        assertThat(ann.asked()).contains("150");
        ann.hasNothingToComplainOf();
    }
}
