package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.USED;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.Catalogue;
import tilth.scenes.Catalogue.Entry;
import tilth.scenes.web.CataloguePage.Wanted;

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
        assertThat(found(new Wanted("", "", "", "shepherd's"))).containsExactly("A083");
        assertThat(found(new Wanted("A", "minor", "", "reed"))).contains("A056", "A078");
        assertThat(found(new Wanted("Q", "", "many", "x"))).isEmpty();
    }

    @Test
    void accents_need_not_be_typed() {
        CataloguePage page =
                CataloguePage.of(AGRICOLA, Catalogue.of(AGRICOLA), new Wanted("", "", "", "canoe"), Locale.FRENCH);
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
        assertThat(Rulings.of("agricola").naming("B024")).isNotEmpty();
        assertThat(text).contains("class=\"ruling\"");
        assertThat(Rulings.of("agricola").naming("A000")).isEmpty();
        assertThat(Rulings.of("chess").all()).isEmpty();
    }

    @Test
    void a_game_without_cards_has_no_catalogue() {
        assertThat(Catalogue.maybe(Games.named("finca"))).isEmpty();
    }
}
