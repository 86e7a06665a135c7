package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect.Period;
import tilth.engine.Rule;

class MajorTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-M1", "AGR-E10"})
    void the_ten_cost_and_are_worth_this() {
        String[] facts = {
            "fireplace-2: 2 clay, 1",
            "fireplace-3: 3 clay, 1",
            "cooking-hearth-4: 4 clay, 1",
            "cooking-hearth-5: 5 clay, 1",
            "well: 1 wood 3 stone, 4",
            "clay-oven: 3 clay 1 stone, 2",
            "stone-oven: 1 clay 3 stone, 3",
            "joinery: 2 wood 2 stone, 2",
            "pottery: 2 clay 2 stone, 2",
            "basketmakers-workshop: 2 reed 2 stone, 2"
        };
        Deck majors = Deck.MAJORS;
        assertThat(majors.size()).isEqualTo(facts.length);
        for (int slot = 0; slot < facts.length; slot++) {
            assertThat(majors.card(slot).word() + ": "
                            + Facts.bundle(majors.card(slot).prices().getFirst().goods()) + ", "
                            + majors.card(slot).points())
                    .isEqualTo(facts[slot]);
        }
    }

    @Test
    @Rule({"AGR-M1", "AGR-M2", "AGR-P1"})
    void one_improvement_is_built_for_its_price() {
        given(out("major-improvement"), RED.has("3 clay"), GREEN.has("3 clay"));
        RED.plays("place major-improvement");
        RED.isOffered("build fireplace-2", "build fireplace-3");
        RED.isRefused("card:cooking-hearth-4", "AGR-P1", "missing", Map.of("good", "clay", "need", 4, "have", 3));
        RED.plays("build fireplace-2");
        changed("red clay: 3 > 1", "red cards: > fireplace-2", "red home: 2 > 1", "on major-improvement: > 1 red");
        assertThat(RED.points("cards")).isEqualTo(1);
    }

    @Test
    @Rule("AGR-M1")
    void what_somebody_has_is_no_longer_there() {
        given(out("major-improvement"), RED.has("3 clay"), GREEN.hasPlayed("fireplace-2"));
        RED.plays("place major-improvement");
        RED.isOffered("build fireplace-3");
        RED.isRefused("card:fireplace-2", "AGR-M1", "not-on-display");
        meanwhile();
    }

    @Test
    @Rule({"AGR-M3", "AGR-P2"})
    void a_hearth_is_had_for_clay_or_for_a_fireplace() {
        given(out("major-improvement"), RED.has("4 clay"), RED.hasPlayed("fireplace-2", "fireplace-3"));
        RED.plays("place major-improvement", "build cooking-hearth-4");
        RED.isOffered("pay 0", "return fireplace-2", "return fireplace-3");
        RED.isRefused("do:done", "AGR-P2", "pay-first");
        RED.plays("return fireplace-3");
        RED.changed("cards: fireplace-2, fireplace-3 > fireplace-2, cooking-hearth-4", "home: 2 > 1");
        given(out("major-improvement"), RED.has("4 clay"), RED.hasPlayed("fireplace-2"));
        RED.plays("place major-improvement", "build cooking-hearth-4", "pay 0");
        RED.changed("clay: 4 > 0", "cards: fireplace-2 > fireplace-2, cooking-hearth-4", "home: 2 > 1");
    }

    @Test
    @Rule("AGR-M3")
    void without_clay_the_only_fireplace_is_handed_back_and_may_be_built_again() {
        given(out("major-improvement"), RED.hasPlayed("fireplace-2"), GREEN.has("2 clay"));
        RED.plays("place major-improvement", "build cooking-hearth-5");
        RED.changed("cards: fireplace-2 > cooking-hearth-5", "home: 2 > 1");
        given(
                out("major-improvement", "house-redevelopment"),
                RED.hasPlayed("cooking-hearth-5"),
                RED.has("4 clay 1 reed"));
        RED.plays("place house-redevelopment");
        RED.isOffered("build fireplace-2", "done");
        meanwhile();
    }

    @Test
    @Rule({"AGR-M4", "AGR-X5"})
    void an_oven_may_bake_at_once_with_all_baking_improvements() {
        given(out("major-improvement"), RED.has("3 clay 1 stone 3 grain"), RED.hasPlayed("fireplace-2"));
        RED.plays("place major-improvement", "build clay-oven");
        RED.isOffered("bake 1", "bake 2", "bake 3", "done");
        RED.plays("bake 2");
        RED.changed(
                "clay: 3 > 0",
                "stone: 1 > 0",
                "grain: 3 > 1",
                "food: 0 > 7",
                "cards: fireplace-2 > fireplace-2, clay-oven",
                "home: 2 > 1");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-M4")
    void the_builder_of_an_oven_need_not_bake() {
        given(out("major-improvement"), RED.has("1 clay 3 stone 1 grain"));
        RED.plays("place major-improvement", "build stone-oven", "done");
        RED.changed("clay: 1 > 0", "stone: 3 > 0", "cards: > stone-oven", "home: 2 > 1");
        given(out("major-improvement"), RED.has("1 clay 3 stone"));
        RED.plays("place major-improvement", "build stone-oven");
        GREEN.isAsked("place");
        meanwhile();
    }

    @Test
    @Rule("AGR-M5")
    void workshops_make_food_once_a_harvest() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("3 wood 3 clay 3 reed"),
                RED.hasPlayed("joinery", "pottery", "basketmakers-workshop"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "craft joinery", "craft pottery", "craft basketmakers-workshop");
        RED.plays("craft joinery");
        RED.changed(
                "wood: 3 > 2",
                "food: 0 > 2",
                "cards: joinery, pottery, basketmakers-workshop > joinery spent, pottery, basketmakers-workshop");
        RED.mayNot("craft joinery");
        RED.isRefused("card:joinery", "AGR-M5", "cannot-craft");
        RED.plays("craft pottery", "craft basketmakers-workshop");
        RED.changed(
                "clay: 3 > 2",
                "reed: 3 > 2",
                "food: 2 > 3",
                "cards: joinery spent, pottery, basketmakers-workshop > joinery spent, pottery spent, basketmakers-workshop spent");
    }

    @Test
    @Rule("AGR-M5")
    void with_food_enough_they_may_still_be_used_but_not_in_the_last_harvest() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("4 food 1 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "craft joinery");
        RED.plays("feed");
        RED.changed("food: 4 > 0");
        given(
                revised(),
                round(14),
                beforeFeeding(),
                RED.has("4 food 1 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("4 food"));
        goOn();
        RED.changed("food: 4 > 0");
        assertThat(position().isOver()).isTrue();
    }

    @Test
    @Rule("AGR-M5")
    void each_harvest_they_work_again() {
        given(
                revised(),
                round(4),
                beforeTheHarvest(),
                RED.has("9 food 3 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("4 food"));
        goOn();
        RED.plays("craft joinery");
        meanwhile();
        assertThat(position().tableau().isSpent(Period.HARVEST, 7)).isTrue();
        given(
                revised(),
                round(7),
                beforeTheHarvest(),
                RED.has("9 food 3 wood"),
                RED.hasPlayed("joinery"),
                GREEN.has("4 food"));
        position().tableau().spend(Period.HARVEST, 7);
        goOn();
        RED.may("craft joinery");
        meanwhile();
    }

    @Test
    @Rule("AGR-M6")
    void workshops_bring_bonus_points_for_what_is_left() {
        int[] wood = {0, 0, 0, 1, 1, 2, 2, 3, 3};
        int[] reed = {0, 0, 1, 1, 2, 3, 3, 3, 3};
        for (int count = 0; count < wood.length; count++) {
            given(
                    RED.has(count + " wood " + count + " reed"),
                    RED.hasPlayed("joinery", "basketmakers-workshop"),
                    GREEN.has(count + " clay"),
                    GREEN.hasPlayed("pottery"));
            assertThat(RED.points("bonus")).isEqualTo(wood[count] + reed[count]);
            assertThat(GREEN.points("bonus")).isEqualTo(wood[count]);
        }
    }

    @Test
    @Rule("AGR-M7")
    void the_well_puts_food_on_the_next_five_round_spaces() {
        given(out("major-improvement"), round(4), RED.has("1 wood 3 stone"));
        RED.plays("place major-improvement", "build well");
        changed(
                "red wood: 1 > 0",
                "red stone: 3 > 0",
                "red cards: > well",
                "red home: 2 > 1",
                "on major-improvement: > 1 red",
                "round 5 for red: > 1 food",
                "round 6 for red: > 1 food",
                "round 7 for red: > 1 food",
                "round 8 for red: > 1 food",
                "round 9 for red: > 1 food");
        given(out("major-improvement"), round(12), RED.has("1 wood 3 stone"));
        RED.plays("place major-improvement", "build well");
        changed(
                "red wood: 1 > 0",
                "red stone: 3 > 0",
                "red cards: > well",
                "red home: 2 > 1",
                "on major-improvement: > 1 red",
                "round 13 for red: > 1 food",
                "round 14 for red: > 1 food");
    }
}
