package tilth.agricola.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

class DeckTest {

    @Test
    @Rule("AGR-M1")
    void cards_come_in_the_order_of_their_codes_the_majors_first() {
        assertThat(Cards.all().stream().map(Card::code))
                .isSorted()
                .startsWith("M01", "M02")
                .endsWith("X45");
        assertThat(Cards.all()).doesNotHaveDuplicates();
    }

    @Test
    @Rule("AGR-K1")
    void a_deck_knows_who_listens() {
        Deck deck = new Deck(List.of(Samples.ROWING_BOAT, Samples.GLEANER, Samples.BEAN_ROW));
        assertThat(deck.isSilent(Moment.PLOWED)).isTrue();
        assertThat(deck.isSilent(Moment.USE)).isFalse();
        assertThat(deck.listening(Moment.USE, 0)).isEqualTo(1);
        assertThat(deck.listening(Moment.USED, 0)).isEqualTo(2);
        assertThat(deck.asking(Moment.USED)).hasSize(1);
        assertThat(deck.asking(Moment.USE)).isEmpty();
        assertThat(deck.capable(Deck.Capability.FIELD, 0)).isEqualTo(4);
        assertThat(deck.majors()).isZero();
        assertThat(Deck.MAJORS.majors()).isEqualTo((1 << 10) - 1);
    }

    @Test
    @Rule("AGR-K1")
    void a_table_takes_so_many_cards() {
        List<Card> many = Collections.nCopies(Deck.MOST_CARDS + 1, Samples.LOFT);
        assertThatThrownBy(() -> new Deck(many)).isInstanceOf(IllegalArgumentException.class);
    }

    /** The rules ask for capabilities: no source but a sheet names a card. */
    @Test
    @Rule("AGR-K1")
    void the_core_names_no_card() {
        Path sources = Path.of("src/main/java/tilth/agricola");
        List<String> words = Cards.all().stream()
                .filter(card -> card.kind() == Card.Kind.MAJOR)
                .flatMap(card -> Stream.of(
                        '"' + card.word() + '"',
                        "Majors."
                                + card.word().toUpperCase(java.util.Locale.ROOT).replace('-', '_')))
                .toList();
        try (Stream<Path> files = Files.walk(sources)) {
            List<Path> naming = files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("Majors.java"))
                    .filter(file -> words.stream().anyMatch(read(file)::contains))
                    .toList();
            assertThat(naming).isEmpty();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        assertThat(read(sources.resolve("cards/Majors.java"))).contains("JOINERY");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
