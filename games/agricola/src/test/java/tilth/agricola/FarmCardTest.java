package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.BEAN_ROW;
import static tilth.agricola.cards.Samples.HANDYMAN;
import static tilth.agricola.cards.Samples.HEDGE;
import static tilth.agricola.cards.Samples.HOUSE_WARMING;
import static tilth.agricola.cards.Samples.LOFT;
import static tilth.agricola.cards.Samples.LONG_HOUSE;
import static tilth.agricola.cards.Samples.SCYTHE;
import static tilth.agricola.cards.Samples.SHEEP_PEN;
import static tilth.agricola.cards.Samples.SPRING;
import static tilth.agricola.cards.Samples.STY;
import static tilth.agricola.cards.Samples.SWINEHERD;
import static tilth.agricola.cards.Samples.TENT;
import static tilth.agricola.cards.Samples.TROUGH;
import static tilth.agricola.cards.Samples.VILLAGE_FEAST;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards can do on a farm, shown by invented ones. */
class FarmCardTest extends AgricolaScenario {

    private static final String YARD = """
            +   +   +   +   +---+
              .   F   .   . |   |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Test
    @Rule("AGR-C6")
    void a_card_that_is_a_field_is_sown_and_harvested_but_is_no_field_in_the_end() {
        given(deck(BEAN_ROW), out("grain-utilization"), RED.hasPlayed("x10-bean-row"), RED.has("1 vegetable 1 grain"));
        RED.plays("place grain-utilization");
        RED.isOffered("sow vegetable x10-bean-row");
        RED.plays("sow vegetable x10-bean-row");
        RED.changed(
                "vegetable: 1 > 0", "cards: x10-bean-row with nothing > x10-bean-row with 2 vegetable", "home: 2 > 1");
        assertThat(RED.points("vegetables")).isEqualTo(2);
        assertThat(RED.points("fields")).isEqualTo(-1);
        given(
                deck(BEAN_ROW),
                revised(),
                round(4),
                beforeTheHarvest(),
                RED.hasPlayed("x10-bean-row"),
                onCard("x10-bean-row", "2 vegetable"),
                RED.has("4 food"),
                GREEN.has("4 food"));
        goOn();
        RED.changed(
                "food: 4 > 0",
                "vegetable: 0 > 1",
                "cards: x10-bean-row with 2 vegetable > x10-bean-row with 1 vegetable");
    }

    @Test
    @Rule({"AGR-A1", "AGR-A3"})
    void cards_give_room_to_animals() {
        given(deck(LOFT), out("sheep-market"), holds("sheep-market", "4 sheep"), RED.hasPlayed("x15-loft"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 3", "home: 2 > 1");
        assertThat(RED.view().pets()).hasSize(3);
        given(
                deck(TROUGH),
                out("sheep-market"),
                holds("sheep-market", "9 sheep"),
                RED.hasPlayed("x17-trough"),
                RED.farm(YARD));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 5", "home: 2 > 1");
        assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(4);
        given(
                deck(SHEEP_PEN, STY),
                out("cattle-market"),
                holds("cattle-market", "4 cattle"),
                RED.hasPlayed("x18-sheep-pen", "x19-sty"));
        RED.plays("place cattle-market");
        RED.changed("cattle: 0 > 3", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-G1")
    void cards_give_room_to_people() {
        given(deck(TENT), out("basic-wish"), RED.hasPlayed("x16-tent"));
        RED.plays("place basic-wish");
        RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-K1", "AGR-A4"})
    void animals_may_come_at_the_end_of_a_round() {
        given(deck(SWINEHERD), GREEN.hasPlayed("x22-swineherd"), GREEN.has("1 sheep"), RED.home(1), GREEN.home(0));
        RED.plays("place grain-seeds");
        GREEN.isOffered("keep 1 0 0", "keep 0 1 0");
        GREEN.plays("keep 0 1 0");
        GREEN.changed("sheep: 1 > 0", "wild-boar: 0 > 1", "home: 0 > 2");
        now("round", "2");
    }

    @Test
    @Rule("AGR-K1")
    void what_is_built_may_bring_goods_later() {
        given(deck(HOUSE_WARMING), RED.hasPlayed("x24-house-warming"), RED.has("5 wood 2 reed"));
        RED.plays("place farm-expansion", "build-room a1");
        changed(
                "red wood: 5 > 0",
                "red reed: 2 > 0",
                "red a1: - > room",
                "red home: 2 > 1",
                "on farm-expansion: > 1 red",
                "round 2 for red: > 1 food",
                "round 3 for red: > 1 food",
                "round 4 for red: > 1 food");
    }

    @Test
    @Rule("AGR-E11")
    void cards_bring_bonus_points_to_their_owner_or_to_all() {
        given(
                deck(LONG_HOUSE, VILLAGE_FEAST),
                RED.hasPlayed("x07-long-house", "x08-village-feast"),
                GREEN.people(5),
                RED.farm("""
                +   +   +   +   +   +
                  W   W   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("bonus")).isEqualTo(2);
        assertThat(GREEN.points("bonus")).isEqualTo(2);
    }

    @Test
    @Rule({"AGR-K1", "AGR-H2", "AGR-C9"})
    void a_card_may_take_more_off_a_field() {
        given(
                deck(SCYTHE),
                revised(),
                round(4),
                beforeTheHarvest(),
                RED.hasPlayed("x30-scythe"),
                RED.has("4 food"),
                GREEN.has("4 food"),
                RED.farm("""
                +   +   +   +   +   +
                  .  F3g F2v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        RED.isOffered("use x30-scythe", "done");
        RED.plays("use x30-scythe");
        RED.isOffered("reap b1");
        RED.plays("reap b1");
        RED.changed(
                "food: 4 > 0",
                "grain: 0 > 2",
                "vegetable: 0 > 1",
                "b1: field 3 grain > field 1 grain",
                "c1: field 2 vegetable > field 1 vegetable");
    }

    @Test
    @Rule({"AGR-F8", "AGR-P1", "AGR-K9"})
    void a_card_may_make_fences_cheaper() {
        given(deck(HEDGE), out("fencing"), RED.hasPlayed("x33-hedge"), RED.has("2 wood"));
        RED.plays("place fencing", "mark e1", "close");
        RED.changed("wood: 2 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        given(deck(HEDGE), out("fencing"), GREEN.hasPlayed("x33-hedge"), RED.has("2 wood"));
        RED.mayNot("place fencing");
    }

    @Test
    @Rule({"AGR-K1", "AGR-W3"})
    void a_card_may_grant_building() {
        given(deck(HANDYMAN), revised(), RED.hasPlayed("x34-handyman"), RED.has("5 wood 3 reed 2 clay"));
        RED.plays("place day-laborer", "use x34-handyman");
        RED.isOffered("build-room a1", "build-room b2", "build-room b3", "renovate");
        RED.plays("renovate");
        RED.changed("clay: 2 > 0", "reed: 3 > 2", "food: 0 > 2", "house: wood > clay", "home: 2 > 1");
        GREEN.isAsked("place");
        given(deck(HANDYMAN), revised(), RED.hasPlayed("x34-handyman"));
        RED.plays("place day-laborer");
        GREEN.isAsked("place");
        meanwhile();
    }

    @Test
    @Rule({"AGR-K1", "AGR-H6", "AGR-K17"})
    void animals_may_have_young_outside_a_harvest() {
        given(
                deck(SPRING),
                GREEN.hasPlayed("x35-spring"),
                GREEN.has("2 sheep"),
                GREEN.farm(YARD),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place grain-seeds");
        GREEN.changed("sheep: 2 > 3", "home: 0 > 2");
    }
}
