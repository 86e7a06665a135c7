package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;
import static tilth.app.Ran.typing;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.EventLog;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class PersonTest {

    private static final String[] AGAINST_A_BOT = {"play", "finca", "--seats", "human,greedy", "--seed", "3"};
    private static final String[] TWO_PEOPLE = {"play", "finca", "--seats", "human,human", "--seed", "3"};
    private static final String PLACEMENT = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n";

    @TempDir
    private Path folder = Path.of("");

    @Test
    void somebody_who_always_takes_the_first_move_gets_to_the_end() {
        Ran ran = typing("1\n".repeat(3000), AGAINST_A_BOT).well();
        assertThat(ran.out())
                .startsWith("   1 # Blue places a farmer")
                .contains("You are Red *. Type help at any time.")
                .contains("Red *: Choose a blade for your next farmer.\n   1  Place a farmer on blade 0 (1 almond)\n")
                .containsPattern("(Red|Blue) wins with \\d+ points\\.\n$");
    }

    @Test
    void a_move_can_be_typed_as_text_and_a_wrong_one_is_explained() {
        Ran ran = typing("place 7\nmove 7\nfly\n99\n0\n\nquit\n", AGAINST_A_BOT).well();
        assertThat(ran.out())
                .contains("Red places a farmer on blade 7. Red takes 1 orange.")
                .contains("> fly\n\"fly\" is not a move. Type the number of one, or help.")
                .contains("> 99\nChoose a number from 1 to 12.")
                .contains("> 0\nChoose a number from 1 to 12.")
                .contains("> \nType the number of a move, or help.")
                .endsWith("You left the game after 3 moves.\n");
    }

    @Test
    void why_says_what_stands_in_the_way() {
        Ran ran = typing("why tile:arta\nwhy arta\nwhy deliver arta\nwhy 3\nwhy\nwhy the moon\nquit\n", AGAINST_A_BOT)
                .well();
        String refusal = "\nFirst all farmers are placed on the windmill. (FIN-P1)\n";
        assertThat(ran.out())
                .contains("> why tile:arta" + refusal)
                .contains("> why arta" + refusal)
                .contains("> why deliver arta" + refusal)
                .contains("> why 3\nYou can: it is move 4, \"Place a farmer on blade 3\".")
                .contains("> why\nSay what you would like to do, such as: why blade:0")
                .contains("> why the moon\nThere is nothing for you to do there now. (FIN-T1)");
    }

    @Test
    void help_board_log_and_moves_can_be_asked_for() {
        Ran ran = typing("help\nboard\nlog\nmoves\nquit\n", AGAINST_A_BOT).well();
        assertThat(ran.out().split("Windmill")).hasSize(3);
        assertThat(ran.out().split("1  Place a farmer on blade 0")).hasSize(3);
        assertThat(ran.out()).contains("> help\n  1 ", "place 0", "> log\n   1 # Blue places a farmer");
    }

    @Test
    void a_move_can_be_taken_back_until_somebody_else_has_moved() {
        Ran ran = typing("undo\n1\nundo\nquit\n", AGAINST_A_BOT).well();
        assertThat(ran.out())
                .contains("> undo\nThere is nothing to take back yet.")
                .contains("> undo\nBlue has moved since your last move, so it stands.")
                .endsWith("You left the game after 3 moves.\n");
    }

    @Test
    void a_step_or_a_whole_turn_can_be_taken_back() {
        Ran ran = typing(PLACEMENT + "use strong-wind\n1\nundo\n1\nundo turn\nundo moon\nquit\n", TWO_PEOPLE)
                .well();
        assertThat(ran.out())
                .contains("> undo\nTaken back.\n")
                .contains("> undo turn\nTaken back.\n")
                .contains("> undo moon\nType undo for your last move, or undo turn for your whole turn.")
                .endsWith("You left the game after 10 moves.\n");
    }

    @Test
    void what_has_been_turned_up_cannot_be_taken_back() {
        Ran ran = typing(untilATileIsTaken() + "undo\nundo turn\nquit\n", TWO_PEOPLE);
        assertThat(ran.well().out())
                .containsPattern("is\\s+turned\\s+up\\s+in")
                .contains("> undo\nSomething new has been turned up since then, so it stands.")
                .contains("> undo turn\nSomething new has been turned up since then, so it stands.");
    }

    /** Moves around the windmill until a delivery is possible, and makes it. */
    private static String untilATileIsTaken() {
        StringBuilder input = new StringBuilder();
        Match match = new Match(Setup.of(Games.named("finca"), 2, Seed.of(3)));
        for (EventLog log = new EventLog(); !hasTurnedUp(log); ) {
            int seat = Seats.first(match.position().openSeats());
            MoveList offered = new MoveList();
            match.position().moves(seat, offered);
            List<String> moves = match.game().moves().write(offered);
            String move = moves.stream()
                    .filter(text -> text.matches("(deliver|fruit|done).*"))
                    .findFirst()
                    .orElse(moves.get(match.length() % Math.min(5, moves.size())));
            input.append(move).append('\n');
            match.play(seat, move, log);
        }
        return input.toString();
    }

    private static boolean hasTurnedUp(EventLog log) {
        return log.events().stream().anyMatch(event -> event.what().word().equals("tile-turned-up"));
    }

    @Test
    void the_end_of_the_input_is_said_and_keeps_the_record() throws IOException {
        Path file = folder.resolve("game");
        Ran ran = typing(
                "1\n1\n", "play", "finca", "--seats", "human,greedy", "--seed", "3", "--record", file.toString());
        assertThat(ran.exitCode()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo(
                        "The input ended before the game did, after 5 moves. The record is in %s.\n".formatted(file));
        assertThat(Files.readString(file)).contains("\nmoves 5\n");
        assertThat(tilth("replay", file.toString()).well().out()).contains("move 5 of 5");
    }

    @Test
    void leaving_keeps_the_record() {
        Path file = folder.resolve("game");
        Ran ran = typing("1\nquit\n", "play", "finca", "--seats", "human,greedy", "--record", file.toString());
        assertThat(ran.well().out()).contains("The record is in " + file);
        tilth("replay", file.toString()).well();
    }

    @Test
    void with_json_the_talk_goes_aside() {
        Ran ran = typing("1\n".repeat(3000), "play", "finca", "--seats", "human,greedy", "--seed", "3", "--json");
        assertThat(ran.exitCode()).isZero();
        assertThat(ran.json().get("over").asBoolean()).isTrue();
        assertThat(ran.err()).contains("Red *: Choose a blade");
        Ran left = typing("quit\n", "play", "finca", "--seats", "human,greedy", "--seed", "3", "--json");
        assertThat(left.json().get("over").asBoolean()).isFalse();
    }

    @Test
    void a_fault_is_named_and_leaves_a_capsule() throws IOException {
        Reader broken = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) {
                throw new IllegalStateException("the keyboard is on fire");
            }

            @Override
            public void close() {}
        };
        Ran ran = Ran.reading(broken, AGAINST_A_BOT);
        assertThat(ran.exitCode()).isEqualTo(1);
        assertThat(ran.err())
                .startsWith("Tilth met a fault of its own (IllegalStateException, the keyboard is on fire); ")
                .doesNotContain("\tat ");
        Path capsule = Path.of(ran.err().replaceAll("(?s).* is in (.*)\\.\n", "$1"));
        assertThat(Files.readString(capsule))
                .startsWith("tilth play finca --seats human,greedy --seed 3\n")
                .contains("the keyboard is on fire");
        Files.delete(capsule);
    }
}
