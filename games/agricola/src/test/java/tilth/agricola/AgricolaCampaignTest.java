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
import tilth.engine.Option;
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
        Invariants invariants = new Invariants(game, AgricolaInvariants::check);
        List<Option> options = game.options();
        int played = 0;
        for (Option one : options) {
            for (Option other : options.subList(options.indexOf(one) + 1, options.size())) {
                for (String first : one.values()) {
                    for (String second : other.values()) {
                        Map<String, String> chosen = Map.of(one.name(), first, other.name(), second);
                        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                            Setup setup = new Setup(game, seats, chosen, Seed.of(played++));
                            playOut(invariants, game.start(setup), setup.seed().first());
                        }
                    }
                }
            }
        }
        assertThat(played).isGreaterThan(200);
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
            String decks = List.of("both", "a", "b").get(number % 3);
            Map<String, String> options = Map.of("edition", "revised", "cards", "full", "decks", decks);
            Setup setup = new Setup(game, 1 + number % 4, options, Seed.of(number));
            playOut(invariants, game.start(setup), number);
            if (number % GAMES_PER_LINE == GAMES_PER_LINE - 1) {
                System.out.printf("%,d full games%n", number + 1);
            }
        }
    }

    /** Every card that tests know lies in front of somebody from the start. */
    @Test
    @Rule({"AGR-K1", "AGR-K2"})
    void random_games_with_invented_cards_keep_every_law() {
        Invariants invariants = new Invariants(game, AgricolaInvariants::check);
        Deck deck = new Deck(Cards.all());
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
