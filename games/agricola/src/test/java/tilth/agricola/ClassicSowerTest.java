package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Sower (Z331), who sows vegetables as soon as they come. */
class ClassicSowerTest extends ClassicScenario {

    private static final String CARD = "z331-sower";

    @Test
    @Rule("AGR-K117")
    void a_vegetable_may_be_sown_as_soon_as_it_comes() {
        given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS), RED.has("1 vegetable"));
        RED.plays("place vegetable-seeds", "use " + CARD, "sow vegetable b1");
        RED.changed("b1: field > field 2 vegetable", "home: 2 > 1");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-K117")
    void or_goes_to_the_supply() {
        given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
        RED.plays("place vegetable-seeds", "done");
        RED.changed("vegetable: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K117")
    void several_at_once_are_one_action_of_sowing() {
        given(
                eikz(),
                RED.hasPlayed(CARD, "i219-fieldsman"),
                RED.holds("i104-weekly-market"),
                RED.farm(TWO_FIELDS),
                RED.has("3 grain 2 vegetable"));
        RED.plays("place meeting-place", "play i104-weekly-market", "use " + CARD);
        RED.plays("sow vegetable b1", "sow vegetable c1");
        assertThat(Facts.of(position()))
                .containsEntry("red b1", "field 3 vegetable")
                .containsEntry("red c1", "field 3 vegetable")
                .containsEntry("red d1", "field");
        meanwhile();
    }

    @Test
    @Rule("AGR-K117")
    void those_that_wait_on_a_round_space_too() {
        given(eikz(), beforeTheNextRound(), RED.hasPlayed(CARD), RED.awaits(2, "1 vegetable"), RED.farm(TWO_FIELDS));
        goOn();
        RED.plays("use " + CARD, "sow vegetable c1");
        assertThat(Facts.of(position())).containsEntry("red c1", "field 2 vegetable");
        meanwhile();
    }

    @Test
    @Rule("AGR-K117")
    void not_in_a_harvest() {
        given(
                eikz(),
                round(4),
                beforeTheHarvest(),
                RED.hasPlayed(CARD),
                RED.farm(TWO_FIELDS.replace("F   F   F", "F1v F   F").replace("  .   F1v", "  .  F1v")),
                RED.has("4 food"),
                GREEN.has("4 food"));
        goOn();
        RED.isAsked("feed");
        meanwhile();
    }

    @Test
    @Rule("AGR-K117")
    void not_without_an_empty_field_and_not_for_others() {
        given(eikz(), out("vegetable-seeds"), RED.hasPlayed(CARD));
        RED.plays("place vegetable-seeds");
        RED.changed("vegetable: 0 > 1", "home: 2 > 1");
        GREEN.isAsked("place");
        given(eikz(), GREEN.toMove(), out("vegetable-seeds"), RED.hasPlayed(CARD), RED.farm(TWO_FIELDS));
        GREEN.plays("place vegetable-seeds");
        RED.isAsked("place");
        meanwhile();
    }
}
