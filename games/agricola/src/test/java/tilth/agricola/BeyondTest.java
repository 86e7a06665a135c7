package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.BEAN_ROW;
import static tilth.agricola.cards.Samples.CHARCOAL;
import static tilth.agricola.cards.Samples.COMMON;
import static tilth.agricola.cards.Samples.DIBBER;
import static tilth.agricola.cards.Samples.DROVER;
import static tilth.agricola.cards.Samples.INN;
import static tilth.agricola.cards.Samples.MARKET_WOMAN;
import static tilth.agricola.cards.Samples.NIGHT_PLOW;
import static tilth.agricola.cards.Samples.OLD_BEAMS;
import static tilth.agricola.cards.Samples.QUARRYMAN;
import static tilth.agricola.cards.Samples.SEED_CAKE;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.engine.Rule;

/** Cards that go beyond the rules: another renovation, crops that move, spaces of their own, exchanges at any time. */
class BeyondTest extends AgricolaScenario {

    @Nested
    class Renovations {

        @Test
        @Rule({"AGR-F14", "AGR-F4"})
        void a_card_may_let_its_owner_choose_another_material() {
            given(
                    deck(QUARRYMAN),
                    out("house-redevelopment"),
                    RED.hasPlayed("x39-quarryman"),
                    RED.has("2 clay 2 stone 1 reed"));
            RED.plays("place house-redevelopment");
            RED.isOffered("renovate", "renovate-to stone");
            RED.plays("renovate-to stone");
            itHappened("red placed house-redevelopment", "red renovated stone", "red paid reed 1", "red paid stone 2");
            RED.changed("house: wood > stone", "stone: 2 > 0", "reed: 1 > 0", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-F14")
        void what_can_be_paid_for_decides_where_only_one_is_left() {
            given(
                    deck(QUARRYMAN),
                    out("farm-redevelopment"),
                    RED.hasPlayed("x39-quarryman"),
                    RED.has("2 stone 1 reed"));
            RED.plays("place farm-redevelopment");
            RED.changed("house: wood > stone", "stone: 2 > 0", "reed: 1 > 0", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-F3", "AGR-F14"})
        void nobody_else_may_and_a_card_that_forbids_renovating_forbids_this_too() {
            given(
                    deck(QUARRYMAN),
                    out("farm-redevelopment"),
                    GREEN.hasPlayed("x39-quarryman"),
                    RED.has("2 stone 1 reed"));
            RED.isRefused("space:farm-redevelopment", "AGR-F4", "missing");
            given(
                    deck(QUARRYMAN, OLD_BEAMS),
                    out("farm-redevelopment"),
                    RED.hasPlayed("x39-quarryman", "x27-old-beams"),
                    RED.has("2 stone 1 reed"));
            RED.isRefused("space:farm-redevelopment", "AGR-K3", "forbidden-by-card");
        }

        @Test
        @Rule("AGR-F14")
        void a_clay_house_has_one_way_only() {
            given(
                    deck(QUARRYMAN),
                    out("house-redevelopment"),
                    RED.hasPlayed("x39-quarryman"),
                    RED.has("2 stone 1 reed"),
                    RED.farm("""
                            +   +   +   +   +   +
                              .   .   .   .   .
                            +   +   +   +   +   +
                              C   .   .   .   .
                            +   +   +   +   +   +
                              C   .   .   .   .
                            +   +   +   +   +   +
                            """));
            RED.plays("place house-redevelopment");
            RED.changed("house: clay > stone", "stone: 2 > 0", "reed: 1 > 0", "home: 2 > 1");
        }
    }

    @Nested
    class Crops {

        private static final String FIELDS = """
                +   +   +   +   +   +
                  .  F3g  F   .   .
                +   +   +   +   +   +
                  W  F1g  F   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        @Rule("AGR-C7")
        void a_card_may_let_its_owner_move_a_crop_to_an_empty_field() {
            given(deck(DIBBER), RED.hasPlayed("x40-dibber"), RED.farm(FIELDS));
            RED.may("shift b1 c1", "shift b1 c2");
            RED.mayNot("shift b2 c1", "shift b1 b2");
            RED.plays("shift b1 c2");
            itHappened("red shifted b1 c2");
            RED.changed("b1: field 3 grain > field 2 grain", "c2: field > field 1 grain");
            RED.isAsked("place");
            RED.plays("shift b1 c1");
            RED.changed("b1: field 2 grain > field 1 grain", "c1: field > field 1 grain");
            RED.mayNot("shift b1 c1");
        }

        @Test
        @Rule("AGR-C7")
        void nobody_may_without_such_a_card() {
            given(deck(DIBBER), GREEN.hasPlayed("x40-dibber"), RED.farm(FIELDS));
            RED.mayNot("shift b1 c1");
        }

        @Test
        @Rule({"AGR-C7", "AGR-C6"})
        void a_card_that_is_a_field_takes_only_its_own_crop() {
            given(
                    deck(DIBBER, BEAN_ROW),
                    RED.hasPlayed("x40-dibber", "x10-bean-row"),
                    onCard("x10-bean-row", "2 vegetable"),
                    RED.farm(FIELDS));
            RED.mayNot("shift b1 x10-bean-row");
            RED.plays("shift x10-bean-row c1");
            RED.changed(
                    "cards: x40-dibber, x10-bean-row with 2 vegetable > x40-dibber, x10-bean-row with 1 vegetable",
                    "c1: field > field 1 vegetable");
        }

        @Test
        @Rule({"AGR-C7", "AGR-H2"})
        void the_last_chance_is_the_beginning_of_a_harvest() {
            given(deck(DIBBER), round(4), beforeTheHarvest(), RED.hasPlayed("x40-dibber"), RED.farm(FIELDS), revised());
            goOn();
            RED.isOffered("shift b1 c1", "shift b1 c2", "done");
            assertThat(((AgricolaView) position().view(0)).phase()).isEqualTo("feeding");
            RED.plays("shift b1 c1", "shift b1 c2");
            RED.changed("b1: field 3 grain > field", "b2: field 1 grain > field", "grain: 0 > 4");
            RED.isAsked("feed");
        }
    }

    @Nested
    class Spaces {

        @Test
        @Rule("AGR-K5")
        void a_card_brings_a_space_for_all() {
            given(deck(INN), out("major-improvement"), RED.has("1 wood"));
            RED.isRefused("space:inn", "AGR-K5", "card-not-played");
            RED.plays("place major-improvement", "build inn");
            changed(
                    "red wood: 1 > 0",
                    "red cards: > inn",
                    "red home: 2 > 1",
                    "on major-improvement: > 1 red",
                    "inn: not out >");
            GREEN.plays("place inn");
            changed("green food: 0 > 3", "green home: 2 > 1", "on inn: > 1 green");
            RED.mayNot("place inn");
            RED.isRefused("space:inn", "AGR-W2", "occupied");
        }

        @Test
        @Rule("AGR-K5")
        void its_owner_may_do_something_else_there() {
            given(deck(INN), RED.hasPlayed("inn"));
            RED.plays("place inn");
            RED.isOffered("choose 0 inn", "choose 1 inn");
            RED.plays("choose 1 inn");
            changed("red booked: 0 > 2", "red home: 2 > 1", "on inn: > 1 red");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-K5", "AGR-R3"})
        void it_may_accumulate_and_ask_a_toll_of_others() {
            given(
                    deck(COMMON),
                    RED.toMove(),
                    GREEN.hasPlayed("x42-common"),
                    holds("x42-common", "4 wood"),
                    RED.has("2 food"));
            RED.plays("place x42-common");
            itHappened(
                    "red placed x42-common", "green received food 2", "red paid food 2", "red took wood 4 x42-common");
            changed(
                    "red food: 2 > 0",
                    "red wood: 0 > 4",
                    "red home: 2 > 1",
                    "green food: 0 > 2",
                    "x42-common: 4 wood >",
                    "on x42-common: > 1 red");
            given(deck(COMMON), beforeTheNextRound(), GREEN.hasPlayed("x42-common"));
            goOn();
            now("x42-common", "2 wood");
        }

        @Test
        @Rule({"AGR-K5", "AGR-X1"})
        void the_toll_may_be_raised_by_eating_and_nobody_comes_in_without_it() {
            given(
                    deck(COMMON),
                    GREEN.hasPlayed("x42-common"),
                    holds("x42-common", "2 wood"),
                    RED.has("1 food 1 grain"));
            RED.plays("place x42-common");
            RED.isOffered("eat grain");
            RED.plays("eat grain", "pay 0");
            changed(
                    "red food: 1 > 0",
                    "red grain: 1 > 0",
                    "red wood: 0 > 2",
                    "red home: 2 > 1",
                    "green food: 0 > 2",
                    "x42-common: 2 wood >",
                    "on x42-common: > 1 red");
            given(deck(COMMON), GREEN.hasPlayed("x42-common"), holds("x42-common", "2 wood"), RED.has("1 food"));
            RED.mayNot("place x42-common");
            RED.isRefused("space:x42-common", "AGR-K5", "missing", Map.of("good", "food", "need", 2, "have", 1));
        }

        @Test
        @Rule("AGR-K5")
        void the_owner_pays_no_toll() {
            given(deck(COMMON), RED.hasPlayed("x42-common"), holds("x42-common", "2 wood"));
            RED.plays("place x42-common");
            changed("red wood: 0 > 2", "red home: 2 > 1", "x42-common: 2 wood >", "on x42-common: > 1 red");
        }

        @Test
        @Rule({"AGR-K5", "AGR-S7"})
        void it_is_shown_beside_the_others() {
            given(deck(COMMON), RED.hasPlayed("x42-common"), holds("x42-common", "2 wood"));
            assertThat(((AgricolaView) position().view(0)).spaces().getLast())
                    .isEqualTo(new SpaceView("x42-common", Map.of("wood", 2), Map.of("wood", 2), List.of(), true));
            given(deck(COMMON));
            RED.isRefused("space:inn", "AGR-B5", "not-at-this-table");
        }
    }

    @Nested
    class Exchanging {

        @Test
        @Rule({"AGR-X3", "AGR-A4"})
        void animals_without_room_may_be_exchanged_first() {
            given(deck(DROVER), out("sheep-market"), holds("sheep-market", "2 sheep"), RED.hasPlayed("x20-drover"));
            RED.plays("place sheep-market");
            RED.isOffered("trade x20-drover 0", "keep 1 0 0");
            RED.plays("trade x20-drover 0");
            RED.changed("sheep: 0 > 1", "wood: 0 > 2", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        @Rule({"AGR-X3", "AGR-A1"})
        void animals_that_an_exchange_brings_need_room_too() {
            given(deck(MARKET_WOMAN), RED.hasPlayed("x43-market-woman"), RED.has("5 sheep"), RED.farm("""
                    +   +   +   +---+---+
                      .   .   . |       |
                    +   +   +   +---+---+
                      W   .   .   .   .
                    +   +   +   +   +   +
                      W   .   .   .   .
                    +   +   +   +   +   +
                    """));
            RED.plays("trade x43-market-woman 0");
            RED.changed("sheep: 5 > 4", "wild-boar: 0 > 1");
            RED.plays("trade x43-market-woman 0");
            RED.isAsked("keep");
            RED.isOffered("trade x43-market-woman 0", "keep 3 1 0", "keep 1 2 0");
            RED.plays("keep 3 1 0");
            RED.changed("sheep: 4 > 3");
            RED.isAsked("place");
        }

        @Test
        @Rule({"AGR-X3", "AGR-H4"})
        void a_family_is_asked_if_an_exchange_could_help_to_feed_it() {
            given(deck(DROVER), round(4), beforeFeeding(), revised(), RED.hasPlayed("x20-drover"), RED.has("1 sheep"));
            goOn();
            RED.isOffered("feed", "trade x20-drover 0");
            RED.plays("feed");
            RED.changed("begging: 0 > 4");
        }

        @Test
        @Rule({"AGR-X3", "AGR-E1"})
        void the_last_chance_is_before_points_are_counted() {
            given(deck(DROVER), round(14), beforeTheNextRound(), RED.hasPlayed("x20-drover"), RED.has("1 sheep"));
            goOn();
            RED.isOffered("trade x20-drover 0", "done");
            RED.plays("trade x20-drover 0");
            RED.changed("sheep: 1 > 0", "wood: 0 > 2");
            winnersAre(RED, GREEN);
        }

        @Test
        @Rule({"AGR-X3", "AGR-F9"})
        void nobody_exchanges_wood_in_the_middle_of_a_pasture() {
            given(deck(CHARCOAL), out("fencing"), RED.hasPlayed("x44-charcoal"), RED.has("9 wood"));
            RED.plays("place fencing");
            RED.may("trade x44-charcoal 0");
            RED.plays("mark e1");
            RED.mayNot("trade x44-charcoal 0");
            RED.plays("close");
            RED.may("trade x44-charcoal 0");
            meanwhile();
        }

        @Test
        @Rule({"AGR-X3", "AGR-W3"})
        void nobody_exchanges_what_the_space_in_use_needs() {
            given(deck(CHARCOAL), RED.hasPlayed("x44-charcoal"), RED.has("2 wood"));
            RED.plays("place farm-expansion");
            RED.mayNot("trade x44-charcoal 0");
            meanwhile();
            given(deck(CHARCOAL), RED.hasPlayed("x44-charcoal"), RED.has("3 wood"));
            RED.plays("place farm-expansion", "trade x44-charcoal 0");
            RED.mayNot("trade x44-charcoal 0");
            RED.plays("build-stable e1");
            RED.changed("wood: 3 > 0", "food: 0 > 1", "e1: - > stable", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-P1", "AGR-X1"})
        void nobody_eats_what_has_to_be_paid() {
            given(deck(SEED_CAKE), out("major-improvement"), RED.has("1 grain 1 vegetable"));
            RED.plays("place major-improvement", "build seed-cake");
            RED.isOffered("eat vegetable");
            RED.plays("eat vegetable", "pay 0");
            RED.changed("grain: 1 > 0", "vegetable: 1 > 0", "cards: > seed-cake", "home: 2 > 1");
            given(deck(SEED_CAKE), out("major-improvement"), RED.has("1 grain"));
            RED.mayNot("place major-improvement");
        }

        @Test
        @Rule({"AGR-P1", "AGR-X3"})
        void what_is_exchanged_may_help_to_pay_but_never_hinder() {
            given(
                    deck(SEED_CAKE, CHARCOAL),
                    out("major-improvement"),
                    RED.hasPlayed("x44-charcoal"),
                    RED.has("2 grain 1 wood"));
            RED.plays("place major-improvement", "build seed-cake");
            RED.isOffered("eat grain", "trade x44-charcoal 0");
            RED.plays("trade x44-charcoal 0", "pay 0");
            RED.changed("grain: 2 > 1", "wood: 1 > 0", "cards: x44-charcoal > seed-cake, x44-charcoal", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K2", "AGR-X1"})
        void food_for_a_card_may_be_made_when_it_asks() {
            given(deck(NIGHT_PLOW), beforeTheNextRound(), RED.hasPlayed("x13-night-plow"), RED.has("1 grain"));
            goOn();
            RED.isOffered("eat grain", "done");
            RED.plays("eat grain");
            RED.isOffered("use x13-night-plow", "done");
            RED.plays("use x13-night-plow", "plow c2");
            itAlsoHappened("red paid food 1");
            RED.changed("grain: 1 > 0", "c2: - > field");
            given(deck(NIGHT_PLOW), beforeTheNextRound(), RED.hasPlayed("x13-night-plow"), RED.has("1 sheep"));
            goOn();
            RED.isAsked("place");
            meanwhile();
        }
    }
}
