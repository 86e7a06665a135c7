package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.RecordText;
import tilth.engine.Refusal;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Term;

/** Every law is broken once, and random play notices it. */
class InvariantsTest {

    private static final long GAMES = 60;

    @Test
    void a_sound_game_passes() {
        assertThat(campaign(SpoiledPosition::new).run().games()).isEqualTo(GAMES);
    }

    @Test
    void an_open_question_without_an_answer_is_noticed() {
        assertNoticed("an open question has no legal answer", truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                if (into.size() == 1) {
                    into.clear();
                }
            }
        });
    }

    @Test
    void moves_for_a_seat_that_is_not_asked_are_noticed() {
        assertNoticed("a seat that is not asked is offered moves", truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                if (into.isEmpty()) {
                    into.add(0);
                }
            }
        });
    }

    @Test
    void a_default_answer_that_is_not_offered_is_noticed() {
        assertNoticed("the default answer is none of the legal ones", truth -> new SpoiledPosition(truth) {
            @Override
            public OptionalLong byDefault(int seat) {
                return Seats.has(openSeats(), seat) ? OptionalLong.of(200) : OptionalLong.empty();
            }
        });
    }

    @Test
    void a_default_answer_of_a_seat_that_is_not_asked_is_noticed() {
        assertNoticed("a seat that is not asked has a default answer", truth -> new SpoiledPosition(truth) {
            @Override
            public OptionalLong byDefault(int seat) {
                return Seats.has(openSeats(), seat) ? OptionalLong.empty() : OptionalLong.of(0);
            }
        });
    }

    @Test
    void a_move_offered_twice_is_noticed() {
        assertNoticed("is offered twice", truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                if (into.size() > 2) {
                    into.add(into.at(0));
                }
            }
        });
    }

    @Test
    void a_move_that_cannot_be_written_is_noticed() {
        assertNoticed("a move or question cannot be written", truth -> new SpoiledPosition(truth) {
            @Override
            public void moves(int seat, MoveList into) {
                super.moves(seat, into);
                if (into.size() > 2) {
                    into.add(200);
                }
            }
        });
    }

    @Test
    void an_offered_move_that_is_refused_is_noticed() {
        assertNoticed("is offered and refused at once", truth -> new SpoiledPosition(truth) {
            @Override
            public Optional<Refusal> why(int seat, String target) {
                return target.equals("card:7") ? Optional.of(Refusal.of("SHV-2", "unlucky")) : super.why(seat, target);
            }
        });
    }

    @Test
    void a_move_that_changes_nothing_is_noticed() {
        assertNoticed("a move changed nothing", truth -> new SpoiledPosition(truth) {
            @Override
            public void play(int seat, long move, Journal journal) {
                if (move != 1) { // threshing
                    super.play(seat, move, journal);
                }
            }
        });
    }

    @Test
    void a_game_that_waits_for_nobody_is_noticed() {
        assertNoticed("questions are open and the game waits for nobody", truth -> new SpoiledPosition(truth) {
            @Override
            public int awaitedSeats() {
                return 0;
            }
        });
    }

    @Test
    void a_copy_that_shares_something_is_noticed() {
        assertNoticed("playing on a copy changed the original", truth -> new SpoiledPosition(truth) {
            @Override
            public void copyFrom(Position other) {
                this.truth = ((SpoiledPosition) other).truth;
            }
        });
    }

    @Test
    void a_copy_that_forgets_something_is_noticed() {
        assertNoticed("a copy differs from its original", truth -> new SpoiledPosition(truth) {
            @Override
            public void copyFrom(Position other) {
                if (other.openSeats() != 2) {
                    super.copyFrom(other);
                }
            }
        });
    }

    @Test
    void a_move_that_depends_on_who_listens_is_noticed() {
        assertNoticed("a move did something else on a copy", truth -> new SpoiledPosition(truth) {
            private long heard;

            @Override
            public void play(int seat, long move, Journal journal) {
                super.play(seat, move, journal);
                heard += journal.equals(Journal.SILENT) ? 0 : 1;
            }

            @Override
            public long digest() {
                return super.digest() + heard;
            }
        });
    }

    @Test
    void an_end_without_a_winner_is_noticed() {
        assertNoticed(
                "somebody wins exactly when the game is over, unless one plays alone",
                truth -> new SpoiledPosition(truth) {
                    @Override
                    public int winners() {
                        return 0;
                    }
                });
    }

    @Test
    void a_score_sheet_that_does_not_add_up_is_noticed() {
        assertNoticed("the score sheet does not add up to the score", truth -> new SpoiledPosition(truth) {
            @Override
            public ScoreSheet scoreSheet() {
                return new ScoreSheet(super.scoreSheet().lines().subList(0, 1));
            }
        });
    }

    private enum Unlisted implements Happening {
        HAIL;

        @Override
        public List<Term> operands() {
            return List.of();
        }
    }

    @Test
    void an_event_the_game_does_not_list_is_noticed() {
        assertNoticed("something happened that the game does not list", truth -> new SpoiledPosition(truth) {
            @Override
            public void play(int seat, long move, Journal journal) {
                super.play(seat, move, journal);
                journal.note(Unlisted.HAIL, seat);
            }
        });
    }

    @Test
    void an_event_with_a_number_that_has_no_word_is_noticed() {
        assertNoticed("IndexOutOfBoundsException", truth -> new SpoiledPosition(truth) {
            @Override
            public void play(int seat, long move, Journal journal) {
                super.play(seat, move, new Journal() {
                    @Override
                    protected void enter(int seers, Happening what, int whose, int first, int second, int third) {
                        journal.noteTo(seers, what, whose, what.word().equals("named") ? 99 : first, second, third);
                    }
                });
            }
        });
    }

    @Test
    void a_game_that_does_not_end_is_noticed() {
        assertNoticed("the game does not come to an end", truth -> new SpoiledPosition(truth) {
            private long ticks;

            @Override
            public void play(int seat, long move, Journal journal) {
                ticks++;
            }

            @Override
            public long digest() {
                return super.digest() + ticks;
            }

            @Override
            public void copyFrom(Position other) {
                super.copyFrom(other);
                ticks = other.digest() - super.digest();
            }
        });
    }

    @Test
    void what_a_game_asks_for_itself_is_noticed() {
        Campaign campaign = new Campaign(
                new SpoiledGame(SpoiledPosition::new),
                Map.of(),
                position -> Invariants.require(position.score(0) < 5, "seat 0 is too rich"),
                GAMES);
        assertThatThrownBy(campaign::run).hasMessageContaining("seat 0 is too rich");
    }

    @Test
    void the_failure_tells_which_game_it_was_and_how_to_play_it_again() {
        Campaign campaign = new Campaign(
                new SpoiledGame(SpoiledPosition::new),
                Map.of(),
                position -> Invariants.require(position.score(0) < 5, "seat 0 is too rich"),
                GAMES);
        assertThatThrownBy(campaign::run)
                .hasMessageContainingAll("Spoiled Sheaves, game ", " of campaign 1, broken after ")
                .satisfies(failure -> {
                    String message = String.valueOf(failure.getMessage());
                    Position again = RecordText.read(message.substring(message.indexOf("tilth record")))
                            .replay()
                            .position();
                    assertThat(again.score(0)).isGreaterThanOrEqualTo(5);
                });
    }

    private static void assertNoticed(String message, Function<Position, SpoiledPosition> spoil) {
        assertThatThrownBy(() -> campaign(spoil).run())
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(message);
    }

    private static Campaign campaign(Function<Position, SpoiledPosition> spoil) {
        return new Campaign(new SpoiledGame(spoil), Map.of(), Invariants.NOTHING_MORE, GAMES);
    }
}
