package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilth.engine.GameRecord;
import tilth.engine.Journal;

class ReplaysTest {

    @Test
    void a_sound_game_passes() {
        SpoiledGame game = new SpoiledGame(SpoiledPosition::new);
        Replays.check(RandomPlay.record(game.setup(), 1));
    }

    @Test
    void a_game_that_plays_otherwise_the_second_time_is_noticed() {
        int[] games = {0};
        SpoiledGame game = new SpoiledGame(truth -> {
            int number = games[0]++;
            return new SpoiledPosition(truth) {
                private long luck;

                @Override
                public void play(int seat, long move, Journal journal) {
                    super.play(seat, move, journal);
                    luck += number;
                }

                @Override
                public long digest() {
                    return super.digest() + luck;
                }
            };
        });
        GameRecord record = RandomPlay.record(game.setup(), 1);
        assertThatThrownBy(() -> Replays.check(record)).hasMessage("the replay of 1 moves differs from the live game");
    }

    @Test
    void a_live_game_that_went_elsewhere_is_noticed() {
        GameRecord record = RandomPlay.record(new SpoiledGame(SpoiledPosition::new).setup(), 1);
        assertThatThrownBy(() -> Replays.check(record, new long[record.turns().size() + 1]))
                .hasMessage("the replay of 0 moves differs from the live game");
    }
}
