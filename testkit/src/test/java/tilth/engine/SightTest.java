package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.testkit.RandomPlay;
import tilth.testkit.sheaves.Sheaves;

class SightTest {

    private final Setup setup = Setup.of(new Sheaves(), 3, Seed.of(1));
    private final MoveList moves = new MoveList();
    private final MoveList offered = new MoveList();

    @Test
    void a_seat_knows_what_it_is_asked_and_offered() {
        Match match = new Match(setup);
        Sight sight = match.sight(2);
        assertThat(sight.seat()).isEqualTo(2);
        assertThat(sight.seats()).isEqualTo(3);
        assertThat(sight.game()).isSameAs(match.game());
        assertThat(sight.isAsked()).isTrue();
        assertThat(sight.question()).isEqualTo(match.position().question(2));
        sight.moves(moves);
        match.position().moves(2, offered);
        assertThat(moves.toArray()).isEqualTo(offered.toArray());
        assertThat(sight.view()).isEqualTo(match.position().view(2));
    }

    @Test
    void a_seat_that_has_answered_is_no_longer_asked() {
        Match match = new Match(setup);
        match.position().moves(2, offered);
        match.play(2, offered.at(0));
        assertThat(match.sight(2).isAsked()).isFalse();
        match.sight(2).moves(moves);
        assertThat(moves.isEmpty()).isTrue();
    }

    @Test
    void a_watcher_is_never_asked() {
        Sight sight = new Match(setup).sight(Seats.WATCHER);
        assertThat(sight.isAsked()).isFalse();
        assertThat(sight.view()).isNotEqualTo(new Match(setup).sight(0).view());
    }

    @Test
    void imagining_fills_another_position_and_leaves_the_true_one() {
        Match match = new Match(setup);
        long before = match.position().digest();
        Position world = setup.game().blank();
        Set<Long> worlds = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            match.sight(1).imagine(world, new QuickRng(i));
            worlds.add(world.digest());
            assertThat(world.view(1)).isEqualTo(match.position().view(1));
        }
        assertThat(worlds).hasSize(20).doesNotContain(before);
        assertThat(match.position().digest()).isEqualTo(before);
    }

    @Test
    void a_secret_move_is_seen_by_its_own_seat_alone_and_stays_as_it_was_seen() {
        Match match = new Match(setup);
        for (int seat = 0; seat < 3; seat++) {
            match.position().moves(seat, offered);
            match.play(seat, offered.at(0));
        }
        for (int index = 0; index < 3; index++) {
            for (int viewer = Seats.WATCHER; viewer < 3; viewer++) {
                Sight sight = match.sight(viewer);
                assertThat(sight.length()).isEqualTo(3);
                assertThat(sight.seatOf(index)).isEqualTo(index);
                assertThat(seen(sight, index)).isEqualTo(viewer == index ? played(match, index) : "lay face-down");
            }
        }
    }

    @Test
    void at_the_end_nobody_is_asked() {
        Match match = RandomPlay.after(setup, 3, Integer.MAX_VALUE);
        for (int seat = 0; seat < 3; seat++) {
            assertThat(match.sight(seat).isAsked()).isFalse();
        }
    }

    private static String seen(Sight sight, int index) {
        return sight.game().moves().write(sight.seen(index));
    }

    private static String played(Match match, int index) {
        return match.game().moves().write(match.turn(index).move());
    }
}
