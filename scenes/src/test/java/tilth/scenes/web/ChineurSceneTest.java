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
import static tilth.scenes.web.BoardHtml.tags;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.chineur.Asks;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.Objective;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Verb;
import tilth.scenes.Words;

class ChineurSceneTest {

    private static final Game CHINEUR = Games.named("chineur");
    private static final Words ENGLISH = Words.of(CHINEUR, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(CHINEUR, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django");
    private static final int MOST_GAMES = 60;

    private static final Pattern ROLLED = Pattern.compile("id=\"([^\"]*)\" class=\"[^\"]*\\brolled\\b");
    private static final Pattern ROLLS = Pattern.compile("--rolls: (\\d+)");
    private static final Pattern STEP = Pattern.compile(" data-step=\"(\\d+)\"");
    private static final Pattern FLIGHT = Pattern.compile("<i class=\"flight\"([^>]*)>");
    private static final Pattern PLACE = Pattern.compile("--exact: ([0-9.]+)%");

    private static Setup setup(int seats, Map<String, String> options, long seed) {
        return new Setup(CHINEUR, seats, options, Seed.of(seed));
    }

    private static Match match(int seats) {
        return new Match(setup(seats, Map.of(), seats));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void what_is_offered_is_lit_and_nothing_else_at_every_kind_of_question(int seats) {
        Set<String> asked = new TreeSet<>();
        Set<String> all = new TreeSet<>(Stream.of(Asks.values()).map(Verb::word).toList());
        Map<String, String> options =
                Map.of("discount", "on", "last-drawer", "on", "four-cocorico", "on", "trade", "both-ways");
        for (int game = 1; game <= MOST_GAMES && !asked.equals(all); game++) {
            Match match = new Match(setup(seats, game % 2 == 0 ? options : Map.of(), game));
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                int seat = rng.oneOf(match.position().openSeats());
                boolean isNew = asked.add(
                        CHINEUR.questions().verb(question(match, seat)).word());
                if (isNew || match.length() % 40 == 0) {
                    assertThatOffersAreLit(match, seat, game % 2 == 0 ? ENGLISH : FRENCH);
                }
                playOn(match, rng);
            }
            assertThat(lit(draw(match, 0, ENGLISH))).isEmpty();
        }
        assertThat(asked).isEqualTo(all);
    }

    private static long question(Match match, int seat) {
        return match.position().question(seat);
    }

    private static void assertThatOffersAreLit(Match match, int seat, Words words) {
        String board = draw(match, seat, words);
        List<String> targets = offered(match, seat);
        assertThat(lit(board)).containsExactlyInAnyOrderElementsOf(targets);
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        assertThat(found(TARGET, board)).doesNotHaveDuplicates();
        assertThat(found(GHOST, board)).isSubsetOf(targets);
        assertThat(board).doesNotContain("{", "null");
        for (String tag : litTags(board).toList()) {
            assertThat(tag).startsWith("<button").contains("aria-label=\"");
        }
    }

    private static List<String> offered(Match match, int seat) {
        return Offers.of(match.sight(seat), ENGLISH).stream()
                .map(Offer::target)
                .distinct()
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nobody_sees_the_objective_of_another_before_it_is_shown(int seats) {
        Match match = match(seats);
        QuickRng rng = new QuickRng(seats);
        while (!match.position().isOver()) {
            if (match.length() % 25 == 0) {
                for (int viewer = Seats.WATCHER; viewer < seats; viewer++) {
                    assertThatOnlyKnownObjectivesAreSeen(match, viewer);
                }
            }
            playOn(match, rng);
        }
        assertThat(objectivesOn(draw(match, Seats.WATCHER, ENGLISH)))
                .hasSize(seats)
                .doesNotContain("objective-hidden");
    }

    private static void assertThatOnlyKnownObjectivesAreSeen(Match match, int viewer) {
        List<PlayerView> players = view(match, Seats.WATCHER).players();
        Set<String> known = new HashSet<>();
        for (PlayerView player : players) {
            String objective = viewer == player.seat()
                    ? view(match, viewer).players().get(viewer).objective()
                    : player.objective();
            known.add(objective == null ? "hidden" : objective);
        }
        String board = draw(match, viewer, ENGLISH);
        assertThat(objectivesOn(board))
                .isEqualTo(new HashSet<>(known.stream()
                        .map(objective -> "objective-" + objective)
                        .toList()));
        Stream.of(Objective.values())
                .map(objective -> objective.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .filter(objective -> !known.contains(objective))
                .forEach(objective -> assertThat(board).doesNotContain(ENGLISH.term("objective", objective)));
    }

    private static Set<String> objectivesOn(String board) {
        return new HashSet<>(found(USED, board).stream()
                .filter(symbol -> symbol.startsWith("objective-"))
                .toList());
    }

    @Test
    void a_roll_marks_the_cell_of_everybody_and_the_site() {
        Match match = match(3);
        QuickRng rng = new QuickRng(4);
        assertThat(found(ROLLED, draw(match, 0, ENGLISH))).isEmpty();
        while (view(match, 0).die() == null) {
            playOn(match, rng);
        }
        String die = requireNonNull(view(match, 0).die());
        assertThat(found(ROLLED, draw(match, 0, ENGLISH)))
                .containsExactlyInAnyOrder("site-ex" + die, "cell-0-" + die, "cell-1-" + die, "cell-2-" + die);
    }

    @Test
    void the_die_tumbles_once_for_every_roll() {
        Match match = match(2);
        QuickRng rng = new QuickRng(9);
        int rolls = 0;
        for (int moves = 0; moves < 150 && !match.position().isOver(); moves++) {
            playOn(match, rng);
            int now = Integer.parseInt(
                    found(ROLLS, draw(match, Seats.WATCHER, ENGLISH)).getFirst());
            assertThat(now).isBetween(rolls, rolls + 1);
            rolls = now;
        }
        assertThat(rolls).isGreaterThan(10);
    }

    @Test
    void a_harvest_comes_piece_by_piece_after_the_die() {
        Match match = match(4);
        QuickRng rng = new QuickRng(2);
        int pieces = 0;
        while (!match.position().isOver() && match.length() < 250) {
            playOn(match, rng);
            int last = match.length() - 1;
            List<Integer> steps = found(FLIGHT, draw(match, Seats.WATCHER, ENGLISH)).stream()
                    .filter(tag -> tag.contains(" data-move=\"" + last + "\"") && tag.contains(" data-from=\"cell-"))
                    .filter(tag -> tag.contains(" data-to=\"goods-"))
                    .map(tag -> Integer.valueOf(found(STEP, tag).getFirst()))
                    .toList();
            assertThat(steps).doesNotHaveDuplicates().isSorted().allMatch(step -> step > 0);
            pieces = Math.max(pieces, steps.size());
        }
        assertThat(pieces).isGreaterThan(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void what_went_somewhere_lately_is_named_by_things_on_the_page(int seats) {
        Match match = match(seats);
        QuickRng rng = new QuickRng(8);
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Set<String> flown = new TreeSet<>();
        while (!match.position().isOver()) {
            playOn(match, rng);
            if (match.length() % 3 == 0) {
                String board = draw(match, Seats.WATCHER, ENGLISH);
                assertThat(found(ID, board)).containsAll(found(FLOWN_FROM, board));
                assertThat(found(ID, board)).containsAll(found(FLOWN_TO, board));
                flown.addAll(found(FLOWN, board));
            }
        }
        assertThat(drawn).containsAll(flown);
        assertThat(flown).contains("meat", "egg", "wheat", "milk", "gold", "cocorico", "market-stall");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void every_symbol_that_is_used_is_drawn(int seats) {
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Match match = match(seats);
        QuickRng rng = new QuickRng(2);
        while (!match.position().isOver()) {
            if (match.length() % 7 == 0) {
                String board = draw(match, Seats.first(match.position().openSeats()), ENGLISH);
                assertThat(drawn).containsAll(found(USED, board)).doesNotContainAnyElementsOf(found(ID, board));
            }
            playOn(match, rng);
        }
    }

    @Test
    void ghosts_tell_what_an_offer_would_bring() {
        Match match = match(2);
        QuickRng rng = new QuickRng(1);
        while (!view(match, 0).phase().equals("opening")) {
            playOn(match, rng);
        }
        int active = requireNonNull(view(match, 0).active());
        String board = draw(match, active, ENGLISH);
        assertThat(lit(board)).contains("do:collective", "do:farm", "do:done");
        assertThat(tags(board))
                .filteredOn(tag -> tag.contains("data-ghost-for=\"do:collective\""))
                .hasSize(4);
        assertThat(board).contains("data-ghost-for=\"do:collective\" aria-hidden=\"true\">−1</i>");
        play(match, active, "collective");
        assertThat(tags(draw(match, active, ENGLISH)))
                .filteredOn(tag -> tag.contains("arriving-farm"))
                .hasSize(6);
    }

    @Test
    void ones_own_farm_is_large_and_the_others_stand_around() {
        Match match = match(3);
        assertThat(draw(match, 1, ENGLISH)).containsSubsequence("id=\"own\"", "id=\"farm-1\"", "id=\"others\"");
        assertThat(draw(match, 1, ENGLISH)).containsSubsequence("id=\"others\"", "id=\"farm-2\"", "id=\"farm-0\"");
        String watched = draw(match, Seats.WATCHER, ENGLISH);
        assertThat(watched).containsSubsequence("id=\"own\"", "id=\"farm-0\"", "id=\"others\"");
        assertThat(lit(watched)).isEmpty();
    }

    @Test
    void everybody_stands_on_one_track_to_the_target() {
        Match match = match(4);
        QuickRng rng = new QuickRng(6);
        while (!match.position().isOver()) {
            playOn(match, rng);
        }
        String board = draw(match, Seats.WATCHER, ENGLISH);
        assertThat(found(ID, board)).contains("standing-0", "standing-1", "standing-2", "standing-3");
        List<Double> places = found(PLACE, board).stream().map(Double::valueOf).toList();
        long different = view(match, Seats.WATCHER).players().stream()
                .map(PlayerView::points)
                .distinct()
                .count();
        assertThat(places).hasSize((int) different).isSorted().allMatch(place -> place >= 0 && place <= 100);
    }

    @Test
    void the_board_says_what_is_reconstructed() {
        assertThat(draw(match(2), 0, ENGLISH))
                .containsIgnoringCase("reconstructed")
                .contains("/games/chineur/rules#CHI-S9");
    }

    @ParameterizedTest
    @ValueSource(strings = {"chineur.css", "chineur-small.css"})
    void its_stylesheets_touch_no_other_board(String sheet) throws IOException {
        try (InputStream in = Scenes.class.getResourceAsStream(sheet)) {
            String css = new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(Scenes.stylesheet()).contains(css);
            assertThat(css.lines().filter(line -> line.matches("[.:#a-z].*")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("(\\.chineur|:where\\(\\.chineur\\)|\\.poster).*"));
        }
    }

    @Test
    void names_are_escaped() {
        String name = "<script>alert(1)</script>\"'&";
        String board = ScenePreview.board(match(2), 0, ENGLISH, List.of(name, name));
        assertThat(board).doesNotContain("<script").contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    /** Somebody who mostly builds, so that there is something to see. */
    private static void playOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = rng.oneOf(match.position().openSeats());
        match.position().moves(seat, offered);
        List<String> moves = CHINEUR.moves().write(offered);
        List<String> building = moves.stream()
                .filter(move -> move.matches("(place|farm|buy|fit|collective|sell|open|settle|carry).*"))
                .toList();
        List<String> wished = building.isEmpty() || rng.below(3) == 0 ? moves : building;
        play(match, seat, wished.get(rng.below(wished.size())));
    }

    private static void play(Match match, int seat, String move) {
        assertThat(match.play(seat, CHINEUR.moves().read(move).orElseThrow())).isEmpty();
    }

    private static ChineurView view(Match match, int seat) {
        return (ChineurView) match.position().view(seat);
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }
}
