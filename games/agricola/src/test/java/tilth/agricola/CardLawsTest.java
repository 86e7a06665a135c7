package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;

/** The law for who writes a card: it does not come in without a scenario of its own. */
class CardLawsTest {

    private static final Path TESTS = Path.of("src/test/java/tilth/agricola");

    @Test
    void every_card_of_2007_stands_in_a_scenario() {
        String scenarios = scenarios();
        List<String> untested = CardBox.CLASSIC.dealt().stream()
                .map(Card::word)
                .filter(word -> !isNamed(word, scenarios))
                .toList();
        assertThat(untested).as("cards that no scenario names").isEmpty();
    }

    @Test
    void part_of_a_name_is_not_enough() {
        assertThat(isNamed("e52-stable", "RED.plays(\"play e52-stable\");")).isTrue();
        assertThat(isNamed("e52-stable", "RED.hasPlayed(\"e52-stables\", \"ke52-stable\");"))
                .isFalse();
    }

    private static boolean isNamed(String word, String text) {
        return Pattern.compile("(?<![a-z0-9-])" + Pattern.quote(word) + "(?![a-z0-9-])")
                .matcher(text)
                .find();
    }

    private static String scenarios() {
        try (Stream<Path> files = Files.walk(TESTS)) {
            return files.filter(file -> file.toString().endsWith("Test.java"))
                    .map(CardLawsTest::read)
                    .filter(text -> text.contains(" extends ClassicScenario {"))
                    .collect(Collectors.joining());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
