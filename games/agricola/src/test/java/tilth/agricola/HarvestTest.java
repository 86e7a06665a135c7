package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class HarvestTest extends AgricolaScenario {

    private static final String ONE_PASTURE = """
            +   +   +   +   +---+
              .   .   .   . |   |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String TWO_PASTURES = """
            +   +   +   +---+---+
              .   .   . |   |   |
            +   +   +   +---+---+
              W   .   . |   | .
            +   +   +   +---+   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Test
    @Rule({"AGR-H1", "AGR-H2", "AGR-H3", "AGR-H6"})
    void fields_come_first_then_feeding_then_breeding() {
        given(revised(), round(4), beforeTheHarvest(), RED.has("3 food 2 sheep"), GREEN.has("4 food"), RED.farm("""
                        +   +   +   +   +---+
                          .  F3g F1v  . |   |
                        +   +   +   +   +---+
                          W   .   .   .   s
                        +   +   +   +   +   +
                          W   .   .   .   .
                        +   +   +   +   +   +
                        """));
        goOn();
        itHappened("harvest-begun", "red reaped grain 1", "red reaped vegetable 1", "green fed 4");
        RED.changed(
                "grain: 0 > 1",
                "vegetable: 0 > 1",
                "b1: field 3 grain > field 2 grain",
                "c1: field 1 vegetable > field");
        RED.plays("eat grain");
        itAlsoHappened("red fed 4", "red bred sheep");
        RED.changed("grain: 1 > 0", "food: 3 > 0", "sheep: 2 > 3");
        now("round", "5");
    }

    @Test
    @Rule("AGR-H3")
    void adults_eat_two_and_a_newborn_one() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("9 food"),
                RED.newborns(1),
                GREEN.has("9 food"),
                GREEN.people(4));
        goOn();
        itAlsoHappened("red fed 5", "green fed 8");
        RED.changed("food: 9 > 4", "newborns: 1 > 0");
    }

    @Test
    @Rule({"AGR-H4", "AGR-E9"})
    void missing_food_is_begged_for() {
        given(revised(), round(4), beforeFeeding(), RED.has("1 food"), GREEN.has("4 food"));
        goOn();
        itAlsoHappened("red fed 1", "red begged 3");
        RED.changed("food: 1 > 0", "begging: 0 > 3");
        assertThat(RED.points("begging")).isEqualTo(-9);
    }

    @Test
    @Rule("AGR-H4")
    void nobody_has_to_turn_goods_into_food() {
        given(revised(), round(4), beforeFeeding(), RED.has("3 food 1 grain"), GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain");
        RED.plays("feed");
        RED.changed("food: 3 > 0", "begging: 0 > 1");
    }

    @Test
    @Rule("AGR-H5")
    void in_the_classic_edition_one_may_beg_with_food_at_hand() {
        given(round(4), beforeFeeding(), RED.has("5 food"), GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "beg 1", "beg 2", "beg 3", "beg 4");
        RED.isRefused("count:5", "AGR-H5", "nothing-to-save");
        RED.plays("beg 3");
        RED.changed("food: 5 > 4", "begging: 0 > 3");
        GREEN.plays("feed");
        GREEN.changed("food: 4 > 0");
    }

    @Test
    @Rule("AGR-H5")
    void in_the_revised_edition_and_in_the_last_harvest_food_is_paid() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("5 food 1 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.mayNot("beg 1");
        RED.isRefused("count:1", "AGR-H5", "food-has-to-be-paid");
        given(round(14), beforeFeeding(), RED.has("5 food"), GREEN.has("4 food"));
        goOn();
        RED.changed("food: 5 > 1");
        assertThat(position().isOver()).isTrue();
    }

    @Test
    @Rule({"AGR-H3", "AGR-H4"})
    void all_families_are_fed_at_the_same_time() {
        given(round(4), beforeFeeding(), players(3), RED.has("4 food"), GREEN.has("4 food"), BLUE.has("4 food"));
        goOn();
        meanwhile();
        BLUE.plays("feed");
        RED.isAsked("feed");
        GREEN.isAsked("feed");
        BLUE.isRefused("do:feed", "AGR-H4", "fed-already");
        RED.plays("feed");
        GREEN.plays("feed");
        BLUE.changed("food: 4 > 0");
        now("round", "5");
    }

    @Test
    @Rule("AGR-H6")
    void three_animals_of_a_species_have_one_young_too_and_one_has_none() {
        given(round(4), beforeBreeding(), RED.has("3 sheep 1 cattle"), RED.farm(TWO_PASTURES));
        goOn();
        RED.changed("sheep: 3 > 4");
    }

    @Test
    @Rule("AGR-H6")
    void parents_may_live_apart() {
        given(round(4), beforeBreeding(), RED.has("2 cattle"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   s   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        RED.changed("cattle: 2 > 3");
    }

    @Test
    @Rule("AGR-H6")
    void without_room_there_is_no_young() {
        given(round(4), beforeBreeding(), RED.has("3 sheep"), RED.farm(ONE_PASTURE));
        goOn();
        RED.changed();
    }

    @Test
    @Rule("AGR-H7")
    void if_young_compete_for_room_their_owner_chooses() {
        given(round(4), beforeBreeding(), RED.has("2 sheep 2 wild-boar"), RED.farm("""
                +   +   +   +---+---+
                  .   .   . |   |   |
                +   +   +   +---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        meanwhile();
        RED.isOffered("keep 3 2 0", "keep 2 3 0");
        RED.isRefused("do:done", "AGR-H7", "breed-first");
        RED.plays("keep 2 3 0");
        RED.changed("wild-boar: 2 > 3");
    }

    @Test
    @Rule({"AGR-H7", "AGR-H8"})
    void others_may_be_let_go_to_make_room_for_young() {
        given(round(4), beforeBreeding(), RED.has("2 sheep 1 cattle"), RED.farm(ONE_PASTURE));
        goOn();
        meanwhile();
        RED.isOffered("keep 3 0 0", "keep 2 0 1");
        RED.plays("keep 3 0 0");
        RED.changed("sheep: 2 > 3", "cattle: 1 > 0");
    }

    @Test
    @Rule("AGR-H8")
    void what_makes_room_is_cooked_but_parents_are_not() {
        given(
                round(4),
                beforeBreeding(),
                RED.has("2 sheep 1 cattle"),
                RED.farm(ONE_PASTURE),
                RED.hasPlayed("fireplace-2"));
        goOn();
        RED.plays("keep 3 0 0");
        RED.changed("sheep: 2 > 3", "cattle: 1 > 0", "food: 0 > 3");
        given(round(4), beforeBreeding(), RED.has("3 sheep"), RED.farm(ONE_PASTURE), RED.hasPlayed("fireplace-2"));
        goOn();
        itAlsoHappened("red cooked sheep 1 2", "red bred sheep");
        RED.changed("food: 0 > 2");
        given(round(4), beforeBreeding(), RED.has("2 sheep"), RED.hasPlayed("fireplace-2"), RED.farm("""
                +   +   +   +   +   +
                  .   .   .   .   s
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        RED.changed();
    }
}
