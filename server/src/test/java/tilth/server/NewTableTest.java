package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Option;

/** A table of Agricola whose host leaves cards out, opened on the page of the game. */
class NewTableTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final int BAD_REQUEST = 400;

    private final Server server;
    private final Visitor ann;

    NewTableTest(@TempDir Path folder) {
        server = Server.inFolder(folder, 0);
        ann = new Visitor(server.port());
    }

    @BeforeEach
    void findTheField() {
        assertThat(ann.get("/games/agricola").body())
                .contains("Or a list of your own: codes of cards", "<input name=\"option.banned.own\"");
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_list_of_ones_own_counts_before_the_choice_beside_it_and_stands_on_the_table() {
        String table = opened("eik", "i234, e147 I234").body();
        assertThat(table).contains("These: E147 and I234.").doesNotContain("Those that tournaments leave out.");
    }

    @Test
    void where_nothing_is_listed_the_choice_counts() {
        assertThat(opened("eik", "  ").body()).contains("Those that tournaments leave out.");
    }

    @Test
    void a_code_that_no_card_has_is_refused_in_one_sentence() {
        HttpResponse<String> refused = opened("eik", "E147, E999");
        assertThat(refused.statusCode()).isEqualTo(BAD_REQUEST);
        assertThat(refused.body())
                .contains("<p role=\"alert\" class=\"lead\">Option banned of Agricola knows no \"E999\".</p>")
                .doesNotContain("<p lang=\"en\">");
    }

    @Test
    void too_few_cards_for_the_seats_are_refused_in_the_language_of_the_reader() {
        String minors = codes().items().stream()
                .filter(code -> code.startsWith("E"))
                .limit(50)
                .collect(Collectors.joining(" "));
        HttpResponse<String> refused = opened("e", minors);
        assertThat(refused.statusCode()).isEqualTo(BAD_REQUEST);
        assertThat(refused.body())
                .containsPattern("These decks have [0-9]+ occupations and [0-9]+ minor improvements for a table of 2,"
                        + " which needs 14 of each\\.");
        ann.post("/language", "language", "fr");
        assertThat(opened("e", minors).body())
                .containsPattern(
                        "Ces paquets ont [0-9]+ savoir-faire et [0-9]+ aménagements mineurs pour une table de 2,"
                                + " qui en demande 14 de chaque sorte\\.")
                .doesNotContain("These decks", "AGR-D4", "<p lang=\"en\">");
    }

    private static Option codes() {
        return AGRICOLA.options().stream()
                .filter(Option::takesLists)
                .findFirst()
                .orElseThrow();
    }

    private HttpResponse<String> opened(String decks, String own) {
        return ann.post(
                "/tables",
                "game",
                "agricola",
                "seats",
                "2",
                "name",
                "Ann",
                "option.edition",
                "classic",
                "option.cards",
                "full",
                "option.decks",
                decks,
                "option.banned",
                "tournament",
                "option.banned.own",
                own);
    }
}
