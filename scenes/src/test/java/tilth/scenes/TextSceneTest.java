package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilth.engine.Event;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Term;
import tilth.engine.Verb;
import tilth.engine.View;

/** What holds for every game drawn as text, at tables of every size and with every option. */
class TextSceneTest {

    private static final int MOST_VALUES = 6;

    /** A table of every size with the standard options, and one more for each other value of an option. */
    static Stream<Setup> tables() {
        return PhrasebookTest.games()
                .flatMap(game -> IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                        .boxed()
                        .flatMap(seats ->
                                options(game).map(options -> new Setup(game, seats, options, Seed.of(seats)))));
    }

    private static Stream<Map<String, String>> options(Game game) {
        Stream<Map<String, String>> others = game.options().stream().flatMap(TextSceneTest::otherValues);
        return Stream.concat(Stream.of(Map.of()), others);
    }

    /** Of an option with many values, some do. */
    private static Stream<Map<String, String>> otherValues(Option option) {
        return option.values().stream()
                .filter(value -> !value.equals(option.standard()))
                .limit(MOST_VALUES)
                .map(value -> Map.of(option.name(), value));
    }

    private static List<Words> languages(Game game) {
        return Words.LANGUAGES.stream()
                .map(language -> Words.of(game, language))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void no_line_is_wider_than_a_terminal_and_no_fact_is_missing(Setup setup) {
        QuickRng rng = new QuickRng(setup.seats());
        Match match = new Match(setup);
        while (!match.position().isOver()) {
            Chance.play(match, 7, rng);
            languages(match.game()).forEach(words -> assertThatItFits(match, words));
        }
    }

    private static void assertThatItFits(Match match, Words words) {
        TextScene scene = TextScenes.of(match.game());
        List<String> lines = new ArrayList<>(scene.draw(match.position().view(Seats.WATCHER), words, Ink.PLAIN));
        lines.addAll(scene.draw(match.position().view(0), words, Ink.PLAIN));
        lines.addAll(ScoreText.draw(match.position(), words, Ink.PLAIN));
        assertThat(lines).allSatisfy(line -> {
            assertThat(line).hasSizeLessThanOrEqualTo(Lines.WIDTH).doesNotContain("{", "}");
            assertThat(line).isEqualTo(line.stripTrailing());
        });
    }

    @Test
    void colour_adds_nothing_but_colour() {
        for (Game game : PhrasebookTest.games().toList()) {
            Match match = new Match(Setup.of(game, game.maxSeats(), Seed.of(1)));
            Chance.play(match, 100, new QuickRng(1));
            View view = match.position().view(0);
            Words words = languages(game).getFirst();
            List<String> coloured = TextScenes.of(game).draw(view, words, Ink.COLOUR);
            assertThat(coloured).anyMatch(line -> line.contains("\u001B[31m"));
            assertThat(coloured.stream()
                            .map(line -> line.replaceAll("\u001B\\[[0-9;]*m", ""))
                            .toList())
                    .isEqualTo(TextScenes.of(game).draw(view, words, Ink.PLAIN));
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatever_is_refused_in_play_can_be_said_in_every_language(Setup setup) {
        QuickRng rng = new QuickRng(9);
        Match match = new Match(setup);
        List<Words> languages = languages(match.game());
        List<String> targets = targets(match.game());
        while (!match.position().isOver()) {
            Position position = match.position();
            int seat = rng.below(position.seats());
            for (String target : targets) {
                position.why(seat, target).ifPresent(refusal -> assertThatItCanBeSaid(refusal, languages));
            }
            Chance.play(match, 1, rng);
        }
    }

    private static List<String> targets(Game game) {
        List<String> targets = new ArrayList<>(List.of("moon"));
        for (Verb verb : game.moves().verbs()) {
            if (verb.operands().isEmpty()) {
                targets.add("do:" + verb.word());
            }
            for (Term term : verb.operands()) {
                term.words().forEach(word -> targets.add(term.name() + ":" + word));
            }
        }
        return targets.stream().distinct().toList();
    }

    private static void assertThatItCanBeSaid(Refusal refusal, List<Words> languages) {
        for (Words words : languages) {
            assertThat(words.refusal(refusal)).doesNotContain("{", "}").endsWith(". (" + refusal.rule() + ")");
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void a_preview_tells_only_what_is_sure(Setup setup) {
        QuickRng rng = new QuickRng(2);
        Match match = new Match(setup);
        Words english = languages(match.game()).getFirst();
        MoveList offered = new MoveList();
        while (!match.position().isOver()) {
            int seat = Chance.openSeat(match.position(), rng);
            match.sight(seat).moves(offered);
            long move = offered.any(rng);
            List<Event> foreseen = Preview.of(match.sight(seat), move).events().stream()
                    .filter(event -> !english.preview(event).isEmpty())
                    .toList();
            EventLog log = new EventLog();
            match.play(seat, move, log);
            assertThat(log.events()).containsAll(foreseen);
        }
    }
}
