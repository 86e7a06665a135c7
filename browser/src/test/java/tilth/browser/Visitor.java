package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/** Somebody at a browser of their own. */
final class Visitor implements AutoCloseable {

    private static final int PATIENCE = 400;
    private static final int A_MOMENT = 30;
    private static final int SOON = 2_000;

    private static final String LIT = """
            [...document.querySelectorAll("#board .can")]
                .filter(spot => spot.checkVisibility())
                .map(spot => spot.dataset.target)""";

    private final BrowserContext context;
    private final Page page;
    private final Random random;
    private final List<String> complaints = new ArrayList<>();
    private List<String> wishes = List.of("tile:.*");
    private String unwished = "";

    Visitor(Browser browser, Browser.NewContextOptions options, String address, int seed) {
        if (options.locale == null) {
            options.setLocale("en-GB");
        }
        context = browser.newContext(options.setBaseURL(address));
        context.setDefaultTimeout(20_000);
        page = context.newPage();
        random = new Random(seed);
        page.onPageError(complaints::add);
        page.onDialog(dialog -> {
            complaints.add("a dialog: " + dialog.message());
            dialog.dismiss();
        });
        page.onConsoleMessage(message -> {
            // A browser notes every answer that refuses something.
            if (message.type().equals("error") && !message.text().contains("409")) {
                complaints.add(message.text());
            }
        });
    }

    Page page() {
        return page;
    }

    void at(String path) {
        page.navigate(path);
    }

    boolean isOver() {
        return page.locator(".ending").count() > 0;
    }

    boolean sees(String selector) {
        return page.locator(selector).count() > 0;
    }

    /** Where a part of the page ends; 0 once the game is over. Asked in one go, for others may move meanwhile. */
    double bottom(String part) {
        return ((Number) page.evaluate(
                        "part => document.querySelector('.ending') ? 0"
                                + " : document.querySelector(part).getBoundingClientRect().bottom + scrollY",
                        part))
                .doubleValue();
    }

    /** What the page says is asked, and of whom. */
    String asked() {
        return page.locator("#asked").innerText();
    }

    /** Does one thing that is lit on the board, or ends the turn; whether there was anything to do. */
    boolean actBy(Finger finger) {
        String before = seen();
        if (sees("#confirm")) {
            String asked = asked();
            press(finger, "#confirm", () -> !seen().equals(before) || !sees("#confirm") || !asked().equals(asked));
            return true;
        }
        List<String> lit = lit();
        if (lit.isEmpty()) {
            return false;
        }
        String target = lit.get(random.nextInt(lit.size()));
        press(finger, "#board .can[data-target='" + target + "']", () -> !seen().equals(before) || sees("#confirm"));
        return true;
    }

    /**
     * Presses until something has followed. A page that changes at the same moment, or a thing that goes before it is
     * reached, may cost a press; what three cannot move is dead.
     */
    private void press(Finger finger, String thing, BooleanSupplier hasFollowed) {
        for (int presses = 0; presses < 3; presses++) {
            try {
                finger.press(page.locator(thing).first());
                Locator menu = page.locator("#menu button");
                if (menu.count() > 0 && menu.first().isVisible()) {
                    finger.press(menu.first());
                }
            } catch (TimeoutError gone) {
                // Whether anything has followed is looked at below.
            }
            for (int i = 0; i < PATIENCE; i++) {
                if (isOver() || hasFollowed.getAsBoolean()) {
                    return;
                }
                rest();
            }
        }
        throw new AssertionError("nothing followed three presses on " + thing + " at " + page.url());
    }

    /** How many moves the page has seen; nothing while there is nothing to do. */
    private String seen() {
        return String.valueOf(page.evaluate("document.querySelector('#offers input[name=seen]')?.value"));
    }

    /** A way to press something. */
    interface Finger {
        void press(Locator thing);
    }

    static void click(Locator thing) {
        thing.click(new Locator.ClickOptions().setTimeout(SOON));
    }

    static void tap(Locator thing) {
        thing.tap(new Locator.TapOptions().setTimeout(SOON));
    }

    /** The targets that are lit; only those of the first wish that can be had, so that games come to an end. */
    private List<String> lit() {
        List<?> shown = (List<?>) page.evaluate(LIT);
        List<String> all = shown.stream()
                .map(String::valueOf)
                .filter(target -> !target.matches(unwished))
                .toList();
        for (String wish : wishes) {
            List<String> wished =
                    all.stream().filter(target -> target.matches(wish)).toList();
            if (!wished.isEmpty()) {
                return wished;
            }
        }
        return all;
    }

    /** Never touches some targets, and prefers others, most of all the first. */
    Visitor wishing(String never, String... some) {
        unwished = never;
        wishes = List.of(some);
        return this;
    }

    void rest() {
        page.waitForTimeout(A_MOMENT);
    }

    /** The points of everybody, as the end of the game shows them. */
    String scores() {
        return page.locator(".scores tfoot").innerText();
    }

    void hasNothingToComplainOf() {
        assertThat(complaints).as("what the browser of a visitor complained of").isEmpty();
    }

    /** Plays until the game is over, together with others. */
    static void playToTheEnd(List<Visitor> all, Finger finger, AtomicInteger acts, Runnable onTheWay) {
        for (int idle = 0; idle < PATIENCE * 3; idle++) {
            for (Visitor visitor : all) {
                if (visitor.isOver()) {
                    return;
                }
                while (visitor.actBy(finger)) {
                    idle = 0;
                    acts.incrementAndGet();
                    onTheWay.run();
                }
            }
            all.getFirst().rest();
        }
        throw new AssertionError("nobody could do anything: " + all.getFirst().asked());
    }

    @Override
    public void close() {
        context.close();
    }
}
