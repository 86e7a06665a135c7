package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.agricola.acts.Bread;
import tilth.agricola.goods.Goods;
import tilth.agricola.stock.Exchanges;
import tilth.engine.Rule;

class FoodTest extends AgricolaScenario {

    @Test
    @Rule({"AGR-X1", "AGR-H4"})
    void grain_and_vegetables_are_one_food_each() {
        given(round(4), beforeFeeding(), RED.has("2 food 1 grain 1 vegetable"), GREEN.has("1 grain"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain", "eat vegetable", "beg 3", "beg 4");
        RED.plays("eat grain", "eat vegetable");
        RED.mayNot("eat grain");
        RED.isRefused("good:grain", "AGR-X1", "none-left");
        RED.plays("feed");
        RED.changed("food: 2 > 0", "grain: 1 > 0", "vegetable: 1 > 0");
    }

    @Test
    @Rule("AGR-X2")
    void animals_are_food_only_for_who_can_cook() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("1 sheep 1 grain"),
                GREEN.has("1 sheep"),
                GREEN.hasPlayed("fireplace-2"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain");
        RED.isRefused("good:sheep", "AGR-X2", "cannot-be-eaten-now");
        GREEN.isOffered("feed", "cook sheep");
        GREEN.plays("cook sheep");
        GREEN.changed("sheep: 1 > 0", "begging: 0 > 2");
    }

    @Test
    @Rule({"AGR-X2", "AGR-M2", "AGR-M3"})
    void the_best_rate_of_all_cards_counts() {
        given(RED.hasPlayed("fireplace-2"), GREEN.hasPlayed("fireplace-3", "cooking-hearth-4"));
        int[] goods = {Goods.GRAIN, Goods.VEGETABLE, Goods.SHEEP, Goods.WILD_BOAR, Goods.CATTLE};
        int[] byFire = {1, 2, 2, 2, 3};
        int[] byHearth = {1, 3, 2, 3, 4};
        for (int i = 0; i < goods.length; i++) {
            assertThat(Exchanges.foodFor(position(), 0, goods[i])).isEqualTo(byFire[i]);
            assertThat(Exchanges.foodFor(position(), 1, goods[i])).isEqualTo(byHearth[i]);
        }
        assertThat(Exchanges.foodFor(position(), 0, Goods.WOOD)).isZero();
    }

    @Test
    @Rule({"AGR-X4", "AGR-W4"})
    void baking_needs_an_action_grain_and_a_baking_improvement() {
        given(RED.has("2 grain"));
        RED.mayNot("place side-job");
        given(RED.hasPlayed("fireplace-2"));
        RED.mayNot("place side-job");
        given(RED.has("2 grain"), RED.hasPlayed("fireplace-2"));
        RED.plays("place side-job");
        RED.isOffered("bake 1", "bake 2");
        RED.isRefused("count:3", "AGR-X5", "cannot-bake-so-many");
        RED.plays("bake 1");
        RED.changed("grain: 2 > 1", "food: 0 > 2", "home: 2 > 1");
        GREEN.isAsked("place");
    }

    @Test
    @Rule("AGR-X4")
    void there_is_no_baking_while_feeding() {
        given(
                revised(),
                round(4),
                beforeFeeding(),
                RED.has("1 grain"),
                RED.hasPlayed("cooking-hearth-4"),
                GREEN.has("4 food"));
        goOn();
        meanwhile();
        RED.isOffered("feed", "eat grain");
        RED.plays("eat grain");
        RED.changed("grain: 1 > 0", "begging: 0 > 3");
    }

    @Test
    @Rule("AGR-X5")
    void grain_goes_where_it_brings_most_each_improvement_up_to_its_limit() {
        given(RED.hasPlayed("fireplace-2", "clay-oven", "stone-oven"), GREEN.hasPlayed("cooking-hearth-4"));
        int[] food = {0, 5, 9, 13, 15, 17};
        for (int grain = 0; grain < food.length; grain++) {
            assertThat(Bread.foodFor(position(), 0, grain)).isEqualTo(food[grain]);
            assertThat(Bread.foodFor(position(), 1, grain)).isEqualTo(3 * grain);
        }
        given(out("grain-utilization"), RED.has("5 grain"), RED.hasPlayed("stone-oven"));
        RED.plays("place grain-utilization");
        RED.isOffered("bake 1", "bake 2");
        RED.plays("bake 2");
        RED.changed("grain: 5 > 3", "food: 0 > 8", "home: 2 > 1");
    }
}
