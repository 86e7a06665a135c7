package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.GameRecord;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;

/** What is foreseen of a phase against what random players then take. */
class ScarcityTest {

    private static final int MOST_SEATS = FarmeramaPosition.MOST_SEATS;

    private final int[][] foreseen = new int[MOST_SEATS][Basket.GOODS];
    private final int[][] taken = new int[MOST_SEATS][Basket.GOODS];
    private int phases;
    private int met;

    @Test
    @Rule("FRM-A12")
    void nobody_ever_takes_more_than_was_foreseen() {
        for (int game = 0; game < 300; game++) {
            Map<String, String> options =
                    Map.of("mode", game % 2 == 0 ? "standard" : "expert", "seeds-water", game % 3 == 0 ? "yes" : "no");
            follow(RandomPlay.record(new Setup(new Farmerama(), 2 + game % 3, options, Seed.of(game)), game));
        }
        assertThat(phases).isGreaterThan(3_000);
        assertThat(met).as("times somebody took all that was foreseen").isGreaterThan(1_000);
    }

    private void follow(GameRecord record) {
        FarmeramaPosition position = (FarmeramaPosition) record.setup().game().start(record.setup());
        for (GameRecord.Turn turn : record.turns()) {
            boolean before = position.acting() != 0;
            int round = position.round();
            EventLog log = new EventLog();
            position.play(turn.seat(), turn.move(), log);
            if (before) {
                log.events().forEach(this::count);
            }
            if (position.acting() != 0 && (!before || round != position.round())) {
                foresee(position);
            }
        }
    }

    private void foresee(FarmeramaPosition position) {
        phases++;
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            for (int good = 0; good < Basket.GOODS; good++) {
                foreseen[seat][good] = seat < position.seats() ? Scarcity.most(position, seat, good) : 0;
                taken[seat][good] = 0;
            }
        }
    }

    private void count(Event event) {
        if (event.what() == Happens.SOWN) {
            take(event.seat(), event.second(), 1);
        } else if (event.what() == Happens.GOODS_TAKEN) {
            take(event.seat(), event.first(), event.second());
        }
    }

    private void take(int seat, int good, int count) {
        taken[seat][good] += count;
        assertThat(taken[seat][good]).isLessThanOrEqualTo(foreseen[seat][good]);
        met += taken[seat][good] == foreseen[seat][good] ? 1 : 0;
    }
}
