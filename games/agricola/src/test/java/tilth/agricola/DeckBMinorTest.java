package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck B that plan a farm or boost actions, and their points. */
class DeckBMinorTest extends DeckBScenario {

    @Nested
    class MiniPasture {

        @Test
        @Rule({"AGR-D9", "AGR-D10"})
        void fences_one_square_without_wood_and_goes_to_the_left() {
            given(deckB(), players(3), RED.holds("b002-mini-pasture"), RED.has("2 food"));
            RED.plays("place meeting-place", "play b002-mini-pasture");
            RED.mayNot("fence-square a2", "done");
            RED.plays("fence-square e1");
            changed(
                    "red food: 2 > 0",
                    "red fences: 0 > 4",
                    "red pastures: > e1",
                    "red hand: b002-mini-pasture >",
                    "green hand: > b002-mini-pasture",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-D9")
        void touches_other_pastures_and_never_divides_one() {
            given(deckB(), RED.holds("b002-mini-pasture"), RED.has("2 food"), RED.farm("""
                    +   +   +---+---+   +
                      .   . |       |
                    +   +   +---+---+   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("place meeting-place", "play b002-mini-pasture");
            RED.isOffered("fence-square b1", "fence-square e1", "fence-square c2", "fence-square d2");
            RED.plays("fence-square e1");
            RED.changed(
                    "food: 2 > 0",
                    "fences: 6 > 9",
                    "pastures: c1+d1 > c1+d1 e1",
                    "hand: b002-mini-pasture >",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D9")
        void cannot_be_played_where_no_square_is_left_or_without_food() {
            given(deckB(), RED.holds("b002-mini-pasture"), RED.has("2 food"), RED.farm("""
                    +   +   +   +   +   +
                      F   F   F   F   F
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                    """));
            RED.mayNot("place meeting-place");
            RED.isRefused("card:b002-mini-pasture", "AGR-D9", "card-cannot-do-it");
            given(deckB(), RED.holds("b002-mini-pasture"), RED.has("1 food"));
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule("AGR-D10")
        void leaves_the_game_where_somebody_plays_alone() {
            given(deckB(), players(1), RED.holds("b002-mini-pasture"), RED.has("2 food"));
            RED.plays("place meeting-place", "play b002-mini-pasture", "fence-square e3");
            RED.changed("food: 2 > 0", "fences: 0 > 4", "pastures: > e3", "hand: b002-mini-pasture >", "home: 2 > 1");
            assertThat(position().tableau().gone().size()).isEqualTo(1);
        }
    }

    @Nested
    class MarketStall {

        @Test
        @Rule("AGR-D10")
        void turns_a_grain_into_a_vegetable_and_goes_to_the_left() {
            given(deckB(), RED.holds("b008-market-stall"), RED.has("2 grain"));
            RED.plays("place meeting-place", "play b008-market-stall");
            changed(
                    "red grain: 2 > 1",
                    "red vegetable: 0 > 1",
                    "red hand: b008-market-stall >",
                    "green hand: > b008-market-stall",
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        @Rule("AGR-P1")
        void takes_no_grain_off_a_field_and_no_food() {
            given(deckB(), RED.holds("b008-market-stall"), RED.has("3 food 1 vegetable"), RED.farm("""
                    +   +   +   +   +   +
                     F3g  .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class Caravan {

        @Test
        void houses_one_person() {
            given(deckB(), out("basic-wish"), RED.hasPlayed("b010-caravan"));
            RED.plays("place basic-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
            given(deckB(), out("basic-wish"), RED.people(3), RED.hasPlayed("b010-caravan"));
            RED.mayNot("place basic-wish");
        }

        @Test
        void is_for_its_owner_alone_and_costs_wood_and_food() {
            given(deckB(), out("basic-wish"), GREEN.hasPlayed("b010-caravan"));
            RED.mayNot("place basic-wish");
            given(deckB(), RED.holds("b010-caravan"), RED.has("3 wood 3 food"));
            RED.plays("place meeting-place", "play b010-caravan");
            RED.changed("wood: 3 > 0", "food: 3 > 0", "hand: b010-caravan >", "cards: > b010-caravan", "home: 2 > 1");
        }
    }

    @Nested
    class MiningHammer {

        @Test
        void brings_a_food_when_played() {
            given(deckB(), RED.holds("b016-mining-hammer"), RED.has("1 wood"));
            RED.plays("place meeting-place", "play b016-mining-hammer");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 0 > 1",
                    "hand: b016-mining-hammer >",
                    "cards: > b016-mining-hammer",
                    "home: 2 > 1");
        }

        @Test
        void builds_a_stable_for_nothing_with_each_renovation() {
            given(deckB(), out("house-redevelopment"), RED.hasPlayed("b016-mining-hammer"), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            RED.isOffered("use b016-mining-hammer", "done");
            RED.plays("use b016-mining-hammer", "build-stable e1");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "house: wood > clay", "e1: - > stable", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        void builds_one_with_a_renovation_by_another_card_too() {
            given(deckB(), RED.hasPlayed("b016-mining-hammer", "b087-cottager"), RED.has("2 clay 1 reed"));
            RED.plays(
                    "place day-laborer", "use b087-cottager", "renovate", "use b016-mining-hammer", "build-stable e1");
            RED.changed(
                    "clay: 2 > 0", "reed: 1 > 0", "food: 0 > 2", "house: wood > clay", "e1: - > stable", "home: 2 > 1");
        }

        @Test
        void may_be_declined_and_is_silent_for_others_and_without_stables() {
            given(deckB(), out("house-redevelopment"), RED.hasPlayed("b016-mining-hammer"), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment", "done");
            RED.changed("clay: 2 > 0", "reed: 1 > 0", "house: wood > clay", "home: 2 > 1");
            given(deckB(), out("house-redevelopment"), GREEN.hasPlayed("b016-mining-hammer"), RED.has("2 clay 1 reed"));
            RED.plays("place house-redevelopment");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    deckB(),
                    out("house-redevelopment"),
                    RED.hasPlayed("b016-mining-hammer"),
                    RED.has("2 clay 1 reed"),
                    RED.farm("""
                    +   +   +   +   +   +
                      .   .   s   s   s
                    +   +   +   +   +   +
                      W   .   .   .   s
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("place house-redevelopment");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class MoldboardPlow {

        @Test
        void plows_a_second_field_with_a_tile_of_its_own_before_or_after() {
            given(deckB(), RED.hasPlayed("b019-moldboard-plow"));
            RED.plays("place farmland", "use b019-moldboard-plow", "plow c2");
            RED.mayNot("use b019-moldboard-plow");
            RED.plays("plow c3");
            RED.changed(
                    "c2: - > field",
                    "c3: - > field",
                    "cards: b019-moldboard-plow with 2 > b019-moldboard-plow with 1",
                    "home: 2 > 1");
            given(deckB(), RED.hasPlayed("b019-moldboard-plow"), onCardNoted("b019-moldboard-plow", 1));
            RED.plays("place farmland", "plow c2");
            RED.isOffered("use b019-moldboard-plow", "done");
            RED.plays("use b019-moldboard-plow", "plow c3");
            RED.changed(
                    "c2: - > field",
                    "c3: - > field",
                    "cards: b019-moldboard-plow with 1 > b019-moldboard-plow with nothing",
                    "home: 2 > 1");
        }

        @Test
        void does_nothing_when_used_up_declined_or_elsewhere() {
            given(deckB(), RED.hasPlayed("b019-moldboard-plow"), onCardNoted("b019-moldboard-plow", 0));
            RED.plays("place farmland");
            RED.mayNot("use b019-moldboard-plow");
            RED.plays("plow c2");
            GREEN.isAsked("place");
            meanwhile();
            given(deckB(), RED.hasPlayed("b019-moldboard-plow"));
            RED.plays("place farmland", "plow c2", "done");
            RED.changed("c2: - > field", "home: 2 > 1");
            given(deckB(), out("cultivation"), RED.hasPlayed("b019-moldboard-plow"));
            RED.plays("place cultivation");
            RED.mayNot("use b019-moldboard-plow");
            meanwhile();
            given(deckB(), GREEN.hasPlayed("b019-moldboard-plow"));
            RED.plays("place farmland", "plow c2");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K16")
        void leaves_the_only_square_to_the_space() {
            given(deckB(), RED.hasPlayed("b019-moldboard-plow"), RED.farm("""
                    +   +   +   +   +   +
                      F   F   F   F   .
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                      W   F   F   F   F
                    +   +   +   +   +   +
                    """));
            RED.plays("place farmland");
            RED.isOffered("plow e1");
            RED.plays("plow e1");
            RED.changed("e1: - > field", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D8")
        void needs_an_occupation() {
            given(deckB(), RED.holds("b019-moldboard-plow"), RED.has("2 wood"));
            RED.mayNot("place meeting-place");
            RED.isRefused("card:b019-moldboard-plow", "AGR-D8", "needs-not-met");
            given(deckB(), RED.hasPlayed("b099-tutor"), RED.holds("b019-moldboard-plow"), RED.has("2 wood"));
            RED.plays("place meeting-place", "play b019-moldboard-plow");
            RED.changed(
                    "wood: 2 > 0",
                    "hand: b019-moldboard-plow >",
                    "cards: b099-tutor with nothing > b019-moldboard-plow with 2, b099-tutor with nothing",
                    "home: 2 > 1");
        }
    }

    @Nested
    class BreadPaddle {

        @Test
        @Rule("AGR-K2")
        void bakes_after_an_occupation() {
            given(
                    deckB(),
                    RED.holds("b123-roof-ballaster"),
                    RED.hasPlayed("b025-bread-paddle", "fireplace-2"),
                    RED.has("1 grain"));
            RED.plays("place lessons", "play b123-roof-ballaster");
            RED.isOffered("eat grain", "done");
            RED.plays("done");
            RED.isOffered("use b025-bread-paddle", "done");
            RED.plays("use b025-bread-paddle", "bake 1");
            RED.changed(
                    "grain: 1 > 0",
                    "food: 0 > 2",
                    "hand: b123-roof-ballaster >",
                    "cards: fireplace-2, b025-bread-paddle > fireplace-2, b025-bread-paddle, b123-roof-ballaster",
                    "home: 2 > 1");
        }

        @Test
        void bakes_after_an_occupation_that_another_card_plays() {
            given(
                    deckB(),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.holds("b091-assistant-tiller"),
                    RED.hasPlayed("b025-bread-paddle", "fireplace-2", "b097-scholar"),
                    RED.has("1 grain 1 food"));
            goOn();
            RED.plays("use b097-scholar", "play b091-assistant-tiller");
            RED.isOffered("use b025-bread-paddle", "done");
            RED.plays("use b025-bread-paddle", "bake 1");
            RED.isAsked("place");
            meanwhile();
        }

        @Test
        void is_silent_without_grain_after_minors_and_for_others() {
            given(deckB(), RED.holds("b091-assistant-tiller"), RED.hasPlayed("b025-bread-paddle", "fireplace-2"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    deckB(),
                    RED.holds("b074-thick-forest"),
                    RED.hasPlayed("b025-bread-paddle", "fireplace-2"),
                    RED.has("1 grain 5 clay"));
            RED.plays("place meeting-place", "play b074-thick-forest");
            GREEN.isAsked("place");
            meanwhile();
            given(
                    deckB(),
                    RED.holds("b091-assistant-tiller"),
                    GREEN.hasPlayed("b025-bread-paddle", "fireplace-2"),
                    GREEN.has("1 grain"));
            RED.plays("place lessons", "play b091-assistant-tiller");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        void brings_a_food_when_played() {
            given(deckB(), RED.holds("b025-bread-paddle"), RED.has("1 wood"));
            RED.plays("place meeting-place", "play b025-bread-paddle");
            RED.changed(
                    "wood: 1 > 0",
                    "food: 0 > 1",
                    "hand: b025-bread-paddle >",
                    "cards: > b025-bread-paddle",
                    "home: 2 > 1");
        }
    }
}
