package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.MoveList;
import tilth.engine.Refusal;

/**
 * Scenarios of Farmer Chineur: what is given, what players play, what then has changed.
 *
 * <p>A scenario is strict. What is given must be a position that can lie on a table; only moves that are offered can be
 * played; and {@link #changed} must name everything that has changed since the last look, and nothing else.
 */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class ChineurScenario {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);

    private ChineurPosition position = (ChineurPosition) new Chineur().blank();
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

    /** A position that did not come from a scene. */
    void given(ChineurPosition other) {
        position = other;
        look();
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given round(int number) {
        return scene -> scene.round = number;
    }

    static Given startPlayer(Player player) {
        return scene -> scene.startSeat = player.seat;
    }

    /** The active player sets the die instead of rolling. */
    static Given dieToBeSet() {
        return scene -> {
            scene.beforeRoll = true;
            scene.setsDie = true;
        };
    }

    static Given beforeTheRoll() {
        return scene -> scene.beforeRoll = true;
    }

    /** The cell the die shows while the active player acts. */
    static Given rolled(int cell) {
        return scene -> scene.die = cell - 1;
    }

    static Given farmDeck(String... tiles) {
        return scene -> scene.farmDeck.addAll(List.of(tiles));
    }

    static Given marketDeck(String... tiles) {
        return scene -> scene.marketDeck.addAll(List.of(tiles));
    }

    static Given collectiveDeck(String... farms) {
        return scene -> scene.collectiveDeck.addAll(List.of(farms));
    }

    static Given toolDeck(String... tools) {
        return scene -> scene.toolDeck.addAll(List.of(tools));
    }

    static Given openTools(String... tools) {
        return scene -> scene.openTools.addAll(List.of(tools));
    }

    static Given zone(String... cocoricos) {
        return scene -> scene.zone.addAll(List.of(cocoricos));
    }

    /** A market tile that nobody owns. */
    static Given stall(int stall, String tile) {
        return scene -> scene.market.put(stall - 1, tile);
    }

    /** One player, what they have and what they do. */
    final class Player {

        final int seat;

        Player(int seat) {
            this.seat = seat;
        }

        Given acts() {
            return scene -> scene.active = seat;
        }

        Given goods(String resources) {
            return scene -> scene.goods.put(seat, Scene.basket(resources));
        }

        Given gold(int count) {
            return scene -> scene.gold.put(seat, count);
        }

        Given cell(int cell, String tiles) {
            return scene -> scene.cells.put(Terms.spot(seat, cell - 1), tiles);
        }

        Given tool(int cell, String tool) {
            return scene -> scene.tools.put(Terms.spot(seat, cell - 1), tool);
        }

        Given aside(String... tools) {
            return scene -> scene.aside.put(seat, List.of(tools));
        }

        Given objective(String objective) {
            return scene -> scene.objectives.put(seat, objective);
        }

        Given site(int site, String farm) {
            return scene -> {
                scene.sites.put(site - 1, farm);
                scene.siteOwners.put(site - 1, seat);
            };
        }

        Given stall(int stall, String tile) {
            return scene -> {
                scene.market.put(stall - 1, tile);
                scene.marketOwners.put(stall - 1, seat);
            };
        }

        Given burdened() {
            return scene -> {
                scene.zone.add("burden");
                scene.burdened = seat;
            };
        }

        Given drewLast() {
            return scene -> scene.lastDrawer = seat;
        }

        void plays(String... moves) {
            for (String move : moves) {
                assertThat(offered()).as("what %s is offered", this).contains(move);
                EventLog log = new EventLog();
                position.play(seat, Chineur.MOVES.read(move).orElseThrow(), log);
                ChineurInvariants.check(position);
                events.addAll(log.events());
                unlooked = true;
            }
        }

        List<String> offered() {
            MoveList moves = new MoveList();
            position.moves(seat, moves);
            return Chineur.MOVES.write(moves);
        }

        void isOffered(String... moves) {
            assertThat(offered()).containsExactlyInAnyOrder(moves);
        }

        void may(String... moves) {
            assertThat(offered()).contains(moves);
        }

        void mayNot(String... moves) {
            for (String move : moves) {
                assertThat(Chineur.MOVES.read(move)).as(move).isPresent();
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

        void answersByDefault(String move) {
            assertThat(position.byDefault(seat)).isEqualTo(Chineur.MOVES.read(move));
        }

        void hasNoDefault() {
            assertThat(position.byDefault(seat)).isEqualTo(OptionalLong.empty());
        }

        /** The points all can see. */
        int points() {
            return position.score(seat);
        }

        @Override
        public String toString() {
            return Facts.COLOURS.get(seat);
        }
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
        assertThat(events.stream().map(ChineurScenario::sentence)).containsExactly(happenings);
    }

    /** Something among other things. */
    void itAlsoHappened(String happening) {
        assertThat(events.stream().map(ChineurScenario::sentence)).contains(happening);
    }

    private static String sentence(Event event) {
        String who = event.seat() < 0 ? "" : Facts.COLOURS.get(event.seat()) + " ";
        return who
                + event.what().word()
                + String.join(
                        "",
                        event.facts().values().stream().map(word -> " " + word).toList());
    }

    void winnersAre(Player... winners) {
        assertThat(position.isOver()).as("the game is over").isTrue();
        int seats = Arrays.stream(winners).mapToInt(winner -> 1 << winner.seat).sum();
        assertThat(position.winners()).as("the seats that have won").isEqualTo(seats);
    }

    ChineurPosition position() {
        return position;
    }
}
