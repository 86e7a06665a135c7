package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;

/** Random games with deck A: whatever is done, every law holds and every game ends. */
class DeckACampaignTest {

    private static final int GAMES = 60;
    private static final Map<String, String> OPTIONS = Map.of("edition", "revised", "cards", "full", "decks", "a");

    private final Invariants invariants = new Invariants(new Agricola(), AgricolaInvariants::check);

    @Test
    void cards_are_dealt_and_played_from_the_hand() {
        int played = 0;
        for (int number = 0; number < GAMES; number++) {
            AgricolaPosition position = table(number);
            playOut(position, number);
            for (int seat = 0; seat < position.seats(); seat++) {
                played += position.tableau().played(seat).size();
            }
        }
        assertThat(played).isGreaterThan(GAMES);
    }

    @Test
    void all_cards_that_nobody_holds_lie_in_front_of_somebody_from_the_start() {
        for (int number = 0; number < GAMES; number++) {
            AgricolaPosition position = table(number);
            Deck deck = position.table().deck();
            int owner = number;
            for (int slot = 0; slot < deck.size(); slot++) {
                boolean isHeld = false;
                for (int seat = 0; seat < position.seats(); seat++) {
                    isHeld |= position.tableau().hand(seat).has(slot);
                }
                if (deck.card(slot).kind() != Card.Kind.MAJOR && !isHeld) {
                    CardPlay.lay(position, owner++ % position.seats(), slot);
                }
            }
            position.tableau().settle();
            playOut(position, number);
            assertThat(position.isOver()).isTrue();
        }
    }

    private static AgricolaPosition table(int number) {
        Setup setup = new Setup(new Agricola(), 1 + number % 4, OPTIONS, Seed.of(number));
        return (AgricolaPosition) new Agricola().start(setup);
    }

    private void playOut(AgricolaPosition position, long chance) {
        QuickRng rng = new QuickRng(chance);
        MoveList offered = new MoveList();
        for (int moves = 0; !position.isOver(); moves++) {
            assertThat(moves).isLessThan(5_000);
            int seat = rng.oneOf(position.openSeats());
            position.moves(seat, offered);
            invariants.play(position, seat, offered.any(rng));
            invariants.check(position);
        }
    }
}
