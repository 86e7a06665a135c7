package tilth.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanguagesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fr|fr",
                "fr-BE, nl;q=0.8|fr",
                "de, nl;q=0.8, it;q=0.9|it",
                "NL_be|nl",
                "de|en",
                "*|en",
                "it;q=0|en",
                "it;q=nonsense, fr;q=0.1|fr",
                "; drop table|en"
            })
    void the_best_of_those_we_speak_is_taken(String wish, String language) {
        assertThat(Languages.best(wish).getLanguage()).isEqualTo(language);
    }

    /** The limit is far beyond any machine: looking such a wish up took hours. */
    @Test
    @Timeout(300)
    void nobody_keeps_the_house_busy_with_languages() {
        assertThat(Languages.best("a-b".repeat(1_000_000)).getLanguage()).isEqualTo("en");
        assertThat(Languages.best("x-" + "a-".repeat(1_000_000)).getLanguage()).isEqualTo("en");
        assertThat(Languages.best("fr," + "de;q=0.5,".repeat(1_000_000)).getLanguage())
                .isEqualTo("fr");
    }
}
