package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.MoveList;
import tilth.engine.Position;

class FingerprintsTest {

    private final SpoiledGame sound = new SpoiledGame(SpoiledPosition::new);

    @Test
    void no_move_has_one_way() {
        assertThat(Fingerprints.perft(start(sound), 0)).isEqualTo(1);
    }

    /** Three seats with four cards each answer in any order: 12 first moves, then 8, then 4. */
    @Test
    void whoever_is_asked_may_answer_first() {
        assertThat(Fingerprints.perft(start(sound), 1)).isEqualTo(12);
        assertThat(Fingerprints.perft(start(sound), 2)).isEqualTo(12 * 8);
        assertThat(Fingerprints.perft(start(sound), 3)).isEqualTo(12 * 8 * 4);
    }

    @Test
    void a_move_more_or_less_changes_the_count() {
        SpoiledGame meaner = new SpoiledGame(truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                if (into.size() == 3) {
                    into.add(into.at(0));
                }
            }
        });
        assertThat(Fingerprints.perft(start(meaner), 6)).isNotEqualTo(Fingerprints.perft(start(sound), 6));
    }

    @Test
    void other_scores_change_the_hash() {
        SpoiledGame richer = new SpoiledGame(truth -> new SpoiledPosition(truth) {
            @Override
            public int score(int seat) {
                return super.score(seat) + 1;
            }
        });
        assertThat(new Fingerprints(richer).games(2, 3).text())
                .isNotEqualTo(new Fingerprints(sound).games(2, 3).text());
        assertThat(new Fingerprints(sound).games(2, 3).text())
                .isEqualTo(new Fingerprints(sound).games(2, 3).text());
    }

    private static Position start(SpoiledGame game) {
        return game.start(game.setup());
    }
}
