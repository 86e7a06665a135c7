package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tilth.engine.Games;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Packets of cards that go round a table of Agricola, each of whose players has a browser. */
class DraftTest {

    private static final int MOST_ROUNDS = 400;
    private static final String PACKET = "#tray-packet .mini.can";

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private final House house = new House();

    @AfterEach
    void close() {
        house.close();
    }

    private static Setup setup(int seats, String edition, String hands) {
        return new Setup(
                Games.named("agricola"),
                seats,
                Map.of("edition", edition, "cards", "full", "hands", hands),
                Seed.of(4));
    }

    private static List<String> cards(Visitor visitor, String part) {
        return visitor.page().locator("#tray-" + part + " .mini").all().stream()
                .map(Locator::innerText)
                .toList();
    }

    private static boolean isDrafting(Visitor visitor) {
        return visitor.page().locator("#phase").innerText().equalsIgnoreCase("draft");
    }

    @Test
    void four_take_their_hands_at_the_same_time_and_then_play() {
        List<Visitor> all = new ArrayList<>();
        String table = house.deal(setup(4, "revised", "draft"));
        for (String name : List.of("Ann", "Ben", "Cleo", "Dan")) {
            Visitor visitor = house.visitor(name.equals("Dan") ? House.phone() : House.desk());
            House.sit(visitor, table, name);
            all.add(visitor);
        }
        House.start(all.getFirst());
        all.forEach(visitor -> visitor.page().locator(PACKET).first().waitFor(ATTACHED));
        assertThat(all.stream().flatMap(visitor -> cards(visitor, "packet").stream()))
                .as("all have been dealt other cards")
                .hasSize(28)
                .doesNotHaveDuplicates();
        Visitor ann = all.getFirst();
        int acts = 0;
        for (int round = 0; round < MOST_ROUNDS && all.stream().anyMatch(DraftTest::isDrafting); round++) {
            for (Visitor visitor : all) {
                if (isDrafting(visitor) && visitor.actBy(visitor == all.getLast() ? Visitor::tap : Visitor::click)) {
                    acts++;
                }
            }
            ann.rest();
        }
        assertThat(acts)
                .as("six of each kind, for the last of a packet needs no choice")
                .isGreaterThanOrEqualTo(48);
        assertThat(all.stream().flatMap(visitor -> cards(visitor, "hand").stream()))
                .hasSize(4 * 14)
                .doesNotHaveDuplicates();
        ann.page().locator("label[data-stands-for=tray-remembered]").click();
        assertThat(ann.page().locator("#tray-remembered li").all()).hasSize(12);
        String handedOn = ann.page().locator("#tray-remembered li").first().innerText();
        assertThat(handedOn).startsWith("6 occupations to Ben:").contains("Came back:");
        all.forEach(Visitor::hasNothingToComplainOf);
    }

    @Test
    void twenty_cards_lie_on_one_screen() {
        Visitor ann = house.amongBots(House.desk(), setup(1, "classic", "seven-of-ten"));
        assertThat(cards(ann, "packet")).hasSize(20);
        assertThat(ann.bottom("#tray")).isLessThanOrEqualTo(800);
        assertThat(ann.page().evaluate("document.documentElement.scrollWidth")).isEqualTo(1280);
        ann.hasNothingToComplainOf();
    }
}
