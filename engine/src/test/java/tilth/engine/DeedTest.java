package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DeedTest {

    private enum Follows implements Deed {
        SUNRISE,
        FROST
    }

    @Test
    void a_bare_deed_is_its_ordinal() {
        assertThat(Follows.SUNRISE.bare()).isZero();
        assertThat(Deed.ordinalOf(Follows.FROST.bare())).isEqualTo(Follows.FROST.ordinal());
        assertThat(Deed.seat(Follows.FROST.bare())).isZero();
        assertThat(Deed.content(Follows.FROST.bare())).isZero();
    }

    @Test
    void a_deed_keeps_its_seat_and_all_its_content_on_an_agenda() {
        long widest = (1L << Deed.CONTENT_BITS) - 1;
        for (int seat = 0; seat < 16; seat++) {
            Agenda agenda = new Agenda(1);
            agenda.then(Follows.FROST.with(seat, widest));
            long deed = agenda.takeDeed();
            assertThat(Deed.ordinalOf(deed)).isEqualTo(Follows.FROST.ordinal());
            assertThat(Deed.seat(deed)).isEqualTo(seat);
            assertThat(Deed.content(deed)).isEqualTo(widest);
        }
    }
}
