package tilth.scenes.web;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.BoardHtml.ID;
import static tilth.scenes.web.BoardHtml.found;
import static tilth.scenes.web.BoardHtml.lit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Ink;
import tilth.scenes.TextScenes;
import tilth.scenes.Words;

/** The table before the first round, while packets of cards go round it, on the page and in the terminal. */
class AgricolaDraftSceneTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final Words ENGLISH = Words.of(AGRICOLA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(AGRICOLA, Locale.FRENCH);
    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django", "Eve");
    private static final Pattern OPEN = Pattern.compile("id=\"tray-([a-z-]*)-[a-z]*\"[^>]* checked");
    private static final Pattern PARTS = Pattern.compile("data-stands-for=\"tray-([a-z-]*)\"");

    private static Match table(String edition, int seats, String hands) {
        Map<String, String> options = Map.of("edition", edition, "cards", "full", "hands", hands);
        return new Match(new Setup(AGRICOLA, seats, options, Seed.of(11)));
    }

    private static AgricolaView view(Match match, int seat) {
        return (AgricolaView) match.position().view(seat);
    }

    private static List<String> packet(Match match, int seat) {
        AgricolaView.DraftView draft = view(match, seat).draft();
        assertThat(draft).isNotNull();
        return draft.packet().stream().map(HandCardView::card).toList();
    }

    private static void pick(Match match, int seat, QuickRng rng) {
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        assertThat(match.play(seat, offered.any(rng))).isEmpty();
    }

    private static String draw(Match match, int seat, Words words) {
        return ScenePreview.board(match, seat, words, NAMES);
    }

    private static String text(Match match, int seat) {
        return String.join("\n", TextScenes.of(AGRICOLA).draw(match.position().view(seat), ENGLISH, Ink.PLAIN));
    }

    @ParameterizedTest
    @CsvSource({
        "revised, 2, draft",
        "revised, 4, draft-both",
        "classic, 3, taiwan-draft",
        "classic, 5, fast-draft",
        "classic, 1, seven-of-ten"
    })
    void what_can_be_taken_is_lit_to_the_last_card(String edition, int seats, String hands) {
        Match match = table(edition, seats, hands);
        QuickRng rng = new QuickRng(5);
        int looks = 0;
        while (view(match, 0).phase().equals("draft")) {
            for (int seat = 0; seat < seats; seat++) {
                Words words = looks++ % 2 == 0 ? ENGLISH : FRENCH;
                assertThatOffersAreLit(match, seat, words);
            }
            int seat = rng.oneOf(match.position().openSeats());
            assertThat(found(OPEN, draw(match, seat, ENGLISH))).containsExactly("packet");
            pick(match, seat, rng);
        }
        assertThat(looks).isGreaterThan(10);
        assertThat(found(PARTS, draw(match, 0, ENGLISH))).doesNotContain("packet");
    }

    private static void assertThatOffersAreLit(Match match, int seat, Words words) {
        String board = draw(match, seat, words);
        List<Offer> offers = Offers.of(match.sight(seat), words);
        assertThat(new TreeSet<>(lit(board)))
                .isEqualTo(new TreeSet<>(offers.stream().map(Offer::target).toList()));
        assertThat(found(ID, board)).doesNotHaveDuplicates();
        assertThat(board).doesNotContain("{", "null");
        assertThat(offers).allSatisfy(offer -> assertThat(offer.words()).doesNotContain(offer.move()));
    }

    /** Somebody who changes cards whenever they can. */
    @ParameterizedTest
    @CsvSource({
        "revised, 2, mulligan",
        "classic, 3, six-changes",
        "revised, 2, three-for-one",
        "classic, 2, growing-five",
        "classic, 2, harvest-change"
    })
    void what_can_be_laid_aside_or_drawn_is_lit(String edition, int seats, String hands) {
        Match match = table(edition, seats, hands);
        QuickRng rng = new QuickRng(3);
        int looks = 0;
        while (!match.position().isOver()) {
            int seat = rng.oneOf(match.position().openSeats());
            List<String> moves = moves(match, seat);
            List<String> changes = moves.stream()
                    .filter(move -> move.matches("(redraw|lay-aside|exchange|draw-new).*"))
                    .toList();
            if (!changes.isEmpty() && looks < 40) {
                assertThatOffersAreLit(match, seat, looks++ % 2 == 0 ? ENGLISH : FRENCH);
                assertThat(text(match, seat)).isNotBlank();
            }
            List<String> wished = changes.isEmpty() ? moves : changes;
            String move = wished.get(rng.below(wished.size()));
            assertThat(match.play(seat, AGRICOLA.moves().read(move).orElseThrow()))
                    .isEmpty();
        }
        assertThat(looks).isGreaterThan(2);
    }

    private static List<String> moves(Match match, int seat) {
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        return AGRICOLA.moves().write(offered);
    }

    @Test
    void what_was_laid_aside_is_told_to_who_did_it_only() {
        Match match = table("revised", 2, "mulligan");
        List<String> first =
                view(match, 0).hand().stream().map(HandCardView::card).toList();
        assertThat(match.play(0, AGRICOLA.moves().read("redraw occupation").orElseThrow()))
                .isEmpty();
        assertThat(draw(match, 0, ENGLISH)).contains("Laid aside: ", "change of cards");
        assertThat(draw(match, 0, FRENCH)).contains("Écartées : ", "changement de cartes");
        assertThat(text(match, 0)).contains("Laid aside: ");
        for (int viewer : new int[] {1, Seats.WATCHER}) {
            String board = draw(match, viewer, ENGLISH);
            first.forEach(card -> assertThat(board).doesNotContain(card));
        }
        assertThat(draw(match, 1, ENGLISH)).contains("6 occupations and 7 minor improvements in the hand");
    }

    @Test
    void who_waits_reads_what_they_have_and_what_they_handed_on() {
        Match match = table("revised", 3, "draft");
        List<String> first = packet(match, 0);
        pick(match, 0, new QuickRng(1));
        AgricolaView view = view(match, 0);
        assertThat(view.hand()).hasSize(1);
        String own = view.hand().getFirst().card();
        String board = draw(match, 0, ENGLISH);
        assertThat(found(PARTS, board)).containsExactly("hand", "market", "played", "remembered");
        assertThat(board).contains("before the first round", "6 occupations to Blue: ");
        assertThat(draw(match, 0, FRENCH)).contains("avant le premier tour", "6 savoir-faire à Bleu : ");
        first.stream()
                .filter(card -> !card.equals(own))
                .forEach(card -> assertThat(board).contains(ENGLISH.term("card", card)));
    }

    @Test
    void what_came_back_is_told() {
        Match match = table("revised", 2, "draft");
        QuickRng rng = new QuickRng(2);
        for (int turn = 0; turn < 2; turn++) {
            pick(match, 0, rng);
            pick(match, 1, rng);
        }
        assertThat(draw(match, 0, ENGLISH)).contains(" Came back: ");
        assertThat(text(match, 0)).contains("Came back:");
    }

    @Test
    void nobody_else_reads_a_packet_or_what_was_handed_on() {
        Match match = table("classic", 3, "draft-both");
        pick(match, 0, new QuickRng(1));
        List<String> hidden = new ArrayList<>(packet(match, 0));
        hidden.add(view(match, 0).hand().getFirst().card());
        for (int viewer : new int[] {1, 2, Seats.WATCHER}) {
            String board = draw(match, viewer, ENGLISH);
            hidden.forEach(card -> assertThat(board).doesNotContain(card));
        }
        assertThat(found(PARTS, draw(match, Seats.WATCHER, ENGLISH))).containsExactly("market", "played");
    }

    @Test
    void the_terminal_shows_the_packet_and_the_question() {
        Match match = table("classic", 2, "fast-draft");
        String text = text(match, 0);
        assertThat(text).contains("before the first round", "The packet you take from");
        packet(match, 0).forEach(card -> assertThat(text).contains(ENGLISH.term("card", card)));
        assertThat(ENGLISH.question(match.sight(0)))
                .isEqualTo("Take 3 occupations and 3 minor improvements out of this packet.");
        assertThat(FRENCH.question(match.sight(0)))
                .isEqualTo("Prenez 3 savoir-faire et 3 aménagements mineurs dans ce paquet.");
    }
}
