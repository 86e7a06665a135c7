package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.MoveList;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Ink;
import tilth.scenes.Words;

class ToldGameTest {

    private static final Game FINCA = Games.named("finca");
    private static final Setup SETUP = Setup.of(FINCA, 2, Seed.of(1));
    private static final Bot CHEAT = sight -> FINCA.moves().read("deliver arta").getAsLong();

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Desk desk = new Desk(
            new BufferedReader(new StringReader("")),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            Ink.PLAIN,
            Desk.Kind.PIPE);

    @Test
    void a_bot_that_cheats_breaks_the_game_and_the_record_is_in_the_capsule() throws IOException {
        ToldGame game = game(BotSpec.read("random").seat(FINCA, 1), CHEAT);
        assertThatThrownBy(game::play).asInstanceOf(type(BrokenGame.class)).satisfies(broken -> {
            assertThat(broken.fault()).hasMessageContaining("refused by FIN-P1");
            Faults.report(broken, desk, "play");
        });
        String said = err.toString(StandardCharsets.UTF_8);
        Path capsule = Path.of(said.replaceAll("(?s).* is in (.*)\\.\n", "$1"));
        assertThat(Files.readString(capsule)).contains("\ntilth record 1\n", "\nseats 2\n");
        Files.delete(capsule);
    }

    @Test
    void a_game_that_never_ends_is_stopped() {
        MoveList offered = new MoveList();
        Bot walker = sight -> {
            sight.moves(offered);
            return offered.at(0);
        };
        assertThat(game(walker, walker).play()).isEqualTo(ToldGame.End.TOO_LONG);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("The game would not end, and was stopped after 20,000 moves.\n");
    }

    private ToldGame game(Bot first, Bot second) {
        return new ToldGame(
                SETUP,
                List.of(new Player.Automatic(first), new Player.Automatic(second)),
                Words.of(FINCA, Locale.ENGLISH),
                desk,
                ToldGame.Log.NOTHING,
                null);
    }
}
