package tilth.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class SeatOrderTest {

    private final SeatOrder seats = new SeatOrder(2);
    private int length;

    @Test
    @Rule("SRV-7")
    void whoever_spoke_is_remembered_by_name_after_another_has_the_seat() {
        come("Ann");
        seats.tellOf(0);
        come("Bob");
        assertThat(seats.sitters()).extracting(SeatOrder.Sitter::name).containsExactly("Ann", "Bob");
    }

    @Test
    void thousands_who_sit_down_and_leave_in_silence_leave_nothing_behind() {
        for (int i = 0; i < 5000; i++) {
            come("Eve " + i);
        }
        assertThat(seats.sitters()).extracting(SeatOrder.Sitter::name).containsExactly("Eve 4999");
    }

    private void come(String name) {
        seats.apply(new Fact.Left(0), ++length);
        seats.apply(new Fact.Sat(0, "key", 0, name), ++length);
    }
}
