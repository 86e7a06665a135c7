package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** What cards of 2007 trade, sell and pay, alone and with others, where the facts about them say so. */
class InteractionsTradeTest extends ClassicScenario {

    @Nested
    class Trades {

        @Test
        @Rule("AGR-X3")
        void a_grocer_sells_from_the_top_of_its_pile() {
            given(eikz(), RED.hasPlayed("e184-grocer"), RED.has("8 food"));
            RED.plays("trade e184-grocer 0", "trade e184-grocer 0", "trade e184-grocer 0", "trade e184-grocer 0");
            now("red reed", "1");
            now("red grain", "1");
            now("red stone", "1");
            now("red vegetable", "1");
            RED.plays("trade e184-grocer 0", "trade e184-grocer 0", "trade e184-grocer 0", "trade e184-grocer 0");
            now("red wood", "1");
            now("red clay", "1");
            now("red reed", "2");
            now("red vegetable", "2");
            now("red food", "0");
        }

        @Test
        @Rule("AGR-X3")
        void a_grocer_sells_no_ninth_good_and_nothing_without_food() {
            given(eikz(), RED.hasPlayed("e184-grocer"), RED.has("1 food"), onCardNoted("e184-grocer", 8));
            RED.mayNot("trade e184-grocer 0");
            given(eikz(), RED.hasPlayed("e184-grocer"));
            RED.mayNot("trade e184-grocer 0");
        }

        @Test
        @Rule("AGR-X3")
        void a_clay_firer_turns_two_clay_into_a_stone_and_three_into_two() {
            given(eikz(), players(4), RED.hasPlayed("e185-clay-firer"), RED.has("5 clay"));
            RED.plays("trade e185-clay-firer 0", "trade e185-clay-firer 1");
            RED.changed("clay: 5 > 0", "stone: 0 > 3");
            given(eikz(), players(4), RED.hasPlayed("e185-clay-firer"), RED.has("1 clay"));
            RED.mayNot("trade e185-clay-firer 0", "trade e185-clay-firer 1");
        }

        @Test
        @Rule("AGR-X3")
        void a_tinsmith_still_sells_a_single_clay_where_there_is_a_well() {
            given(eikz(), players(3), RED.hasPlayed("k285-tinsmith"), GREEN.hasPlayed("well"), RED.has("3 clay"));
            RED.plays("trade k285-tinsmith 1", "trade k285-tinsmith 0");
            RED.changed("clay: 3 > 0", "food: 0 > 4");
        }

        @Test
        void a_chicken_coop_feeds_for_eight_rounds() {
            given(eikz(), round(5), RED.holds("i84-chicken-coop"), RED.has("2 clay 1 reed"));
            RED.plays("place meeting-place", "play i84-chicken-coop");
            now("round 6 for red", "1 food");
            now("round 13 for red", "1 food");
            now("round 14 for red", "");
        }

        @Test
        void a_reed_exchange_takes_two_of_a_kind() {
            given(eikz(), RED.holds("i96-reed-exchange"), RED.has("2 clay"));
            RED.plays("place meeting-place", "play i96-reed-exchange");
            now("red reed", "2");
            now("green hand", "i96-reed-exchange");
            given(eikz(), RED.holds("i96-reed-exchange"), RED.has("1 clay 1 wood"), GREEN.isFirst());
            RED.plays("place meeting-place");
            GREEN.isAsked("place");
            meanwhile();
        }
    }

    @Nested
    class Occupations {

        @Test
        @Rule("AGR-D5")
        void an_educator_asks_three_food_and_two_from_the_fourth_occupation_on() {
            given(
                    eikz(),
                    players(4),
                    RED.holds("e150-baker"),
                    GREEN.hasPlayed("k271-educator"),
                    GREEN.holds("e181-cook"),
                    GREEN.has("3 food"));
            RED.plays("place lessons", "play e150-baker");
            GREEN.plays("use k271-educator", "play e181-cook");
            now("green food", "0");
            given(
                    eikz(),
                    players(4),
                    RED.holds("e150-baker"),
                    GREEN.hasPlayed("k271-educator", "e166-undergardener", "e157-thatcher"),
                    GREEN.holds("e181-cook"),
                    GREEN.has("2 food"));
            RED.plays("place lessons", "play e150-baker");
            GREEN.plays("use k271-educator", "play e181-cook");
            now("green food", "0");
        }

        @Test
        @Rule("AGR-D5")
        void nobody_is_asked_who_cannot_pay_the_educator() {
            given(
                    eikz(),
                    players(4),
                    RED.holds("e150-baker"),
                    GREEN.hasPlayed("k271-educator"),
                    GREEN.holds("e181-cook"),
                    GREEN.has("2 food"));
            RED.plays("place lessons", "play e150-baker");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-G4")
        void a_child_of_who_is_taught_stands_on_no_space_of_another() {
            given(
                    eikz(),
                    players(4),
                    RED.holds("e150-baker"),
                    GREEN.hasPlayed("k271-educator"),
                    GREEN.holds("k291-lover"),
                    GREEN.has("7 food"));
            RED.plays("place lessons", "play e150-baker");
            GREEN.plays("use k271-educator", "play k291-lover");
            now("on lessons", "1 red");
            now("green people", "3");
            now("green newborns", "1");
            now("green home", "2");
        }

        @Test
        @Rule("AGR-K124")
        void a_daughter_may_lie_beside_ones_own_chief() {
            given(
                    eikz(),
                    RED.hasPlayed("e172-chief"),
                    RED.holds("e173-chiefs-daughter"),
                    RED.has("1 food"),
                    RED.farm(STONE_HOUSE));
            RED.plays("place lessons", "play e173-chiefs-daughter");
            now("red cards", "e172-chief, e173-chiefs-daughter");
            assertThat(RED.points("bonus")).isEqualTo(5);
        }

        @Test
        @Rule("AGR-K1")
        void who_leaps_to_stone_wakes_the_clay_hut_builder() {
            given(
                    eikz(),
                    round(9),
                    out("house-redevelopment"),
                    RED.hasPlayed("e200-conservator", "i242-clay-hut-builder"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            now("round 10 for red", "2 clay");
            now("round 14 for red", "2 clay");
        }
    }
}
