package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.FLOWN;
import static tilth.scenes.web.BoardHtml.FLOWN_TO;
import static tilth.scenes.web.BoardHtml.GHOST;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.TARGET;
import static tilth.scenes.web.BoardHtml.USED;
import static tilth.scenes.web.BoardHtml.found;
import static tilth.scenes.web.BoardHtml.lit;
import static tilth.scenes.web.BoardHtml.litTags;
import static tilth.scenes.web.BoardHtml.tags;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.finca.FincaView;
import tilth.scenes.Words;
import tilth.testkit.RandomPlay;

class FincaSceneTest {

    private static final Game FINCA = Games.named("finca");
    private static final Words ENGLISH = Words.of(FINCA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(FINCA, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django");

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void what_is_offered_is_lit_and_nothing_else(int seats) {
        for (int game = 0; game < 2; game++) {
            Match match = new Match(Setup.of(FINCA, seats, Seed.of(game)));
            QuickRng rng = new QuickRng(game);
            while (!match.position().isOver()) {
                assertThatOffersAreLit(match, game % 2 == 0 ? ENGLISH : FRENCH);
                playOn(match, rng);
            }
            assertThat(lit(draw(match, 0, ENGLISH))).isEmpty();
        }
    }

    private static void assertThatOffersAreLit(Match match, Words words) {
        int asked = Seats.first(match.position().openSeats());
        int other = (asked + 1) % match.position().seats();
        List<Offer> offers = Offers.of(match.sight(asked), words);
        String board = draw(match, asked, words);
        assertThat(lit(board))
                .containsExactlyInAnyOrderElementsOf(
                        offers.stream().map(Offer::target).distinct().toList());
        assertThat(found(TARGET, board)).doesNotHaveDuplicates();
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        assertThat(board).doesNotContain("{", "null");
        if (match.length() % 8 == 0) {
            assertThat(lit(draw(match, other, words))).isEmpty();
        }
    }

    @Test
    void everything_lit_can_be_reached_and_says_what_it_does() {
        Match match = after(4, 60);
        int asked = Seats.first(match.position().openSeats());
        for (String tag : litTags(draw(match, asked, ENGLISH)).toList()) {
            assertThat(tag)
                    .containsPattern("<button|role=\"button\" tabindex=\"0\"")
                    .contains("aria-label=\"");
        }
    }

    @Test
    void a_blade_tells_who_stands_there_and_what_a_move_brings() {
        Match match = after(4, 60);
        int asked = Seats.first(match.position().openSeats());
        List<String> labels = tags(draw(match, asked, ENGLISH))
                .filter(tag -> tag.contains("data-target=\"blade:3\""))
                .toList();
        assertThat(labels).singleElement().asString().contains("""
                aria-label="Blade 3: grape, 3 farmers, Red and Green. \
                Move a farmer from blade 3: to blade 6, 2 olives, 1 cart\"""");
    }

    @Test
    void names_are_escaped() {
        String name = "<script>alert(1)</script>\"'&";
        String board = ScenePreview.board(after(2, 40), 0, ENGLISH, List.of(name, name));
        assertThat(board).doesNotContain("<script").contains("&lt;script&gt;alert(1)&lt;/script&gt;");
    }

    @Test
    void the_script_brings_what_it_needs() {
        assertThat(Scenes.script()).contains("\"/motion.js\"");
        assertThat(Scenes.motion()).contains("\"/turbo.js\"", "export function turnInto");
        assertThat(Scenes.turbo()).contains("morphElements");
    }

    @Test
    void every_symbol_that_is_used_is_drawn() {
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        assertThat(found(ID, Scenes.symbols())).doesNotHaveDuplicates();
        for (int moves = 0; moves < 240; moves += 30) {
            String board = draw(after(3, moves), 0, ENGLISH);
            assertThat(drawn).containsAll(found(USED, board)).doesNotContainAnyElementsOf(found(ID, board));
        }
    }

    @Test
    void every_farmer_has_an_id_of_its_own_and_keeps_it_while_nobody_moves() {
        Match match = after(4, 12);
        assertThat(farmers(draw(match, 0, ENGLISH)))
                .hasSize(12)
                .contains("farmer-0-0", "farmer-0-2", "farmer-3-2")
                .isEqualTo(farmers(draw(match, 1, FRENCH)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void what_went_somewhere_lately_is_named_by_things_on_the_page(int seats) {
        Match match = new Match(Setup.of(FINCA, seats, Seed.of(8)));
        QuickRng rng = new QuickRng(8);
        Set<String> drawn = new TreeSet<>(found(ID, Scenes.symbols()));
        Set<String> flown = new TreeSet<>();
        while (!match.position().isOver()) {
            playOn(match, rng);
            String board = draw(match, 0, ENGLISH);
            List<String> ids = found(ID, board);
            assertThat(ids).containsAll(found(FLOWN_TO, board));
            flown.addAll(found(FLOWN, board));
        }
        assertThat(drawn).containsAll(flown);
        assertThat(flown).contains("orange", "cart", "fruit-tile", "finca-tile", "wooden-finca");
    }

    @Test
    void ghosts_tell_what_an_offer_would_bring_and_haunt_nothing_else() {
        Match match = after(4, 60);
        int asked = Seats.first(match.position().openSeats());
        String board = draw(match, asked, ENGLISH);
        List<String> offered = Offers.of(match.sight(asked), ENGLISH).stream()
                .map(Offer::target)
                .toList();
        assertThat(found(GHOST, board)).contains("blade:3").isSubsetOf(offered);
        assertThat(found(GHOST, draw(match, (asked + 1) % 4, ENGLISH))).isEmpty();
        assertThat(board).contains("data-ghost-for=\"blade:3\" aria-hidden=\"true\">+2</i>");
    }

    private static List<String> farmers(String board) {
        return found(ID, board).stream().filter(id -> id.startsWith("farmer-")).toList();
    }

    @Test
    void ones_own_panel_comes_first_and_a_watcher_sees_them_in_order() {
        Match match = after(3, 50);
        assertThat(panels(draw(match, 1, ENGLISH))).containsExactly("panel-1", "panel-2", "panel-0");
        assertThat(panels(draw(match, Seats.WATCHER, ENGLISH))).containsExactly("panel-0", "panel-1", "panel-2");
        assertThat(lit(draw(match, Seats.WATCHER, ENGLISH))).isEmpty();
    }

    private static List<String> panels(String board) {
        return found(ID, board).stream().filter(id -> id.matches("panel-[0-9]")).toList();
    }

    @Test
    void the_delivery_being_loaded_is_seen_on_its_tiles_and_the_gust_on_its_blade() {
        Match match = new Match(Setup.of(FINCA, 2, Seed.of(6)));
        QuickRng rng = new QuickRng(6);
        Set<String> seen = new TreeSet<>();
        while (!match.position().isOver()) {
            List<String> chosen = underWay((FincaView) match.position().view(0));
            assertThat(chosen(draw(match, 0, ENGLISH))).containsExactlyInAnyOrderElementsOf(chosen);
            chosen.forEach(target -> seen.add(target.substring(0, target.indexOf(':'))));
            playOn(match, rng);
        }
        assertThat(seen).containsExactly("blade", "tile");
    }

    private static List<String> underWay(FincaView view) {
        List<String> targets = new ArrayList<>();
        FincaView.DeliveryView delivery = view.delivery();
        if (delivery != null) {
            delivery.villages().forEach(village -> targets.add("tile:" + village));
            Optional.ofNullable(delivery.choosing()).ifPresent(village -> targets.add("tile:" + village));
        }
        Optional.ofNullable(view.lifted()).ifPresent(lifted -> targets.add("blade:" + lifted.from()));
        return targets;
    }

    private static List<String> chosen(String board) {
        return tags(board)
                .filter(tag -> tag.contains(" chosen"))
                .map(tag -> found(TARGET, tag).getFirst())
                .toList();
    }

    @Test
    void a_game_without_a_scene_is_shown_as_its_text() {
        Match match = after(2, 30);
        Game unknown = Games.all().stream()
                .filter(game -> game.getClass().getPackageName().startsWith("tilth.testkit"))
                .findAny()
                .orElseThrow();
        List<Offer> offers = Offers.of(match.sight(0), ENGLISH);
        Picture picture = new Picture(ENGLISH, new Onlooker(0, Locale.ENGLISH), List.of(), 1, offers, List.of());
        assertThat(Scenes.of(unknown).draw(match.position().view(0), picture))
                .contains("<section id=\"board\"", "Windmill");
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }

    private static Match after(int seats, int moves) {
        return RandomPlay.after(Setup.of(FINCA, seats, Seed.of(3)), 3, moves);
    }

    private static void playOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = Seats.first(match.position().openSeats());
        match.position().moves(seat, offered);
        match.play(seat, offered.any(rng));
    }
}
