package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Deck;
import tilth.agricola.edition.AgricolaTable;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Campaign;
import tilth.testkit.Invariants;

class AgricolaCampaignTest {

    private final Game game = new Agricola();

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(game, AgricolaInvariants::check, 1_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }

    @Test
    void every_two_options_go_together_at_every_number_of_seats() {
        assertThat(Campaign.everyTwoOptions(game, AgricolaInvariants::check)).isGreaterThan(200);
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"AGR-D4", "AGR-D10"})
    void random_games_with_hands_keep_every_card(CardBox box) {
        Campaign.Tally tally = Campaign.of(game, box.fullGame(), AgricolaCampaignTest::checkHands, 200)
                .run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }

    private static void checkHands(Position position) {
        AgricolaInvariants.check(position);
        CardInvariants.checkDealt(position);
    }

    /** Every card that tests know lies in front of somebody from the start. */
    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void random_games_with_invented_cards_keep_every_law() {
        Invariants invariants = new Invariants(game, AgricolaInvariants::check);
        Deck deck = new Deck(
                Cards.all().stream().filter(card -> "MX".contains(card.deck())).toList());
        for (int number = 0; number < 200; number++) {
            Map<String, String> options = Map.of("edition", number % 2 == 0 ? "classic" : "revised");
            Setup setup = new Setup(game, 1 + number % 5, options, Seed.of(number));
            AgricolaPosition position = Deal.deal(setup, AgricolaTable.of(setup, deck));
            for (int slot = 0; slot < deck.size(); slot++) {
                if (deck.card(slot).kind() != Card.Kind.MAJOR) {
                    CardPlay.lay(position, slot % setup.seats(), slot);
                }
            }
            playOut(invariants, position, number);
        }
        assertThat(deck.size()).isGreaterThan(30);
    }

    private static void playOut(Invariants invariants, Position position, long chance) {
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
