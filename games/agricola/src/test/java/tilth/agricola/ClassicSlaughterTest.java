package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Samples;
import tilth.engine.Rule;

/** Cards of the edition of 2007 that are about cooking. */
class ClassicSlaughterTest extends ClassicScenario {

    @Nested
    class Crock {

        @Test
        @Rule("AGR-X8")
        void every_two_goods_cooked_together_bring_a_food_more() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "e19-gypsys-crock", "e156-brush-maker"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep 1 wild-boar"));
            RED.plays("cook sheep", "cook sheep");
            RED.changed(
                    "sheep: 2 > 0",
                    "food: 0 > 5",
                    "cards: fireplace-2, e19-gypsys-crock with nothing, e156-brush-maker with nothing > "
                            + "fireplace-2, e19-gypsys-crock with 2, e156-brush-maker with nothing");
        }

        @Test
        @Rule("AGR-X8")
        void something_else_in_between_breaks_them_off() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "e19-gypsys-crock", "e156-brush-maker"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep"));
            RED.plays("cook sheep", "place day-laborer");
            GREEN.plays("place grain-seeds");
            RED.plays("cook sheep");
            RED.changed(
                    "sheep: 2 > 0",
                    "food: 0 > 6",
                    "home: 2 > 1",
                    "cards: fireplace-2, e19-gypsys-crock with nothing, e156-brush-maker with nothing > "
                            + "fireplace-2, e19-gypsys-crock with 1, e156-brush-maker with nothing");
        }

        @Test
        @Rule({"AGR-X8", "AGR-X1"})
        void the_food_more_counts_as_within_reach() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "e19-gypsys-crock", "e155-bread-seller"),
                    RED.holds("i219-fieldsman"),
                    RED.farm(TWO_PASTURES));
            RED.mayNot("place lessons");
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("fireplace-2", "e19-gypsys-crock"),
                    RED.has("1 sheep 1 vegetable"));
            goOn();
            RED.plays("cook sheep", "cook vegetable", "feed");
            RED.changed("sheep: 1 > 0", "vegetable: 1 > 0", "food: 0 > 1");
        }
    }

    @Nested
    class Trophies {

        @Test
        @Rule("AGR-K19")
        void a_boar_goes_to_one_card_only() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "e156-brush-maker", "k280-tanner"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 wild-boar"));
            RED.plays("cook wild-boar");
            RED.may("use e156-brush-maker", "done");
            RED.mayNot("use k280-tanner");
            RED.plays("use e156-brush-maker");
            RED.isAsked("place");
            RED.changed(
                    "wild-boar: 2 > 1",
                    "food: 0 > 2",
                    "cards: fireplace-2, e156-brush-maker with nothing, k280-tanner with nothing > "
                            + "fireplace-2, e156-brush-maker with 1 wild-boar, k280-tanner with nothing");
            RED.plays("cook wild-boar", "done", "use k280-tanner");
            RED.isAsked("place");
            RED.changed(
                    "wild-boar: 1 > 0",
                    "food: 2 > 4",
                    "cards: fireplace-2, e156-brush-maker with 1 wild-boar, k280-tanner with nothing > "
                            + "fireplace-2, e156-brush-maker with 1 wild-boar, k280-tanner with 1 wild-boar");
        }

        @Test
        @Rule({"AGR-K18", "AGR-E2"})
        void what_a_taxidermist_keeps_counts_as_owned_but_cannot_be_eaten() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "z330-taxidermist"),
                    onCard("z330-taxidermist", "1 sheep"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 wild-boar"));
            assertThat(RED.points("sheep")).isEqualTo(1);
            RED.mayNot("cook sheep");
            RED.plays("cook wild-boar", "use z330-taxidermist");
            RED.changed(
                    "wild-boar: 1 > 0",
                    "food: 0 > 2",
                    "cards: fireplace-2, z330-taxidermist with 1 sheep > "
                            + "fireplace-2, z330-taxidermist with 1 sheep 1 wild-boar");
            assertThat(RED.points("wild-boar")).isEqualTo(1);
        }

        @Test
        void only_one_of_a_kind_and_no_vegetables() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "z330-taxidermist"),
                    onCard("z330-taxidermist", "1 sheep"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep 1 vegetable"));
            RED.plays("cook sheep");
            RED.isAsked("place");
            RED.changed("sheep: 2 > 1", "food: 0 > 2");
        }

        @Test
        @Rule({"AGR-K16", "AGR-X1"})
        void whoever_cooks_for_a_toll_cannot_spend_the_food_on_cards_meanwhile() {
            given(
                    eikz(),
                    deck(Samples.COMMON),
                    RED.hasPlayed("fireplace-2", "e156-brush-maker", "e184-grocer"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 wild-boar"),
                    GREEN.hasPlayed("x42-common"),
                    holds("x42-common", "2 wood"));
            RED.plays("place x42-common", "cook wild-boar");
            RED.isOffered("use e156-brush-maker", "done");
            RED.plays("done", "pay 0");
            changed(
                    "red wild-boar: 1 > 0",
                    "red wood: 0 > 2",
                    "red home: 2 > 1",
                    "green food: 0 > 2",
                    "x42-common: 2 wood >",
                    "on x42-common: > 1 red");
        }

        @Test
        void pelts_fill_as_many_rooms_as_there_are() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "k339-pelts"),
                    onCard("k339-pelts", "1 food"),
                    RED.farm(TWO_PASTURES),
                    RED.has("3 sheep"));
            RED.plays("cook sheep", "use k339-pelts");
            RED.isAsked("place");
            RED.changed(
                    "sheep: 3 > 2",
                    "food: 0 > 1",
                    "cards: fireplace-2, k339-pelts with 1 food > fireplace-2, k339-pelts with 2 food");
            RED.plays("cook sheep");
            RED.isAsked("place");
            RED.changed("sheep: 2 > 1", "food: 1 > 3");
            assertThat(RED.points("bonus")).isEqualTo(2);
        }
    }

    @Nested
    class Kitchens {

        @Test
        @Rule("AGR-X7")
        void spices_make_more_of_vegetables_that_are_cooked() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("fireplace-2", "e25-spices"),
                    RED.has("1 vegetable"));
            goOn();
            RED.plays("cook vegetable", "feed");
            RED.changed("vegetable: 1 > 0", "begging: 0 > 1");
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed("e25-spices"), RED.has("1 vegetable"));
            goOn();
            RED.plays("eat vegetable", "feed");
            RED.changed("vegetable: 1 > 0", "begging: 0 > 3");
        }

        @Test
        @Rule("AGR-X2")
        void a_meat_seller_needs_an_oven() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("clay-oven", "e162-meat-seller"),
                    RED.has("1 cattle"));
            goOn();
            RED.plays("cook cattle", "feed");
            RED.changed("cattle: 1 > 0");
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed("e162-meat-seller"), RED.has("1 cattle"));
            goOn();
            RED.changed("begging: 0 > 4");
        }

        @Test
        void a_barbecue_for_as_many_as_there_are_people() {
            given(eikz(), RED.holds("z318-barbecue"), RED.farm(TWO_PASTURES), RED.has("3 sheep 1 cattle"));
            RED.plays("place meeting-place", "play z318-barbecue");
            RED.isOffered("choose 0 z318-barbecue", "choose 2 z318-barbecue", "done");
            RED.plays("choose 0 z318-barbecue", "choose 2 z318-barbecue");
            GREEN.isAsked("place");
            changed(
                    "red sheep: 3 > 2",
                    "red cattle: 1 > 0",
                    "red food: 0 > 8",
                    "red home: 2 > 1",
                    "red hand: z318-barbecue >",
                    "green hand: > z318-barbecue",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-K18")
        void oil_is_made_once_a_round_and_its_vegetables_count() {
            given(eikz(), RED.hasPlayed("z319-pumpkin-seed-oil"), RED.has("2 vegetable"));
            RED.plays("trade z319-pumpkin-seed-oil 0");
            RED.mayNot("trade z319-pumpkin-seed-oil 0");
            RED.changed(
                    "vegetable: 2 > 1",
                    "food: 0 > 3",
                    "cards: z319-pumpkin-seed-oil with nothing > z319-pumpkin-seed-oil with 1 vegetable");
            assertThat(RED.points("vegetables")).isEqualTo(2);
        }

        @Test
        void a_spit_roast_is_for_feeding_only() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("fireplace-2", "k109-spit-roast"),
                    RED.farm(TWO_PASTURES),
                    RED.has("2 sheep"));
            goOn();
            RED.plays("cook sheep", "cook sheep", "feed");
            RED.changed(
                    "sheep: 2 > 0",
                    "food: 0 > 1",
                    "cards: fireplace-2, k109-spit-roast > fireplace-2, k109-spit-roast spent");
            given(eikz(), RED.hasPlayed("fireplace-2", "k109-spit-roast"), RED.farm(TWO_PASTURES), RED.has("2 sheep"));
            RED.plays("cook sheep");
            RED.changed("sheep: 2 > 1", "food: 0 > 2");
        }

        @Test
        @Rule("AGR-K18")
        void seeds_are_sold_from_the_card() {
            given(
                    eikz(),
                    RED.hasPlayed("z332-seed-trader"),
                    onCard("z332-seed-trader", "2 grain 1 vegetable"),
                    RED.has("5 food"));
            RED.plays("trade z332-seed-trader 1", "trade z332-seed-trader 0");
            RED.mayNot("trade z332-seed-trader 0", "trade z332-seed-trader 1");
            RED.changed(
                    "food: 5 > 0",
                    "grain: 0 > 1",
                    "vegetable: 0 > 1",
                    "cards: z332-seed-trader with 2 grain 1 vegetable > z332-seed-trader with 1 grain");
        }
    }
}
