package tilth.scenes.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Sheet.occupation;

import java.util.Locale;
import tilth.agricola.cards.Card;

/** An invented card, and what it says. */
final class Saying {

    private static final CardWords ENGLISH = CardWords.of(Locale.ENGLISH);
    private static final CardWords FRENCH = CardWords.of(Locale.FRENCH);

    private Saying() {}

    static Card card() {
        return occupation("X01", "Sample");
    }

    /** Both texts, and something to look at. */
    static void says(Card card, String english, String french) {
        assertThat(ENGLISH.text(card)).isEqualTo(english);
        assertThat(FRENCH.text(card)).isEqualTo(french);
        assertThat(CardIcons.of(card)).isNotEmpty();
    }
}
