package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.BUILDERS_ALE;
import static tilth.agricola.cards.Samples.CAMP_FIRE;
import static tilth.agricola.cards.Samples.CHARCOAL;
import static tilth.agricola.cards.Samples.COMMON;
import static tilth.agricola.cards.Samples.FARM_HAND;
import static tilth.agricola.cards.Samples.HEDGE;
import static tilth.agricola.cards.Samples.HEIRLOOM;
import static tilth.agricola.cards.Samples.LODGER;
import static tilth.agricola.cards.Samples.LOFT;
import static tilth.agricola.cards.Samples.LOG_CABIN;
import static tilth.agricola.cards.Samples.NIGHT_PLOW;
import static tilth.agricola.cards.Samples.PATCHWORK;
import static tilth.agricola.cards.Samples.PUPIL;
import static tilth.agricola.cards.Samples.ROOMMATE;
import static tilth.agricola.cards.Samples.SHEEP_DOG;
import static tilth.agricola.cards.Samples.SOWER;
import static tilth.agricola.cards.Samples.SPRING;
import static tilth.agricola.cards.Samples.TANNER;
import static tilth.agricola.cards.Samples.THRESHER;
import static tilth.agricola.cards.Samples.TINKER;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.words.Terms;
import tilth.engine.Rule;

/** What cards once did wrong, each shown by invented ones: none of it may come back. */
class FaultTest extends AgricolaScenario {

