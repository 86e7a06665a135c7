package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Rng;
import tilth.engine.Seats;
import tilth.engine.View;

/** Every kind of leak is made once, and the check notices it. */
class LeakCheckTest {

    @Test
    void a_sound_game_passes_and_something_is_hidden_in_it() {
        assertThat(checked(SpoiledPosition::new).dealtAnew()).isPositive();
    }

    @Test
    void a_view_with_the_cards_of_another_is_noticed() {
        assertNoticed("leak to a watcher: the view would differ", truth -> new SpoiledPosition(truth) {
            @Override
            public View view(int viewer) {
                return super.view(viewer == Seats.WATCHER ? 0 : viewer);
            }
        });
    }

    @Test
    void moves_in_an_order_that_tells_something_are_noticed() {
        assertNoticed("the legal moves would differ", truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                long[] moves = into.toArray();
                if (digest() % 2 == 0) {
                    into.clear();
                    for (int i = moves.length - 1; i >= 0; i--) {
                        into.add(moves[i]);
                    }
                }
            }
        });
    }

    @Test
    void a_default_answer_that_tells_something_is_noticed() {
        assertNoticed("the default answer would differ", truth -> new SpoiledPosition(truth) {
            @Override
            public OptionalLong byDefault(int seat) {
                MoveList offered = new MoveList();
                moves(seat, offered);
                return offered.isEmpty()
                        ? OptionalLong.empty()
                        : OptionalLong.of(offered.at((int) Long.remainderUnsigned(digest(), offered.size())));
            }
        });
    }

    @Test
    void a_question_that_tells_something_is_noticed() {
        assertNoticed("the question would differ", truth -> new SpoiledPosition(truth) {
            @Override
            public long question(int seat) {
                return digest() % 2 == 0 ? 0 : 1;
            }
        });
    }

    @Test
    void a_refusal_that_tells_something_is_noticed() {
        assertNoticed("the refusals would differ", truth -> new SpoiledPosition(truth) {
            @Override
            public Optional<Refusal> why(int seat, String target) {
                boolean another = !this.truth.view(1 - seat % 2).toString().contains(target.replace("card:", ""));
                return super.why(seat, target).map(refusal -> another ? refusal : Refusal.of("SHV-2", "with-another"));
            }
        });
    }

    @Test
    void events_that_tell_everybody_a_secret_are_noticed() {
        assertNoticed(
                "the events tell apart what looks the same after lay face-down", truth -> new SpoiledPosition(truth) {
                    @Override
                    public void play(int seat, long move, Journal journal) {
                        super.play(seat, move, new Journal() {
                            @Override
                            protected void enter(
                                    int seers, Happening what, int whose, int first, int second, int third) {
                                journal.note(what, whose, first, second, third);
                            }
                        });
                    }
                });
    }

    @Test
    void a_secret_move_in_the_log_is_noticed() {
        assertNoticed("a move that leaves no trace is seen: lay", truth -> new SpoiledPosition(truth) {
            @Override
            public long seen(int viewer, int seat, long move) {
                return move;
            }
        });
    }

    @Test
    void ones_own_move_blotted_out_is_noticed() {
        assertNoticed("a move that is no secret is blotted out", truth -> new SpoiledPosition(truth) {
            @Override
            public long seen(int viewer, int seat, long move) {
                return super.seen(Seats.WATCHER, seat, move);
            }
        });
    }

    @Test
    void a_seen_move_that_is_no_sentence_is_noticed() {
        assertNoticed("is seen, but reads back as something else", truth -> new SpoiledPosition(truth) {
            @Override
            public long seen(int viewer, int seat, long move) {
                long seen = super.seen(viewer, seat, move);
                return seen == move ? move : seen | 1L << 20;
            }
        });
    }

    @Test
    void a_view_that_shows_a_secret_choice_before_all_have_chosen_is_noticed() {
        record Blurted(View view, long choice) implements View {}
        assertNoticed(
                "the view tells secret moves apart while others still choose", truth -> new SpoiledPosition(truth) {
                    private long choice;

                    @Override
                    public void play(int seat, long move, Journal journal) {
                        super.play(seat, move, journal);
                        choice = move;
                    }

                    @Override
                    public View view(int viewer) {
                        return new Blurted(super.view(viewer), choice);
                    }
                });
    }

    @Test
    void imagining_that_keeps_a_trace_of_the_truth_is_noticed() {
        assertNoticed("what is imagined depends on what is hidden", truth -> new SpoiledPosition(truth) {
            @Override
            public void imagine(int viewer, Rng rng) {
                long before = digest();
                super.imagine(viewer, before % 2 == 0 ? rng : new QuickRng(rng.nextLong()));
            }
        });
    }

    @Test
    void imagining_that_does_nothing_leaves_no_world_that_differs() {
        LeakCheck leaks = checked(truth -> new SpoiledPosition(truth) {
            @Override
            public void imagine(int viewer, Rng rng) {}
        });
        assertThat(leaks.dealtAnew()).isZero();
    }

    @Test
    void imagining_that_loses_a_piece_is_noticed() {
        SpoiledGame game = new SpoiledGame(truth -> new SpoiledPosition(truth) {
            private int lost;

            @Override
            public void imagine(int viewer, Rng rng) {
                super.imagine(viewer, rng);
                lost++;
            }

            @Override
            public int score(int seat) {
                return super.score(seat) - lost;
            }
        });
        LeakCheck leaks = new LeakCheck(game, new Invariants(game, Invariants.NOTHING_MORE));
        assertThatThrownBy(() -> checkAll(game, leaks)).hasMessageContaining("score sheet does not add up");
    }

    @Test
    void a_secret_that_is_never_dealt_anew_is_noticed() {
        SpoiledGame game = new SpoiledGame(SpoiledPosition::new);
        LeakCheck leaks = new LeakCheck(game, new Invariants(game, Invariants.NOTHING_MORE));
        Position start = game.start(game.setup());
        assertThatThrownBy(() -> leaks.checkSecrets(
                        start, (position, viewer) -> List.of(position.digest(), position.seats()), new QuickRng(1)))
                .hasMessage("leak to a watcher: secret 1 is never dealt anew: 3");
    }

    private static void assertNoticed(String message, Function<Position, SpoiledPosition> spoil) {
        assertThatThrownBy(() -> checked(spoil))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(message);
    }

    private static LeakCheck checked(Function<Position, SpoiledPosition> spoil) {
        SpoiledGame game = new SpoiledGame(spoil);
        LeakCheck leaks = new LeakCheck(game, new Invariants(game, Invariants.NOTHING_MORE));
        checkAll(game, leaks);
        return leaks;
    }

    private static void checkAll(SpoiledGame game, LeakCheck leaks) {
        Rng rng = new QuickRng(1);
        for (int moves = 0; moves < 20; moves++) {
            Match match = RandomPlay.after(game.setup(), 5, moves);
            leaks.check(match.position(), rng);
        }
    }
}
