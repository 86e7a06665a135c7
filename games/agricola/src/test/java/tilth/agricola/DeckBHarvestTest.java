package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck B that matter in a harvest or when points are counted. */
class DeckBHarvestTest extends DeckBScenario {

    private static final String THREE_FIELDS = """
            +   +   +   +   +   +
              .   .   F  F2v F1g
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Mantlepiece {

        @Test
        void notes_a_point_for_each_round_to_come() {
            given(deckB(), round(5), RED.farm(CLAY_HOUSE), RED.holds("b033-mantlepiece"), RED.has("1 stone"));
            RED.plays("place meeting-place", "play b033-mantlepiece");
            RED.changed(
                    "stone: 1 > 0",
                    "booked: 0 > 9",
                    "hand: b033-mantlepiece >",
                    "cards: > b033-mantlepiece",
                    "home: 2 > 1");
            assertThat(RED.points("cards")).isEqualTo(-3);
            assertThat(RED.points("bonus")).isEqualTo(9);
            assertThat(RED.view().cardPoints()).containsEntry("b033-mantlepiece", 6);
        }

        @Test
        @Rule("AGR-K3")
        void its_owner_never_renovates_again() {
            given(
                    deckB(),
                    out("house-redevelopment"),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b033-mantlepiece"),
                    RED.has("2 stone 1 reed"));
            RED.mayNot("place house-redevelopment");
            RED.isRefused("space:house-redevelopment", "AGR-K3", "forbidden-by-card");
            given(
                    deckB(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b033-mantlepiece", "b087-cottager"),
                    RED.has("2 stone 5 clay 2 reed"));
            RED.plays("place day-laborer", "use b087-cottager");
            RED.isOffered("build-room a1", "build-room b2", "build-room b3");
            meanwhile();
            given(
                    deckB(),
                    RED.farm(CLAY_HOUSE),
                    RED.hasPlayed("b033-mantlepiece", "b087-cottager"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place day-laborer");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void others_renovate_as_before() {
            given(deckB(), out("house-redevelopment"), GREEN.hasPlayed("b033-mantlepiece"), RED.has("2 clay 1 reed"));
            RED.may("place house-redevelopment");
        }

        @Test
        @Rule("AGR-D8")
        void needs_a_house_of_clay_or_stone() {
            given(deckB(), RED.holds("b033-mantlepiece"), RED.has("1 stone"));
            RED.isRefused("card:b033-mantlepiece", "AGR-D8", "needs-not-met");
            given(deckB(), round(14), RED.farm(STONE_HOUSE), RED.holds("b033-mantlepiece"), RED.has("1 stone"));
            RED.plays("place meeting-place", "play b033-mantlepiece");
            RED.changed("stone: 1 > 0", "hand: b033-mantlepiece >", "cards: > b033-mantlepiece", "home: 2 > 1");
        }
    }

    @Nested
    class Bottles {

        @Test
        @Rule({"AGR-P1", "AGR-K6"})
        void cost_a_clay_and_a_food_for_each_person_newborns_too() {
            given(deckB(), RED.newborns(1), RED.holds("b036-bottles"), RED.has("4 clay 3 food"));
            RED.plays("place meeting-place", "play b036-bottles");
            RED.changed("clay: 4 > 1", "food: 3 > 0", "hand: b036-bottles >", "cards: > b036-bottles", "home: 2 > 1");
            assertThat(RED.points("cards")).isEqualTo(4);
        }

        @Test
        @Rule({"AGR-P1", "AGR-X1"})
        void may_be_paid_with_food_that_is_made_first_but_not_with_less() {
            given(deckB(), RED.holds("b036-bottles"), RED.has("2 clay 1 food 1 grain"));
            RED.plays("place meeting-place", "play b036-bottles");
            RED.isOffered("eat grain");
            RED.plays("eat grain", "pay 0");
            meanwhile();
            given(deckB(), RED.people(3), RED.holds("b036-bottles"), RED.has("2 clay 3 food"));
            RED.mayNot("place meeting-place");
            given(deckB(), RED.people(3), RED.holds("b036-bottles"), RED.has("3 clay 2 food"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class Loom {

        @Test
        void brings_food_for_sheep_in_the_field_phase() {
            given(deckB(), round(4), beforeTheHarvest(), RED.hasPlayed("b039-loom"), RED.has("1 sheep 4 food"));
            goOn();
            RED.changed("food: 4 > 1");
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b039-loom"),
                    RED.farm(MEADOWS),
                    RED.has("4 sheep 4 food"));
            goOn();
            RED.changed("food: 4 > 2", "sheep: 4 > 5");
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b039-loom"),
                    RED.farm(MEADOWS),
                    RED.has("7 sheep 4 food"));
            goOn();
            RED.changed("food: 4 > 3", "sheep: 7 > 8");
        }

        @Test
        void brings_nothing_without_sheep_or_to_others() {
            given(deckB(), round(4), beforeTheHarvest(), RED.hasPlayed("b039-loom"), RED.has("4 food 1 cattle"));
            goOn();
            RED.changed("food: 4 > 0");
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    GREEN.hasPlayed("b039-loom"),
                    RED.has("1 sheep 4 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.changed("food: 4 > 0");
        }

        @Test
        @Rule("AGR-E11")
        void scores_for_every_three_sheep() {
            given(deckB(), RED.hasPlayed("b039-loom"), RED.farm(MEADOWS), RED.has("8 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            assertThat(RED.points("cards")).isEqualTo(1);
            given(deckB(), RED.hasPlayed("b039-loom"), RED.farm(MEADOWS), RED.has("2 sheep"), GREEN.has("1 sheep"));
            assertThat(RED.points("bonus")).isZero();
            assertThat(GREEN.points("bonus")).isZero();
        }
    }

    @Nested
    class ButterChurn {

        @Test
        void brings_food_for_sheep_and_cattle() {
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b050-butter-churn"),
                    RED.farm(MEADOWS),
                    RED.has("5 cattle 3 sheep 1 food"));
            goOn();
            RED.changed("food: 1 > 0", "sheep: 3 > 4", "cattle: 5 > 6");
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b050-butter-churn"),
                    RED.farm(MEADOWS),
                    RED.has("1 cattle 2 sheep 4 food"));
            goOn();
            RED.changed("food: 4 > 0", "sheep: 2 > 3");
        }

        @Test
        @Rule("AGR-D8")
        void may_be_played_with_three_occupations_at_most() {
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer", "b095-master-bricklayer"),
                    RED.holds("b050-butter-churn"),
                    RED.has("1 wood"));
            RED.may("place meeting-place");
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer", "b095-master-bricklayer", "b126-carpenter"),
                    RED.holds("b050-butter-churn"),
                    RED.has("1 wood"));
            RED.isRefused("card:b050-butter-churn", "AGR-D8", "needs-not-met");
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class ThreeFieldRotation {

        @Test
        void brings_food_before_crops_are_taken() {
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b061-three-field-rotation"),
                    RED.has("1 food"),
                    RED.farm(THREE_FIELDS));
            goOn();
            RED.changed(
                    "food: 1 > 0",
                    "vegetable: 0 > 1",
                    "grain: 0 > 1",
                    "d1: field 2 vegetable > field 1 vegetable",
                    "e1: field 1 grain > field");
        }

        @Test
        void needs_all_three_kinds_of_fields() {
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b061-three-field-rotation"),
                    RED.has("4 food"),
                    RED.farm("""
                    +   +   +   +   +   +
                      .   .   .  F2v F1g
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            goOn();
            now("red food", "0");
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    GREEN.hasPlayed("b061-three-field-rotation"),
                    RED.has("4 food"),
                    GREEN.has("4 food"),
                    RED.farm(THREE_FIELDS));
            goOn();
            now("red food", "0");
        }

        @Test
        @Rule({"AGR-C6", "AGR-C8"})
        void counts_an_empty_beanfield() {
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b061-three-field-rotation", "b068-beanfield"),
                    RED.has("1 food"),
                    RED.farm("""
                    +   +   +   +   +   +
                      .   .   .  F2v F1g
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            goOn();
            now("red begging", "0");
        }
    }

    @Nested
    class Beanfield {

        @Test
        @Rule("AGR-C6")
        void grows_vegetables_alone() {
            given(deckB(), out("grain-utilization"), RED.hasPlayed("b068-beanfield"), RED.has("1 vegetable 1 grain"));
            RED.plays("place grain-utilization");
            RED.isOffered("sow vegetable b068-beanfield");
            RED.plays("sow vegetable b068-beanfield");
            RED.changed(
                    "vegetable: 1 > 0",
                    "cards: b068-beanfield with nothing > b068-beanfield with 2 vegetable",
                    "home: 2 > 1");
            assertThat(RED.points("vegetables")).isEqualTo(2);
            assertThat(RED.points("fields")).isEqualTo(-1);
            given(deckB(), out("grain-utilization"), RED.hasPlayed("b068-beanfield"), RED.has("1 grain"));
            RED.mayNot("place grain-utilization");
        }

        @Test
        @Rule({"AGR-C6", "AGR-H2"})
        void is_harvested() {
            given(
                    deckB(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("b068-beanfield"),
                    onCard("b068-beanfield", "2 vegetable"),
                    RED.has("4 food"));
            goOn();
            RED.changed(
                    "food: 4 > 0",
                    "vegetable: 0 > 1",
                    "cards: b068-beanfield with 2 vegetable > b068-beanfield with 1 vegetable");
        }

        @Test
        @Rule("AGR-D8")
        void needs_two_occupations() {
            given(deckB(), RED.hasPlayed("b099-tutor"), RED.holds("b068-beanfield"), RED.has("1 food"));
            RED.isRefused("card:b068-beanfield", "AGR-D8", "needs-not-met");
        }
    }
}
