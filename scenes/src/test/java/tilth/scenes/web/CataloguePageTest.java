package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.USED;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.Catalogue;
import tilth.scenes.Catalogue.Entry;
import tilth.scenes.Words;
import tilth.scenes.web.CataloguePage.Wanted;
import tilth.scenes.web.Rulings.Ruling;

/** The page of all cards, and what one may ask it for. */
class CataloguePageTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final Wanted ALL = new Wanted("", "", "", "");

    private static CataloguePage page(Wanted wanted) {
        return CataloguePage.of(AGRICOLA, Catalogue.of(AGRICOLA), wanted, Locale.ENGLISH);
    }

    private static List<String> found(Wanted wanted) {
        return page(wanted).found().stream().map(Entry::id).toList();
    }

    @Test
    void every_card_is_on_the_page_with_its_text_and_an_anchor() {
        String html = page(ALL).whole();
        for (Entry card : page(ALL).entries()) {
            assertThat(html).contains("id=\"" + card.id() + "\"", "href=\"#" + card.id() + "\"", card.text());
        }
    }

    @Test
    void no_line_breaks_inside_french_quotation_marks() {
        String html = CataloguePage.of(AGRICOLA, Catalogue.of(AGRICOLA), ALL, Locale.FRENCH)
                .whole();
        assertThat(html).contains("«\u00a0Pêche\u00a0»").doesNotContain("« ", " »");
    }

    @Test
    void every_symbol_that_is_used_is_drawn() {
        String html = page(ALL).whole();
        assertThat(BoardHtml.found(ID, html)).containsAll(BoardHtml.found(USED, html));
    }

    @Test
    void cards_are_found_by_deck_kind_players_and_words() {
        assertThat(found(new Wanted("A", "", "", ""))).hasSize(48).allMatch(id -> id.startsWith("A"));
        assertThat(found(new Wanted("B", "minor", "", ""))).hasSize(24);
        assertThat(found(new Wanted("", "major", "", ""))).hasSize(10);
        assertThat(found(new Wanted("", "", "1", ""))).contains("A078").doesNotContain("A133", "B024", "A155");
        assertThat(found(new Wanted("", "", "2", ""))).contains("B024").doesNotContain("A133", "A155");
        assertThat(found(new Wanted("", "", "3", ""))).contains("A133").doesNotContain("A155");
        assertThat(found(new Wanted("", "", "", "  FISHING ")))
                .contains("A078", "B047")
                .doesNotContain("A002");
        assertThat(found(new Wanted("A", "", "", "shepherd's"))).containsExactly("A083");
        assertThat(found(new Wanted("A", "minor", "", "reed"))).contains("A056", "A078");
        assertThat(found(new Wanted("Q", "", "many", "x"))).isEmpty();
    }

    @Test
    void accents_need_not_be_typed() {
        CataloguePage page =
                CataloguePage.of(AGRICOLA, Catalogue.of(AGRICOLA), new Wanted("A", "", "", "canoe"), Locale.FRENCH);
        assertThat(page.found()).extracting(Entry::name).containsExactly("Canoë");
    }

    @Test
    void what_was_asked_for_stays_in_the_form() {
        String html = page(new Wanted("A", "minor", "3", "<reed>")).whole();
        assertThat(html)
                .contains("<option value=\"A\" selected>", "<option value=\"minor\" selected>")
                .contains("<option value=\"3\" selected>", "value=\"&lt;reed>\"")
                .doesNotContain("<reed>");
    }

    @Test
    void rulings_that_name_a_card_stand_with_it() {
        String text = page(new Wanted("", "", "", "B024")).whole();
        assertThat(Rulings.of("agricola", Locale.ENGLISH).naming("B024")).isNotEmpty();
        assertThat(text).contains("<summary>Is Lasso (B024) dealt to somebody who plays alone?</summary>");
        assertThat(text).contains("href=\"/games/agricola/cards\"");
        assertThat(page(ALL).whole()).doesNotContain("href=\"/games/agricola/cards\"");
        assertThat(Rulings.of("agricola", Locale.ENGLISH).naming("A000")).isEmpty();
        assertThat(Rulings.of("chess", Locale.FRENCH).all()).isEmpty();
    }

    @Test
    void rulings_on_hand_cards_are_all_there_in_french_and_name_the_same_cards() {
        Pattern handCard = Pattern.compile("\\b([AB][0-9]{3})\\b");
        List<Ruling> french = Rulings.of("agricola", Locale.FRENCH).all();
        for (Ruling ruling : Rulings.of("agricola", Locale.ENGLISH).all()) {
            List<String> named = BoardHtml.found(handCard, ruling.question() + ruling.answer());
            if (!named.isEmpty()) {
                Ruling twin = french.stream()
                        .filter(other -> other.id().equals(ruling.id()))
                        .findAny()
                        .orElseThrow();
                assertThat(twin.language()).as(ruling.id()).isEqualTo(Locale.FRENCH);
                assertThat(BoardHtml.found(handCard, twin.question() + twin.answer()))
                        .as(ruling.id())
                        .containsExactlyInAnyOrderElementsOf(named);
            }
        }
    }

    @Test
    void a_french_ruling_calls_every_card_by_its_french_name() {
        Words french = Words.of(AGRICOLA, Locale.FRENCH);
        Map<String, String> names =
                Catalogue.of(AGRICOLA).entries(french).stream().collect(Collectors.toMap(Entry::id, Entry::name));
        Pattern named = Pattern.compile("([^(),;:.«»]+) \\(([AB][0-9]{3})\\)");
        for (Ruling ruling : Rulings.of("agricola", Locale.FRENCH).all()) {
            Matcher card = named.matcher(ruling.question() + " " + ruling.answer());
            while (ruling.language().equals(Locale.FRENCH) && card.find()) {
                assertThat(card.group(1)).as(ruling.id()).endsWith(names.get(card.group(2)));
            }
        }
    }

    @Test
    void a_game_without_cards_has_no_catalogue() {
        assertThat(Catalogue.maybe(Games.named("finca"))).isEmpty();
    }
}
