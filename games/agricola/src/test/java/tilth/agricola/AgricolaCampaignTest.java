package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
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

    private static final long FULL_GAMES = 200;
    private static final int GAMES_PER_LINE = 2_000;

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

    @Test
    @Rule({"AGR-D4", "AGR-D10"})
    void random_games_with_hands_keep_every_card() {
        Invariants invariants = new Invariants(game, position -> {
            AgricolaInvariants.check(position);
            CardInvariants.checkDealt(position);
        });
        long games = Long.getLong("tilth.campaign.full", FULL_GAMES);
        int first = Integer.getInteger("tilth.campaign.full.from", 0);
        for (int number = first; number < first + games; number++) {
            playOut(invariants, game.start(full(number)), number);
            if (number % GAMES_PER_LINE == GAMES_PER_LINE - 1) {
                System.out.printf("%,d full games%n", number + 1);
            }
        }
    }

    /** The two editions by turns. */
    private Setup full(int number) {
        int deal = number / 2;
        boolean isClassic = number % 2 == 1;
        Map<String, String> options = Map.of(
                "edition",
                isClassic ? "classic" : "revised",
                "cards",
                "full",
                "decks",
                (isClassic ? List.of("both", "eikz", "e") : List.of("both", "a", "b")).get(deal % 3),
                "banned",
                deal % 5 == 4 ? "tournament" : "none");
        int seats = 1 + deal % (isClassic ? 5 : 4);
        boolean isRefused = game.refusal(seats, options).isPresent();
        return new Setup(game, seats, isRefused ? CardBox.CLASSIC.options() : options, Seed.of(number));
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
