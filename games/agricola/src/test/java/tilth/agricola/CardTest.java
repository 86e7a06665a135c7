package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.ALMANAC;
import static tilth.agricola.cards.Samples.ALMS;
import static tilth.agricola.cards.Samples.ARD;
import static tilth.agricola.cards.Samples.BEAN_ROW;
import static tilth.agricola.cards.Samples.CAIRN;
import static tilth.agricola.cards.Samples.CROCKERY;
import static tilth.agricola.cards.Samples.DROVER;
import static tilth.agricola.cards.Samples.FARM_HAND;
import static tilth.agricola.cards.Samples.FISH_WIFE;
import static tilth.agricola.cards.Samples.GLEANER;
import static tilth.agricola.cards.Samples.HANDYMAN;
import static tilth.agricola.cards.Samples.HEDGE;
import static tilth.agricola.cards.Samples.HIRED_HAND;
import static tilth.agricola.cards.Samples.HOUSE_WARMING;
import static tilth.agricola.cards.Samples.LODGER;
import static tilth.agricola.cards.Samples.LOFT;
import static tilth.agricola.cards.Samples.LONG_HOUSE;
import static tilth.agricola.cards.Samples.MASON;
import static tilth.agricola.cards.Samples.MUSHROOMS;
import static tilth.agricola.cards.Samples.NIGHT_PLOW;
import static tilth.agricola.cards.Samples.OLD_BEAMS;
import static tilth.agricola.cards.Samples.ROWING_BOAT;
import static tilth.agricola.cards.Samples.SCYTHE;
import static tilth.agricola.cards.Samples.SEED_SWAP;
import static tilth.agricola.cards.Samples.SHEEP_PEN;
import static tilth.agricola.cards.Samples.SPRING;
import static tilth.agricola.cards.Samples.STY;
import static tilth.agricola.cards.Samples.SWINEHERD;
import static tilth.agricola.cards.Samples.TENT;
import static tilth.agricola.cards.Samples.TROUGH;
import static tilth.agricola.cards.Samples.VILLAGE_FEAST;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Moment;
import tilth.engine.Rule;

/** What cards can do, shown by invented ones. */
class CardTest extends AgricolaScenario {

