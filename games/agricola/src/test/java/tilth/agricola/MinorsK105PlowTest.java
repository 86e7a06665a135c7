package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Minor improvements of the sheet that begins with K105 which are about plows and grain. */
class MinorsK105PlowTest extends ClassicScenario {

    private static final String SWING = "k115-swing-plough";
    private static final String CROOKED = "k119-crooked-plough";

    @Nested
    class SwingPlough {

        @Test
        @Rule("AGR-K62")
        void plows_up_to_three_fields_twice_in_the_game() {
            given(eikz(), RED.hasPlayed(SWING));
            RED.plays("place farmland", "plow b1", "use " + SWING, "plow b2", "plow c1");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: - > field",
                    "b2: - > field",
                    "c1: - > field",
                    "cards: " + SWING + " with 2 > " + SWING + " with 1",
                    "home: 2 > 1");
            given(eikz(), RED.hasPlayed(SWING), onCardNoted(SWING, 0));
            RED.plays("place farmland", "plow b1");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void fewer_fields_if_its_owner_likes() {
            given(eikz(), RED.hasPlayed(SWING));
            RED.plays("place farmland", "plow b1", "use " + SWING, "plow b2", "done");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: - > field",
                    "b2: - > field",
                    "cards: " + SWING + " with 2 > " + SWING + " with 1",
                    "home: 2 > 1");
        }

        @Test
        void not_where_fields_are_plowed_and_sown() {
            given(eikz(), out("cultivation"), RED.hasPlayed(SWING));
            RED.plays("place cultivation", "plow b1");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class CrookedPlough {

        @Test
        void plows_up_to_three_fields_once() {
            given(eikz(), RED.hasPlayed(CROOKED));
            RED.plays("place farmland", "plow b1", "use " + CROOKED, "plow b2", "plow b3");
            GREEN.isAsked("place");
            RED.changed(
                    "b1: - > field",
                    "b2: - > field",
                    "b3: - > field",
                    "cards: " + CROOKED + " with 1 > " + CROOKED + " with nothing",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K62")
        void never_together_with_another_plow() {
            given(eikz(), RED.hasPlayed(CROOKED, SWING));
            RED.plays("place farmland", "plow b1");
            RED.may("use " + SWING, "use " + CROOKED);
            RED.plays("use " + CROOKED, "plow b2", "plow b3");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Yoke {

        private static final String CARD = "k124-yoke";

        @Test
        void plows_a_field_for_every_plow_of_anybody() {
            given(
                    eikz(),
                    RED.holds(CARD),
                    RED.hasPlayed(CROOKED),
                    RED.has("1 wood 1 cattle"),
                    GREEN.hasPlayed("z313-stump-jump-plough"));
            RED.plays("place meeting-place", "play " + CARD, "use " + CARD, "plow b1", "use " + CARD, "plow b2");
            GREEN.isAsked("place");
            RED.changed(
                    "wood: 1 > 0",
                    "b1: - > field",
                    "b2: - > field",
                    "home: 2 > 1",
                    "hand: " + CARD + " >",
                    "cards: " + CROOKED + " with 1 > " + CROOKED + " with 1, " + CARD);
        }

        @Test
        void none_where_there_is_no_plow() {
            given(eikz(), RED.holds(CARD), RED.has("1 wood 1 cattle"), GREEN.hasPlayed("e155-bread-seller"));
            RED.plays("place meeting-place", "play " + CARD);
            GREEN.isAsked("place");
            RED.changed("wood: 1 > 0", "home: 2 > 1", "hand: " + CARD + " >", "cards: > " + CARD);
        }
    }

    @Nested
    class Brewery {

        private static final String CARD = "k110-brewery";

        @Test
        @Rule("AGR-M5")
        void turns_a_grain_into_three_food_once_a_harvest() {
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("2 grain 1 food"));
            goOn();
            RED.plays("craft " + CARD);
            RED.mayNot("craft " + CARD);
            RED.plays("feed");
            RED.changed("grain: 2 > 1", "food: 1 > 0", "cards: " + CARD + " > " + CARD + " spent");
        }

        @Test
        void scores_the_ninth_grain_on_fields_or_not() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("6 grain"), RED.farm(TWO_FIELDS.replaceFirst(" F ", "F3g")));
            assertThat(RED.points("bonus")).isEqualTo(1);
            given(eikz(), RED.hasPlayed(CARD), RED.has("8 grain 9 vegetable"));
            assertThat(RED.points("bonus")).isZero();
        }

        @Test
        void is_no_oven() {
            given(eikz(), RED.hasPlayed(CARD, "k113-flail"), RED.has("2 grain"));
            RED.plays("place farmland");
            RED.mayNot("use k113-flail");
            meanwhile();
        }
    }
}
