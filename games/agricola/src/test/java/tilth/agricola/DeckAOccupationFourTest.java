package tilth.agricola;

import java.util.Arrays;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The occupations of deck A for four players. */
class DeckAOccupationFourTest extends DeckAScenario {

    private static Given[] four(Given... more) {
        Given[] all = Arrays.copyOf(more, more.length + 2);
        all[more.length] = deckA();
        all[more.length + 1] = players(4);
        return all;
    }

    @Nested
    class Conjurer {

        private static final String CARD = "a155-conjurer";

        @Test
        void adds_wood_and_grain_to_traveling_players() {
            given(four(RED.hasPlayed(CARD), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 2", "wood: 0 > 1", "grain: 0 > 1", "home: 2 > 1");
        }

        @Test
        void adds_nothing_elsewhere_or_for_others() {
            given(four(RED.hasPlayed(CARD), holds("fishing", "2 food")));
            RED.plays("place fishing");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            given(four(GREEN.hasPlayed(CARD), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 2", "home: 2 > 1");
            GREEN.changed();
        }
    }

    @Nested
    class Lutenist {

        private static final String CARD = "a160-lutenist";

        @Test
        @Rule("AGR-K2")
        void gains_from_the_players_of_others_and_may_buy_a_vegetable() {
            given(four(BLUE.hasPlayed(CARD), BLUE.has("1 food"), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            BLUE.isOffered("use " + CARD, "done");
            BLUE.plays("use " + CARD);
            changed(
                    "red food: 0 > 2",
                    "red home: 2 > 1",
                    "blue food: 1 > 0",
                    "blue wood: 0 > 1",
                    "blue vegetable: 0 > 1",
                    "traveling-players: 2 food >",
                    "on traveling-players: > 1 red");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K2")
        void may_leave_the_vegetable_and_is_not_asked_without_food() {
            given(four(BLUE.hasPlayed(CARD), BLUE.has("1 food"), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            BLUE.plays("done");
            BLUE.changed("food: 1 > 2", "wood: 0 > 1");
            given(four(BLUE.hasPlayed(CARD), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            GREEN.isAsked("place");
            BLUE.changed("food: 0 > 1", "wood: 0 > 1");
        }

        @Test
        void gains_nothing_from_its_own_turn_or_other_spaces() {
            given(four(RED.hasPlayed(CARD), RED.has("5 food"), holds("traveling-players", "2 food")));
            RED.plays("place traveling-players");
            RED.changed("food: 5 > 7", "home: 2 > 1");
            given(four(BLUE.hasPlayed(CARD), BLUE.has("5 food"), holds("fishing", "2 food")));
            RED.plays("place fishing");
            BLUE.changed();
        }
    }

    @Nested
    class PigBreeder {

        private static final String CARD = "a165-pig-breeder";
        private static final String TWO_PASTURES = """
                +   +   +---+---+---+
                  .   . |       | . |
                +   +   +---+---+---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void brings_a_wild_boar() {
            given(four(RED.holds(CARD)));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("wild-boar: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K17")
        void breeds_wild_boar_alone_at_the_end_of_round_twelve() {
            given(end(12, RED.has("2 wild-boar 2 sheep"), RED.farm(TWO_PASTURES)));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "wild-boar: 2 > 3", "home: 1 > 2");
            now("round", "13");
        }

        @Test
        @Rule({"AGR-K17", "AGR-H7"})
        void asks_where_there_is_no_room_for_the_young() {
            given(end(12, RED.has("2 wild-boar 1 sheep"), RED.farm(SMALL_PASTURE)));
            RED.plays("place day-laborer");
            RED.isOffered("keep 1 2 0", "keep 0 3 0");
            RED.plays("keep 0 3 0");
            RED.changed("food: 0 > 2", "wild-boar: 2 > 3", "sheep: 1 > 0", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K17")
        void breeds_nothing_in_another_round_or_with_one_boar() {
            given(end(10, RED.has("2 wild-boar"), RED.farm(FULL)));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "home: 1 > 2");
            given(end(12, RED.has("1 wild-boar"), RED.farm(FULL)));
            RED.plays("place day-laborer");
            RED.changed("food: 0 > 2", "home: 1 > 2");
        }

        private Given[] end(int round, Given goods, Given farm) {
            return four(
                    round(round),
                    RED.hasPlayed(CARD),
                    goods,
                    farm,
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
        }
    }
}
