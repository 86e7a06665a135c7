package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What surrounds a game: asking why, taking back, talking, replaying, playing again; and that everybody can use it. */
class AroundTheTableTest {

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void a_click_on_what_is_not_offered_says_why_and_leads_to_the_rule() {
        Visitor ann = playing(House.desk());
        awaitTurn(ann);
        Locator tile = ann.page().locator("#board [data-target^='tile:']").first();
        // It says by itself that it cannot be used, which does not keep people from clicking.
        tile.click(new Locator.ClickOptions().setForce(true));
        Locator rule = ann.page().locator("#why a");
        rule.waitFor();
        assertThat(rule.getAttribute("href")).matches("/games/finca/rules#[A-Z]+-[A-Z0-9]+");
        ann.at(String.valueOf(rule.getAttribute("href")));
        String id = ann.page().url().replaceAll(".*#", "");
        assertThat(ann.page().locator("[id='" + id + "'] dd").innerText()).isNotEmpty();
    }

    @Test
    void a_turn_is_taken_back_before_it_is_ended() {
        Visitor ann = playing(House.desk());
        awaitTurn(ann);
        Visitor.click(ann.page().locator("#board .can").first());
        ann.page().locator("#undo").waitFor();
        int standing = ann.page().locator("#windmill .farmer[id]").count();
        ann.page().locator("#undo").click();
        ann.page().locator("#confirm").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
        assertThat(ann.page().locator("#windmill .farmer[id]").count()).isEqualTo(standing - 1);
    }

    @Test
    void a_game_that_is_over_is_replayed_played_on_and_played_again() {
        Visitor ann = playing(House.desk());
        Visitor.playToTheEnd(List.of(ann), Visitor::click, new AtomicInteger(), () -> {});
        ann.page().locator(".ending a[href$='/at/0']").click();
        Page page = ann.page();
        page.locator("#step-next").click();
        page.waitForURL("**/at/1");
        assertThat(page.evaluate("scrollY")).as("where the board is").isEqualTo(0);
        page.keyboard().press("End");
        page.locator("#step-next[aria-disabled=true]").waitFor();
        page.locator(".log a").nth(5).click();
        page.locator("[aria-current=step]").first().waitFor();
        page.locator("#step-speed").selectOption("300");
        String before = page.url();
        page.locator("#step-play").click();
        page.waitForURL(address -> !address.equals(before));
        page.locator("form[action$='/play-on'] button.go").click();
        page.waitForURL("**/tables/*");
        page.locator("#board").waitFor();
        assertThat(page.locator(".lobby").count()).isZero();
        page.goBack();
        ann.hasNothingToComplainOf();
    }

    @Test
    void a_seat_is_handed_to_another_browser_by_its_link() {
        Visitor ann = playing(House.desk());
        ann.page().locator("#about > summary").click();
        ann.page().locator("form[action$='/seat-link'] button").click();
        String link = ann.page().locator("input.link").inputValue();
        Visitor phone = house.visitor(House.phone());
        phone.at(link);
        awaitTurn(phone);
        phone.hasNothingToComplainOf();
    }

    @Test
    void no_page_is_wider_than_a_phone() {
        Visitor ann = house.visitor(House.phone());
        for (String path : List.of("/", "/games/finca", "/games/finca/rules", "/tables/nowhere")) {
            ann.at(path);
            assertThat(ann.page().evaluate("document.documentElement.scrollWidth"))
                    .as(path)
                    .isEqualTo(360);
        }
    }

    @Test
    void players_and_watchers_talk_and_their_words_never_run() {
        Visitor ann = playing(House.desk());
        Visitor zoe = house.visitor(House.desk());
        zoe.at(ann.page().url());
        zoe.page().locator("#say-name").fill("<img src=x onerror=");
        zoe.page().locator("#say-text").fill("<script>alert(1)</script>");
        zoe.page().locator(".say button").click();
        Locator heard = ann.page().locator(".talk li");
        heard.waitFor();
        assertThat(heard.innerText()).isEqualTo("<img src=x onerror= <script>alert(1)</script>");
        assertThat(ann.page().locator(".talk img").count()).isZero();
        ann.hasNothingToComplainOf();
        zoe.hasNothingToComplainOf();
    }

    @Test
    void nothing_stands_in_the_way_of_anybody() {
        for (Browser.NewContextOptions options : everywhere()) {
            Visitor ann = house.visitor(options.setReducedMotion(ReducedMotion.REDUCE));
            for (String path : List.of("/", "/games/finca", "/games/finca/rules")) {
                ann.at(path);
                assertThatAllCanUse(ann.page());
            }
            House.open(ann, "Ann", 3);
            assertThatAllCanUse(ann.page());
            play(ann);
            awaitTurn(ann);
            assertThatAllCanUse(ann.page());
            Visitor.playToTheEnd(List.of(ann), Visitor::click, new AtomicInteger(), () -> {});
            assertThatAllCanUse(ann.page());
            ann.at(ann.page().url() + "/at/20");
            assertThatAllCanUse(ann.page());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"farmerama", "chineur", "agricola"})
    void nothing_stands_in_the_way_at_other_tables(String game) {
        for (Browser.NewContextOptions options : everywhere()) {
            Visitor ann = house.visitor(options.setReducedMotion(ReducedMotion.REDUCE));
            ann.at("/games/" + game + "/rules");
            assertThatAllCanUse(ann.page());
            ann.at("/");
            ann.page().locator(House.about(game) + " .now .go").click();
            awaitTurn(ann);
            assertThatAllCanUse(ann.page());
            for (int acts = 0; acts < 20; acts++) {
                if (!ann.wishing("do:resume", ".*").actBy(Visitor::click)) {
                    ann.rest();
                }
            }
            assertThatAllCanUse(ann.page());
        }
    }

    private static List<Browser.NewContextOptions> everywhere() {
        return List.of(House.desk(), House.phone().setColorScheme(ColorScheme.DARK));
    }

    private static void assertThatAllCanUse(Page page) {
        List<Rule> found = new AxeBuilder(page).analyze().getViolations();
        List<String> inTheWay = found.stream()
                .filter(rule -> !rule.getImpact().equals("minor"))
                .map(rule -> rule.getId() + ": " + rule.getHelp() + " "
                        + rule.getNodes().stream()
                                .map(node -> node.getHtml())
                                .limit(3)
                                .toList())
                .toList();
        assertThat(inTheWay).as("what stands in the way at " + page.url()).isEmpty();
    }

    private Visitor playing(Browser.NewContextOptions options) {
        Visitor visitor = house.visitor(options);
        play(visitor);
        return visitor;
    }

    private static void play(Visitor visitor) {
        visitor.at("/");
        visitor.page().locator(House.FINCA + " .now select").selectOption("1");
        visitor.page().locator(House.FINCA + " .now button").click();
        visitor.page().locator("#board").waitFor();
    }

    private static void awaitTurn(Visitor visitor) {
        visitor.page().locator("#board .can").first().waitFor();
    }
}
