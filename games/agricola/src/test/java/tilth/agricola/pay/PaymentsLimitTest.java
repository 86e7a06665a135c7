package tilth.agricola.pay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What is too much for the workbench of payments is said in a sentence. */
class PaymentsLimitTest {

    private final Payments payments = new Payments();

    @Test
    void a_price_takes_so_many_substitutions() {
        Rebate swap = new Rebate(
                Purchase.ROOM.bit(), Rebate.Kind.SUBSTITUTION, Goods.of(1, Goods.REED), Goods.of(1, Goods.WOOD));
        for (int i = 0; i < 8; i++) {
            payments.gather(swap);
        }
        assertThatThrownBy(() -> payments.gather(swap)).hasMessage("a price takes at most 8 substitutions");
    }

    @Test
    void there_are_so_many_ways_to_pay() {
        for (int price = 0; price < 128; price++) {
            payments.add(price);
        }
        payments.add(5);
        assertThat(payments.size()).isEqualTo(128);
        assertThatThrownBy(() -> payments.add(128)).hasMessage("there are at most 128 ways to pay");
    }
}
