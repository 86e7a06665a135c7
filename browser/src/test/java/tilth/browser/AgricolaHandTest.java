package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Agricola with hands of cards, at a table whose deal is known. */
class AgricolaHandTest {

    /** Lets the first seat begin, with an occupation that reacts each round, cards that are passed on, and one that exchanges. */
    private static final long DEAL = 3406;

    private static final String REACTING = "b118-small-scale-farmer";
    private static final String TRADING = "b080-hard-porcelain";
    private static final String PASSED = "a002-shifting-cultivation";
    private static final int MOST_STEPS = 20_000;
    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void a_whole_game_by_clicks_with_an_occupation_a_minor_a_passed_card_a_reaction_and_an_exchange() {
        Visitor ann = seated(House.desk());
        Set<String> met = new TreeSet<>();
        for (int i = 0; i < MOST_STEPS && !ann.isOver(); i++) {
            ann.wishing("do:pass", wish(met));
            if (isTrading(ann, met)) {
                exchange(ann.page());
                met.add("exchange");
            } else if (ann.actBy(Visitor::click)) {
                meet(ann, met);
                assertThatItFits(ann);
            } else {
                ann.rest();
            }
        }
        assertThat(ann.isOver()).as(ann.asked()).isTrue();
        assertThat(met).containsExactly("exchange", "minor", "occupation", "passed", "reaction");
        ann.hasNothingToComplainOf();
    }

    /** What leads to what has not been met yet. */
    private static String wish(Set<String> met) {
        if (!met.contains("occupation")) {
            return "card:" + REACTING + "|space:lessons";
        }
        if (!met.contains("minor")) {
            return "card:" + TRADING + "|space:(clay-pit|meeting-place)";
        }
        if (!met.contains("exchange")) {
            return "space:clay-pit";
        }
        return met.contains("passed")
                ? "do:(feed|done|confirm)|space:(fishing|day-laborer|grain-seeds|forest)"
                : "card:" + PASSED + "|space:(meeting-place|fishing|day-laborer)";
    }

    private static void meet(Visitor ann, Set<String> met) {
        if (ann.sees("#card-0-" + REACTING)) {
            met.add("occupation");
        }
        if (ann.sees("#card-0-" + REACTING + " .glows")) {
            met.add("reaction");
        }
        if (ann.sees("#card-0-" + TRADING)) {
            met.add("minor");
        }
        if (!ann.sees("#hand-" + PASSED)
                && ann.sees("#log")
                && ann.page().locator("#log").textContent().contains("Shifting Cultivation")) {
            met.add("passed");
        }
    }

    private static boolean isTrading(Visitor ann, Set<String> met) {
        return !met.contains("exchange") && ann.sees("#offers [value^='trade " + TRADING + "']");
    }

    /** Opens the cards played, and turns clay into stone by the card. */
    private static void exchange(Page page) {
        int before = stone(page);
        page.locator(".drawer-label[data-stands-for=tray-played]").click();
        Locator card = page.locator("#card-0-" + TRADING + " .mini");
        card.click();
        Locator large = page.locator("#large-card-0-" + TRADING + ":popover-open button.can");
        if (large.count() > 0) {
            large.first().click();
        }
        page.waitForCondition(() -> stone(page) > before);
    }

    private static int stone(Page page) {
        return Integer.parseInt(page.locator("#goods-0-stone b").textContent());
    }

    /** Board, farm, tray and the other farms stand on one screen. */
    private static void assertThatItFits(Visitor visitor) {
        assertThat(visitor.page().evaluate("document.documentElement.scrollWidth"))
                .isEqualTo(1280);
        for (String part : new String[] {"#spaces", "#own", "#tray", "#others"}) {
            assertThat(visitor.bottom(part))
                    .as(part + " at: " + visitor.asked())
                    .isLessThanOrEqualTo(800);
        }
    }

