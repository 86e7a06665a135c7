package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.engine.Rule;

/** Why something may not be done where cards have a say: with the prices they leave and the fields they are. */
class CardReasonTest extends HandScenario {

    private static final String FOUR_STABLES = """
            +   +   +   +   +   +
              .   s   s   s   s
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class Prices {

        @Test
        @Rule({"AGR-P2", "AGR-F2"})
        void a_room_lacks_what_cards_leave_of_its_price() {
            given(
                    bothDecks(),
                    RED.hasPlayed("b013-carpenters-parlor"),
                    RED.farm(FOUR_STABLES),
                    RED.has("1 wood 2 reed"));
            RED.isRefused("space:farm-expansion", "AGR-F2", "missing", Map.of("good", "wood", "need", 2, "have", 1));
            given(
                    bothDecks(),
                    GREEN.hasPlayed("b013-carpenters-parlor"),
                    RED.farm(FOUR_STABLES),
                    RED.has("1 wood 2 reed"));
            RED.isRefused("space:farm-expansion", "AGR-F2", "missing", Map.of("good", "wood", "need", 5, "have", 1));
        }

        @Test
        @Rule({"AGR-P2", "AGR-F4", "AGR-F14"})
        void a_renovation_lacks_what_is_nearest() {
            given(
                    bothDecks(),
                    out("house-redevelopment"),
                    RED.hasPlayed("a087-conservator"),
                    RED.has("1 stone 1 reed"));
            RED.isRefused(
                    "space:house-redevelopment", "AGR-F4", "missing", Map.of("good", "stone", "need", 2, "have", 1));
            given(bothDecks(), out("house-redevelopment"), RED.has("1 stone 1 reed"));
            RED.isRefused(
                    "space:house-redevelopment", "AGR-F4", "missing", Map.of("good", "clay", "need", 2, "have", 0));
        }

        @Test
        @Rule({"AGR-P1", "AGR-P2"})
        void a_card_lacks_and_shows_what_cards_leave_of_its_price() {
            given(
                    bothDecks(),
                    out("major-improvement"),
                    RED.hasPlayed("b095-master-bricklayer", "a075-lumber-mill"),
                    RED.holds("b010-caravan", "a012-drinking-trough"),
                    RED.farm(THREE_ROOMS),
                    RED.has("1 clay 1 stone 3 food"));
            RED.plays("place major-improvement");
            RED.isRefused("card:well", "AGR-P1", "missing", Map.of("good", "stone", "need", 2, "have", 1));
            RED.isRefused("card:b010-caravan", "AGR-P1", "missing", Map.of("good", "wood", "need", 2, "have", 0));
            HandCardView caravan = view(position(), RED.seat).hand().stream()
                    .filter(card -> card.card().equals("b010-caravan"))
                    .findFirst()
                    .orElseThrow();
            assertThat(caravan.prices()).containsExactly(Map.of("wood", 2, "food", 3));
            meanwhile();
        }

        @Test
        @Rule({"AGR-F8", "AGR-F9", "AGR-K9"})
        void fences_are_counted_that_cards_pay_for() {
            given(bothDecks(), out("fencing"), RED.hasPlayed("a088-hedge-keeper"));
            RED.isRefused("space:fencing", "AGR-F9", "no-pasture-possible", Map.of("have", 3));
            given(bothDecks(), out("fencing"), RED.hasPlayed("a016-rammed-clay"), RED.has("1 wood 2 clay"));
            RED.isRefused("space:fencing", "AGR-F9", "no-pasture-possible", Map.of("have", 3));
            given(bothDecks(), out("fencing"), RED.has("2 clay"));
            RED.isRefused("space:fencing", "AGR-F8", "missing", Map.of("good", "wood", "need", 1, "have", 0));
        }
    }

    @Nested
    class Fields {

        private static final String BEANS = "b068-beanfield";

        @Test
        @Rule({"AGR-C6", "AGR-C4", "AGR-C3"})
        void a_card_is_a_field_that_may_be_full_or_want_another_crop() {
            given(
                    bothDecks(),
                    out("grain-utilization"),
                    RED.hasPlayed(BEANS, "fireplace-2"),
                    onCard(BEANS, "1 vegetable"),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization");
            RED.isRefused("field:" + BEANS, "AGR-C4", "field-not-empty");
            meanwhile();
            given(bothDecks(), out("grain-utilization"), RED.hasPlayed(BEANS, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place grain-utilization");
            RED.isRefused("field:" + BEANS, "AGR-C6", "nothing-that-grows-here");
            meanwhile();
            given(
                    bothDecks(),
                    out("grain-utilization"),
                    GREEN.hasPlayed(BEANS),
                    RED.hasPlayed("fireplace-2"),
                    RED.has("1 grain"));
            RED.plays("place grain-utilization");
            RED.isRefused("field:" + BEANS, "AGR-C4", "no-field-here");
            meanwhile();
        }

        @Test
        @Rule({"AGR-C6", "AGR-C4", "AGR-C3"})
        void an_empty_card_lacks_a_crop_and_not_a_field() {
            given(bothDecks(), out("grain-utilization"), RED.hasPlayed(BEANS), RED.has("1 grain"));
            RED.isRefused("space:grain-utilization", "AGR-C6", "nothing-that-grows-here");
            given(bothDecks(), out("grain-utilization"), RED.hasPlayed(BEANS));
            RED.isRefused("space:grain-utilization", "AGR-C3", "nothing-to-sow");
            given(bothDecks(), out("grain-utilization"), RED.hasPlayed(BEANS), onCard(BEANS, "1 vegetable"));
            RED.isRefused("space:grain-utilization", "AGR-C4", "no-empty-field");
        }
    }

    @Nested
    class Cards {

        @Test
        @Rule({"AGR-X3", "AGR-K2"})
        void a_card_that_may_be_used_at_any_time_says_what_it_lacks() {
            given(bothDecks(), RED.hasPlayed("b080-hard-porcelain"), RED.has("1 clay"));
            RED.isRefused(
                    "card:b080-hard-porcelain", "AGR-X3", "missing", Map.of("good", "clay", "need", 2, "have", 1));
            given(bothDecks(), RED.hasPlayed("b104-sheep-walker"));
            RED.isRefused("card:b104-sheep-walker", "AGR-X3", "missing", Map.of("good", "sheep", "need", 1, "have", 0));
            given(bothDecks(), RED.hasPlayed("a102-grocer"), onCardNoted("a102-grocer", 8), RED.has("1 food"));
            RED.isRefused("card:a102-grocer", "AGR-K2", "card-not-asked");
            given(bothDecks(), RED.hasPlayed("a056-basket"));
            RED.isRefused("card:a056-basket", "AGR-K2", "card-not-asked");
        }

        @Test
        @Rule({"AGR-D5", "AGR-D6"})
        void lessons_lack_food_or_a_card() {
            given(bothDecks(), RED.hasPlayed("a125-priest"), RED.holds("a087-conservator"));
            RED.isRefused("space:lessons", "AGR-D5", "missing", Map.of("good", "food", "need", 1, "have", 0));
            given(bothDecks(), RED.hasPlayed("a125-priest"), RED.has("1 food"));
            RED.isRefused("space:lessons", "AGR-D6", "no-such-card-in-hand");
        }

        @Test
        @Rule({"AGR-D7", "AGR-D8"})
        void the_meeting_place_of_a_start_player_lacks_a_minor() {
            given(bothDecks(), RED.holds("a012-drinking-trough"));
            RED.isRefused("space:meeting-place", "AGR-D8", "no-minor-playable");
        }

        @Test
        @Rule({"AGR-D6", "AGR-D8"})
        void a_card_of_the_hand_says_what_it_wants_whatever_is_asked() {
            given(
                    bothDecks(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("joinery"),
                    RED.holds("a012-drinking-trough", "a024-threshing-board"),
                    RED.has("4 food 1 wood 1 clay"),
                    GREEN.has("4 food"));
            goOn();
            RED.isRefused("card:a012-drinking-trough", "AGR-D6", "needs-an-action");
            RED.isRefused("card:a024-threshing-board", "AGR-D8", "needs-not-met");
            meanwhile();
        }
    }
}
