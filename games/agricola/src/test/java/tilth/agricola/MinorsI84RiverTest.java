package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;

/** Minor improvements of deck I from I84 to I104 that harvest, fish or cut reed beside their owner. */
class MinorsI84RiverTest extends ClassicScenario {

    private static final String CROPS = """
            +   +   +   +   +   +
              .  F3g F2v F1g  .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private int owns(int good) {
        return position().holdings().count(0, good);
    }

    private int grows(int field) {
        return position().farms().crops(0, field);
    }

    @Nested
    class Manure {

        private static final String CARD = "i92-manure";

        private void givenTheLastPersonOf(int round, String... cards) {
            given(eikz(), round(round), RED.hasPlayed(cards), RED.farm(CROPS), RED.home(1), GREEN.home(0));
            RED.plays("place day-laborer");
        }

        @Test
        @Rule("AGR-K64")
        void harvests_every_field_at_the_end_of_a_round_without_a_harvest() {
            givenTheLastPersonOf(5, CARD);
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD);
            assertThat(owns(Goods.GRAIN)).isEqualTo(2);
            assertThat(owns(Goods.VEGETABLE)).isEqualTo(1);
            assertThat(grows(1)).isEqualTo(2);
            assertThat(grows(2)).isEqualTo(1);
            assertThat(grows(3)).isZero();
            meanwhile();
        }

        @Test
        @Rule("AGR-K64")
        void or_none_of_them() {
            givenTheLastPersonOf(5, CARD);
            RED.plays("done");
            assertThat(owns(Goods.GRAIN)).isZero();
            assertThat(grows(1)).isEqualTo(3);
            meanwhile();
        }

        @Test
        void not_where_a_harvest_comes_anyway() {
            givenTheLastPersonOf(7, CARD);
            RED.isAsked("feed");
            assertThat(owns(Goods.GRAIN)).isEqualTo(2);
            assertThat(grows(1)).isEqualTo(2);
            meanwhile();
        }

        @Test
        void is_not_asked_where_nothing_grows() {
            given(eikz(), round(5), RED.hasPlayed(CARD), RED.home(1), GREEN.home(0));
            RED.plays("place day-laborer");
            RED.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K64")
        void takes_crops_off_cards_too() {
            given(
                    eikz(),
                    round(5),
                    RED.hasPlayed(CARD, "k137-turnip-field"),
                    onCard("k137-turnip-field", "2 vegetable"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place day-laborer", "use " + CARD);
            assertThat(owns(Goods.VEGETABLE)).isEqualTo(1);
            meanwhile();
        }

        @Test
        @Rule("AGR-K72")
        void vegetables_stay_with_the_gardener() {
            givenTheLastPersonOf(5, CARD, "i226-gardener");
            RED.plays("use " + CARD);
            assertThat(owns(Goods.VEGETABLE)).isEqualTo(1);
            assertThat(grows(2)).isEqualTo(2);
            meanwhile();
        }

        @Test
        @Rule("AGR-K64")
        void lets_the_corn_storehouse_sow() {
            givenTheLastPersonOf(5, CARD, "i86-corn-storehouse");
            RED.plays("use " + CARD);
            RED.isOffered("use i86-corn-storehouse", "done");
            RED.plays("use i86-corn-storehouse", "sow grain d1");
            assertThat(grows(3)).isEqualTo(2);
            meanwhile();
        }

        @Test
        @Rule("AGR-K64")
        void brings_no_food_for_animals() {
            given(
                    eikz(),
                    round(5),
                    RED.hasPlayed(CARD, "i246-milking-hand"),
                    RED.farm(CROPS),
                    RED.has("1 cattle"),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place day-laborer", "use " + CARD);
            assertThat(owns(Goods.FOOD)).isEqualTo(2);
            meanwhile();
        }
    }

    @Nested
    class FishTrap {

        private static final String CARD = "i95-fish-trap";

        @Test
        void adds_food_where_one_fishes() {
            given(eikz(), RED.hasPlayed(CARD), holds("fishing", "2 food"));
            RED.plays("place fishing");
            RED.changed("food: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void and_where_a_space_brings_reed() {
            given(eikz(), RED.hasPlayed(CARD), holds("reed-bank", "2 reed"));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 2", "food: 0 > 1", "home: 2 > 1");
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take reed");
            RED.changed("reed: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        void once_only_where_reed_lies_where_one_fishes() {
            given(eikz(), RED.hasPlayed(CARD), holds("fishing", "2 food 1 reed"));
            RED.plays("place fishing");
            RED.changed("reed: 0 > 1", "food: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K81")
        void not_for_other_goods_nor_for_reed_of_cards() {
            given(eikz(), players(3), RED.hasPlayed(CARD));
            RED.plays("place one-resource", "take wood");
            RED.changed("wood: 0 > 1", "home: 2 > 1");
            given(eikz(), RED.hasPlayed(CARD), RED.holds("i96-reed-exchange"), RED.has("2 wood"));
            RED.plays("place meeting-place", "play i96-reed-exchange");
            assertThat(owns(Goods.FOOD)).isZero();
            assertThat(owns(Goods.REED)).isEqualTo(2);
            meanwhile();
        }
    }
}
