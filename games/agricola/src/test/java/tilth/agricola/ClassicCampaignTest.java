package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.engine.QuickRng;
import tilth.engine.Rule;

/**
 * Random games of the full game of 2007, some cards of which lie in front of somebody from the beginning, with every check
 * there is. The system property {@code tilth.classic} says how many.
 */
@Rule({"AGR-K1", "AGR-K2"})
class ClassicCampaignTest {

    private static final int GAMES = Integer.getInteger("tilth.classic", 150);
    private static final int LAID = 6;

    private final CardTrial trial = new CardTrial(CardBox.CLASSIC);

    @Test
    void nothing_breaks_or_freezes_and_nothing_is_lost() {
        for (int number = 0; number < GAMES; number++) {
            int seats = 1 + number % CardBox.CLASSIC.mostSeats();
            AgricolaPosition position = trial.table(seats, number);
            QuickRng rng = new QuickRng(number);
            List<Card> cards = CardBox.CLASSIC.dealt().stream()
                    .filter(card -> card.players() <= seats && (seats > 1 || !card.isForCompany()))
                    .toList();
            for (int i = 0; i < LAID * seats; i++) {
                CardTrial.lay(position, i % seats, cards.get(rng.below(cards.size())));
            }
            if (number % 2 == 0) {
                CardTrial.enrich(position);
            }
            trial.playOut(position, number, seats + " seats, game " + number);
        }
        assertThat(trial.games()).isEqualTo(GAMES);
    }
}