    private static final String CLAY_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              C   .   .   .   .
            +   +   +   +   +   +
              C   .   .   .   .
            +   +   +   +   +   +
            """;

    /** One empty field; everything else is used. */
    private static final String FULL = """
            +   +---+---+---+---+
              F |               |
            +   +   +   +   +   +
              W |               |
            +   +   +   +   +   +
              W |               |
            +   +---+---+---+---+
            """;

    private static final String MEADOWS = """
            +   +   +---+---+---+
              .   . |       |   |
            +   +   +---+---+   +
              W   .   .   . |   |
            +   +   +   +   +   +
              W   .   .   . |   |
            +   +   +   +   +---+
            """;

    @Nested
    class Joining {

        @Test
        @Rule("AGR-K3")
        void who_may_join_others_never_joins_their_own_person() {
            given(deck(LODGER), RED.hasPlayed("x26-lodger"), RED.standsOn("grain-seeds"));
            RED.mayNot("place grain-seeds");
            RED.isRefused("space:grain-seeds", "AGR-W2", "occupied");
        }

        @Test
        @Rule("AGR-K3")
        void who_may_join_one_other_never_joins_two() {
            given(
                    deck(LODGER, ROOMMATE),
                    players(3),
                    BLUE.toMove(),
                    BLUE.hasPlayed("x57-roommate"),
                    RED.hasPlayed("x26-lodger"),
                    GREEN.standsOn("grain-seeds"));
            BLUE.plays("place grain-seeds");
            changed("blue grain: 0 > 1", "blue home: 2 > 1", "on grain-seeds: 1 green > 1 green 1 blue");
            RED.mayNot("place grain-seeds");
        }
    }

    @Nested
    class Prices {

        @Test
        @Rule({"AGR-P1", "AGR-P2"})
        void a_base_price_for_wooden_rooms_builds_no_clay_room() {
            given(deck(LOG_CABIN), RED.hasPlayed("x51-log-cabin"), RED.has("3 wood"));
            RED.plays("place farm-expansion");
            RED.may("build-room a1");
            meanwhile();
            given(deck(LOG_CABIN), RED.hasPlayed("x51-log-cabin"), RED.has("3 wood"), RED.farm(CLAY_HOUSE));
            RED.plays("place farm-expansion");
            RED.mayNot("build-room a1");
            meanwhile();
        }

        @Test
        @Rule("AGR-K9")
        void free_fences_are_free_once_an_action_not_once_a_pasture() {
            given(deck(HEDGE), out("fencing"), RED.hasPlayed("x33-hedge"), RED.has("5 wood"));
            RED.plays("place fencing", "mark e1", "close");
            RED.changed("wood: 5 > 3", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
            RED.plays("mark e2", "close");
            RED.changed("wood: 3 > 0", "fences: 4 > 7", "pastures: e1 > e1 e2");
            given(deck(HEDGE), out("fencing"), RED.hasPlayed("x33-hedge"), RED.has("4 wood"));
            RED.plays("place fencing", "mark e1", "close");
            GREEN.isAsked("place");
            RED.changed("wood: 4 > 2", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-P2")
        void nine_substitutions_are_not_too_many() {
            assertThat(PATCHWORK.rebates()).hasSize(9);
            given(deck(PATCHWORK), RED.hasPlayed("x58-patchwork"), RED.has("5 stone 2 reed"));
            RED.plays("place farm-expansion", "build-room a1");
            RED.changed("stone: 5 > 0", "reed: 2 > 0", "a1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K7", "AGR-M3"})
        void a_fireplace_is_handed_back_wherever_it_is_in_the_deck() {
            Card[] cards = Cards.all().stream()
                    .filter(card ->
                            card.kind() != Card.Kind.MAJOR && card.code().compareTo("X52") <= 0)
                    .toArray(Card[]::new);
            given(deck(cards), out("major-improvement"), RED.hasPlayed("x52-camp-fire"));
            assertThat(position().table().deck().slot(Terms.CARD.read(CAMP_FIRE.word())))
                    .isGreaterThan(2 * Long.SIZE);
            RED.plays("place major-improvement", "build cooking-hearth-4");
            RED.changed("cards: x52-camp-fire > cooking-hearth-4", "home: 2 > 1");
        }
    }

    @Nested
    class Moments {

        @Test
        @Rule("AGR-K1")
        void what_comes_once_a_game_does_not_come_again_after_a_harvest() {
            given(
                    deck(HEIRLOOM),
                    round(3),
                    beforeTheNextRound(),
                    RED.hasPlayed("x59-heirloom"),
                    RED.has("9 food"),
                    GREEN.has("9 food"));
            goOn();
            RED.changed("stone: 0 > 1");
            RED.plays("place grain-seeds");
            GREEN.plays("place farmland", "plow c2");
            RED.plays("place day-laborer", "take reed");
            GREEN.plays("place fishing");
            RED.plays("feed");
            GREEN.plays("feed");
            now("round", "5");
            now("red stone", "1");
        }

        @Test
        @Rule("AGR-K15")
        void a_card_does_not_hear_the_improvement_that_it_is_itself() {
            given(
                    deck(BUILDERS_ALE, LOFT),
                    revised(),
                    option("cards", "full"),
                    out("major-improvement"),
                    RED.holds("x49-builders-ale"),
                    RED.people(3),
                    GREEN.home(0),
                    RED.has("2 clay"));
            RED.plays("place meeting-place", "play x49-builders-ale");
            RED.changed("hand: x49-builders-ale >", "cards: > x49-builders-ale", "home: 3 > 2");
            RED.plays("place major-improvement", "build fireplace-2");
            RED.changed(
                    "clay: 2 > 0",
                    "food: 0 > 1",
                    "cards: x49-builders-ale > fireplace-2, x49-builders-ale",
                    "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K15")
        void a_card_does_not_hear_the_use_of_the_space_that_played_it() {
            given(deck(PUPIL, FARM_HAND), revised(), option("cards", "full"), RED.holds("x60-pupil"));
            RED.plays("place lessons", "play x60-pupil");
            RED.changed("hand: x60-pupil >", "cards: > x60-pupil", "home: 2 > 1");
        }
    }

    @Nested
    class Spaces {

        @Test
        @Rule("AGR-K16")
        void what_a_card_brings_first_makes_a_space_usable() {
            given(deck(SOWER), out("grain-utilization"), RED.hasPlayed("x48-sower"), RED.farm(FULL));
            RED.plays("place grain-utilization", "sow grain a1");
            RED.changed("a1: field > field 3 grain", "home: 2 > 1");
            given(deck(SOWER), out("grain-utilization"), GREEN.hasPlayed("x48-sower"), RED.farm(FULL));
            RED.mayNot("place grain-utilization");
        }

        @Test
        @Rule("AGR-K16")
        void nobody_bakes_the_only_seed_that_the_space_needs() {
            given(
                    deck(THRESHER),
                    out("cultivation"),
                    RED.hasPlayed("x47-thresher", "fireplace-2"),
                    RED.farm(FULL),
                    RED.has("1 grain"));
            RED.plays("place cultivation");
            RED.isOffered("sow grain a1");
            meanwhile();
            given(
                    deck(THRESHER),
                    out("cultivation"),
                    RED.hasPlayed("x47-thresher", "fireplace-2"),
                    RED.farm(FULL),
                    RED.has("2 grain"));
            RED.plays("place cultivation");
            RED.isOffered("sow grain a1", "use x47-thresher");
            RED.plays("use x47-thresher");
            RED.isOffered("bake 1");
            RED.plays("bake 1", "sow grain a1");
            RED.changed("grain: 2 > 0", "food: 0 > 2", "a1: field > field 3 grain", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-F7", "AGR-W4"})
        void stable_room_and_stable_are_built_in_one_action() {
            given(RED.has("9 wood 2 reed"));
            RED.plays("place farm-expansion", "build-stable e1", "build-room a1", "build-stable e2");
            RED.changed(
                    "wood: 9 > 0", "reed: 2 > 0", "e1: - > stable", "a1: - > room", "e2: - > stable", "home: 2 > 1");
        }
    }

    @Nested
    class Again {

        @Test
        @Rule("AGR-K14")
        void nobody_is_asked_to_place_again_who_has_nobody_at_home() {
            given(deck(FARM_HAND), RED.hasPlayed("x29-farm-hand"), RED.home(1));
            RED.plays("place farmland", "plow c2");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K14")
        void two_people_in_a_row_are_all() {
            given(
                    deck(FARM_HAND, SHEEP_DOG),
                    out("sheep-market"),
                    holds("sheep-market", "1 sheep"),
                    RED.hasPlayed("x29-farm-hand", "x54-sheep-dog"),
                    RED.people(4));
            RED.plays("place farmland", "plow c2", "use x29-farm-hand", "place sheep-market");
            GREEN.isAsked("place");
            RED.changed("c2: - > field", "sheep: 0 > 1", "home: 4 > 2");
        }
    }

    @Nested
    class Farms {

        @Test
        @Rule({"AGR-C5", "AGR-H2"})
        void nine_grain_lie_on_one_field_and_spoil_no_other() {
            given(round(4), beforeTheHarvest(), RED.has("9 food"), GREEN.has("9 food"), RED.farm("""
                    +   +   +   +   +   +
                     F1v F9g F2v  .   .
                    +   +   +   +   +   +
                      W  F9g  F   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            goOn();
            RED.changed(
                    "a1: field 1 vegetable > field",
                    "b1: field 9 grain > field 8 grain",
                    "b2: field 9 grain > field 8 grain",
                    "c1: field 2 vegetable > field 1 vegetable",
                    "grain: 0 > 2",
                    "vegetable: 0 > 2");
        }

        @Test
        @Rule("AGR-K17")
        void a_card_lets_only_its_own_species_have_young() {
            given(
                    deck(SPRING),
                    players(1),
                    RED.hasPlayed("x35-spring"),
                    RED.farm(MEADOWS),
                    RED.has("2 sheep 2 wild-boar"),
                    RED.home(1));
            RED.plays("place grain-seeds");
            RED.changed("sheep: 2 > 3", "grain: 0 > 1", "home: 1 > 2");
        }
    }

    @Nested
    class Food {

        @Test
        @Rule({"AGR-K5", "AGR-X3"})
        void a_toll_may_come_from_an_exchange() {
            given(
                    deck(COMMON, CHARCOAL),
                    GREEN.hasPlayed("x42-common"),
                    holds("x42-common", "2 wood"),
                    RED.hasPlayed("x44-charcoal"),
                    RED.has("2 wood"));
            RED.plays("place x42-common", "trade x44-charcoal 0", "trade x44-charcoal 0", "pay 0");
            changed("green food: 0 > 2", "red home: 2 > 1", "x42-common: 2 wood >", "on x42-common: > 1 red");
        }

        @Test
        @Rule({"AGR-K2", "AGR-X3"})
        void what_a_card_asks_for_may_come_from_an_exchange() {
            given(
                    deck(NIGHT_PLOW, CHARCOAL),
                    beforeTheNextRound(),
                    RED.hasPlayed("x13-night-plow", "x44-charcoal"),
                    RED.has("1 wood"));
            goOn();
            RED.isOffered("trade x44-charcoal 0", "done");
            RED.plays("trade x44-charcoal 0", "use x13-night-plow", "plow c2");
            RED.changed("wood: 1 > 0", "c2: - > field");
        }

        @Test
        @Rule({"AGR-K2", "AGR-X1"})
        void one_effect_and_another_are_within_reach_if_one_of_them_is() {
            given(deck(TINKER), beforeTheNextRound(), RED.hasPlayed("x61-tinker"), RED.has("1 grain"));
            goOn();
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain", "use x61-tinker");
            RED.changed("grain: 1 > 0", "clay: 0 > 1");
            RED.isAsked("place");
        }

        @Test
        @Rule("AGR-X6")
        void animals_are_cooked_or_let_go_at_will_where_a_card_makes_it_pay() {
            given(deck(TANNER), RED.hasPlayed("x46-tanner", "fireplace-2"), RED.has("1 sheep"));
            RED.may("cook sheep", "let-go sheep", "place grain-seeds");
            RED.plays("cook sheep");
            RED.changed("sheep: 1 > 0", "food: 0 > 2", "stone: 0 > 1");
            RED.isAsked("place");
            given(deck(TANNER), RED.hasPlayed("fireplace-2"), RED.has("1 sheep"));
            RED.mayNot("cook sheep", "let-go sheep");
        }
    }
}
