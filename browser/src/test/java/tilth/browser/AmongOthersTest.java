package tilth.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Three people at one table: what one does is seen by the others without a reload, and no click does two things. */
class AmongOthersTest {

    private static final Locator.WaitForOptions GONE =
            new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED);

    private final House house = new House();
    private Visitor ann;
    private Visitor bob;
    private Visitor cleo;

    @BeforeEach
    void sitDown() {
        ann = house.visitor(House.desk());
        bob = house.visitor(House.phone());
        cleo = house.visitor(House.desk());
        String table = House.open(ann, "Ann", 3);
        House.sit(bob, table, "Bob");
        House.sit(cleo, table, "Cleo");
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void whoever_is_sent_away_is_told() {
        Locator sendAway = ann.page().locator("#free-1 button");
        sendAway.click();
        Locator note = bob.page().locator("#why:not(:empty)");
        note.waitFor();
        assertThat(note.innerText()).isEqualTo("Your seat has been freed; you are looking on now.");
        bob.page().locator("#sit").waitFor();
        bob.hasNothingToComplainOf();
    }

    @Test
    void a_second_click_on_agree_does_not_refuse() {
        ann.page().locator("form[action$='/start'] button").click();
        playSomeTurns();
        Visitor asker =
                players().filter(player -> player.sees("#ask-back")).findFirst().orElseThrow();
        Visitor other = players().filter(player -> player != asker).findFirst().orElseThrow();
        asker.page().locator("#ask-back").click();
        other.page().locator("#agree button").dblclick();
        other.page().locator("#agree").waitFor(GONE);
        other.page().waitForTimeout(300);
        assertThat(other.page().locator("#going-back span").innerText()).startsWith("You agree to go back.");
        assertThat(asker.sees("#back-refused")).isFalse();
        asker.page().locator("#withdraw button").click();
        other.page().locator("#going-back").waitFor(GONE);
        players().forEach(Visitor::hasNothingToComplainOf);
    }

    private void playSomeTurns() {
        for (int turns = 0; turns < 200 && players().noneMatch(player -> player.sees("#ask-back")); turns++) {
            if (players().noneMatch(player -> player.actBy(Visitor::click))) {
                ann.rest();
            }
        }
    }

    private Stream<Visitor> players() {
        return List.of(ann, bob, cleo).stream();
    }
}
