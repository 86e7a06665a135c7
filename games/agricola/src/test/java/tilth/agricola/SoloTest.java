package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

class SoloTest extends AgricolaScenario {

    private static AgricolaPosition start(Map<String, String> options) {
        Agricola game = new Agricola();
        return (AgricolaPosition) game.start(new Setup(game, 1, options, Seed.of(1)));
    }

    @Test
    @Rule({"AGR-L1", "AGR-L5", "AGR-L4"})
    void one_starts_without_food_and_the_forest_gets_two_wood() {
        AgricolaPosition classic = start(Map.of());
        assertThat(classic.holdings().food(0)).isZero();
        assertThat(Facts.of(classic)).containsEntry("forest", "2 wood").containsEntry("meeting-place", "");
        given(revised(), players(1), beforeTheNextRound(), round(4));
        goOn();
        now("forest", "");
        RED.plays("reveal western-quarry");
        now("meeting-place", "1 food");
        now("forest", "2 wood");
    }

    @Test
    @Rule("AGR-L4")
    void meeting_place_cannot_be_used_alone_in_the_classic_edition() {
        given(players(1));
        RED.mayNot("place meeting-place");
        RED.isRefused("space:meeting-place", "AGR-W3", "first-already");
        given(revised(), players(1), holds("meeting-place", "2 food"));
        RED.plays("place meeting-place");
        RED.changed("food: 0 > 2", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-L2")
    void adults_eat_three_and_newborns_one() {
        given(revised(), players(1), round(4), beforeFeeding(), RED.has("9 food"), RED.newborns(1));
        goOn();
        RED.changed("food: 9 > 2", "newborns: 1 > 0");
    }

    @Test
    @Rule("AGR-L3")
    void in_the_revised_edition_one_chooses_the_order_of_the_cards() {
        given(start(Map.of("edition", "revised")));
        RED.isOffered("reveal grain-utilization", "reveal major-improvement", "reveal sheep-market", "reveal fencing");
        RED.isRefused("space:cultivation", "AGR-L3", "not-in-this-stage");
        RED.isRefused("do:done", "AGR-L3", "reveal-first");
        RED.plays("reveal sheep-market");
        now("sheep-market", "1 sheep");
        RED.plays("place grain-seeds", "place day-laborer");
        RED.isOffered("reveal grain-utilization", "reveal major-improvement", "reveal fencing");
        meanwhile();
    }

    @Test
    @Rule("AGR-L3")
    void the_last_card_of_a_stage_needs_no_choice() {
        given(revised(), players(1), beforeTheNextRound(), round(3));
        goOn();
        RED.isAsked("place");
        now("round", "4");
    }

    @Test
    @Rule("AGR-L3")
    void the_table_may_say_otherwise() {
        given(start(Map.of("solo-cards", "chosen")));
        RED.isAsked("reveal");
        given(start(Map.of("edition", "revised", "solo-cards", "shuffled")));
        RED.isAsked("place");
        given(start(Map.of()));
        RED.isAsked("place");
        given(players(2), option("solo-cards", "chosen"), beforeTheNextRound());
        goOn();
        RED.isAsked("place");
        meanwhile();
    }

    @Test
    @Rule("AGR-E4")
    void who_plays_alone_wins() {
        given(players(1), beforeTheNextRound(), round(14));
        goOn();
        winnersAre(RED);
        meanwhile();
    }
}
