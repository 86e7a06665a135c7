package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.MoveList;
import tilth.engine.Refusal;

/**
 * Scenarios of Farmerama: what is given, what players play, what then has changed.
 *
 * <p>A scenario is strict. What is given must be a position that can lie on a table; only moves that are offered can be
 * played; and {@link #changed} must name everything that has changed since the last look, and nothing else.
 */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class FarmeramaScenario {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);

    private FarmeramaPosition position = (FarmeramaPosition) new Farmerama().blank();
    private Map<String, String> before = Map.of();
    private final List<Event> events = new ArrayList<>();
    private boolean unlooked;

    @AfterEach
    void everything_has_been_looked_at() {
        assertThat(unlooked).as("moves whose changes nobody looked at").isFalse();
    }

    // Given.

    void given(Given... words) {
        Scene scene = new Scene();
        Arrays.stream(words).forEach(word -> word.layOut(scene));
        position = scene.build();
        look();
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given experts() {
        return option("mode", "expert");
    }

    static Given actionWheel(int steps) {
        return scene -> scene.actionWheel = steps;
    }

    static Given roundsPlayed(int count) {
        return scene -> scene.round = count;
    }

    static Given seed(long number) {
        return scene -> scene.seed = number;
    }

    static Given display(String... objects) {
        return scene -> scene.display.addAll(List.of(objects));
    }

    /** The objects that turn up next. */
    static Given next(String... objects) {
        return scene -> scene.next.addAll(List.of(objects));
    }

    static Given first(Player player) {
        return scene -> scene.firstSeat = player.seat;
    }

    /** One player, what they have and what they do. */
    final class Player {

        final int seat;

        Player(int seat) {
            this.seat = seat;
        }

        Given barn(String goods) {
            return scene -> scene.barns.put(seat, Scene.basket(goods));
        }

        Given land(String stacks) {
            return scene -> scene.lands.put(seat, Scene.land(stacks));
        }

        Given outside(String animal, int plot) {
            int number = Scene.word(Words.ANIMALS, animal);
            return scene -> scene.herds.put(seat, Herd.sentTo(scene.herd(seat), number, plot));
        }

        Given products(int... counts) {
            return scene -> {
                for (int animal = 0; animal < counts.length; animal++) {
                    for (int i = 0; i < counts[animal]; i++) {
                        scene.herds.put(seat, Herd.withOneMoreProduct(scene.herd(seat), animal));
                    }
                }
            };
        }

        Given wheel(int turns) {
            return scene -> {
                for (int i = 0; i < turns; i++) {
                    scene.herds.put(seat, Herd.turned(scene.herd(seat)));
                }
            };
        }

        Given tokens(int count) {
            return scene -> scene.herds.put(seat, Herd.withTokens(scene.herd(seat), count));
        }

        Given garden(String... objects) {
            return scene -> scene.gardens.put(seat, List.of(objects));
        }

        void plays(String... moves) {
            for (String move : moves) {
                assertThat(offered()).as("what %s is offered", this).contains(move);
                EventLog log = new EventLog();
                position.play(seat, Farmerama.MOVES.read(move).orElseThrow(), log);
                FarmeramaInvariants.check(position);
                events.addAll(log.events());
                unlooked = true;
            }
        }

        List<String> offered() {
            MoveList moves = new MoveList();
            position.moves(seat, moves);
            return Farmerama.MOVES.write(moves);
        }

        void isOffered(String... moves) {
            assertThat(offered()).containsExactlyInAnyOrder(moves);
        }

        void mayNot(String... moves) {
            for (String move : moves) {
                assertThat(Farmerama.MOVES.read(move)).as(move).isPresent();
                assertThat(offered()).isNotEmpty().doesNotContain(move);
            }
        }

        void isRefused(String target, String rule, String key) {
            Optional<Refusal> why = position.why(seat, target);
            assertThat(why.map(Refusal::rule)).as(target).contains(rule);
            assertThat(why.map(Refusal::key)).as(target).contains(key);
        }

        void isRefused(String target, String rule, String key, Map<String, Object> facts) {
            assertThat(position.why(seat, target)).contains(Refusal.of(rule, key, facts));
        }

        int points() {
            return position.score(seat);
        }

        @Override
        public String toString() {
            return Facts.COLOURS.get(seat);
        }
    }

    /** Everybody plays these cards, two with a plus between them; the chief sheep with one card keeps to it. */
    void cards(String... ofEach) {
        for (int seat = 0; seat < ofEach.length; seat++) {
            Player player = List.of(RED, GREEN, BLUE, YELLOW).get(seat);
            for (String card : ofEach[seat].split("\\+")) {
                player.plays("play " + card);
            }
            if (player.offered().contains("done") && !position.isRevealed()) {
                player.plays("done");
            }
        }
        look();
    }

    // Then.

    /** One thing as it is now, where a scenario is about nothing else. */
    void now(String fact, String value) {
        assertThat(Facts.of(position)).containsEntry(fact, value);
        look();
    }

    private void look() {
        before = Facts.of(position);
        events.clear();
        unlooked = false;
    }

    /** Everything that has changed since the last look, each as {@code what: before > now}. */
    void changed(String... changes) {
        Map<String, String> now = Facts.of(position);
        List<String> found = new ArrayList<>();
        Map<String, String> all = new HashMap<>(before);
        all.putAll(now);
        all.keySet().stream()
                .filter(fact -> !Objects.equals(before.get(fact), now.get(fact)))
                .forEach(fact -> found.add(fact + ": " + before.get(fact) + " > " + now.get(fact)));
        assertThat(found).containsExactlyInAnyOrder(changes);
        look();
    }

    /** Passes over what only leads to the moment a scenario is about. */
    void meanwhile() {
        assertThat(unlooked).as("something was played").isTrue();
        look();
    }

    void itHappened(String... happenings) {
        assertThat(events.stream()
                        .map(event -> (event.seat() < 0 ? "" : Facts.COLOURS.get(event.seat()) + " ")
                                + event.what().word()
                                + String.join(
                                        "",
                                        event.facts().values().stream()
                                                .map(word -> " " + word)
                                                .toList())))
                .containsExactly(happenings);
    }

    void winnersAre(Player... winners) {
        assertThat(position.isOver()).as("the game is over").isTrue();
        int seats = Arrays.stream(winners).mapToInt(winner -> 1 << winner.seat).sum();
        assertThat(position.winners()).as("the seats that have won").isEqualTo(seats);
    }

    /** All players are done, in the order of their seats; who has nothing to say is passed over. */
    void allAreDone() {
        for (Player player : List.of(RED, GREEN, BLUE, YELLOW).subList(0, position.seats())) {
            if ((position.acting() >>> player.seat & 1) != 0) {
                player.plays("done");
            }
        }
    }

    FarmeramaPosition position() {
        return position;
    }
}
