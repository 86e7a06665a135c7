package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.DROVER;
import static tilth.agricola.cards.Samples.FOUNDLING;
import static tilth.agricola.cards.Samples.STREAM;
import static tilth.agricola.cards.Samples.TALLY_STICK;

import org.junit.jupiter.api.Test;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.cards.Samples;
import tilth.agricola.words.Terms;
import tilth.engine.Rule;

/** What few cards can do, shown by invented ones. */
class RareCardTest extends AgricolaScenario {

    @Test
    @Rule("AGR-K3")
    void a_card_may_let_a_newborn_work_at_once() {
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("x36-foundling"), RED.has("1 food"), RED.home(1));
        RED.plays("place urgent-wish");
        RED.isOffered("use x36-foundling", "done");
        RED.plays("use x36-foundling");
        changed("red food: 1 > 0", "red people: 2 > 3", "on urgent-wish: > 1 red");
        GREEN.isAsked("place");
        GREEN.plays("place grain-seeds");
        meanwhile();
        RED.plays("place day-laborer");
        RED.changed("home: 1 > 0", "food: 0 > 1");
    }

    @Test
    @Rule({"AGR-K3", "AGR-G4"})
    void a_newborn_stays_one_if_its_card_is_not_used() {
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("x36-foundling"), RED.has("1 food"), RED.home(1));
        RED.plays("place urgent-wish", "done");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("x36-foundling"), RED.home(1));
        RED.plays("place urgent-wish");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
    }

    @Test
    @Rule("AGR-B10")
    void a_card_may_ask_where_a_space_lies() {
        given(deck(STREAM), out("sheep-market"), RED.hasPlayed("x37-stream"), holds("reed-bank", "1 reed"));
        RED.plays("place reed-bank");
        RED.changed("reed: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        given(deck(STREAM), out("sheep-market"), RED.hasPlayed("x37-stream"), holds("sheep-market", "1 sheep"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 1", "food: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-B10")
    void other_spaces_do_not_lie_there() {
        given(deck(STREAM), RED.hasPlayed("x37-stream"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 1", "home: 2 > 1");
        given(deck(STREAM), RED.hasPlayed("x37-stream"));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 2 > 1");
        given(
                deck(STREAM),
                out("grain-utilization", "sheep-market"),
                RED.hasPlayed("x37-stream"),
                holds("sheep-market", "1 sheep"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K4")
    void a_card_may_count_what_the_work_has_brought() {
        given(
                deck(TALLY_STICK, DROVER),
                RED.hasPlayed("x38-tally-stick", "x20-drover"),
                RED.has("1 sheep"),
                holds("forest", "2 wood"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("trade x20-drover 0", "place forest");
        RED.changed("sheep: 1 > 0", "wood: 0 > 4", "food: 0 > 2", "home: 1 > 2");
    }

    @Test
    @Rule("AGR-K4")
    void what_was_there_before_the_work_does_not_count() {
        given(
                deck(TALLY_STICK),
                RED.hasPlayed("x38-tally-stick"),
                RED.has("9 wood"),
                holds("forest", "3 wood"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place forest");
        RED.changed("wood: 9 > 12", "home: 1 > 2");
        given(deck(TALLY_STICK), beforeTheNextRound(), RED.hasPlayed("x38-tally-stick"), RED.awaits(2, "9 wood"));
        goOn();
        RED.changed("wood: 0 > 9");
    }

    @Test
    @Rule({"AGR-K3", "AGR-H3"})
    void a_newborn_that_works_eats_like_a_grown_up() {
        given(
                deck(FOUNDLING),
                revised(),
                round(13),
                out("urgent-wish"),
                RED.hasPlayed("x36-foundling"),
                RED.has("9 food"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place urgent-wish", "use x36-foundling", "place grain-seeds");
        RED.changed("people: 2 > 3", "food: 9 > 2", "grain: 0 > 1", "home: 1 > 3");
    }

    @Test
    @Rule({"AGR-G4", "AGR-H3"})
    void a_newborn_that_does_not_work_eats_less() {
        given(
                deck(FOUNDLING),
                revised(),
                round(13),
                out("urgent-wish"),
                RED.hasPlayed("x36-foundling"),
                RED.has("9 food"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place urgent-wish", "done");
        RED.changed("people: 2 > 3", "food: 9 > 4", "home: 1 > 3");
    }

    @Test
    @Rule("AGR-K4")
    void every_work_phase_counts_from_nothing() {
        given(
                deck(TALLY_STICK),
                players(1),
                RED.hasPlayed("x38-tally-stick"),
                RED.home(1),
                holds("forest", "3 wood"),
                holds("reed-bank", "1 reed"));
        RED.plays("place forest");
        RED.changed("wood: 0 > 3", "home: 1 > 2");
        RED.plays("place forest", "place grain-seeds");
        RED.changed("wood: 3 > 5", "grain: 0 > 1");
        RED.plays("place forest", "place reed-bank");
        RED.changed("wood: 5 > 7", "reed: 0 > 3", "food: 0 > 2");
    }

    @Test
    @Rule("AGR-K7")
    void a_minor_that_is_handed_back_leaves_the_game() {
        given(deck(Samples.CAMP_FIRE), out("major-improvement"), RED.hasPlayed("x52-camp-fire"));
        RED.plays("place major-improvement", "build cooking-hearth-4");
        RED.changed("cards: x52-camp-fire > cooking-hearth-4", "home: 2 > 1");
        itHasGone("x52-camp-fire");
    }

    @Test
    @Rule({"AGR-K7", "AGR-M3"})
    void a_major_that_is_handed_back_can_be_built_again() {
        given(
                deck(Samples.CAMP_FIRE),
                out("major-improvement", "house-redevelopment"),
                RED.hasPlayed("fireplace-2"),
                GREEN.has("2 clay"));
        RED.plays("place major-improvement", "build cooking-hearth-4");
        RED.changed("cards: fireplace-2 > cooking-hearth-4", "home: 2 > 1");
        assertThat(CardPlay.isOnDisplay(position(), slot("fireplace-2"))).isTrue();
    }

    private void itHasGone(String card) {
        assertThat(position().tableau().gone().has(slot(card))).isTrue();
        assertThat(position().tableau().owner(slot(card))).isNegative();
    }

    private int slot(String card) {
        return position().table().deck().slot(Terms.CARD.read(card));
    }

    @Test
    @Rule({"AGR-K8", "AGR-D6"})
    void a_card_may_let_some_majors_be_built_where_minors_are_played() {
        given(
                deck(Samples.KILN, Samples.LOFT, Samples.TENT, Samples.TROUGH),
                revised(),
                option("cards", "full"),
                RED.hasPlayed("x55-kiln"),
                RED.has("9 clay 9 stone"));
        RED.plays("place meeting-place");
        RED.isOffered("build clay-oven", "build stone-oven");
        RED.plays("build clay-oven");
        RED.changed("clay: 9 > 6", "stone: 9 > 8", "cards: x55-kiln > clay-oven, x55-kiln", "home: 2 > 1");
        given(
                deck(Samples.KILN, Samples.LOFT, Samples.TENT, Samples.TROUGH),
                revised(),
                option("cards", "full"),
                RED.has("9 clay 9 stone"));
        RED.mayNot("place meeting-place");
    }

    @Test
    @Rule({"AGR-K8", "AGR-P2"})
    void a_card_may_make_some_improvements_cheaper() {
        given(deck(Samples.BRICKS), out("major-improvement"), RED.hasPlayed("x56-bricks"), RED.has("2 clay 1 stone"));
        RED.plays("place major-improvement");
        RED.isOffered("build fireplace-2", "build clay-oven");
        RED.plays("build clay-oven");
        RED.changed("clay: 2 > 0", "stone: 1 > 0", "cards: x56-bricks > clay-oven, x56-bricks", "home: 2 > 1");
    }
}
