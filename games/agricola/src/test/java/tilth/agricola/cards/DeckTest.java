package tilth.agricola.cards;

import static org.assertj.core.api.Assertions.assertThat;

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
        assertThat(Cards.majors().stream().map(Card::code)).isSorted().hasSize(10);
        assertThat(Cards.all()).startsWith(Cards.majors().toArray(new Card[0]));
        assertThat(Cards.all().stream().filter(card -> card.kind() != Card.Kind.MAJOR))
                .isSortedAccordingTo(Card.PRINTED_ORDER)
                .extracting(Card::code)
                .containsSubsequence("A125", "E49", "E150", "K116");
        assertThat(Cards.all()).doesNotHaveDuplicates();
    }

    @Test
    @Rule("AGR-K1")
    void a_deck_knows_who_listens() {
        Deck deck = new Deck(List.of(Samples.ROWING_BOAT, Samples.GLEANER, Samples.BEAN_ROW));
        assertThat(deck.listening(Moment.PLOWED).isEmpty()).isTrue();
        assertThat(deck.listening(Moment.USE).isEmpty()).isFalse();
        assertThat(deck.listening(Moment.USE).first()).isZero();
        assertThat(deck.listening(Moment.USE).size()).isEqualTo(1);
        assertThat(deck.listening(Moment.USED).has(1)).isTrue();
        assertThat(deck.with(Deck.Capability.FIELD).has(2)).isTrue();
        assertThat(deck.with(Deck.Capability.MAJOR).isEmpty()).isTrue();
        assertThat(Deck.MAJORS.with(Deck.Capability.MAJOR).size()).isEqualTo(10);
    }

    @Test
    @Rule("AGR-K1")
    void a_table_takes_as_many_cards_as_there_are() {
        List<Card> many = Collections.nCopies(1_000, Samples.LOFT);
        Deck deck = new Deck(many);
        assertThat(deck.size()).isEqualTo(1_000);
        assertThat(deck.with(Deck.Capability.LODGING).size()).isEqualTo(1_000);
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
                    .filter(file -> !file.toString().contains("sheets"))
                    .filter(file -> words.stream().anyMatch(read(file)::contains))
                    .toList();
            assertThat(naming).isEmpty();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        assertThat(read(sources.resolve("sheets/Majors.java"))).contains("JOINERY");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
