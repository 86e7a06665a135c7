package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Agricola of 2007 with hands of cards. */
class ClassicHandsTest {

    /** Lets the first of three seats begin, and deals the second a card that asks when others take wood. */
    private static final long DEAL = 6;

    private static final String ASKING = "i234-wood-buyer";

    /** What of the board, the farms and the cards is not whole within the window, or would need scrolling to be seen. */
    private static final String OUTSIDE = """
            () => document.querySelector(".ending") ? [] : [
              ...["#spaces", "#own", "#tray", "#others", "#choices"].flatMap(part => [...document.querySelectorAll(part)]),
              ...document.querySelectorAll("#spaces button, #own .store, #tray .mini, #tray .improvement, #others .enlarge"),
            ].filter(part => part.checkVisibility()).filter(part => {
              const {left, top, right, bottom} = part.getBoundingClientRect();
              return left < 0 || top < 0 || right > 1280 || bottom > 800;
            }).map(part => part.id || part.ariaLabel)
              .concat(scrollY || document.documentElement.scrollWidth > 1280 ? ["scrolled"] : [])""";

    /** The parts that differ from those of a page fetched whole; nothing if the table has changed meanwhile. */
    private static final String STALE = """
            async () => {
              const answer = await fetch(location.pathname + "/live");
              const whole = new DOMParser().parseFromString(await answer.text(), "text/html");
              const live = document.querySelector("#live");
              if (whole.querySelector("#live").dataset.length !== live.dataset.length) return null;
              return [...whole.querySelectorAll("[data-kept]")].filter(part => {
                const shown = document.getElementById(part.id);
                return shown?.dataset.kept !== part.dataset.kept || shown.textContent !== part.textContent;
              }).map(part => part.id);
            }""";

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void five_play_to_the_end_by_clicks_and_all_of_it_stays_on_one_screen() {
        Visitor ann = house.amongBots(House.desk(), setup(5, "eikz", DEAL)).wishing("do:pass", "card:.*|space:lessons");
        AtomicInteger acts = new AtomicInteger();
        AtomicInteger compared = new AtomicInteger();
        AtomicInteger played = new AtomicInteger();
        Visitor.playToTheEnd(List.of(ann), Visitor::click, acts, () -> {
            assertThat((List<?>) ann.page().evaluate(OUTSIDE)).as(ann.asked()).isEmpty();
            played.accumulateAndGet(
                    ann.page().locator("#tray-played .card-place").count(), Math::max);
            if (acts.get() % 10 == 0 && ann.page().evaluate(STALE) instanceof List<?> stale) {
                compared.incrementAndGet();
                assertThat(stale).as(ann.asked()).isEmpty();
            }
        });
        assertThat(acts.get()).isGreaterThan(40);
        assertThat(played.get()).as("cards in front of Ann").isGreaterThan(3);
        assertThat(compared.get()).isPositive();
        ann.hasNothingToComplainOf();
    }

    @Test
    void however_many_cards_lie_there_they_stay_on_the_screen() {
        Page page = house.amongBots(House.desk(), setup(5, "eikz", DEAL)).page();
        for (int cards : new int[] {7, 14, 15, 20, 30}) {
            page.evaluate("""
                    cards => {
                      const hand = document.querySelector("#tray-hand .minis");
                      while (hand.children.length > cards) hand.lastElementChild.remove();
                      while (hand.children.length < cards) hand.append(hand.firstElementChild.cloneNode(true));
                      for (const others of document.querySelectorAll(".others .chips")) {
                        while (others.children.length < cards) {
                          const chip = document.createElement("li");
                          chip.innerHTML = '<button type="button" class="chip minor"><svg class="icon"></svg></button>';
                          others.append(chip);
                        }
                      }
                    }""", cards);
            assertThat((List<?>) page.evaluate(OUTSIDE)).as(cards + " cards").isEmpty();
        }
    }

    @Test
    void a_question_out_of_turn_is_answered_in_another_browser() {
        List<Visitor> all = Stream.of("Ann", "Ben", "Cleo")
                .map(_ -> house.visitor(House.desk()))
                .toList();
        Visitor ann = all.getFirst();
        Visitor ben = all.get(1);
        Visitor cleo = all.getLast();
        String table = house.deal(setup(3, "eik", DEAL));
        House.sit(ann, table, "Ann");
        House.sit(ben, table, "Ben");
        House.sit(cleo, table, "Cleo");
        House.start(ann);
        use(ann, "day-laborer");
        confirm(ann);
        use(ben, "lessons");
        ben.page().locator("#hand-" + ASKING + " .mini.can").click();
        confirm(ben);
        use(cleo, "forest");
        confirm(cleo);
        // It is Cleo's turn, and Ben is asked.
        Locator buy = ben.page().locator("#choices [data-move='use " + ASKING + "']");
        buy.waitFor();
        assertThat(ben.asked()).startsWith("Ben: ").contains("Wood Buyer");
        assertThat(cleo.page().locator("#board .can").count()).isZero();
        assertThat(cleo.page().locator("#phase").innerText()).contains("Cleo");
        buy.click();
        for (Visitor visitor : all) {
            visitor.page().waitForCondition(() -> goods(visitor.page(), "1-wood") == 1);
            assertThat(goods(visitor.page(), "1-food")).isEqualTo(2);
            assertThat(goods(visitor.page(), "2-wood")).isEqualTo(2);
            assertThat(goods(visitor.page(), "2-food")).isEqualTo(4);
        }
        confirm(ben);
        ann.page().locator("#board .can").first().waitFor();
        all.forEach(Visitor::hasNothingToComplainOf);
    }

    private static Setup setup(int seats, String decks, long deal) {
        Map<String, String> options = Map.of("edition", "classic", "cards", "full", "decks", decks);
        return new Setup(Games.named("agricola"), seats, options, Seed.of(deal));
    }

    private static void use(Visitor visitor, String space) {
        visitor.page().locator("#board .can[data-target='space:" + space + "']").click();
    }

    private static void confirm(Visitor visitor) {
        visitor.page().locator("#confirm").click();
    }

    private static int goods(Page page, String good) {
        Locator store = page.locator("#goods-" + good + " b");
        store.waitFor(ATTACHED);
        return Integer.parseInt(store.textContent());
    }
}
