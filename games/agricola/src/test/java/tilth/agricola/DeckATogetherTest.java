package tilth.agricola;

import static tilth.agricola.cards.Samples.SHEEP_DOG;
import static tilth.agricola.sheets.MinorsB.BEANFIELD;
import static tilth.agricola.sheets.MinorsB.MANTLEPIECE;
import static tilth.agricola.sheets.MinorsB.MINI_PASTURE;
import static tilth.agricola.sheets.OccupationsB.CARPENTER;
import static tilth.agricola.sheets.OccupationsB.SCHOLAR;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Cards of deck A beside others that touch the same moment. */
class DeckATogetherTest extends DeckAScenario {

    @Nested
    class AtAnyTime {

        private static final String GROCER = "a102-grocer";
        private static final String PARENTS = "a092-adoptive-parents";
        private static final String DOG = "x54-sheep-dog";

        @Test
        @Rule({"AGR-X3", "AGR-K14"})
        void nothing_at_any_time_frees_the_second_of_two_placements() {
            given(
                    deckA(),
                    deck(SHEEP_DOG),
                    RED.hasPlayed(GROCER, DOG),
                    RED.has("2 food"),
                    RED.people(4),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place grain-seeds", "use " + DOG);
            RED.isOffered("place sheep-market", "trade " + GROCER + " 0");
            RED.plays("trade " + GROCER + " 0");
            RED.isOffered("place sheep-market", "trade " + GROCER + " 0");
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            RED.changed(
                    "food: 2 > 1",
                    "wood: 0 > 1",
                    "grain: 0 > 1",
                    "sheep: 0 > 1",
                    "home: 4 > 2",
                    "cards: " + GROCER + " with nothing, " + DOG + " > " + GROCER + " with 1, " + DOG);
        }

        @Test
        @Rule({"AGR-K13", "AGR-K14"})
        void a_newborn_that_works_may_be_the_second_to_be_placed() {
            given(
                    deckA(),
                    deck(SHEEP_DOG),
                    RED.hasPlayed(PARENTS, DOG),
                    RED.has("1 food"),
                    RED.home(1),
                    out("sheep-market", "urgent-wish"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place urgent-wish", "use " + PARENTS, "use " + DOG);
            RED.isOffered("place sheep-market");
            RED.plays("place sheep-market");
            RED.changed("people: 2 > 3", "food: 1 > 0", "sheep: 0 > 1", "home: 1 > 0");
        }

        @Test
        @Rule({"AGR-X3", "AGR-K2"})
        void what_a_card_asks_for_now_is_not_offered_twice() {
            given(deckA(), RED.hasPlayed(PARENTS), RED.has("1 food"), RED.home(1), out("urgent-wish"));
            RED.plays("place urgent-wish");
            RED.isOffered("use " + PARENTS, "done");
            meanwhile();
        }

        @Test
        @Rule({"AGR-X3", "AGR-H4"})
        void the_grocer_sells_while_families_are_fed() {
            given(
                    deckA(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed(GROCER, "cooking-hearth-4"),
                    onCardNoted(GROCER, 4),
                    RED.has("2 food"),
                    GREEN.has("4 food"));
            goOn();
            RED.isOffered("feed", "trade " + GROCER + " 0");
            RED.plays("trade " + GROCER + " 0");
            RED.isOffered("feed", "cook vegetable", "trade " + GROCER + " 0");
            RED.plays("cook vegetable", "feed");
            RED.changed(
                    "food: 2 > 0",
                    "cards: cooking-hearth-4, " + GROCER + " with 4 > cooking-hearth-4, " + GROCER + " with 5");
        }
    }

    @Nested
    class WhenImprovementsAreBuilt {

        @Test
        void the_junk_room_pays_for_one_that_another_card_made_free() {
            given(
                    deckA(),
                    RED.hasPlayed("a055-junk-room", "a075-lumber-mill"),
                    RED.holds("a067-corn-scoop"),
                    out("major-improvement"));
            RED.plays("place major-improvement", "play a067-corn-scoop");
            RED.changed(
                    "food: 0 > 1",
                    "hand: a067-corn-scoop >",
                    "cards: a055-junk-room, a075-lumber-mill > a055-junk-room, a067-corn-scoop, a075-lumber-mill",
                    "home: 2 > 1");
        }
    }

    @Nested
    class WithDeckB {

        @Test
        void the_scholar_may_play_the_plow_driver_who_plows_at_once() {
            given(
                    deckA(),
                    deck(SCHOLAR),
                    beforeTheNextRound(),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("a090-plow-driver"),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 food"));
            goOn();
            RED.plays("use b097-scholar", "play a090-plow-driver");
            RED.isOffered("use a090-plow-driver", "done");
            RED.plays("use a090-plow-driver", "plow a1");
            RED.changed(
                    "food: 2 > 0",
                    "a1: - > field",
                    "hand: a090-plow-driver >",
                    "cards: b097-scholar > a090-plow-driver, b097-scholar");
            RED.isAsked("place");
        }

        @Test
        void the_clearing_spade_gives_to_a_beanfield_and_takes_from_it() {
            String fields = WOODEN_HOUSE.replaceFirst("W   \\.   \\.", "W  F2v F2g");
            given(deckA(), deck(BEANFIELD), RED.hasPlayed("a071-clearing-spade", "b068-beanfield"), RED.farm(fields));
            RED.mayNot("shift c2 b068-beanfield");
            RED.plays("shift b2 b068-beanfield");
            RED.changed(
                    "b2: field 2 vegetable > field 1 vegetable",
                    "cards: a071-clearing-spade, b068-beanfield with nothing"
                            + " > a071-clearing-spade, b068-beanfield with 1 vegetable");
        }

        @Test
        void the_mantlepiece_forbids_the_conservator_too() {
            given(
                    deckA(),
                    deck(MANTLEPIECE),
                    RED.hasPlayed("a087-conservator", "b033-mantlepiece"),
                    RED.has("2 clay 2 stone 2 reed"),
                    out("house-redevelopment"));
            RED.mayNot("place house-redevelopment");
        }

        @Test
        void the_frame_builder_replaces_what_the_carpenter_asks_for() {
            given(
                    deckA(),
                    deck(CARPENTER),
                    RED.hasPlayed("a123-frame-builder", "b126-carpenter"),
                    RED.farm(CLAY_HOUSE),
                    RED.has("1 wood 1 clay 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("wood: 1 > 0", "clay: 1 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        void a_mini_pasture_does_not_use_up_the_fences_of_the_hedge_keeper() {
            given(
                    deckA(),
                    deck(MINI_PASTURE),
                    RED.hasPlayed("a088-hedge-keeper"),
                    RED.holds("b002-mini-pasture"),
                    RED.has("2 food"),
                    GREEN.home(1),
                    out("fencing"));
            RED.plays("place meeting-place", "play b002-mini-pasture", "fence-square e1");
            GREEN.plays("place grain-seeds");
            meanwhile();
            RED.plays("place fencing", "mark d1", "close");
            RED.changed("fences: 4 > 7", "pastures: e1 > d1 e1", "home: 1 > 2");
        }
    }

    @Nested
    class OnOneSpace {

        @Test
        void the_canoe_and_the_harpooner_fish_together() {
            given(
                    deckA(),
                    players(3),
                    RED.hasPlayed("a078-canoe", "a138-harpooner"),
                    RED.has("1 wood"),
                    holds("fishing", "1 food"));
            RED.plays("place fishing", "use a138-harpooner");
            RED.changed("wood: 1 > 0", "food: 0 > 4", "reed: 0 > 2", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K12")
        void the_wood_cutters_wood_may_be_put_back() {
            given(deckA(), RED.hasPlayed("a056-basket", "a116-wood-cutter"), holds("forest", "1 wood"));
            RED.plays("place forest", "use a056-basket");
            RED.changed("food: 0 > 3", "home: 2 > 1");
            now("forest", "2 wood");
        }

        @Test
        @Rule("AGR-K15")
        void a_card_does_not_hear_the_action_that_played_it() {
            given(deckA(), RED.holds("a120-clay-hut-builder", "a119-firewood-collector"));
            RED.plays("place lessons", "play a119-firewood-collector");
            RED.changed(
                    "hand: a119-firewood-collector, a120-clay-hut-builder > a120-clay-hut-builder",
                    "cards: > a119-firewood-collector",
                    "home: 2 > 1");
        }
    }
}
