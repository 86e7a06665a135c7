package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** The minor improvements of deck A that are about the farm and its actions. */
class DeckAMinorTest extends DeckAScenario {

    @Nested
    class ShiftingCultivation {

        private static final String CARD = "a002-shifting-cultivation";

        @Test
        @Rule({"AGR-D9", "AGR-D10"})
        void plows_a_field_and_goes_to_the_left_neighbour() {
            given(deckA(), RED.holds(CARD), RED.has("2 food"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered(plows());
            RED.plays("plow c2");
            changed(
                    "red food: 2 > 0",
                    "red c2: - > field",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        private static String[] plows() {
            return "a1 b1 b2 b3 c1 c2 c3 d1 d2 d3 e1 e2 e3"
                    .replaceAll("([a-e])", "plow $1")
                    .split(" (?=plow)");
        }

        @Test
        @Rule("AGR-D9")
        void needs_a_square_for_the_field() {
            given(deckA(), RED.holds(CARD), RED.has("2 food"), RED.farm(FULL));
            RED.mayNot("place meeting-place");
        }

        @Test
        void is_refused_without_food() {
            given(deckA(), RED.holds(CARD), RED.has("1 food"));
            RED.mayNot("place meeting-place");
        }

        @Test
        @Rule("AGR-D10")
        void comes_round_to_the_first_player_and_leaves_the_game_alone() {
            given(deckA(), players(3), BLUE.holds(CARD), BLUE.toMove(), BLUE.has("2 food"));
            BLUE.plays("place meeting-place", "play " + CARD, "plow a1", "done");
            RED.changed("hand: > " + CARD);
            given(deckA(), players(1), RED.holds(CARD), RED.has("2 food"));
            RED.plays("place meeting-place", "play " + CARD, "plow a1");
            RED.changed("food: 2 > 0", "a1: - > field", "hand: " + CARD + " >", "home: 2 > 1");
        }
    }

    @Nested
    class ClayEmbankment {

        private static final String CARD = "a005-clay-embankment";

        @Test
        void gives_a_clay_for_every_two() {
            given(deckA(), RED.holds(CARD), RED.has("1 food 5 clay"));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("food: 1 > 0", "clay: 5 > 7", "hand: " + CARD + " >", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-D8")
        void may_be_played_for_nothing() {
            given(deckA(), RED.holds(CARD), RED.has("1 grain 1 clay"), out("major-improvement"));
            RED.plays("place major-improvement", "play " + CARD);
            RED.isOffered("eat grain");
            RED.plays("eat grain", "pay 0");
            RED.changed("grain: 1 > 0", "hand: " + CARD + " >", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-D10")
        void may_be_played_again_by_the_neighbour() {
            given(deckA(), RED.holds(CARD), RED.has("1 food"), GREEN.has("1 food 4 clay"), out("major-improvement"));
            RED.plays("place meeting-place", "play " + CARD);
            meanwhile();
            GREEN.plays("place major-improvement", "play " + CARD);
            GREEN.changed("food: 1 > 0", "clay: 4 > 6", "hand: " + CARD + " >", "home: 2 > 1");
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class YoungAnimalMarket {

        private static final String CARD = "a009-young-animal-market";

        @Test
        void turns_a_sheep_into_cattle() {
            given(deckA(), RED.holds(CARD), RED.has("1 sheep"));
            RED.plays("place meeting-place", "play " + CARD);
            changed(
                    "red sheep: 1 > 0",
                    "red cattle: 0 > 1",
                    "red hand: " + CARD + " >",
                    "green hand: > " + CARD,
                    "red home: 2 > 1",
                    "on meeting-place: > 1 red");
        }

        @Test
        void asks_where_the_cattle_have_no_room() {
            given(deckA(), RED.holds(CARD), RED.has("2 sheep 1 wild-boar"), RED.farm(SMALL_PASTURE));
            RED.plays("place meeting-place", "play " + CARD);
            RED.isOffered("keep 1 0 1", "keep 1 1 0", "keep 0 1 1");
            RED.plays("keep 1 0 1");
            RED.changed("sheep: 2 > 1", "wild-boar: 1 > 0", "cattle: 0 > 1", "hand: " + CARD + " >", "home: 2 > 1");
        }

        @Test
        void is_refused_without_a_sheep() {
            given(deckA(), RED.holds(CARD), RED.has("1 wild-boar"));
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class DrinkingTrough {

        private static final String CARD = "a012-drinking-trough";

        @Test
        @Rule("AGR-A2")
        void gives_room_for_two_more_in_every_pasture() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(SMALL_PASTURE), out("sheep-market"), herd());
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 5", "home: 2 > 1");
            assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(4);
        }

        @Test
        void is_added_after_stables_have_doubled() {
            String withStables = SMALL_PASTURE.replace("| . |", "| s |").replace("W   .", "W   s");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(withStables), out("sheep-market"), herd());
            assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(6);
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 9", "home: 2 > 1");
        }

        @Test
        void gives_no_room_to_others_or_in_the_house() {
            given(deckA(), GREEN.hasPlayed(CARD), RED.farm(SMALL_PASTURE), out("sheep-market"), herd());
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 3", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), out("sheep-market"), herd());
            RED.plays("place sheep-market");
            RED.changed("sheep: 0 > 1", "home: 2 > 1");
        }

        private static Given herd() {
            return holds("sheep-market", "12 sheep");
        }
    }

    @Nested
    class RammedClay {

        private static final String CARD = "a016-rammed-clay";

        @Test
        void costs_nothing_and_brings_a_clay() {
            given(deckA(), RED.holds(CARD));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("clay: 0 > 1", "hand: " + CARD + " >", "cards: > " + CARD, "home: 2 > 1");
        }

        @Test
        void pays_fences_with_clay_or_wood_in_any_mix() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood 3 clay"), out("fencing"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 1 > 0", "clay: 3 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.has("4 wood 4 clay"), out("fencing"));
            RED.plays("place fencing", "mark e1", "close");
            RED.isOffered("pay 0", "pay 1", "pay 2", "pay 3", "pay 4");
            meanwhile();
        }

        @Test
        void pays_nothing_else_and_not_for_others() {
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 wood 1 clay"));
            RED.mayNot("place farm-expansion");
            given(deckA(), GREEN.hasPlayed(CARD), RED.has("1 wood 3 clay"), out("fencing"));
            RED.mayNot("place fencing");
        }
    }

    @Nested
    class Handplow {

        private static final String CARD = "a019-handplow";

        @Test
        @Rule("AGR-K2")
        void plows_in_the_fifth_round_after_it_was_played() {
            given(deckA(), RED.holds(CARD), RED.has("1 wood"), round(2));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("wood: 1 > 0", "hand: " + CARD + " >", "cards: > " + CARD + " with 128", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), onCardNoted(CARD, 128), round(6), beforeTheNextRound());
            goOn();
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "plow b1");
            RED.changed("b1: - > field");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-K2")
        void is_lost_when_it_is_not_used_then() {
            given(deckA(), RED.hasPlayed(CARD), onCardNoted(CARD, 128), round(6), beforeTheNextRound());
            goOn();
            RED.plays("done");
            RED.isAsked("place");
            RED.changed();
            given(deckA(), RED.hasPlayed(CARD), onCardNoted(CARD, 128), round(7), beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            RED.changed();
        }

        @Test
        void does_nothing_where_no_round_is_left_or_no_square() {
            given(deckA(), RED.holds(CARD), RED.has("1 wood"), round(10));
            RED.plays("place meeting-place", "play " + CARD);
            RED.changed("wood: 1 > 0", "hand: " + CARD + " >", "cards: > " + CARD + " with nothing", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), RED.farm(FULL), onCardNoted(CARD, 128), round(6), beforeTheNextRound());
            goOn();
            RED.isAsked("place");
            RED.changed();
        }
    }

    @Nested
    class ThreshingBoard {

        private static final String CARD = "a024-threshing-board";

        @Test
        @Rule("AGR-K2")
        void lets_its_owner_bake_before_or_after_plowing() {
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place farmland");
            RED.may("use " + CARD, "plow a1");
            RED.plays("use " + CARD, "bake 2", "plow a1");
            RED.changed("grain: 2 > 0", "food: 0 > 4", "a1: - > field", "home: 2 > 1");
            GREEN.isAsked("place");
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"));
            RED.plays("place farmland", "plow a1");
            RED.isOffered("use " + CARD, "done");
            RED.plays("done");
            RED.changed("a1: - > field", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K16")
        void never_eats_the_seed_that_cultivation_needs() {
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"), RED.farm(FULL), out("cultivation"));
            RED.plays("place cultivation");
            RED.isOffered("sow grain a1");
            RED.plays("sow grain a1");
            RED.changed("grain: 1 > 0", "a1: field > field 3 grain", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("2 grain"), RED.farm(FULL), out("cultivation"));
            RED.plays("place cultivation", "use " + CARD);
            RED.isOffered("bake 1");
            RED.plays("bake 1", "sow grain a1");
            RED.changed("grain: 2 > 0", "food: 0 > 2", "a1: field > field 3 grain", "home: 2 > 1");
        }

        @Test
        void is_not_offered_elsewhere_or_without_anything_to_bake_with() {
            given(deckA(), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place grain-seeds");
            RED.changed("grain: 1 > 2", "home: 2 > 1");
            GREEN.isAsked("place");
            given(deckA(), RED.hasPlayed(CARD), RED.has("1 grain"));
            RED.plays("place farmland");
            RED.mayNot("use " + CARD);
            RED.plays("plow a1");
            RED.changed("a1: - > field", "home: 2 > 1");
        }

        @Test
        void needs_two_occupations() {
            given(deckA(), RED.holds(CARD), RED.hasPlayed("a116-wood-cutter"), RED.has("1 wood"));
            RED.mayNot("place meeting-place");
            given(deckA(), RED.holds(CARD), RED.hasPlayed("a116-wood-cutter", "a125-priest"), RED.has("1 wood"));
            RED.may("place meeting-place");
        }
    }

    @Nested
    class SleepingCorner {

        private static final String CARD = "a026-sleeping-corner";
        private static final String THREE_ROOMS = WOODEN_HOUSE.replaceFirst("  \\.", "  W");

        @Test
        @Rule("AGR-K3")
        void lets_its_owner_join_another_on_a_wish() {
            given(deckA(), RED.hasPlayed(CARD), RED.farm(THREE_ROOMS), GREEN.standsOn("basic-wish"), out("basic-wish"));
            RED.plays("place basic-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
            given(deckA(), RED.hasPlayed(CARD), GREEN.standsOn("urgent-wish"), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K3")
        void counts_players_not_people() {
            given(deckA(), players(3), RED.hasPlayed(CARD), GREEN.standsOn("urgent-wish"), out("urgent-wish"));
            int wish = Scene.space("urgent-wish");
            position().board().stand(wish, GREEN.seat);
            RED.may("place urgent-wish");
            position().board().stand(wish, BLUE.seat);
            RED.mayNot("place urgent-wish");
        }

        @Test
        @Rule("AGR-K3")
        void does_not_let_two_of_its_owner_stand_there_or_on_other_spaces() {
            given(deckA(), RED.hasPlayed(CARD), RED.standsOn("urgent-wish"), out("urgent-wish"));
            RED.mayNot("place urgent-wish");
            given(deckA(), RED.hasPlayed(CARD), GREEN.standsOn("grain-seeds"));
            RED.mayNot("place grain-seeds");
            given(deckA(), GREEN.hasPlayed(CARD), GREEN.standsOn("urgent-wish"), out("urgent-wish"));
            RED.mayNot("place urgent-wish");
        }

        @Test
        @Rule("AGR-K3")
        void joins_on_the_modest_wish_but_not_on_the_rest_of_its_tile() {
            Given tile = option("extra-actions", "on");
            given(deckA(), tile, round(5), RED.hasPlayed(CARD), RED.farm(THREE_ROOMS), GREEN.standsOn("modest-wish"));
            RED.may("place modest-wish");
            RED.mayNot("place animal-market");
            given(deckA(), tile, round(5), RED.hasPlayed(CARD), RED.farm(THREE_ROOMS), GREEN.standsOn("copse"));
            RED.mayNot("place modest-wish");
        }

        @Test
        @Rule("AGR-D8")
        void needs_two_grain_fields() {
            String fields = WOODEN_HOUSE.replace("W   .   .", "W  F1g F1v");
            given(deckA(), RED.holds(CARD), RED.has("1 wood"), RED.farm(fields));
            RED.may("place meeting-place");
            given(deckA(), RED.holds(CARD), RED.has("1 wood"), RED.farm(fields.replaceFirst("F1g", " . ")));
            RED.mayNot("place meeting-place");
        }
    }
}
