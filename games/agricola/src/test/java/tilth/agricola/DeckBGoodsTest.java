package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck B that bring goods when they are played, at spaces or at any time. */
class DeckBGoodsTest extends DeckBScenario {

    @Nested
    class StrawberryPatch {

        @Test
        void puts_food_on_the_next_three_round_spaces() {
            given(deckB(), round(13), RED.holds("b045-strawberry-patch"), RED.has("1 wood"), RED.farm("""
                    +   +   +   +   +   +
                      .   .   .  F2v F1v
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("place meeting-place", "play b045-strawberry-patch");
            changed(
                    "red wood: 1 > 0",
                    "red hand: b045-strawberry-patch >",
                    "red cards: > b045-strawberry-patch",
                    "red home: 2 > 1",
                    "round 14 for red: > 1 food",
                    "on meeting-place: > 1 red");
            assertThat(RED.points("cards")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-D8")
        void needs_two_vegetable_fields() {
            given(deckB(), RED.holds("b045-strawberry-patch"), RED.has("1 wood"), RED.farm("""
                    +   +   +   +   +   +
                      .   .   F  F2v F1g
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.isRefused("card:b045-strawberry-patch", "AGR-D8", "needs-not-met");
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule({"AGR-D8", "AGR-C6", "AGR-C8"})
        void counts_a_card_on_which_vegetables_grow() {
            given(
                    deckB(),
                    RED.holds("b045-strawberry-patch"),
                    RED.has("1 wood"),
                    RED.hasPlayed("b068-beanfield"),
                    onCard("b068-beanfield", "2 vegetable"),
                    RED.farm("""
                    +   +   +   +   +   +
                      .   .   .  F2v  .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("place meeting-place", "play b045-strawberry-patch");
            meanwhile();
        }
    }

    @Nested
    class HerringPot {

        @Test
        void puts_food_on_the_next_rounds_each_time_its_owner_fishes() {
            given(
                    deckB(),
                    round(3),
                    RED.hasPlayed("b047-herring-pot"),
                    RED.awaits(5, "1 food"),
                    holds("fishing", "2 food"));
            RED.plays("place fishing");
            changed(
                    "red food: 0 > 2",
                    "red home: 2 > 1",
                    "fishing: 2 food >",
                    "on fishing: > 1 red",
                    "round 4 for red: > 1 food",
                    "round 5 for red: 1 food > 2 food",
                    "round 6 for red: > 1 food");
        }

        @Test
        void ignores_others_and_other_spaces() {
            given(deckB(), GREEN.hasPlayed("b047-herring-pot"), holds("fishing", "1 food"));
            RED.plays("place fishing");
            changed("red food: 0 > 1", "red home: 2 > 1", "fishing: 1 food >", "on fishing: > 1 red");
            given(deckB(), RED.hasPlayed("b047-herring-pot"), holds("reed-bank", "1 reed"));
            RED.plays("place reed-bank");
            changed("red reed: 0 > 1", "red home: 2 > 1", "reed-bank: 1 reed >", "on reed-bank: > 1 red");
        }
    }

    @Nested
    class Brook {

        @Test
        void brings_a_food_on_the_spaces_above_fishing() {
            given(deckB(), RED.hasPlayed("b056-brook"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "food: 0 > 1", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b056-brook"), holds("clay-pit", "1 clay"));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 1", "food: 0 > 1", "home: 2 > 1");
            given(deckB(), out("sheep-market"), RED.hasPlayed("b056-brook"), holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        void is_silent_on_fishing_beside_it_and_for_others() {
            given(deckB(), RED.hasPlayed("b056-brook"), holds("fishing", "1 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 1", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b056-brook"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            given(deckB(), GREEN.hasPlayed("b056-brook"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.changed();
        }

        @Test
        @Rule("AGR-D8")
        void needs_a_person_of_its_owner_on_fishing() {
            given(deckB(), RED.holds("b056-brook"), GREEN.standsOn("fishing"));
            RED.mayNot("place meeting-place");
            given(deckB(), RED.holds("b056-brook"), RED.standsOn("fishing"), RED.people(3));
            RED.plays("place meeting-place", "play b056-brook");
            RED.changed("hand: b056-brook >", "cards: > b056-brook", "home: 2 > 1");
        }
    }

    @Nested
    class Scullery {

        @Test
        void brings_a_food_each_round_in_a_wooden_house() {
            given(deckB(), beforeTheNextRound(), RED.hasPlayed("b057-scullery"));
            goOn();
            RED.changed("food: 0 > 1");
            given(deckB(), beforeTheNextRound(), RED.hasPlayed("b057-scullery"), RED.farm(CLAY_HOUSE));
            goOn();
            RED.changed();
            given(deckB(), beforeTheNextRound(), GREEN.hasPlayed("b057-scullery"));
            goOn();
            RED.changed();
        }
    }

    @Nested
    class Pitchfork {

        @Test
        void brings_food_with_grain_while_somebody_plows() {
            given(deckB(), RED.hasPlayed("b062-pitchfork"), GREEN.standsOn("farmland"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "food: 0 > 3", "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b062-pitchfork"), RED.standsOn("farmland"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "food: 0 > 3", "home: 1 > 0");
        }

        @Test
        void brings_nothing_while_farmland_is_free_or_to_others() {
            given(deckB(), RED.hasPlayed("b062-pitchfork"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
            given(deckB(), GREEN.hasPlayed("b062-pitchfork"), GREEN.standsOn("farmland"));
            RED.plays("place grain-seeds");
            GREEN.changed();
        }
    }

    @Nested
    class SackCart {

        @Test
        void puts_grain_on_four_round_spaces_that_are_still_to_come() {
            given(
                    deckB(),
                    round(8),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer"),
                    RED.holds("b066-sack-cart"),
                    RED.has("2 wood"));
            RED.plays("place meeting-place", "play b066-sack-cart");
            changed(
                    "red wood: 2 > 0",
                    "red hand: b066-sack-cart >",
                    "red cards: b099-tutor with nothing, b118-small-scale-farmer"
                            + " > b066-sack-cart, b099-tutor with nothing, b118-small-scale-farmer",
                    "red home: 2 > 1",
                    "round 11 for red: > 1 grain",
                    "round 14 for red: > 1 grain",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D8")
        void needs_two_occupations() {
            given(deckB(), RED.hasPlayed("b099-tutor"), RED.holds("b066-sack-cart"), RED.has("2 wood"));
            RED.isRefused("card:b066-sack-cart", "AGR-D8", "needs-not-met");
        }
    }

    @Nested
    class ThickForest {

        @Test
        void puts_wood_on_even_rounds_and_takes_no_clay() {
            given(deckB(), round(10), RED.holds("b074-thick-forest"), RED.has("5 clay"));
            RED.plays("place meeting-place", "play b074-thick-forest");
            changed(
                    "red hand: b074-thick-forest >",
                    "red cards: > b074-thick-forest",
                    "red home: 2 > 1",
                    "round 12 for red: > 1 wood",
                    "round 14 for red: > 1 wood",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D8")
        void needs_five_clay() {
            given(deckB(), RED.holds("b074-thick-forest"), RED.has("4 clay"));
            RED.isRefused("card:b074-thick-forest", "AGR-D8", "needs-not-met");
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class LoamPit {

        @Test
        void brings_clay_to_a_day_laborer() {
            given(deckB(), RED.hasPlayed("b077-loam-pit"));
            RED.plays("place day-laborer");
            RED.changed("clay: 0 > 3", "food: 0 > 2", "home: 2 > 1");
            given(deckB(), GREEN.hasPlayed("b077-loam-pit"));
            RED.plays("place day-laborer");
            changed("red food: 0 > 2", "red home: 2 > 1", "on day-laborer: > 1 red");
        }

        @Test
        void its_clay_pays_for_a_renovation_in_the_same_turn() {
            given(deckB(), RED.hasPlayed("b077-loam-pit", "b087-cottager"), RED.has("1 reed"));
            RED.plays("place day-laborer", "use b087-cottager", "renovate");
            RED.changed("clay: 0 > 1", "food: 0 > 2", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void needs_three_occupations() {
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer"),
                    RED.holds("b077-loam-pit"),
                    RED.has("1 food"));
            RED.isRefused("card:b077-loam-pit", "AGR-D8", "needs-not-met");
        }
    }

    @Nested
    class HardPorcelain {

        @Test
        @Rule("AGR-X3")
        void turns_clay_into_stone_at_any_time() {
            given(deckB(), RED.hasPlayed("b080-hard-porcelain"), RED.has("9 clay"));
            RED.may("trade b080-hard-porcelain 0", "trade b080-hard-porcelain 1", "trade b080-hard-porcelain 2");
            RED.plays("trade b080-hard-porcelain 2");
            RED.changed("clay: 9 > 5", "stone: 0 > 3");
            RED.plays("trade b080-hard-porcelain 1", "trade b080-hard-porcelain 0");
            RED.changed("clay: 5 > 0", "stone: 3 > 6");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-X3")
        void asks_for_enough_clay_and_is_for_its_owner_alone() {
            given(deckB(), RED.hasPlayed("b080-hard-porcelain"), RED.has("3 clay"));
            RED.mayNot("trade b080-hard-porcelain 2");
            given(deckB(), RED.hasPlayed("b080-hard-porcelain"), RED.has("1 clay"));
            RED.mayNot("trade b080-hard-porcelain 0");
            given(deckB(), GREEN.hasPlayed("b080-hard-porcelain"), RED.has("4 clay"));
            RED.mayNot("trade b080-hard-porcelain 0");
        }
    }

    @Nested
    class AcornsBasket {

        @Test
        void puts_wild_boar_on_the_next_two_round_spaces() {
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer", "b095-master-bricklayer"),
                    RED.holds("b084-acorns-basket"),
                    RED.has("1 reed"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place meeting-place", "play b084-acorns-basket");
            now("round 3 for red", "1 wild-boar");
            RED.isAsked("place");
            assertThat(RED.view().goods()).containsEntry("wild-boar", 1);
        }

        @Test
        @Rule("AGR-A4")
        void a_boar_without_room_goes_or_another_animal_does() {
            given(deckB(), beforeTheNextRound(), RED.has("1 sheep"), RED.awaits(2, "1 wild-boar"));
            goOn();
            RED.isOffered("keep 1 0 0", "keep 0 1 0");
            RED.plays("keep 1 0 0");
            RED.changed();
        }

        @Test
        @Rule("AGR-D8")
        void needs_three_occupations() {
            given(
                    deckB(),
                    RED.hasPlayed("b099-tutor", "b118-small-scale-farmer"),
                    RED.holds("b084-acorns-basket"),
                    RED.has("1 reed"));
            RED.isRefused("card:b084-acorns-basket", "AGR-D8", "needs-not-met");
        }
    }
}
