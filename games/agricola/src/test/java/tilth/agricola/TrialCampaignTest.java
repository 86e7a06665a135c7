package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.edition.AgricolaTable;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Random games of the edition of 2007 dealt from the cards on trial, some of them in front of somebody from the beginning, with
 * every check there is. The system property {@code tilth.trial} says how many.
 */
@Rule({"AGR-K1", "AGR-K2"})
class TrialCampaignTest {

    private static final int GAMES = Integer.getInteger("tilth.trial", 150);
    private static final int LAID = 6;
    private static final int MOST_SEATS = 5;

    private final CardTrial trial = new CardTrial();

    private static List<Card> cards(int seats) {
        return Cards.all().stream()
                .filter(card -> "EIKZ".contains(card.deck()) && card.players() <= seats)
                .toList();
    }

    private static AgricolaPosition table(int seats, long seed) {
        Agricola game = new Agricola();
        Setup setup = new Setup(game, seats, Map.of("edition", "classic", "cards", "full"), Seed.of(seed));
        List<Card> deck = new ArrayList<>(Cards.majors());
        deck.addAll(cards(seats));
        return Deal.deal(setup, AgricolaTable.of(setup, new Deck(deck)));
    }

    @Test
    void nothing_breaks_or_freezes_and_nothing_is_lost() {
        for (int number = 0; number < GAMES; number++) {
            int seats = 1 + number % MOST_SEATS;
            AgricolaPosition position = table(seats, number);
            QuickRng rng = new QuickRng(number);
            List<Card> cards = cards(seats);
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
