package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.engine.Row;
import tilth.engine.Rule;

/** What is in the box: the tallies it has to meet, and which rows nobody could read off. */
@Rule("CHI-S9")
class ComponentsTest {

    private final Values values = Components.VALUES;

    @Test
    void collective_farms_are_all_pairs_of_two_and_one_twice_each() {
        Set<Long> yields = new HashSet<>();
        for (long yield : values.collective) {
            yields.add(yield);
            assertThat(Basket.total(yield)).isEqualTo(3);
            assertThat(Basket.count(yield, Basket.most(yield))).isEqualTo(2);
        }
        assertThat(yields).hasSize(12);
        assertThat(values.collective.length * values.collectiveCopies).isEqualTo(ChineurPosition.FARMS);
        assertThat(values.collectiveCost).isEqualTo(Basket.ONE_OF_EACH);
    }

    @Test
    void market_tiles_give_one_less_gold_than_they_take_of_each_resource() {
        assertThat(values.marketResource).hasSize(ChineurPosition.MARKET_TILES);
        for (int tile = 0; tile < ChineurPosition.MARKET_TILES; tile++) {
            assertThat(values.marketResource[tile]).isEqualTo(tile / 3);
            assertThat(values.marketGives[tile]).isEqualTo(2 + tile % 3);
            assertThat(values.marketGets[tile]).isEqualTo(1 + tile % 3);
        }
    }

    @Test
    void tools_are_twenty_and_each_costs_one_kind_of_thing() {
        assertThat(Arrays.stream(values.toolCopies).sum()).isEqualTo(ChineurPosition.TOOLS);
        for (int tool = 0; tool < Tool.COUNT; tool++) {
            int kinds = (values.toolGoods[tool] != 0 ? 1 : 0)
                    + (values.toolChoice[tool] != 0 ? 1 : 0)
                    + (values.toolGold[tool] != 0 ? 1 : 0);
            assertThat(kinds).isEqualTo(1);
        }
        assertThat(values.toolValue).containsExactly(4, 3, 3, 3, 5, 8, 12, 18);
        assertThat(values.toolGoods[Tool.EXCHANGE.ordinal()]).isEqualTo(2 * Basket.ONE_OF_EACH);
        assertThat(values.toolChoice[Tool.CHEST.ordinal()]).isEqualTo(5);
    }

    @Test
    void a_table_takes_its_standard_target_from_the_file() {
        assertThat(ChineurTable.TARGET.standard()).isEqualTo("" + Components.BOX.number("target", 0));
    }

    @Test
    void six_resource_tiles_of_each_kind_make_a_copy() {
        assertThat(Components.BOX.number("resource-tiles", 0) * Basket.RESOURCES)
                .isEqualTo(FarmTiles.COPY);
    }

    @Test
    void the_rows_nobody_could_read_off_are_these() {
        assertThat(Components.BOX.rows().stream()
                        .filter(Row::isReconstructed)
                        .map(row -> row.kind() + " " + row.content().getFirst() + ": " + row.source()))
                .containsExactly(
                        "resource-tiles 6: reconstructed high",
                        "resource-cost 1: reconstructed medium",
                        "collective meat: reconstructed high",
                        "collective meat: reconstructed high",
                        "collective-copies 2: reconstructed high",
                        "market-cost 1: reconstructed low",
                        "tool bucket: reconstructed low",
                        "tool scarecrow: reconstructed low",
                        "last-round 60: reconstructed low");
    }
}
