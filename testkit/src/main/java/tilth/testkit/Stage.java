package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import tilth.engine.AgendaPosition;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Seats;

/** Where a scenario is played: the position as it is now, who sits where, and what has happened since the last look. */
public class Stage<P extends AgendaPosition> {

    private final Game game;
    private final Invariants.Check check;
    private final List<Event> events = new ArrayList<>();
    private P position;
    private List<? extends Seated> players = List.of();
    private boolean played;

    public Stage(Game game, Class<P> type, Invariants.Check check) {
        this.game = game;
        this.check = check;
        position = type.cast(game.blank());
    }

    /** Lays the table out for players who sit clockwise; those without a seat only look on. */
    public final void open(P laidOut, List<? extends Seated> clockwise) {
        position = laidOut;
        players = List.copyOf(clockwise.subList(0, laidOut.seats()));
        forget();
    }

    /** Forgets what has happened. */
    public final void forget() {
        events.clear();
        played = false;
    }

    public final P position() {
        return position;
    }

    final Notation moves() {
        return game.moves();
    }

    /** Whether anything has been played since the last look. */
    public final boolean hasPlayed() {
        return played;
    }

    public final int seat(Seated player) {
        int seat = players.indexOf(player);
        assertThat(seat).as("the seat of %s", player).isNotNegative();
        return seat;
    }

    /** What a player is asked, if anything. */
    final Optional<String> asked(Seated player) {
        int seat = seat(player);
        return position.isAsked(seat) ? Optional.of(game.questions().write(position.question(seat))) : Optional.empty();
    }

    final List<String> offered(Seated player) {
        MoveList moves = new MoveList();
        position.moves(seat(player), moves);
        List<String> texts = moves().write(moves);
        assertThat(texts).as("offers to %s", player).doesNotHaveDuplicates();
        return texts;
    }

    final long read(String move) {
        assertThat(moves().read(move)).as("the move \"%s\"", move).isPresent();
        return moves().read(move).orElseThrow();
    }

    /** Plays a move if it is offered. */
    public void play(Seated player, String move) {
        long packed = read(move);
        assertThat(offered(player)).as("what %s is offered", player).contains(move);
        hear(journal -> position.play(seat(player), packed, journal));
    }

    /** Lets the game go on by itself. */
    public final void goOn() {
        hear(position::goOn);
    }

    private void hear(Consumer<Journal> step) {
        EventLog log = new EventLog();
        step.accept(log);
        check.check(position);
        events.addAll(log.events());
        played = true;
    }

    /** What has happened since the last look, such as {@code red laid 7}. */
    public final List<String> happenings() {
        return events.stream().map(this::sentence).toList();
    }

    private String sentence(Event event) {
        String who = event.seat() == Seats.NOBODY ? "" : players.get(event.seat()) + " ";
        return who
                + event.what().word()
                + event.facts().values().stream().map(word -> " " + word).collect(Collectors.joining());
    }

    /** The game is over, and these players have won it. */
    public final void assertWinners(Seated... winners) {
        assertThat(position.isOver()).as("the game is over").isTrue();
        int seats = 0;
        for (Seated winner : winners) {
            seats |= 1 << seat(winner);
        }
        assertThat(position.winners()).as("the seats that have won").isEqualTo(seats);
    }
}