    private static final String YARD = """
            +   +   +   +   +---+
              .   F   .   . |   |
            +   +   +   +   +---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

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
        given(deck(ROWING_BOAT), RED.hasPlayed("rowing-boat"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 2", "reed: 0 > 1", "home: 2 > 1");
        given(deck(ROWING_BOAT), GREEN.hasPlayed("rowing-boat"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        GREEN.changed();
        given(deck(ROWING_BOAT), RED.hasPlayed("rowing-boat"), holds("clay-pit", "1 clay"));
        RED.plays("place clay-pit");
        RED.changed("clay: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K1")
    void any_player_includes_the_owner() {
        given(deck(FISH_WIFE), RED.hasPlayed("fish-wife"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        RED.changed("food: 0 > 2", "home: 2 > 1");
        given(deck(FISH_WIFE), GREEN.hasPlayed("fish-wife"), holds("fishing", "1 food"));
        RED.plays("place fishing");
        GREEN.changed("food: 0 > 1");
    }

    @Test
    @Rule("AGR-K2")
    void a_card_may_ask_its_owner_to_choose() {
        given(deck(HIRED_HAND), revised(), RED.hasPlayed("hired-hand"), round(6));
        RED.plays("place day-laborer");
        RED.isOffered("choose 0 hired-hand", "choose 1 hired-hand");
        RED.isRefused("do:done", "AGR-K2", "card-first");
        RED.plays("choose 1 hired-hand");
        RED.changed("vegetable: 0 > 1", "food: 0 > 2", "home: 2 > 1");
        given(deck(HIRED_HAND), revised(), RED.hasPlayed("hired-hand"), round(5));
        RED.plays("place day-laborer");
        RED.isOffered("choose 0 hired-hand");
        RED.plays("choose 0 hired-hand");
        RED.changed("grain: 0 > 1", "food: 0 > 2", "home: 2 > 1");
    }

    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void a_card_may_ask_its_owner_in_the_turn_of_another() {
        given(deck(GLEANER), GREEN.hasPlayed("gleaner"), GREEN.has("1 food"));
        RED.plays("place grain-seeds");
        GREEN.isOffered("use gleaner", "done");
        RED.isRefused("space:forest", "AGR-W1", "not-your-turn");
        GREEN.plays("use gleaner");
        GREEN.changed("food: 1 > 0", "grain: 0 > 1");
        GREEN.isAsked("place");
        given(deck(GLEANER), GREEN.hasPlayed("gleaner"));
        RED.plays("place grain-seeds");
        GREEN.isAsked("place");
        meanwhile();
        given(deck(GLEANER), RED.hasPlayed("gleaner"), RED.has("1 food"));
        RED.plays("place grain-seeds");
        RED.changed("grain: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-K2")
    void several_cards_are_taken_in_any_order_where_one_may_pay_for_the_other() {
        given(deck(NIGHT_PLOW, ALMS), beforeTheNextRound(), RED.hasPlayed("night-plow", "alms"));
        goOn();
        meanwhile();
        RED.isOffered("use alms", "done");
        RED.plays("use alms");
        RED.changed("food: 0 > 1");
        RED.isAsked("place");
        given(deck(NIGHT_PLOW, ALMS), beforeTheNextRound(), RED.has("1 food"), RED.hasPlayed("night-plow", "alms"));
        goOn();
        meanwhile();
        RED.isOffered("use alms", "use night-plow", "done");
        RED.plays("use night-plow", "plow c2");
        RED.changed("food: 1 > 0", "c2: - > field");
        RED.isOffered("use alms", "done");
        RED.plays("done");
        RED.changed();
        RED.isAsked("place");
    }

    @Test
    @Rule("AGR-C6")
    void a_card_that_is_a_field_is_sown_and_harvested_but_is_no_field_in_the_end() {
        given(deck(BEAN_ROW), out("grain-utilization"), RED.hasPlayed("bean-row"), RED.has("1 vegetable 1 grain"));
        RED.plays("place grain-utilization");
        RED.isOffered("sow vegetable bean-row");
        RED.plays("sow vegetable bean-row");
        RED.changed("vegetable: 1 > 0", "cards: bean-row with nothing > bean-row with 2 vegetable", "home: 2 > 1");
        assertThat(RED.points("vegetables")).isEqualTo(2);
        assertThat(RED.points("fields")).isEqualTo(-1);
        given(
                deck(BEAN_ROW),
                revised(),
                round(4),
                beforeTheHarvest(),
                RED.hasPlayed("bean-row"),
                onCard("bean-row", "2 vegetable"),
                RED.has("4 food"),
                GREEN.has("4 food"));
        goOn();
        RED.changed("food: 4 > 0", "vegetable: 0 > 1", "cards: bean-row with 2 vegetable > bean-row with 1 vegetable");
    }

    @Test
    @Rule({"AGR-A1", "AGR-A3"})
    void cards_give_room_to_animals() {
        given(deck(LOFT), out("sheep-market"), holds("sheep-market", "4 sheep"), RED.hasPlayed("loft"));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 3", "home: 2 > 1");
        assertThat(RED.view().pets()).hasSize(3);
        given(
                deck(TROUGH),
                out("sheep-market"),
                holds("sheep-market", "9 sheep"),
                RED.hasPlayed("trough"),
                RED.farm(YARD));
        RED.plays("place sheep-market");
        RED.changed("sheep: 0 > 5", "home: 2 > 1");
        assertThat(RED.view().pastures().getFirst().capacity()).isEqualTo(4);
        given(
                deck(SHEEP_PEN, STY),
                out("cattle-market"),
                holds("cattle-market", "4 cattle"),
                RED.hasPlayed("sheep-pen", "sty"));
        RED.plays("place cattle-market");
        RED.changed("cattle: 0 > 3", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-G1")
    void cards_give_room_to_people() {
        given(deck(TENT), out("basic-wish"), RED.hasPlayed("tent"));
        RED.plays("place basic-wish");
        RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-X3")
    void exchanges_by_cards_are_offered_at_any_time() {
        given(deck(DROVER), RED.hasPlayed("drover"), RED.has("1 sheep"));
        RED.plays("trade drover");
        RED.changed("sheep: 1 > 0", "wood: 0 > 2");
        RED.isAsked("place");
        RED.mayNot("trade drover");
        RED.plays("place farm-expansion");
        meanwhile();
        given(
                deck(DROVER),
                revised(),
                round(4),
                beforeFeeding(),
                RED.hasPlayed("drover"),
                RED.has("3 food 1 grain 1 sheep"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain", "trade drover");
        RED.plays("trade drover");
        RED.changed("sheep: 1 > 0", "wood: 0 > 2");
    }

    @Test
    @Rule("AGR-K1")
    void goods_lie_on_a_card_until_they_are_taken() {
        given(deck(CAIRN), out("major-improvement"), RED.has("1 wood"));
        RED.plays("place major-improvement", "build cairn");
        RED.changed("wood: 1 > 0", "cards: > cairn with 2 stone", "home: 2 > 1");
        given(deck(CAIRN), beforeTheNextRound(), RED.hasPlayed("cairn"), onCard("cairn", "1 stone"));
        goOn();
        RED.changed("stone: 0 > 1", "cards: cairn with 1 stone > cairn with nothing");
        given(deck(CAIRN), beforeTheNextRound(), RED.hasPlayed("cairn"));
        goOn();
        RED.changed();
    }

    @Test
    @Rule({"AGR-K1", "AGR-A4"})
    void animals_may_come_at_the_end_of_a_round() {
        given(deck(SWINEHERD), GREEN.hasPlayed("swineherd"), GREEN.has("1 sheep"), RED.home(1), GREEN.home(0));
        RED.plays("place grain-seeds");
        GREEN.isOffered("keep 1 0 0", "keep 0 1 0");
        GREEN.plays("keep 0 1 0");
        GREEN.changed("sheep: 1 > 0", "wild-boar: 0 > 1", "home: 0 > 2");
        now("round", "2");
    }

    @Test
    @Rule("AGR-K1")
    void goods_may_go_back_to_a_space() {
        given(deck(MUSHROOMS), RED.hasPlayed("mushrooms"), holds("forest", "3 wood"));
        RED.plays("place forest");
        RED.isOffered("use mushrooms", "done");
        RED.plays("use mushrooms");
        changed(
                "red wood: 0 > 2",
                "red food: 0 > 2",
                "red home: 2 > 1",
                "forest: 3 wood > 1 wood",
                "on forest: > 1 red");
    }

    @Test
    @Rule("AGR-K1")
    void what_is_built_may_bring_goods_later() {
        given(deck(HOUSE_WARMING), RED.hasPlayed("house-warming"), RED.has("5 wood 2 reed"));
        RED.plays("place farm-expansion", "build-room a1");
        changed(
                "red wood: 5 > 0",
                "red reed: 2 > 0",
                "red a1: - > room",
                "red home: 2 > 1",
                "on farm-expansion: > 1 red",
                "round 2 for red: > 1 food",
                "round 3 for red: > 1 food",
                "round 4 for red: > 1 food");
    }

    @Test
    @Rule("AGR-E11")
    void cards_bring_bonus_points_to_their_owner_or_to_all() {
        given(
                deck(LONG_HOUSE, VILLAGE_FEAST),
                RED.hasPlayed("long-house", "village-feast"),
                GREEN.people(5),
                RED.farm("""
                +   +   +   +   +   +
                  W   W   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        assertThat(RED.points("bonus")).isEqualTo(2);
        assertThat(GREEN.points("bonus")).isEqualTo(2);
    }

    @Test
    @Rule("AGR-K3")
    void a_card_may_let_its_owner_share_a_space() {
        given(
                deck(LODGER),
                RED.hasPlayed("lodger"),
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
        given(deck(OLD_BEAMS), out("house-redevelopment"), RED.hasPlayed("old-beams"), RED.has("2 clay 1 reed"));
        RED.mayNot("place house-redevelopment");
        RED.isRefused("space:house-redevelopment", "AGR-K3", "forbidden-by-card");
        given(deck(OLD_BEAMS), out("house-redevelopment"), GREEN.hasPlayed("old-beams"), RED.has("2 clay 1 reed"));
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
    @Rule("AGR-K3")
    void a_card_may_let_its_owner_place_two_people_in_a_row() {
        given(deck(FARM_HAND), RED.hasPlayed("farm-hand"), RED.people(3));
        RED.plays("place farmland", "plow c2");
        RED.isOffered("use farm-hand", "done");
        RED.plays("use farm-hand");
        RED.isAsked("place");
        RED.plays("place grain-seeds");
        GREEN.isAsked("place");
        RED.changed("c2: - > field", "grain: 0 > 1", "home: 3 > 1");
    }

    @Test
    @Rule({"AGR-K1", "AGR-H2"})
    void a_card_may_take_more_off_a_field() {
        given(
                deck(SCYTHE),
                revised(),
                round(4),
                beforeTheHarvest(),
                RED.hasPlayed("scythe"),
                RED.has("4 food"),
                GREEN.has("4 food"),
                RED.farm("""
                +   +   +   +   +   +
                  .  F3g F2v  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        RED.changed(
                "food: 4 > 0",
                "grain: 0 > 2",
                "vegetable: 0 > 1",
                "b1: field 3 grain > field 1 grain",
                "c1: field 2 vegetable > field 1 vegetable");
    }

    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void a_card_may_grant_something_in_a_later_round() {
        given(deck(ARD), beforeTheNextRound(), RED.hasPlayed("ard"));
        position().tableau().keep(0, 2);
        goOn();
        RED.isOffered("use ard", "done");
        RED.plays("use ard", "plow c2");
        RED.isAsked("place");
        meanwhile();
        given(deck(ARD), beforeTheNextRound(), RED.hasPlayed("ard"));
        position().tableau().keep(0, 3);
        goOn();
        RED.isAsked("place");
        meanwhile();
        given(deck(ARD), out("major-improvement"), round(4), RED.has("1 wood"));
        RED.plays("place major-improvement", "build ard");
        assertThat(position().tableau().kept(0)).isEqualTo(6);
        meanwhile();
    }

    @Test
    @Rule("AGR-K1")
    void a_card_may_work_once() {
        given(deck(MASON), out("house-redevelopment"), RED.hasPlayed("mason"), RED.has("2 clay 1 reed"));
        RED.plays("place house-redevelopment");
        assertThat(position().tableau().kept(0)).isEqualTo(1);
        assertThat(RED.view().goods()).containsEntry("stone", 3);
        meanwhile();
        given(deck(MASON), out("house-redevelopment"), RED.hasPlayed("mason"), RED.has("2 clay 1 reed"));
        position().tableau().keep(0, 1);
        RED.plays("place house-redevelopment");
        assertThat(RED.view().goods()).containsEntry("stone", 0);
        meanwhile();
    }

    @Test
    @Rule({"AGR-F8", "AGR-P1"})
    void a_card_may_make_fences_cheaper() {
        given(deck(HEDGE), out("fencing"), RED.hasPlayed("hedge"), RED.has("2 wood"));
        RED.plays("place fencing", "mark e1", "close");
        RED.changed("wood: 2 > 0", "fences: 0 > 4", "pastures: > e1", "home: 2 > 1");
        given(deck(HEDGE), out("fencing"), GREEN.hasPlayed("hedge"), RED.has("2 wood"));
        RED.mayNot("place fencing");
    }

    @Test
    @Rule({"AGR-K1", "AGR-W3"})
    void a_card_may_grant_building() {
        given(deck(HANDYMAN), revised(), RED.hasPlayed("handyman"), RED.has("5 wood 3 reed 2 clay"));
        RED.plays("place day-laborer", "use handyman");
        RED.isOffered("build-room a1", "build-room b2", "build-room b3", "renovate");
        RED.plays("renovate");
        RED.changed("clay: 2 > 0", "reed: 3 > 2", "food: 0 > 2", "house: wood > clay", "home: 2 > 1");
        GREEN.isAsked("place");
        given(deck(HANDYMAN), revised(), RED.hasPlayed("handyman"));
        RED.plays("place day-laborer");
        GREEN.isAsked("place");
        meanwhile();
    }

    @Test
    @Rule({"AGR-K1", "AGR-H6"})
    void animals_may_have_young_outside_a_harvest() {
        given(
                deck(SPRING),
                GREEN.hasPlayed("spring"),
                GREEN.has("2 sheep"),
                GREEN.farm(YARD),
                RED.home(1),
                GREEN.home(0));
        RED.plays("place grain-seeds");
        GREEN.changed("sheep: 2 > 3", "home: 0 > 2");
    }

    // Every moment comes when it should, and only then.

    private Set<Moment> noted() {
        long kept = position().tableau().kept(0);
        return Arrays.stream(Moment.values())
                .filter(moment -> (kept >>> moment.ordinal() & 1) != 0)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Moment.class)));
    }

    private void givenAlmanac(Given... words) {
        Given[] all = Arrays.copyOf(words, words.length + 2);
        all[words.length] = deck(ALMANAC);
        all[words.length + 1] = RED.hasPlayed("almanac", "fireplace-2");
        given(all);
    }

    private void theseMomentsCame(Moment... moments) {
        assertThat(noted()).containsExactlyInAnyOrder(moments);
        meanwhile();
    }

    @Test
    @Rule("AGR-K1")
    void moments_of_work() {
        givenAlmanac(RED.home(2), RED.has("10 wood 2 reed"));
        RED.plays("place grain-seeds");
        theseMomentsCame(Moment.USE, Moment.USED, Moment.TURN_END);
        givenAlmanac(RED.has("10 wood 4 reed"));
        RED.plays("place farm-expansion", "build-room a1", "done");
        theseMomentsCame(Moment.USE, Moment.ROOMS_BUILT, Moment.USED, Moment.TURN_END);
        givenAlmanac(RED.has("1 grain"));
        RED.plays("place side-job", "bake 1");
        theseMomentsCame(Moment.USE, Moment.BAKED, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("cultivation"), RED.has("1 grain"));
        RED.plays("place cultivation", "plow c2", "sow grain c2");
        theseMomentsCame(Moment.USE, Moment.PLOWED, Moment.SOWN, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("fencing"), RED.has("4 wood"));
        RED.plays("place fencing", "mark e1", "close");
        theseMomentsCame(Moment.USE, Moment.PASTURES_BUILT, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("urgent-wish"));
        RED.plays("place urgent-wish");
        theseMomentsCame(Moment.USE, Moment.GREW, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("house-redevelopment"), RED.has("2 clay 1 reed 3 grain"));
        RED.plays("place house-redevelopment");
        RED.isOffered("build cooking-hearth-4", "build cooking-hearth-5", "done");
        RED.plays("build cooking-hearth-4");
        theseMomentsCame(Moment.USE, Moment.RENOVATED, Moment.IMPROVEMENT_BUILT, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("sheep-market"), holds("sheep-market", "2 sheep"));
        RED.plays("place sheep-market");
        theseMomentsCame(Moment.USE, Moment.COOKED, Moment.USED, Moment.TURN_END);
        givenAlmanac(GREEN.toMove());
        GREEN.plays("place grain-seeds");
        theseMomentsCame();
    }

    @Test
    @Rule("AGR-K1")
    void moments_of_rounds_and_harvests() {
        givenAlmanac(RED.home(1), GREEN.home(0));
        RED.plays("place grain-seeds");
        theseMomentsCame(
                Moment.USE, Moment.USED, Moment.TURN_END, Moment.RETURN_HOME, Moment.ROUND_END, Moment.ROUND_START);
        givenAlmanac(revised(), round(4), beforeTheHarvest(), RED.has("4 food"), GREEN.has("4 food"));
        goOn();
        theseMomentsCame(Moment.FIELDS_START, Moment.FIELDS, Moment.HARVEST_END, Moment.ROUND_START);
        givenAlmanac(round(14), beforeTheNextRound());
        goOn();
        theseMomentsCame(Moment.GAME_END);
    }
}
