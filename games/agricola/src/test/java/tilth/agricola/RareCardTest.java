package tilth.agricola;

import static tilth.agricola.cards.Samples.DROVER;
import static tilth.agricola.cards.Samples.FOUNDLING;
import static tilth.agricola.cards.Samples.STREAM;
import static tilth.agricola.cards.Samples.TALLY_STICK;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What few cards can do, shown by invented ones. */
class RareCardTest extends AgricolaScenario {

    @Test
    @Rule("AGR-K3")
    void a_card_may_let_a_newborn_work_at_once() {
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("foundling"), RED.has("1 food"), RED.home(1));
        RED.plays("place urgent-wish");
        RED.isOffered("use foundling", "done");
        RED.plays("use foundling");
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
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("foundling"), RED.has("1 food"), RED.home(1));
        RED.plays("place urgent-wish", "done");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
        given(deck(FOUNDLING), out("urgent-wish"), RED.hasPlayed("foundling"), RED.home(1));
        RED.plays("place urgent-wish");
        changed("red people: 2 > 3", "red newborns: 0 > 1", "red home: 1 > 0", "on urgent-wish: > 2 red");
    }

    @Test
    @Rule("AGR-B10")
    void a_card_may_ask_where_a_space_lies() {
        given(deck(STREAM), out("sheep-market"), RED.hasPlayed("stream"), holds("reed-bank", "1 reed"));
        RED.plays("place reed-bank");
        RED.changed("reed: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        given(deck(STREAM), out("sheep-market"), RED.hasPlayed("stream"), holds("sheep-market", "1 sheep"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 1", "food: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-B10")
    void other_spaces_do_not_lie_there() {
        given(deck(STREAM), RED.hasPlayed("stream"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 1", "home: 2 > 1");
        given(deck(STREAM), RED.hasPlayed("stream"));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 2 > 1");
        given(
                deck(STREAM),
                out("grain-utilization", "sheep-market"),
                RED.hasPlayed("stream"),
                holds("sheep-market", "1 sheep"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K4")
    void a_card_may_count_what_the_work_has_brought() {
        given(
                deck(TALLY_STICK, DROVER),
                RED.hasPlayed("tally-stick", "drover"),
                RED.has("1 sheep"),
                holds("forest", "2 wood"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("trade drover", "place forest");
        RED.changed("sheep: 1 > 0", "wood: 0 > 4", "food: 0 > 2", "home: 1 > 2");
    }

    @Test
    @Rule("AGR-K4")
    void what_was_there_before_the_work_does_not_count() {
        given(
                deck(TALLY_STICK),
                RED.hasPlayed("tally-stick"),
                RED.has("9 wood"),
                holds("forest", "3 wood"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place forest");
        RED.changed("wood: 9 > 12", "home: 1 > 2");
        given(deck(TALLY_STICK), beforeTheNextRound(), RED.hasPlayed("tally-stick"), RED.awaits(2, "9 wood"));
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
                RED.hasPlayed("foundling"),
                RED.has("9 food"),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place urgent-wish", "use foundling", "place grain-seeds");
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
                RED.hasPlayed("foundling"),
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
                RED.hasPlayed("tally-stick"),
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
}
