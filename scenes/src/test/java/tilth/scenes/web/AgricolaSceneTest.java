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
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.ActView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;

class AgricolaSceneTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final Words ENGLISH = Words.of(AGRICOLA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(AGRICOLA, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django", "Elif");
    private static final int MOST_GAMES = 60;

    /** What can be asked without hand cards; a game alone may also ask for the next round card. */
    private static final Set<String> ASKED = Set.of("place", "work", "pay", "keep", "feed", "breed");

    private static final Pattern SPACE = Pattern.compile("id=\"space-([^\"]*)\"");
    private static final Pattern TO_COME = Pattern.compile("id=\"to-come-([^\"]*)\"");
    private static final Pattern ROUND = Pattern.compile("id=\"round-(\\d+)\"");
    private static final Pattern PERSON = Pattern.compile("id=\"person-([a-z][a-z-]*)-\\d\"");
    private static final Pattern FLIGHT = Pattern.compile("<i class=\"flight\"([^>]*)>");
    private static final Pattern PIECE = Pattern.compile(" data-piece=\"([^\"]*)\"");

    private static Match match(int seats, String edition, Map<String, String> options, long seed) {
        Map<String, String> all = new HashMap<>(options);
        all.put("edition", edition);
        return new Match(new Setup(AGRICOLA, seats, all, Seed.of(seed)));
    }

    private static Match match(int seats) {
        return match(seats, "classic", Map.of(), seats);
    }

    @ParameterizedTest
    @CsvSource({"1, revised", "2, classic", "3, revised", "4, classic", "4, revised", "5, classic"})
    void what_is_offered_is_lit_and_nothing_else_at_every_kind_of_question(int seats, String edition) {
        Set<String> asked = new TreeSet<>();
        for (int game = 1; game <= MOST_GAMES && !asked.containsAll(ASKED); game++) {
            Match match = match(seats, edition, Map.of("extra-actions", game % 2 == 0 ? "on" : "off"), game);
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                int seat = rng.oneOf(match.position().openSeats());
                boolean isNew = asked.add(AGRICOLA.questions()
                        .verb(match.position().question(seat))
                        .word());
                if (isNew || match.length() % 60 == 0) {
                    assertThatOffersAreLit(match, seat, game % 2 == 0 ? ENGLISH : FRENCH);
                }
                playOn(match, rng);
            }
            assertThat(lit(draw(match, 0, ENGLISH))).isEmpty();
        }
        assertThat(asked).containsAll(ASKED);
        assertThat(asked.contains("reveal")).isEqualTo(seats == 1);
    }

    private static void assertThatOffersAreLit(Match match, int seat, Words words) {
        String board = draw(match, seat, words);
        List<Offer> offers = Offers.of(match.sight(seat), ENGLISH);
        Set<String> targets = new TreeSet<>(offers.stream().map(Offer::target).toList());
        assertThat(new TreeSet<>(lit(board))).isEqualTo(targets);
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        assertThat(tags(board).filter(tag -> !tag.contains(" data-move=")).flatMap(tag -> found(TARGET, tag).stream()))
                .doesNotHaveDuplicates();
        assertThat(found(GHOST, board)).isSubsetOf(targets);
        assertThat(board).doesNotContain("{", "null");
        for (String tag : litTags(board).toList()) {
            assertThat(tag).contains("aria-label=\"").containsAnyOf("<button", "role=\"button\"");
        }
    }

    @Test
    void a_button_of_its_own_plays_just_the_move_it_names() {
        Match match = match(2);
        QuickRng rng = new QuickRng(5);
        while (!isAsked(match, "keep")) {
            playOn(match, rng);
        }
        int seat = Seats.first(match.position().openSeats());
        List<String> moves =
                Offers.of(match.sight(seat), ENGLISH).stream().map(Offer::move).toList();
        Pattern named = Pattern.compile("id=\"choice-[^\"]*\"[^>]* data-move=\"([^\"]*)\"");
        assertThat(found(named, draw(match, seat, ENGLISH))).containsExactlyElementsOf(moves);
    }

    private static boolean isAsked(Match match, String question) {
        int seat = Seats.first(match.position().openSeats());
        return AGRICOLA.questions().verb(match.position().question(seat)).word().equals(question);
    }

    @ParameterizedTest
    @CsvSource({
        "1, classic, 10",
        "2, classic, 10",
        "3, classic, 14",
        "4, classic, 16",
        "5, classic, 16",
        "4, revised, 17"
    })
    void every_space_lies_on_the_board_with_its_goods_and_people(int seats, String edition, int printed) {
        Match match = match(seats, edition, Map.of("extra-actions", "on"), 3);
        QuickRng rng = new QuickRng(3);
        for (int moves = 0; moves < 60; moves++) {
            playOn(match, rng);
        }
        String board = draw(match, 0, ENGLISH);
        List<SpaceView> spaces = view(match).spaces();
        assertThat(found(SPACE, board))
                .containsExactlyInAnyOrderElementsOf(
                        spaces.stream().map(SpaceView::space).toList());
        assertThat(spaces).hasSize(printed + view(match).round());
        for (SpaceView space : spaces) {
            String drawn = board.substring(board.indexOf("id=\"space-" + space.space() + "\""));
            drawn = drawn.substring(0, drawn.indexOf("</button>"));
            for (Map.Entry<String, Integer> goods : space.goods().entrySet()) {
                assertThat(drawn).contains("href=\"#" + goods.getKey() + "\"", "<b>" + goods.getValue() + "</b>");
            }
            assertThat(found(PERSON, drawn)).hasSameSizeAs(space.people());
            space.people().forEach(seat -> assertThat(found(USED, board)).contains(Marks.of(seat)));
        }
    }

    @Test
    void what_a_space_brings_depends_on_the_table() {
        assertThat(plan(match(4), "resource-market").gets()).isEqualTo(Map.of("food", 1, "reed", 1, "stone", 1));
        PlanView revised = plan(match(3, "revised", Map.of(), 1), "resource-market");
        assertThat(revised.gets()).isEqualTo(Map.of("food", 1));
        assertThat(revised.acts()).extracting(ActView::act).containsExactly("take-reed-or-stone");
        assertThat(plan(match(5), "reed-pond").gets()).isEqualTo(Map.of("stone", 1, "wood", 1));
        assertThat(plan(match(5, "classic", Map.of("reed-pond", "reed-only"), 1), "reed-pond")
                        .gets())
                .isEmpty();
        assertThat(plan(match(2), "farm-expansion").join()).isEqualTo("and-or");
    }

    private static PlanView plan(Match match, String space) {
        return requireNonNull(view(match).plans().get(space));
    }

    @Test
    void cards_to_come_lie_by_stage_until_they_are_out() {
        Match match = match(3);
        QuickRng rng = new QuickRng(1);
        int least = 14;
        while (!match.position().isOver()) {
            String board = draw(match, Seats.WATCHER, ENGLISH);
            assertThat(found(ROUND, board)).hasSize(14);
            assertThat(found(TO_COME, board))
                    .containsExactlyElementsOf(
                            view(match).toCome().stream().flatMap(List::stream).toList())
                    .hasSize(14 - view(match).round());
            least = Math.min(least, found(TO_COME, board).size());
            for (int moves = 0; moves < 9 && !match.position().isOver(); moves++) {
                playOn(match, rng);
            }
        }
        assertThat(least).isZero();
    }

    @Test
    void an_improvement_that_is_built_shows_by_whom() {
        Match match = match(2);
        QuickRng rng = new QuickRng(7);
        while (view(match).players().stream().allMatch(player -> player.cards().isEmpty())) {
            playOn(match, rng);
        }
        int owner = view(match).players().get(0).cards().isEmpty() ? 1 : 0;
        String card = view(match).players().get(owner).cards().getFirst();
        String board = draw(match, 1 - owner, ENGLISH);
        String built = board.substring(board.indexOf("id=\"market-" + card + "\""));
        assertThat(built.substring(0, built.indexOf("</li>"))).contains("built", NAMES.get(owner), Marks.of(owner));
        assertThat(found(TARGET, draw(match, owner, ENGLISH)))
                .filteredOn(target -> target.equals("card:" + card))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void what_went_somewhere_lately_is_named_by_things_on_the_page(int seats) {
        Match match = match(seats);
        QuickRng rng = new QuickRng(8);
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Set<String> flown = new TreeSet<>();
        Set<String> walked = new TreeSet<>();
        while (!match.position().isOver()) {
            playOn(match, rng);
            if (match.length() % 3 == 0) {
                String board = draw(match, Seats.WATCHER, ENGLISH);
                assertThat(found(ID, board)).containsAll(found(FLOWN_FROM, board));
                assertThat(found(ID, board)).containsAll(found(FLOWN_TO, board));
                flown.addAll(found(FLOWN, board));
                walked.addAll(found(PIECE, board));
            }
        }
        assertThat(drawn).containsAll(flown);
        assertThat(flown).contains("food", "grain", "act-plow");
        assertThat(walked).contains("person-0-0").anyMatch(person -> person.matches("person-[a-z-]+-0"));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 4, 5})
    void every_symbol_that_is_used_is_drawn(int seats) {
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Match match = match(seats, seats == 3 ? "revised" : "classic", Map.of("extra-actions", "on"), 2);
        QuickRng rng = new QuickRng(2);
        while (!match.position().isOver()) {
            if (match.length() % 11 == 0) {
                String board = draw(match, Seats.first(match.position().openSeats()), ENGLISH);
                assertThat(drawn).containsAll(found(USED, board)).doesNotContainAnyElementsOf(found(ID, board));
            }
            playOn(match, rng);
        }
    }

    @Test
    void hovering_a_space_shows_a_person_there_and_what_they_would_bring_home() {
        Match match = match(2);
        int seat = Seats.first(match.position().openSeats());
        String board = draw(match, seat, ENGLISH);
        assertThat(tags(board))
                .anyMatch(tag -> tag.contains("class=\"ghost visitor\" data-ghost-for=\"space:forest\""));
        assertThat(board).contains("data-ghost-for=\"space:forest\" aria-hidden=\"true\">+3</i>");
    }

    @Test
    void ones_own_farm_is_in_front_and_the_others_stand_below() {
        Match match = match(3);
        assertThat(draw(match, 1, ENGLISH)).containsSubsequence("id=\"own\"", "id=\"farm-1\"", "id=\"others\"");
        assertThat(draw(match, 1, ENGLISH)).containsSubsequence("id=\"others\"", "id=\"small-2\"", "id=\"small-0\"");
        assertThat(draw(match, Seats.WATCHER, ENGLISH)).containsSubsequence("id=\"own\"", "id=\"farm-0\"");
        assertThat(draw(match(1), 0, ENGLISH)).doesNotContain("id=\"others\"");
    }

    @Test
    void the_board_says_what_is_reconstructed() {
        assertThat(draw(match(2), 0, ENGLISH))
                .containsIgnoringCase("reconstructed")
                .contains("/games/agricola/rules#AGR-S8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"agricola.css", "agricola-farm.css", "agricola-cards.css"})
    void its_stylesheets_touch_no_other_board(String sheet) throws IOException {
        try (InputStream in = Scenes.class.getResourceAsStream(sheet)) {
            String css = new String(requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(Scenes.stylesheet()).contains(css);
            assertThat(css.lines().filter(line -> line.matches("[.:#a-z].*")))
                    .isNotEmpty()
                    .allMatch(line -> line.matches("(\\.agricola|:where\\(\\.agricola\\)|\\.poster).*"));
        }
    }

    @Test
    void names_are_escaped() {
        String name = "<script>alert(1)</script>\"'&";
        String board = ScenePreview.board(match(2), 0, ENGLISH, List.of(name, name));
        assertThat(board).doesNotContain("<script").contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    @Test
    void a_harvest_takes_crops_off_the_fields() {
        Match match = match(2);
        QuickRng rng = new QuickRng(11);
        while (match.length() == 0 || reaped(match).isEmpty()) {
            playOn(match, rng);
        }
        int last = match.length() - 1;
        Event reaped = reaped(match).getFirst();
        assertThat(found(FLIGHT, draw(match, Seats.WATCHER, ENGLISH)))
                .filteredOn(tag -> tag.contains(" data-move=\"" + last + "\""))
                .filteredOn(tag -> tag.matches(".* data-from=\"farm-" + reaped.seat() + "-[a-e][1-3]\".*"))
                .filteredOn(tag -> tag.contains(" data-to=\"goods-" + reaped.seat() + "-"
                        + reaped.facts().get("good") + "\""))
                .hasSize(reaped.second());
    }

    private static List<Event> reaped(Match match) {
        return match.record().story().getLast().stream()
                .filter(event -> event.what() == Happens.REAPED)
                .toList();
    }

    /** Somebody who mostly builds and farms, so that there is something to see. */
    private static void playOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = rng.oneOf(match.position().openSeats());
        match.position().moves(seat, offered);
        List<String> moves = AGRICOLA.moves().write(offered);
        List<String> farming = moves.stream()
                .filter(move -> move.matches("(build|mark|close|plow|sow|renovate|grow|bake|craft|return).*"
                        + "|place (fencing|grain|farm|cultivation|major|.*market|.*wish|.*redevelopment).*"))
                .toList();
        List<String> wished = farming.isEmpty() || rng.below(3) == 0 ? moves : farming;
        String move = wished.get(rng.below(wished.size()));
        assertThat(match.play(seat, AGRICOLA.moves().read(move).orElseThrow())).isEmpty();
    }

    private static AgricolaView view(Match match) {
        return (AgricolaView) match.position().view(Seats.WATCHER);
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }
}
