package tilth.agricola.goods;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class PriceListTest {

    private final PriceList prices = new PriceList();

    @Test
    @Rule("AGR-P2")
    void it_takes_as_many_prices_as_there_are() {
        for (int price = 0; price < 500; price++) {
            prices.add(price, 0);
        }
        prices.add(5, 0);
        assertThat(prices.size()).isEqualTo(500);
        assertThat(prices.at(499)).isEqualTo(499);
    }

    @Test
    @Rule("AGR-P2")
    void what_asks_for_more_than_another_is_dropped() {
        prices.add(Goods.of(3, Goods.WOOD), 0);
        prices.add(Goods.of(2, Goods.WOOD), 0);
        prices.add(Goods.of(1, Goods.WOOD) + Goods.of(1, Goods.CLAY), 0);
        prices.dropDearer();
        assertThat(prices.size()).isEqualTo(2);
        assertThat(prices.at(0)).isEqualTo(Goods.of(2, Goods.WOOD));
    }
}
