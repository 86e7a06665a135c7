package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Term;
import tilth.engine.Verb;
import tilth.engine.View;

class TextSceneTest {

    private static final Game FINCA = Games.named("finca");
    private static final List<Words> ALL_WORDS =
            Words.LANGUAGES.stream().map(language -> Words.of(FINCA, language)).toList();
    private static final Words ENGLISH = ALL_WORDS.getFirst();

    @Test
    void finca_fits_on_a_page() {
        Match match = new Match(Setup.of(FINCA, 3, Seed.of(5)));
        playAtRandom(match, 90, new QuickRng(3));
        assertThat(String.join("\n", TextScenes.of(FINCA).draw(match.position().view(0), ENGLISH, Ink.PLAIN)))
                .isEqualTo("""
                        Finca: round 16, 4 wooden fincas left, bonus pile 7 6 5 4

                        Windmill
                            ┌─ 0 ──────┬─ 1 ──────┬─ 2 ──────┬─ 3 ──────┬─ 4 ──────┬─ 5 ──────┐
                          ▲ │ almond   │ fig      │ almond   │ lemon    │ fig      │ orange   │ ▼
                          │ │          │ #        │ ^        │ *        │          │ *        │ │
                         ═╪═├──────────┼──────────┼──────────┼──────────┼──────────┼──────────┤═╪═
                          │ │ olive    │ grape    │ orange   │ grape    │ lemon    │ olive    │ │
                          ▲ │ *        │          │ * ###    │          │          │ ^^^      │ ▼
                            └─ 11 ─────┴─ 10 ─────┴─ 9 ──────┴─ 8 ──────┴─ 7 ──────┴─ 6 ──────┘
                            Farmers walk along the arrows. Crossing a donkey line (═╪═) earns a cart.

                        Villages     tiles  face-up tile          finca for        counts
                        Alcúdia          3  2 oranges, 3 olives   question marks   *0 #4 ^5
                        Artà             2  6 fruits of one kind  figs             *0 #0 ^1
                        Son Servera      2  3 grapes              almonds          *2 #1 ^2
                        Vilafranca       4  1 of each fruit       almonds, figs    *2 #1 ^3
                        Inca             0  closed                olives           won by Yellow ^
                        Andratx          4  1 of each fruit       grapes           *2 #0 ^2
                        Palma            3  1 of each fruit       lemons           *2 #1 ^2
                        Llucmajor        3  2 olives, 3 figs      oranges          *2 #3 ^0
                        Campos           4  6 fruits of one kind  oranges, grapes  *4 #3 ^2
                        Felanitx         1  3 oranges             lemons, olives   *4 #1 ^8

                        Players   orange  grape  lemon  olive  almond  fig  carts  fincas  bonus  points
                        supply         9      9      7     14       9    7      5
                        Red *          1      4      1      0       3    2      0       0      0      14
                        Blue #         4      1      4      0       2    1      0       0      0       9
                        Yellow ^       0      0      2      0       0    4      1       1      0      25

                        tiles of  1  2  3  4  5  6  action tiles left
                        Red *     0  1  0  2  0  0  Big cart, Minus one
                        Blue #    3  1  0  1  0  0  -
                        Yellow ^  2  0  1  2  1  0  Strong wind""");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void no_line_is_wider_than_a_terminal_and_no_fact_is_missing(int seats) {
        for (int game = 0; game < 10; game++) {
            Match match = new Match(Setup.of(FINCA, seats, Seed.of(game)));
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                playAtRandom(match, 7, rng);
                ALL_WORDS.forEach(words -> assertThatItFits(match, words));
            }
        }
    }

    private static void assertThatItFits(Match match, Words words) {
        List<String> lines =
                new ArrayList<>(TextScenes.of(FINCA).draw(match.position().view(Seats.WATCHER), words, Ink.PLAIN));
        lines.addAll(ScoreText.draw(match.position(), words, Ink.PLAIN));
        assertThat(lines).allSatisfy(line -> {
            assertThat(line).hasSizeLessThanOrEqualTo(Lines.WIDTH).doesNotContain("{", "}");
            assertThat(line).isEqualTo(line.stripTrailing());
        });
    }

    @Test
    void colour_adds_nothing_but_colour() {
        Match match = new Match(Setup.of(FINCA, 4, Seed.of(1)));
        playAtRandom(match, 100, new QuickRng(1));
        View view = match.position().view(0);
        List<String> coloured = TextScenes.of(FINCA).draw(view, ENGLISH, Ink.COLOUR);
        assertThat(coloured).anyMatch(line -> line.contains("\u001B[31m"));
        assertThat(coloured.stream()
                        .map(line -> line.replaceAll("\u001B\\[[0-9;]*m", ""))
                        .toList())
                .isEqualTo(TextScenes.of(FINCA).draw(view, ENGLISH, Ink.PLAIN));
    }

    @Test
    void whatever_is_refused_in_play_can_be_said_in_every_language() {
        QuickRng rng = new QuickRng(9);
        Match match = new Match(Setup.of(FINCA, 2, Seed.of(9)));
        while (!match.position().isOver()) {
            for (String target : targets()) {
                match.position().why(rng.below(2), target).ifPresent(TextSceneTest::assertThatItCanBeSaid);
            }
            playAtRandom(match, 1, rng);
        }
    }

    private static List<String> targets() {
        List<String> targets = new ArrayList<>(List.of("do:done", "do:pay-all", "moon"));
        for (Verb verb : FINCA.moves().verbs()) {
            for (Term term : verb.operands()) {
                term.words().forEach(word -> targets.add(term.name() + ":" + word));
            }
        }
        return targets;
    }

    private static void assertThatItCanBeSaid(Refusal refusal) {
        for (Words words : ALL_WORDS) {
            assertThat(words.refusal(refusal)).doesNotContain("{", "}").endsWith(". (" + refusal.rule() + ")");
        }
    }

    @Test
    void a_preview_tells_only_what_is_sure() {
        QuickRng rng = new QuickRng(2);
        Match match = new Match(Setup.of(FINCA, 2, Seed.of(2)));
        MoveList offered = new MoveList();
        while (!match.position().isOver()) {
            int seat = Seats.first(match.position().openSeats());
            match.sight(seat).moves(offered);
            long move = offered.any(rng);
            List<String> foreseen = Foresight.of(match.sight(seat), move).stream()
                    .map(ENGLISH::event)
                    .toList();
            List<String> happened = new ArrayList<>();
            EventLog log = new EventLog();
            match.play(seat, move, log);
            log.events().forEach(event -> happened.add(ENGLISH.event(event)));
            assertThat(happened).containsAll(foreseen);
        }
    }

    private static void playAtRandom(Match match, int moves, QuickRng rng) {
        MoveList offered = new MoveList();
        for (int i = 0; i < moves && !match.position().isOver(); i++) {
            int seat = Seats.first(match.position().openSeats());
            match.position().moves(seat, offered);
            match.play(seat, offered.any(rng));
        }
    }
}