    @Test
    void a_card_is_read_large_by_touch_on_a_phone_and_played_from_there() {
        Visitor ann = seated(House.phone());
        Page page = ann.page();
        page.locator("#board .can[data-target='space:lessons']").tap();
        Locator tab = page.locator("label[for=tab-market].marked");
        tab.waitFor();
        tab.tap();
        page.locator("#hand-" + REACTING + " .read").tap();
        Locator large = page.locator("#large-hand-" + REACTING + ":popover-open");
        assertThat(large.innerText())
                .contains("Small-scale Farmer")
                .contains("exactly 2 rooms")
                .contains("B118");
        assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
        large.locator("button.can").tap();
        page.locator("#card-0-" + REACTING).waitFor(ATTACHED);
        ann.hasNothingToComplainOf();
    }

    @Test
    void a_hand_is_read_with_the_keyboard_card_after_card() {
        Visitor ann = seated(House.desk());
        Page page = ann.page();
        Locator read = page.locator("#tray-hand .read");
        read.first().focus();
        for (int card = 1; card < read.count(); card++) {
            page.keyboard().press("Tab");
            assertThat(page.evaluate("document.activeElement.getAttribute('aria-label')"))
                    .isEqualTo(read.nth(card).getAttribute("aria-label"));
            assertThat(page.locator(".card-place:has(> :focus) > .large").isVisible())
                    .isTrue();
        }
        page.keyboard().press("Enter");
        Locator large = page.locator(".large:popover-open");
        assertThat(large.locator("footer a").getAttribute("href")).startsWith("/games/agricola/cards#");
        page.keyboard().press("Escape");
        assertThat(large.count()).isZero();
        ann.hasNothingToComplainOf();
    }

    @Test
    void prices_on_cards_are_as_dark_as_their_names() {
        Visitor ann = seated(House.desk().setColorScheme(ColorScheme.DARK));
        Page page = ann.page();
        assertThat((List<?>) page.evaluate("[...document.querySelectorAll('.mini.ready .foot')]"
                        + ".filter(foot => getComputedStyle(foot).color"
                        + " !== getComputedStyle(foot.parentNode.querySelector('.name')).color)"))
                .isEmpty();
        assertThat(page.locator(".mini.ready .foot").count()).isPositive();
    }

    @Test
    void nothing_on_a_small_card_is_cut_off() {
        for (Browser.NewContextOptions options :
                List.of(House.desk(), House.desk().setLocale("fr"))) {
            Visitor ann = seated(options);
            assertThat((List<?>) ann.page()
                            .evaluate("[...document.querySelectorAll('#tray-hand .mini :is(.lines, .foot)')]"
                                    + ".filter(part => part.scrollWidth > part.clientWidth + 1"
                                    + " || part.scrollHeight > part.clientHeight + 1)"
                                    + ".map(part => part.parentNode.ariaLabel)"))
                    .isEmpty();
        }
    }

    @Test
    void a_hand_is_read_and_played_without_a_script() {
        Visitor ann = seated(House.withoutScript());
        Page page = ann.page();
        page.locator("#offers button[value='place lessons']").click();
        page.locator("#hand-" + TRADING + " .read").click();
        assertThat(page.locator("#large-hand-" + TRADING + ":popover-open .obstacle")
                        .innerText())
                .contains("AGR-");
        page.keyboard().press("Escape");
        page.locator("#offers button[value='play " + REACTING + "']").click();
        assertThat(page.locator("#card-0-" + REACTING).count()).isEqualTo(1);
    }

    @Test
    void a_wish_that_waits_goes_where_it_was_meant_to_go() {
        Visitor ann = seated(House.desk());
        Page page = ann.page();
        page.locator("#board .can[data-target='space:day-laborer']").click();
        page.locator("#confirm").waitFor();
        List<String> sent = new ArrayList<>();
        page.onRequest(request -> {
            if (request.method().equals("POST")) {
                sent.add(request.url().replaceAll(".*/", ""));
            }
        });
        // The page changes in place while a wish waits, and one form may become another.
        page.evaluate("""
                const form = Object.assign(document.createElement("form"), {method: "post", action: "/meant"});
                document.querySelector("#live").append(form);
                document.querySelector("#confirm").click();
                form.requestSubmit();
                form.setAttribute("action", "/elsewhere");""");
        page.waitForCondition(() -> sent.size() == 2);
        assertThat(sent).containsExactly("confirm", "meant");
    }

