package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.ALMS;
import static tilth.agricola.cards.Samples.ARD;
import static tilth.agricola.cards.Samples.CAIRN;
import static tilth.agricola.cards.Samples.CROCKERY;
import static tilth.agricola.cards.Samples.DROVER;
import static tilth.agricola.cards.Samples.FARM_HAND;
import static tilth.agricola.cards.Samples.FISH_WIFE;
import static tilth.agricola.cards.Samples.GLEANER;
import static tilth.agricola.cards.Samples.HIRED_HAND;
import static tilth.agricola.cards.Samples.LODGER;
import static tilth.agricola.cards.Samples.MASON;
import static tilth.agricola.cards.Samples.MUSHROOMS;
import static tilth.agricola.cards.Samples.NIGHT_PLOW;
import static tilth.agricola.cards.Samples.OLD_BEAMS;
import static tilth.agricola.cards.Samples.ROWING_BOAT;
import static tilth.agricola.cards.Samples.SEED_SWAP;
import static tilth.agricola.cards.Samples.SHEEP_DOG;
import static tilth.agricola.cards.Samples.TINKER;

import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Effect.Period;
import tilth.engine.Rule;

/** What cards can do with goods, spaces and turns, shown by invented ones. */
class CardTest extends AgricolaScenario {

    @Test
    @Rule("AGR-K1")
    void a_card_does_something_when_it_is_played() {
        given(deck(SEED_SWAP), out("major-improvement"), RED.has("1 grain"));
        RED.plays("place major-improvement", "build seed-swap");
        RED.changed("grain: 1 > 0", "vegetable: 0 > 1", "booked: 0 > 1", "cards: > seed-swap", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K1")
    void a_card_adds_goods_when_its_owner_uses_a_space() {
        given(deck(ROWING_BOAT), RED.hasPlayed("x02-rowing-boat"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 2", "reed: 0 > 1", "home: 2 > 1");
        given(deck(ROWING_BOAT), GREEN.hasPlayed("x02-rowing-boat"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        GREEN.changed();
        given(deck(ROWING_BOAT), RED.hasPlayed("x02-rowing-boat"), holds("clay-pit", "1 clay"));
        RED.plays("place clay-pit");
        RED.changed("clay: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K1")
    void any_player_includes_the_owner() {
        given(deck(FISH_WIFE), RED.hasPlayed("x12-fish-wife"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 2", "home: 2 > 1");
        given(deck(FISH_WIFE), GREEN.hasPlayed("x12-fish-wife"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        GREEN.changed("food: 0 > 1");
    }

    @Test
    @Rule("AGR-K2")
    void a_card_may_ask_its_owner_to_choose() {
        given(deck(HIRED_HAND), revised(), RED.hasPlayed("x09-hired-hand"), round(6));
        RED.plays("place day-laborer");
        RED.isOffered("choose 0 x09-hired-hand", "choose 1 x09-hired-hand");
        RED.isRefused("do:done", "AGR-K2", "card-first");
        RED.plays("choose 1 x09-hired-hand");
        RED.changed("vegetable: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        given(deck(HIRED_HAND), revised(), RED.hasPlayed("x09-hired-hand"), round(5));
        RED.plays("place day-laborer");
        RED.changed("grain: 0 > 1", "food: 0 > 2", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void a_card_may_ask_its_owner_in_the_turn_of_another() {
        given(deck(GLEANER), GREEN.hasPlayed("x11-gleaner"), GREEN.has("1 food"));
        RED.plays("place grain-seeds");
        GREEN.isOffered("use x11-gleaner", "done");
        RED.isRefused("space:forest", "AGR-W1", "not-your-turn");
        GREEN.plays("use x11-gleaner");
        GREEN.changed("food: 1 > 0", "grain: 0 > 1");
        GREEN.isAsked("place");
        given(deck(GLEANER), GREEN.hasPlayed("x11-gleaner"));
        RED.plays("place grain-seeds");
        GREEN.isAsked("place");
        meanwhile();
        given(deck(GLEANER), RED.hasPlayed("x11-gleaner"), RED.has("1 food"));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K2")
    void several_cards_are_taken_in_any_order_where_one_may_pay_for_the_other() {
        given(deck(NIGHT_PLOW, ALMS), beforeTheNextRound(), RED.hasPlayed("x13-night-plow", "x14-alms"));
        goOn();
        meanwhile();
        RED.isOffered("use x14-alms", "done");
        RED.plays("use x14-alms");
        RED.changed("food: 0 > 1");
        RED.isOffered("use x13-night-plow", "done");
        given(
                deck(NIGHT_PLOW, ALMS),
                beforeTheNextRound(),
                RED.has("1 food"),
                RED.hasPlayed("x13-night-plow", "x14-alms"));
        goOn();
        meanwhile();
        RED.isOffered("use x14-alms", "use x13-night-plow", "done");
        RED.plays("use x13-night-plow", "plow c2");
        RED.changed("food: 1 > 0", "c2: - > field");
        RED.isOffered("use x14-alms", "done");
        RED.plays("done");
        RED.changed();
        RED.isAsked("place");
    }

    @Test
    @Rule("AGR-X3")
    void exchanges_by_cards_are_offered_at_any_time() {
        given(deck(DROVER), RED.hasPlayed("x20-drover"), RED.has("1 sheep"));
        RED.plays("trade x20-drover 0");
        RED.changed("sheep: 1 > 0", "wood: 0 > 2");
        RED.isAsked("place");
        RED.mayNot("trade x20-drover 0");
        RED.plays("place farm-expansion");
        meanwhile();
        given(
                deck(DROVER),
                revised(),
                round(4),
                beforeFeeding(),
                RED.hasPlayed("x20-drover"),
                RED.has("3 food 1 grain 1 sheep"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain", "trade x20-drover 0");
        RED.plays("trade x20-drover 0");
        RED.changed("sheep: 1 > 0", "wood: 0 > 2");
    }

    @Test
    @Rule("AGR-K1")
    void goods_lie_on_a_card_until_they_are_taken() {
        given(deck(CAIRN), out("major-improvement"), RED.has("1 wood"));
        RED.plays("place major-improvement", "build cairn");
        RED.changed("wood: 1 > 0", "cards: > cairn with 2", "home: 2 > 1");
        given(deck(CAIRN), beforeTheNextRound(), RED.hasPlayed("cairn"), onCardNoted("cairn", 1));
        goOn();
        RED.changed("stone: 0 > 1", "cards: cairn with 1 > cairn with nothing");
        given(deck(CAIRN), beforeTheNextRound(), RED.hasPlayed("cairn"), onCardNoted("cairn", 0));
        goOn();
        RED.changed();
    }

    @Test
    @Rule({"AGR-K1", "AGR-K12"})
    void goods_may_go_back_to_a_space() {
        given(deck(MUSHROOMS), RED.hasPlayed("x23-mushrooms"), holds("forest", "3 wood"));
        RED.plays("place forest");
        RED.isOffered("use x23-mushrooms", "done");
        RED.plays("use x23-mushrooms");
        changed(
                "red wood: 0 > 2",
                "red food: 0 > 2",
                "red home: 2 > 1",
                "forest: 3 wood > 1 wood",
                "on forest: > 1 red");
    }

    @Test
    @Rule("AGR-K3")
    void a_card_may_let_its_owner_share_a_space() {
        given(
                deck(LODGER),
                RED.hasPlayed("x26-lodger"),
                GREEN.standsOn("grain-seeds"),
                BLUE.standsOn("fishing"),
                players(3));
        RED.mayNot("place fishing");
        RED.plays("place grain-seeds");
        changed("red grain: 0 > 1", "red home: 2 > 1", "on grain-seeds: 1 green > 1 red 1 green");
        GREEN.mayNot("place grain-seeds");
    }

    @Test
    @Rule("AGR-K3")
    void a_card_may_forbid_something() {
        given(deck(OLD_BEAMS), out("house-redevelopment"), RED.hasPlayed("x27-old-beams"), RED.has("2 clay 1 reed"));
        RED.mayNot("place house-redevelopment");
        RED.isRefused("space:house-redevelopment", "AGR-K3", "forbidden-by-card");
        given(deck(OLD_BEAMS), out("house-redevelopment"), GREEN.hasPlayed("x27-old-beams"), RED.has("2 clay 1 reed"));
        RED.may("place house-redevelopment");
    }

    @Test
    @Rule("AGR-P1")
    void a_price_may_depend_on_the_table() {
        given(
                deck(CROCKERY),
                out("major-improvement"),
                RED.people(3),
                RED.has("3 clay"),
                GREEN.hasPlayed("fireplace-2", "fireplace-3"));
        RED.plays("place major-improvement");
        RED.isOffered("build crockery");
        RED.plays("build crockery");
        RED.changed("clay: 3 > 0", "cards: > crockery", "home: 3 > 2");
        given(
                deck(CROCKERY),
                out("major-improvement"),
                RED.people(4),
                RED.has("3 clay"),
                GREEN.hasPlayed("fireplace-2", "fireplace-3"));
        RED.mayNot("place major-improvement");
    }

    @Test
    @Rule({"AGR-K3", "AGR-K14"})
    void a_card_may_let_its_owner_place_two_people_in_a_row() {
        given(deck(FARM_HAND), RED.hasPlayed("x29-farm-hand"), RED.people(3));
        RED.plays("place farmland", "plow c2");
        RED.isOffered("use x29-farm-hand", "done");
        RED.plays("use x29-farm-hand");
        RED.isAsked("place");
        RED.plays("place grain-seeds");
        GREEN.isAsked("place");
        RED.changed("c2: - > field", "grain: 0 > 1", "home: 3 > 1");
    }

    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void a_card_may_grant_something_in_a_later_round() {
        given(deck(ARD), beforeTheNextRound(), RED.hasPlayed("ard"), onCardNoted("ard", 1 << 2));
        goOn();
        RED.isOffered("use ard", "done");
        RED.plays("use ard", "plow c2");
        RED.isAsked("place");
        meanwhile();
        given(deck(ARD), beforeTheNextRound(), RED.hasPlayed("ard"), onCardNoted("ard", 1 << 3));
        goOn();
        RED.isAsked("place");
        meanwhile();
        given(deck(ARD), out("major-improvement"), round(4), RED.has("1 wood"));
        RED.plays("place major-improvement", "build ard");
        assertThat(position().tableau().kept(0)).isEqualTo(1 << 6);
        meanwhile();
    }

    @Test
    @Rule("AGR-K1")
    void a_card_may_work_once() {
        given(deck(MASON), out("house-redevelopment"), RED.hasPlayed("x32-mason"), RED.has("2 clay 1 reed"));
        RED.plays("place house-redevelopment");
        assertThat(RED.view().goods()).containsEntry("stone", 3);
        meanwhile();
        given(deck(MASON), out("house-redevelopment"), RED.hasPlayed("x32-mason"), RED.has("2 clay 1 reed"));
        position().tableau().spend(Period.GAME, position().tableau().played(0).first());
        RED.plays("place house-redevelopment");
        assertThat(RED.view().goods()).containsEntry("stone", 0);
        meanwhile();
    }

    @Test
    @Rule({"AGR-K1", "AGR-P1"})
    void what_cannot_be_paid_of_several_things_is_left_out() {
        given(deck(TINKER), beforeTheNextRound(), RED.hasPlayed("x61-tinker"), RED.has("1 food"));
        goOn();
        RED.plays("use x61-tinker");
        RED.changed("food: 1 > 0", "clay: 0 > 1");
        RED.isAsked("place");
    }

    @Test
    @Rule("AGR-K14")
    void a_second_card_does_not_let_one_place_again_once_more() {
        given(
                deck(FARM_HAND, SHEEP_DOG),
                out("sheep-market"),
                holds("sheep-market", "1 sheep"),
                RED.hasPlayed("x29-farm-hand", "x54-sheep-dog"),
                RED.people(3));
        RED.plays("place farmland", "plow c2");
        RED.isOffered("use x29-farm-hand", "use x54-sheep-dog", "done");
        RED.plays("use x29-farm-hand");
        RED.isAsked("place");
        RED.changed("c2: - > field", "home: 3 > 2");
    }
}
