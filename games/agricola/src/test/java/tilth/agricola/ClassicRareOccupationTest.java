package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Board;
import tilth.agricola.cards.Samples;
import tilth.engine.Rule;

/** Occupations of the edition of 2007 that do what no other card does. */
class ClassicRareOccupationTest extends ClassicScenario {

    @Nested
    class FeedingLast {

        @Test
        @Rule("AGR-H9")
        void waits_for_all_others_and_eats_what_they_bring() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("k299-slaughterman"),
                    RED.has("3 food"),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.has("2 food 1 sheep"),
                    BLUE.has("4 food"));
            goOn();
            GREEN.isAsked("feed");
            BLUE.isAsked("feed");
            assertThat(position().openSeats() & 1).isZero();
            GREEN.plays("cook sheep", "feed");
            BLUE.plays("feed");
            RED.isAsked("feed");
            RED.plays("feed");
            RED.changed("food: 3 > 0");
        }

        @Test
        @Rule("AGR-H9")
        void two_of_them_go_one_after_the_other() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeFeeding(),
                    GREEN.isFirst(),
                    RED.hasPlayed("k299-slaughterman"),
                    BLUE.hasPlayed("i97-slaughterhouse"),
                    RED.has("9 food"),
                    GREEN.has("9 food"),
                    BLUE.has("9 food"));
            goOn();
            GREEN.plays("feed");
            BLUE.isAsked("feed");
            assertThat(position().openSeats() & 1).isZero();
            BLUE.plays("feed");
            RED.isAsked("feed");
            meanwhile();
        }
    }

    @Nested
    class HarvestHelper {

        private static final String GRAIN_FIELD = """
                +   +   +   +   +   +
                  .  F2g F2v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-K24")
        void takes_a_grain_off_anothers_field_for_two_food() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    GREEN.farm(GRAIN_FIELD));
            goOn();
            RED.plays("use i223-harvest-helper");
            RED.isOffered("reap-from 1 b1");
            RED.plays("reap-from 1 b1");
            itAlsoHappened("red reaped-from 1 b1", "green gained food 2");
            assertThat(position().holdings().count(0, tilth.agricola.goods.Goods.GRAIN))
                    .isEqualTo(1);
            assertThat(position().farms().crops(1, 1)).isZero();
            meanwhile();
        }

        @Test
        @Rule("AGR-K24")
        void leaves_its_owners_fields_alone() {
            given(
                    eikz(),
                    players(3),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i223-harvest-helper"),
                    RED.farm(GRAIN_FIELD),
                    RED.has("9 food"));
            goOn();
            RED.isAsked("feed");
            meanwhile();
        }
    }

    @Nested
    class Taster {

        @Test
        @Rule("AGR-K26")
        void buys_the_first_turn_of_a_round() {
            given(
                    eikz(),
                    players(4),
                    round(1),
                    beforeTheNextRound(),
                    GREEN.isFirst(),
                    BLUE.hasPlayed("i260-taster"),
                    BLUE.has("1 food"));
            goOn();
            BLUE.plays("use i260-taster");
            itAlsoHappened("blue paid food 1", "green received food 1", "blue went-ahead");
            BLUE.plays("place farmland", "plow b1");
            GREEN.plays("place fishing");
            BLUE.plays("place grain-seeds");
            YELLOW.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K26")
        void is_of_no_use_to_the_start_player() {
            given(
                    eikz(),
                    players(4),
                    round(1),
                    beforeTheNextRound(),
                    BLUE.isFirst(),
                    BLUE.hasPlayed("i260-taster"),
                    BLUE.has("1 food"));
            goOn();
            BLUE.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class PerpetualStudent {

        @Test
        @Rule("AGR-K27")
        void lets_another_draw_and_gets_three_food_first() {
            given(
                    eikz(),
                    players(4),
                    RED.hasPlayed("k275-perpetual-student", "e150-baker"),
                    RED.holds("k284-wood-distributor"));
            RED.plays("place lessons");
            RED.isOffered("draw k275-perpetual-student");
            RED.plays("draw k275-perpetual-student");
            itAlsoHappened(
                    "red drawn k284-wood-distributor",
                    "red gained food 3",
                    "red paid food 1",
                    "red card-played k284-wood-distributor",
                    "red reacted k284-wood-distributor",
                    "red gained wood 2");
            RED.changed(
                    "food: 0 > 2",
                    "wood: 0 > 2",
                    "home: 2 > 1",
                    "hand: k284-wood-distributor >",
                    "cards: e150-baker, k275-perpetual-student > "
                            + "e150-baker, k275-perpetual-student, k284-wood-distributor");
        }

        @Test
        @Rule("AGR-K27")
        void begs_for_what_is_lacking() {
            given(
                    eikz(),
                    players(4),
                    deck(Samples.APPRENTICE),
                    RED.hasPlayed("k275-perpetual-student"),
                    RED.holds("x64-apprentice"),
                    RED.has("1 grain"));
            RED.plays("place lessons", "draw k275-perpetual-student");
            itAlsoHappened("red begged 1", "red begged 1");
            assertThat(position().holdings().begging(0)).isEqualTo(2);
            RED.isOffered("eat grain");
            RED.plays("eat grain");
            meanwhile();
        }

        @Test
        @Rule("AGR-K27")
        void not_with_an_empty_hand() {
            given(eikz(), players(4), RED.hasPlayed("k275-perpetual-student"));
            RED.mayNot("place lessons");
        }
    }

    @Nested
    class WoodDistributor {

        @Test
        @Rule("AGR-K23")
        void spreads_the_wood_evenly_and_leaves_the_rest() {
            given(
                    eikz(),
                    round(1),
                    beforeTheNextRound(),
                    RED.isFirst(),
                    holds("forest", "2 wood"),
                    RED.hasPlayed("k284-wood-distributor"));
            goOn();
            RED.plays("use k284-wood-distributor");
            assertThat(position().board().goods(Scene.space("forest"))).isEqualTo(Scene.bundle("2 wood"));
            assertThat(position().board().goods(Scene.space("clay-pit"))).isEqualTo(Scene.bundle("1 wood 1 clay"));
            assertThat(position().board().goods(Scene.space("reed-bank"))).isEqualTo(Scene.bundle("1 wood 1 reed"));
            assertThat(position().board().goods(Scene.space("fishing"))).isEqualTo(Scene.bundle("1 food 1 wood"));
            meanwhile();
        }
    }

    @Nested
    class AnimalTrainer {

        @Test
        @Rule("AGR-K25")
        void spends_the_food_of_the_space_on_animals() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "5 food"),
                    RED.hasPlayed("k342-animal-trainer"),
                    RED.has("4 food"));
            RED.plays("place traveling-players");
            RED.plays("use k342-animal-trainer");
            RED.isOffered(
                    "choose 0 k342-animal-trainer",
                    "choose 1 k342-animal-trainer",
                    "choose 2 k342-animal-trainer",
                    "done");
            RED.plays("choose 2 k342-animal-trainer");
            RED.isOffered("choose 0 k342-animal-trainer", "choose 1 k342-animal-trainer", "done");
            RED.plays("done");
            RED.changed("food: 4 > 6", "cattle: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K25")
        void not_more_than_lay_there() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "1 food"),
                    RED.hasPlayed("k342-animal-trainer"),
                    RED.has("9 food"));
            RED.plays("place traveling-players");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Herald {

        @Test
        @Rule("AGR-K29")
        void chooses_the_card_that_comes_next() {
            given(eikz(), players(3), round(4), beforeTheNextRound(), GREEN.hasPlayed("z327-herald"));
            goOn();
            GREEN.isOffered("reveal western-quarry", "reveal house-redevelopment", "reveal basic-wish");
            GREEN.answersByDefault("reveal western-quarry");
            GREEN.plays("reveal basic-wish");
            itAlsoHappened("revealed basic-wish");
            meanwhile();
        }

        /** The order in which they lie is hidden, also from who may change it. */
        @Test
        @Rule("AGR-K29")
        void sees_the_cards_in_the_order_of_the_box() {
            given(eikz(), players(3), round(4), beforeTheNextRound(), GREEN.hasPlayed("z327-herald"));
            Board board = position().board();
            int bottom = board.card(7);
            board.setCard(7, board.card(5));
            board.setCard(5, bottom);
            goOn();
            assertThat(GREEN.offered())
                    .containsExactly("reveal western-quarry", "reveal house-redevelopment", "reveal basic-wish");
            meanwhile();
        }

        @Test
        @Rule("AGR-K29")
        void has_nothing_to_choose_where_one_card_is_left() {
            given(eikz(), players(3), round(13), beforeTheNextRound(), RED.isFirst(), GREEN.hasPlayed("z327-herald"));
            goOn();
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class BasinMaker {

        @Test
        @Rule("AGR-K19")
        void has_no_wood_for_a_boar_that_the_tanner_has() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "k273-basin-maker", "k280-tanner"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 wild-boar 2 wood"));
            RED.plays("cook wild-boar");
            RED.plays("done", "use k280-tanner");
            RED.isAsked("place");
            meanwhile();
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "k273-basin-maker", "k280-tanner"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 wild-boar 2 wood"));
            RED.plays("cook wild-boar", "choose 1 k273-basin-maker");
            RED.isAsked("place");
            RED.changed(
                    "wild-boar: 1 > 0",
                    "wood: 2 > 0",
                    "food: 0 > 2",
                    "cards: fireplace-2, k273-basin-maker with nothing, k280-tanner with nothing > "
                            + "fireplace-2, k273-basin-maker with 2 wood, k280-tanner with nothing");
        }

        @Test
        @Rule("AGR-K19")
        void shares_a_boar_with_the_brush_maker() {
            given(
                    eikz(),
                    RED.hasPlayed("fireplace-2", "k273-basin-maker", "e156-brush-maker"),
                    RED.farm(TWO_PASTURES),
                    RED.has("1 wild-boar 2 wood"));
            RED.plays("cook wild-boar", "use e156-brush-maker", "choose 0 k273-basin-maker");
            RED.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class FenceDeliveryman {

        @Test
        @Rule("AGR-K21")
        void builds_no_more_fences_than_were_delivered() {
            given(
                    eikz(),
                    round(5),
                    beforeTheNextRound(),
                    RED.isFirst(),
                    RED.hasPlayed("i265-fence-deliveryman"),
                    scene -> scene.parked = 2,
                    onCardNoted("i265-fence-deliveryman", 2 << 4 * 6),
                    RED.has("2 food"));
            goOn();
            itAlsoHappened("red fences-fetched 2");
            RED.isAsked("place");
            meanwhile();
        }
    }
}
