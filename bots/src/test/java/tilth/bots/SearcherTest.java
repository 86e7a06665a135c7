package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Sight;

class SearcherTest {

    private static final Game FINCA = Games.named("finca");

    private final Match match = new Match(Setup.of(FINCA, 2, Seed.of(4)));
    private final Searcher searcher = new Searcher(match.sight(0), Evaluators.of(FINCA), 1 << 16, 1);

    @Test
    void iterations_are_counted_and_all_of_them_pass_through_the_root() {
        int seat = seat();
        searcher.advance(match.sight(seat));
        assertThat(searcher.think(match.sight(seat), Budget.iterations(300))).isEqualTo(300);
        assertThat(visitsInAll(seat)).isEqualTo(300);
    }

    @Test
    void the_tree_is_kept_along_the_moves_that_were_played() {
        int seat = seat();
        searcher.advance(match.sight(seat));
        searcher.think(match.sight(seat), Budget.iterations(2000));
        playFirst();
        playFirst();
        searcher.advance(match.sight(seat()));
        assertThat(visitsInAll(seat())).isBetween(1, 2000);
    }

    @Test
    void a_game_that_left_the_tree_starts_a_new_one() {
        int seat = seat();
        searcher.advance(match.sight(seat));
        searcher.think(match.sight(seat), Budget.iterations(5));
        for (int i = 0; i < 8; i++) {
            playFirst();
        }
        searcher.advance(match.sight(seat()));
        assertThat(visitsInAll(seat())).isZero();
    }

    @Test
    void an_iteration_allocates_nothing() {
        int seat = seat();
        searcher.advance(match.sight(seat));
        searcher.think(match.sight(seat), Budget.iterations(2000));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        searcher.think(match.sight(seat), Budget.iterations(5000));
        assertThat((threads.getCurrentThreadAllocatedBytes() - before) / 5000.0).isLessThan(1);
    }

    @Test
    void a_race_allocates_only_the_seeds_and_rolls_of_its_worlds() {
        Game chineur = Games.named("chineur");
        Match table = new Match(Setup.of(chineur, 2, Seed.of(4)));
        Sight sight = table.sight(Seats.first(table.position().openSeats()));
        Searcher racer = new Searcher(sight, Evaluators.of(chineur), 1 << 12, 1);
        racer.think(sight, Budget.iterations(2000));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        racer.think(sight, Budget.iterations(2000));
        assertThat((threads.getCurrentThreadAllocatedBytes() - before) / 2000.0).isLessThan(250);
    }

    @Test
    void a_full_tree_goes_on_thinking() {
        Searcher small = new Searcher(match.sight(0), Evaluators.of(FINCA), 20, 1);
        int seat = seat();
        small.advance(match.sight(seat));
        assertThat(small.think(match.sight(seat), Budget.iterations(500))).isEqualTo(500);
    }

    private int visitsInAll(int seat) {
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        int visits = 0;
        for (int i = 0; i < offered.size(); i++) {
            visits += searcher.visits(match.sight(seat), offered.at(i));
        }
        return visits;
    }

    private int seat() {
        return Seats.first(match.position().openSeats());
    }

    private void playFirst() {
        MoveList offered = new MoveList();
        match.position().moves(seat(), offered);
        match.play(seat(), offered.at(0));
    }
}
