package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of bonus deck Z, edition of 2007: Z325 to Z336. */
class OccupationsZ325Test extends ClassicScenario {

    @Nested
    class VillageBeauty {

        private static final String CARD = "z325-village-beauty";
        private static final String ROOMY = CLAY_HOUSE.replaceFirst("[.]", "C");

        @Test
        @Rule("AGR-G4")
        void a_newborn_does_not_stand_where_another_player_works() {
            given(
                    eikz(),
                    RED.hasPlayed(CARD, "i70-punner"),
                    RED.farm(ROOMY),
                    RED.has("3 food"),
                    GREEN.hasPlayed("i63-moldboard-plough"),
                    onCardNoted("i63-moldboard-plough", 2),
                    GREEN.toMove());
            GREEN.plays("place farmland", "plow b1", "use i63-moldboard-plough", "plow c1");
            RED.plays("trade " + CARD + " 0", "done");
            now("on farmland", "1 green");
            now("red people", "3");
            now("red newborns", "1");
        }

        @Test
        @Rule("AGR-X3")
        void no_family_grows_after_the_last_harvest() {
            given(eikz(), round(14), beforeBreeding(), RED.hasPlayed(CARD), RED.farm(ROOMY), RED.has("3 food"));
            goOn();
            assertThat(position().isOver()).isTrue();
            RED.changed();
        }

        @Test
        @Rule("AGR-X3")
        void before_the_last_feeding_it_does_and_the_newborn_eats() {
            given(eikz(), round(14), beforeFeeding(), RED.hasPlayed(CARD), RED.farm(ROOMY), RED.has("9 food"));
            goOn();
            RED.plays("trade " + CARD + " 0");
            RED.changed("food: 9 > 1", "people: 2 > 3", "home: 2 > 3");
        }
    }

    @Nested
    class CubeCutter {

        private static final String CARD = "z335-cube-cutter";