    @Test
    void a_space_under_the_pointer_can_be_read_in_the_dark() {
        Visitor ann = seated(House.desk().setColorScheme(ColorScheme.DARK));
        Page page = ann.page();
        page.locator("#board .can[data-target='space:lessons']").hover();
        assertThat(page.evaluate(
                        "getComputedStyle(document.querySelector(\"[data-target='space:lessons']\")).backgroundColor"))
                .isEqualTo("rgb(239, 227, 198)");
    }

    @Test
    void names_of_cards_keep_clear_of_the_small_i_and_prices_stay_on_the_card_with_four_players() {
        Page page = seated(House.desk(), 4).page();
        for (String name : List.of("Clay Embankment", "Big Country", "Conservator", "Young Animal Market")) {
            assertThat((List<?>) page.evaluate("""
                    name => [...document.querySelectorAll("#tray-hand .card-place")].filter(place => {
                      place.querySelector(".name").textContent = name;
                      const text = document.createRange();
                      text.selectNodeContents(place.querySelector(".name"));
                      const read = place.querySelector(".read").getBoundingClientRect();
                      const card = place.querySelector(".mini").getBoundingClientRect();
                      const runsInto = [...text.getClientRects()].some(line => line.right > read.left + 0.5
                          && line.top < read.bottom - 2 && line.bottom > read.top + 2);
                      const isCut = [...place.querySelectorAll(".foot > *")]
                          .some(part => part.getBoundingClientRect().right > card.right);
                      return runsInto || isCut;
                    }).map(place => place.id)""", name)).as(name).isEmpty();
        }
    }

    @Test
    void goods_beside_small_farms_stay_inside_them() {
        Page page = seated(House.desk(), 4).page();
        assertThat((List<?>) page.evaluate("""
                () => [...document.querySelectorAll(".others .belongings")].filter(belongings => {
                  while (belongings.children.length < 7) belongings.append(belongings.firstElementChild.cloneNode(true));
                  const edge = belongings.closest("button").getBoundingClientRect().right;
                  return [...belongings.children].some(good => good.getBoundingClientRect().right > edge);
                }).map(belongings => belongings.textContent)""")).isEmpty();
        assertThat(page.evaluate("document.querySelector('#others').getBoundingClientRect().bottom <= 800"))
                .isEqualTo(true);
    }

    @Test
    void who_looks_on_finds_the_played_cards_in_the_tray_and_not_over_the_board() {
        Visitor ann = seated(House.desk());
        ann.page().locator("#board .can[data-target='space:lessons']").click();
        ann.page().locator("#hand-" + REACTING + " .mini").click();
        ann.page().locator("#card-0-" + REACTING).waitFor(ATTACHED);
        Visitor ben = house.visitor(House.desk());
        ben.at(ann.page().url());
        assertThat(ben.page().locator("#own .held-cards").isVisible()).isFalse();
        ben.page().locator(".drawer-label[data-stands-for=tray-played]").click();
        assertThat(ben.page().locator("#card-0-" + REACTING).isVisible()).isTrue();
    }

    /** Somebody on the first seat, with a bot beside, once it is their turn. */
    private Visitor seated(Browser.NewContextOptions options) {
        return seated(options, 2);
    }

    /** Somebody on the first seat, with bots on all others, once it is their turn. */
    private Visitor seated(Browser.NewContextOptions options, int seats) {
        Setup setup =
                new Setup(Games.named("agricola"), seats, Map.of("edition", "revised", "cards", "full"), Seed.of(DEAL));
        return house.amongBots(options, setup);
    }
}
