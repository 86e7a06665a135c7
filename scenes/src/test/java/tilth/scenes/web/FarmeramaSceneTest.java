package tilth.scenes.web;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.FLOWN;
import static tilth.scenes.web.BoardHtml.FLOWN_FROM;
import static tilth.scenes.web.BoardHtml.FLOWN_TO;
import static tilth.scenes.web.BoardHtml.GHOST;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.TARGET;
import static tilth.scenes.web.BoardHtml.USED;
import static tilth.scenes.web.BoardHtml.found;
import static tilth.scenes.web.BoardHtml.lit;
import static tilth.scenes.web.BoardHtml.litTags;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.Happens;
import tilth.scenes.Words;

class FarmeramaSceneTest {

    private static final Game FARMERAMA = Games.named("farmerama");
    private static final Words ENGLISH = Words.of(FARMERAMA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(FARMERAMA, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django");

    private static final Pattern TURNS = Pattern.compile("class=\"turning\" style=\"--turns: (\\d+)\"");
    private static final Pattern ACTION_TURNS = Pattern.compile("class=\"turning-action\" style=\"--turns: (\\d+)\"");
    private static final Pattern OPENED = Pattern.compile("id=\"(open-\\d)\"[^>]* checked");
    private static final Pattern LEFT = Pattern.compile("<em>([^<]*)</em>");

    static Stream<Setup> everyMode() {
        return Stream.of(
                setup(1, Map.of()),
                setup(1, Map.of("values", "second-reading")),
                setup(2, Map.of()),
                setup(2, Map.of("mode", "expert")),
                setup(3, Map.of("mode", "expert", "values", "second-reading")),
                setup(3, Map.of("refill", "dark")),
                setup(4, Map.of()),
                setup(4, Map.of("mode", "expert", "seeds-water", "yes")));
    }

    private static Setup setup(int seats, Map<String, String> options) {
        return new Setup(FARMERAMA, seats, options, Seed.of(seats));
    }

    @ParameterizedTest
    @MethodSource("everyMode")
    void what_is_offered_is_lit_and_nothing_else(Setup setup) {
        Match match = new Match(setup);
        QuickRng rng = new QuickRng(setup.seats());
        Set<String> phases = new TreeSet<>();
        while (!match.position().isOver()) {
            if (match.length() % 5 == 0) {
                int asked = rng.oneOf(match.position().awaitedSeats());
                assertThatOffersAreLit(match, asked, match.length() % 2 == 0 ? ENGLISH : FRENCH);
                phases.add(view(match, asked).phase());
            }
            playOn(match, rng);
        }
        assertThat(lit(draw(match, 0, ENGLISH))).isEmpty();
        assertThat(phases).isEqualTo(setup.seats() == 1 ? Set.of("act", "solo") : Set.of("act", "choose", "objects"));
    }

    private static void assertThatOffersAreLit(Match match, int seat, Words words) {
        String board = draw(match, seat, words);
        List<String> targets = offered(match, seat);
        assertThat(new HashSet<>(lit(board))).isEqualTo(new HashSet<>(targets));
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        // The wheel itself can be clicked, and there is a button for those who do not use a mouse.
        List<String> once = new ArrayList<>(found(TARGET, board));
        if (targets.contains("do:turn")) {
            once.remove("do:turn");
        }
        assertThat(once).doesNotHaveDuplicates();
        assertThat(found(GHOST, board)).isSubsetOf(withTurn(targets));
        assertThat(board).doesNotContain("{", "null");
    }

    private static List<String> withTurn(List<String> targets) {
        return Stream.concat(targets.stream(), Stream.of("do:turn")).toList();
    }

    private static List<String> offered(Match match, int seat) {
        return Offers.of(match.sight(seat), ENGLISH).stream()
                .map(Offer::target)
                .distinct()
                .toList();
    }

    @Test
    void everything_lit_can_be_reached_and_says_what_it_does() {
        Match match = new Match(setup(4, Map.of("mode", "expert")));
        QuickRng rng = new QuickRng(1);
        for (int moves = 0; moves < 300 && !match.position().isOver(); moves++) {
            String board = draw(match, Seats.first(match.position().openSeats()), ENGLISH);
            for (String tag :
                    litTags(board).filter(tag -> !tag.contains("axle")).toList()) {
                assertThat(tag)
                        .containsPattern("<button|role=\"button\" tabindex=\"0\"")
                        .contains("aria-label=\"");
            }
            playOn(match, rng);
        }
    }

    @Test
    void a_card_that_lies_face_down_is_nowhere_on_the_others_pages() {
        Set<String> seen = new HashSet<>();
        Set<String> seenByWatchers = new HashSet<>();
        for (String card : List.of("sow", "harvest", "water", "feed", "seeds")) {
            Match match = new Match(setup(4, Map.of()));
            play(match, 0, "play sow");
            play(match, 1, "play " + card);
            seen.add(draw(match, 0, ENGLISH));
            seenByWatchers.add(draw(match, Seats.WATCHER, ENGLISH));
            assertThat(draw(match, 1, ENGLISH)).contains("face " + card + " secret");
        }
        assertThat(seen).hasSize(1);
        assertThat(seenByWatchers).hasSize(1);
        assertThat(seen.iterator().next()).contains("face back", "face sow secret");
    }

    @Test
    void cards_turned_up_show_matches_and_who_has_won_what() {
        Match match = new Match(setup(4, Map.of()));
        List<String> cards = List.of("water", "water", "sow", "harvest");
        play(match, 0, "play sow");
        IntStream.range(1, 4).forEach(seat -> play(match, seat, "play " + cards.get(seat)));
        String board = draw(match, 0, ENGLISH);
        assertThat(board)
                .contains("face sow match", "face water\"", "face harvest\"")
                .doesNotContain("face back");
        assertThat(match.record().story().getLast()).noneMatch(event -> event.what() == Happens.OBJECT_TAKEN);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 4})
    void wheels_go_on_turning_the_same_way(int seats) {
        Match match = new Match(setup(seats, Map.of()));
        QuickRng rng = new QuickRng(5);
        int turns = 0;
        int actionTurns = -1;
        while (!match.position().isOver() && match.length() < 250) {
            String board = draw(match, Seats.WATCHER, ENGLISH);
            int now = Integer.parseInt(found(TURNS, board).getFirst());
            int actionNow = Integer.parseInt(found(ACTION_TURNS, board).getFirst());
            assertThat(now)
                    .isBetween(turns, turns + 1)
                    .satisfies(turned -> assertThat(turned % 7)
                            .isEqualTo(view(match, 0).players().getFirst().wheel()));
            assertThat(actionNow % 6).isEqualTo(view(match, 0).actionWheel().at());
            assertThat(actionTurns < 0 || actionNow == actionTurns || actionNow == actionTurns + 1)
                    .isTrue();
            turns = now;
            actionTurns = actionNow;
            turnOn(match, rng);
        }
        assertThat(turns).isGreaterThan(7);
        assertThat(actionTurns).isGreaterThan(6);
    }

    /** Plays like somebody who thinks of nothing but turning the wheel. */
    private static void turnOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = rng.oneOf(match.position().awaitedSeats());
        match.position().moves(seat, offered);
        List<String> moves = FARMERAMA.moves().write(offered);
        List<String> wished = Stream.of("turn", "harvest .*", "take water", "(use|play) (water|harvest)", "done", ".*")
                .map(wish -> moves.stream().filter(move -> move.matches(wish)).toList())
                .filter(found -> !found.isEmpty())
                .findFirst()
                .orElseThrow();
        play(match, seat, wished.get(rng.below(wished.size())));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4})
    void what_went_somewhere_lately_is_named_by_things_on_the_page(int seats) {
        Match match = new Match(setup(seats, Map.of()));
        QuickRng rng = new QuickRng(8);
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Set<String> flown = new TreeSet<>();
        while (!match.position().isOver()) {
            playOn(match, rng);
            String board = draw(match, Seats.WATCHER, ENGLISH);
            assertThat(found(ID, board)).containsAll(found(FLOWN_FROM, board));
            assertThat(found(ID, board)).containsAll(found(FLOWN_TO, board));
            flown.addAll(found(FLOWN, board));
        }
        assertThat(drawn).containsAll(flown);
        assertThat(flown).contains("carrots", "water").containsAnyOf("sheep", "pig", "cow", "horse");
    }

    @ParameterizedTest
    @MethodSource("everyMode")
    void every_symbol_that_is_used_is_drawn(Setup setup) {
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Match match = new Match(setup);
        QuickRng rng = new QuickRng(2);
        while (!match.position().isOver()) {
            if (match.length() % 7 == 0) {
                String board = draw(match, Seats.WATCHER, ENGLISH);
                assertThat(drawn).containsAll(found(USED, board)).doesNotContainAnyElementsOf(found(ID, board));
            }
            playOn(match, rng);
        }
    }

    @Test
    void ghosts_tell_what_an_offer_would_bring() {
        Match match = new Match(setup(4, Map.of()));
        play(match, 0, "play feed");
        IntStream.range(1, 4).forEach(seat -> play(match, seat, "play sow"));
        while (!view(match, 0).phase().equals("act")) {
            playOn(match, new QuickRng(1));
        }
        String board = draw(match, 0, ENGLISH);
        assertThat(lit(board)).contains("animal:sheep", "do:turn");
        assertThat(board)
                .contains("data-ghost-for=\"animal:sheep\" aria-hidden=\"true\">−2</i>")
                .contains("data-ghost-for=\"do:turn\" aria-hidden=\"true\">−1</i>");
        play(match, 0, "feed sheep");
        play(match, 0, "turn");
        play(match, 0, "turn");
        assertThat(draw(match, 0, ENGLISH)).contains("data-ghost-for=\"do:turn\" aria-hidden=\"true\">+10</i>");
    }

    @Test
    void the_card_under_way_says_how_often_it_is_left() {
        Match match = new Match(setup(4, Map.of()));
        play(match, 0, "play water");
        IntStream.range(1, 4).forEach(seat -> play(match, seat, "play feed"));
        while (!view(match, 0).phase().equals("act")) {
            playOn(match, new QuickRng(1));
        }
        assertThat(found(LEFT, draw(match, 0, ENGLISH))).containsExactly("4 left");
        play(match, 0, "take water");
        assertThat(found(LEFT, draw(match, 0, ENGLISH))).containsExactly("3 left");
    }

    @Test
    void who_is_done_can_take_it_back_and_all_see_who_still_acts() {
        Match match = new Match(setup(2, Map.of()));
        for (int seat = 0; seat < 2; seat++) {
            play(match, seat, "play water");
            play(match, seat, seat == 0 ? "play sow" : "play harvest");
        }
        assertThat(view(match, 0).phase()).isEqualTo("act");
        play(match, 0, "done");
        assertThat(lit(draw(match, 0, ENGLISH))).containsExactly("do:resume");
        assertThat(draw(match, 1, ENGLISH)).contains("state resting", "state acting");
    }

    @Test
    void ones_own_farm_is_large_and_the_others_can_be_opened() {
        Match match = new Match(setup(3, Map.of()));
        assertThat(opened(draw(match, 1, ENGLISH))).containsExactly("open-1");
        assertThat(opened(draw(match, Seats.WATCHER, ENGLISH))).containsExactly("open-0");
        assertThat(lit(draw(match, Seats.WATCHER, ENGLISH))).isEmpty();
        assertThat(draw(match, 1, ENGLISH))
                .contains("id=\"panel-0\"", "id=\"panel-2\"", "for=\"open-2\"", "for=\"open-1\"")
                .doesNotContain("id=\"panel-1\"");
        assertThat(draw(match, Seats.WATCHER, ENGLISH))
                .contains("id=\"panel-1\"")
                .doesNotContain("id=\"hand\"");
    }

    private static List<String> opened(String board) {
        return found(OPENED, board);
    }

    @Test
    void the_solo_game_has_its_piles_and_its_goal_and_no_other_farm() {
        String board = draw(new Match(setup(1, Map.of())), 0, ENGLISH);
        assertThat(found(ID, board))
                .contains("action-pile", "turned-up", "reserve-pile", "tokens", "goal")
                .doesNotContain("display", "table-cards", "panel-0");
    }

    @Test
    void what_is_beside_the_question_is_lit_less() {
        Match match = new Match(setup(1, Map.of()));
        QuickRng rng = new QuickRng(3);
        while (!offered(match, 0).contains("good:hay")) {
            playOn(match, rng);
        }
        String board = draw(match, 0, ENGLISH);
        List<String> asides =
                litTags(board).filter(tag -> tag.contains(" aside")).toList();
        assertThat(asides).isNotEmpty().allMatch(tag -> tag.contains("data-target=\"good:"));
        assertThat(lit(board)).hasSizeGreaterThan(asides.size());
    }

    @Test
    void the_board_says_what_is_reconstructed_and_which_values_are_played() {
        assertThat(draw(new Match(setup(2, Map.of())), 0, ENGLISH))
                .contains("reconstructed", "/games/farmerama/rules#FRM-S10");
        assertThat(draw(new Match(setup(2, Map.of("values", "second-reading"))), 0, ENGLISH))
                .contains("second reading");
    }

    @Test
    void its_stylesheet_touches_no_other_board() throws IOException {
        try (InputStream in = Scenes.class.getResourceAsStream("farmerama.css")) {
            assertThat(new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .filter(line -> line.matches("[.:#a-z].*")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("(\\.farmerama|:where\\(\\.farmerama\\)|\\.poster).*"));
        }
    }

    @Test
    void names_are_escaped() {
        String name = "<script>alert(1)</script>\"'&";
        String board = ScenePreview.board(new Match(setup(2, Map.of())), 0, ENGLISH, List.of(name, name));
        assertThat(board).doesNotContain("<script").contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    private static FarmeramaView view(Match match, int seat) {
        return (FarmeramaView) match.position().view(seat);
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }

    private static void play(Match match, int seat, String move) {
        assertThat(match.play(seat, FARMERAMA.moves().read(move).orElseThrow())).isEmpty();
    }

    private static void playOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = rng.oneOf(match.position().awaitedSeats());
        match.position().moves(seat, offered);
        match.play(seat, offered.any(rng));
    }
}