        @Test
        @Rule("AGR-E11")
        void turns_a_wood_and_a_food_into_a_point_in_the_field_phase() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("3 wood 9 food"));
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            RED.isAsked("feed");
            RED.changed("wood: 3 > 2", "food: 9 > 8", "booked: 0 > 1", "cards: " + CARD + " > " + CARD + " spent");
        }

        @Test
        void not_without_wood_and_not_outside_the_field_phase() {
            given(eikz(), round(4), beforeTheHarvest(), RED.hasPlayed(CARD), RED.has("9 food"));
            goOn();
            RED.isAsked("feed");
            RED.changed();
            given(eikz(), round(4), beforeFeeding(), RED.hasPlayed(CARD), RED.has("3 wood 9 food"));
            goOn();
            RED.isAsked("feed");
            RED.mayNot("use " + CARD);
            RED.changed();
        }
    }

    @Nested
    class Gentleman {

        private static final String CARD = "z326-gentleman";

        @Test
        void brings_a_food_for_the_last_person_of_all() {
            givenLast(1, 0);
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "food: 0 > 1", "home: 1 > 2");
            now("round", "2");
        }

        @Test
        void brings_nothing_while_anybody_has_people_at_home() {
            givenLast(1, 1);
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 1 > 0");
            givenLast(2, 0);
            RED.plays("place grain-seeds");
            RED.changed("grain: 0 > 1", "home: 2 > 1");
        }

        private void givenLast(int red, int green) {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD),
                    RED.home(red),
                    GREEN.home(green),
                    BLUE.home(0),
                    YELLOW.home(0));
        }

        @Test
        void brings_two_when_the_last_person_plays_it() {
            given(eikz(), players(4), RED.holds(CARD), RED.home(1), GREEN.home(0), BLUE.home(0), YELLOW.home(0));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("food: 0 > 2", "hand: " + CARD + " >", "cards: > " + CARD, "home: 1 > 2");
            given(eikz(), players(4), RED.holds(CARD), RED.home(1), GREEN.home(1), BLUE.home(0), YELLOW.home(0));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD, "home: 1 > 0");
        }
    }

    @Nested
    class Cooper {

        private static final String CARD = "z328-cooper";

        @Test
        @Rule("AGR-K81")
        void brings_a_food_when_anybody_takes_three_that_lay_there() {
            given(eikz(), players(4), BLUE.hasPlayed(CARD), holds("fishing", "3 food"));
            RED.plays("place fishing");
            changed(
                    "blue food: 0 > 1",
                    "red food: 0 > 3",
                    "red home: 2 > 1",
                    "fishing: 3 food >",
                    "on fishing: > 1 red");
            given(eikz(), players(4), RED.hasPlayed(CARD), holds("traveling-players", "4 food"));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 5", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void brings_nothing_for_less_whatever_cards_add() {
            given(eikz(), players(4), RED.hasPlayed(CARD, "k342-animal-trainer"), holds("fishing", "2 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed(CARD, "k311-magician"),
                    RED.home(1),
                    holds("traveling-players", "2 food"));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 3", "grain: 0 > 1", "home: 1 > 0");
        }
    }

    @Nested
    class MotherOfTwins {

        private static final String CARD = "z336-mother-of-twins";

        @Test
        @Rule({"AGR-G2", "AGR-K2"})
        void brings_a_second_child_for_three_food_but_no_third() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("9 food"), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            GREEN.isAsked("place");
            RED.changed("food: 9 > 6", "people: 2 > 4", "newborns: 0 > 2", "home: 2 > 1");
        }

        @Test
        void may_be_let_be_and_never_makes_six() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("9 food"), out("urgent-wish"));
            RED.plays("place urgent-wish", "done");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.has("9 food"), RED.people(4), out("urgent-wish"));
            RED.plays("place urgent-wish");
            GREEN.isAsked("place");
            RED.changed("people: 4 > 5", "newborns: 0 > 1", "home: 4 > 3");
        }

        @Test
        @Rule("AGR-K13")
        void adoptive_parents_may_take_both_children_home() {
            given(eikz(), RED.hasPlayed(CARD, "k267-adoptive-parents"), RED.has("5 food"), out("urgent-wish"));
            RED.plays("place urgent-wish", "use k267-adoptive-parents", "use " + CARD, "use k267-adoptive-parents");
            GREEN.isAsked("place");
            RED.changed("food: 5 > 0", "people: 2 > 4", "home: 2 > 3");
        }
    }

    @Nested
    class GameDesigner {

        private static final String CARD = "z333-game-designer";

        @Test
        @Rule({"AGR-X3", "AGR-E11"})
        void turns_one_of_each_resource_into_two_food_and_a_point_any_number_of_times() {
            given(eikz(), RED.hasPlayed(CARD), RED.has("2 wood 2 clay 2 reed 3 stone"));
            RED.plays("trade " + CARD + " 0");
            RED.changed("wood: 2 > 1", "clay: 2 > 1", "reed: 2 > 1", "stone: 3 > 2", "food: 0 > 2", "booked: 0 > 1");
            RED.plays("trade " + CARD + " 0");
            RED.mayNot("trade " + CARD + " 0");
            RED.changed("wood: 1 > 0", "clay: 1 > 0", "reed: 1 > 0", "stone: 2 > 1", "food: 2 > 4", "booked: 1 > 2");
            assertThat(RED.points("bonus")).isEqualTo(2);
        }

        @Test
        @Rule("AGR-P2")
        void no_card_makes_it_cheaper() {
            given(
                    eikz(),
                    players(3),
                    RED.hasPlayed(CARD, "e211-stonecutter", "k301-wood-carver", "i91-ladder", "i243-bricklayer"),
                    RED.has("1 wood 1 clay 1 reed"));
            RED.mayNot("trade " + CARD + " 0");
            given(eikz(), RED.hasPlayed(CARD, "k301-wood-carver", "i91-ladder", "i243-bricklayer"), RED.has("1 stone"));
            RED.mayNot("trade " + CARD + " 0");
        }
    }

    @Nested
    class DanceInstructor {

        /** Ruling P193. */
        @Test
        @Rule({"AGR-K11", "AGR-K22"})
        void what_came_before_it_stays_when_it_goes_back_to_the_hand() {
            given(eikz(), players(4), RED.hasPlayed("k112-bookshelf"), RED.holds("z334-dance-instructor"));
            RED.plays("place lessons", "play z334-dance-instructor", "use z334-dance-instructor");
            RED.changed("food: 0 > 7", "home: 2 > 1");
        }
    }
}
