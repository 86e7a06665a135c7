package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import tilth.agricola.cards.Card;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.MoveList;
import tilth.engine.Refusal;

/**
 * Scenarios of Agricola: what is given, what players play, what then has changed.
 *
 * <p>A scenario is strict. Only moves that are offered can be played; and {@link #changed} must name everything that has
 * changed since the last look, and nothing else.
 */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class AgricolaScenario {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);
    final Player PURPLE = new Player(4);

    private AgricolaPosition position = (AgricolaPosition) new Agricola().blank();
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
    void given(AgricolaPosition other) {
        position = other;
        look();
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given revised() {
        return option("edition", "revised");
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given round(int number) {
        return scene -> scene.round = Math.max(scene.round, number);
    }

    /** Round cards that are out. */
    static Given out(String... cards) {
        return scene -> scene.out.addAll(List.of(cards));
    }

    static Given holds(String space, String goods) {
        return scene -> scene.spaces.put(space, goods);
    }

    /** Goods on a card. */
    static Given onCard(String card, String goods) {
        return scene -> scene.kept.put(card, goods);
    }

    /** Cards that only tests know, at the table beside the improvements of the box. */
    static Given deck(Card... cards) {
        return scene -> scene.extraCards.addAll(List.of(cards));
    }

    /** The work is over; {@link #goOn} begins the harvest. */
    static Given beforeTheHarvest() {
        return scene -> scene.deeds.addAll(List.of(Deed.HARVEST, Deed.NEXT_ROUND));
    }

    /** The fields have been harvested; {@link #goOn} begins the feeding. */
    static Given beforeFeeding() {
        return scene -> scene.deeds.addAll(List.of(Deed.FEED, Deed.BREED, Deed.NEXT_ROUND));
    }

    /** Everybody is fed; {@link #goOn} begins the breeding. */
    static Given beforeBreeding() {
        return scene -> scene.deeds.addAll(List.of(Deed.BREED, Deed.NEXT_ROUND));
    }

    /** A round is over; {@link #goOn} begins the next one. */
    static Given beforeTheNextRound() {
        return scene -> scene.deeds.add(Deed.NEXT_ROUND);
    }

    /** One player, what they have and what they do. */
    final class Player {

        final int seat;

        Player(int seat) {
            this.seat = seat;
        }

        Given toMove() {
            return scene -> scene.active = seat;
        }

        Given isFirst() {
            return scene -> scene.first = seat;
        }

        Given has(String goods) {
            return scene -> scene.goods.put(seat, goods);
        }

        Given farm(String drawing) {
            return scene -> scene.farms.put(seat, drawing);
        }

        /** Adults of the family. */
        Given people(int count) {
            return scene -> scene.people.put(seat, count);
        }

        /** People who can still be placed. */
        Given home(int count) {
            return scene -> scene.home.put(seat, count);
        }

        Given newborns(int count) {
            return scene -> scene.newborns.put(seat, count);
        }

        Given standsOn(String space) {
            return scene -> scene.standing.put(space, seat);
        }

        Given hasPlayed(String... cards) {
            return scene -> scene.cards.put(seat, List.of(cards));
        }

        Given hasBegged(int count) {
            return scene -> scene.begging.put(seat, count);
        }

        Given hasBooked(int points) {
            return scene -> scene.booked.put(seat, points);
        }

        Given awaits(int round, String goods) {
            return scene ->
                    scene.waiting.computeIfAbsent(seat, _ -> new HashMap<>()).put(round, goods);
        }

        void plays(String... moves) {
            for (String move : moves) {
                assertThat(offered()).as("what %s is offered", this).contains(move);
                EventLog log = new EventLog();
                position.play(seat, Agricola.MOVES.read(move).orElseThrow(), log);
                AgricolaInvariants.check(position);
                events.addAll(log.events());
                unlooked = true;
            }
        }

        List<String> offered() {
            MoveList moves = new MoveList();
            position.moves(seat, moves);
            return Agricola.MOVES.write(moves);
        }

        void isOffered(String... moves) {
            assertThat(offered()).containsExactlyInAnyOrder(moves);
        }

        void may(String... moves) {
            assertThat(offered()).contains(moves);
        }

        void mayNot(String... moves) {
            for (String move : moves) {
                assertThat(Agricola.MOVES.read(move)).as(move).isPresent();
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

        /** Everything of this player that has changed since the last look, but for what they are asked. */
        void changed(String... changes) {
            assertThat(changes(this + " ").stream().filter(change -> !change.startsWith("asked")))
                    .containsExactlyInAnyOrder(changes);
            look();
        }

        void isAsked(String question) {
            assertThat(Facts.of(position)).containsEntry(this + " asked", question);
        }

        int points() {
            return position.score(seat);
        }

        /** The points of a category. */
        int points(String category) {
            return position.scoreSheet().lines().stream()
                    .filter(line -> line.category().equals(category))
                    .findFirst()
                    .orElseThrow()
                    .points()
                    .get(seat);
        }

        AgricolaView.PlayerView view() {
            return ((AgricolaView) position.view(seat)).players().get(seat);
        }

        @Override
        public String toString() {
            return Facts.COLOURS.get(seat);
        }
    }

    // Then.

    /** Lets the game go on by itself. */
    void goOn() {
        EventLog log = new EventLog();
        Turns.goOn(position, log);
        AgricolaInvariants.check(position);
        events.addAll(log.events());
        unlooked = true;
    }

    private void look() {
        before = Facts.of(position);
        events.clear();
        unlooked = false;
    }

    /** Everything that has changed since the last look, each as {@code what: before > now}, but for whom is asked what. */
    void changed(String... changes) {
        assertThat(changes("").stream().filter(change -> !change.contains(" asked: ") && !change.startsWith("turn:")))
                .containsExactlyInAnyOrder(changes);
        look();
    }

    private List<String> changes(String whose) {
        Map<String, String> now = Facts.of(position);
        Map<String, String> all = new TreeMap<>(before);
        all.putAll(now);
        Map<String, String> found = new LinkedHashMap<>();
        all.keySet().stream()
                .filter(fact -> fact.startsWith(whose) && !Objects.equals(before.get(fact), now.get(fact)))
                .forEach(fact ->
                        found.put(fact.substring(whose.length()), (before.get(fact) + " > " + now.get(fact)).strip()));
        return found.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .toList();
    }

    /** One thing as it is now, where a scenario is about nothing else. */
    void now(String fact, String value) {
        assertThat(Facts.of(position)).containsEntry(fact, value);
        look();
    }

    /** Passes over what only leads to the moment a scenario is about. */
    void meanwhile() {
        assertThat(unlooked).as("something was played").isTrue();
        look();
    }

    void itHappened(String... happenings) {
        assertThat(events.stream().map(AgricolaScenario::sentence)).containsExactly(happenings);
    }

    /** Something among other things. */
    void itAlsoHappened(String... happening) {
        assertThat(events.stream().map(AgricolaScenario::sentence)).contains(happening);
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

    AgricolaPosition position() {
        return position;
    }
}
