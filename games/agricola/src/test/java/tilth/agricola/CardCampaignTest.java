package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/**
 * Every card alone, and every two cards together, in random games with every check there is. How many of the games are
 * played comes from the system property {@code tilth.pairs}: {@code sample}, {@code all}, or the number of a game to begin
 * with; {@code tilth.pairs.seed} gives others.
 */
@Rule({"AGR-K1", "AGR-K2"})
class CardCampaignTest {

    private static final String SIZE = System.getProperty("tilth.pairs", "sample");
    private static final long SEED = Long.getLong("tilth.pairs.seed", 0);
    private static final int SAMPLE = 400;
    private static final int MOST_FAILURES = 40;
    private static final int GAMES_PER_LINE = 500;
    private static final long GAMES_PER_SEED = 1_000_000;
    private static final int[] ROUNDS = {1, 6, 11};

    /** In front of one seat at the beginning, played by one seat in the middle, in front of two seats. */
    private static final int WAYS = 3;

    private final CardTrial trial = new CardTrial();
    private final List<String> failures = new ArrayList<>();

    private static List<Card> cards() {
        return Cards.all().stream().filter(card -> "MAB".contains(card.deck())).toList();
    }

    private record Pair(Card one, Card other) {}

    private static List<Pair> pairs() {
        List<Pair> pairs = new ArrayList<>();
        for (Card one : cards()) {
            for (Card other : cards().subList(cards().indexOf(one) + 1, cards().size())) {
                pairs.add(new Pair(one, other));
            }
        }
        return pairs;
    }

    /** A number of seats at which a card may be played, another one each time. */
    private static int seats(int number, Card... together) {
        int least = 1;
        for (Card card : together) {
            least = Math.max(least, card.isForCompany() ? Math.max(2, card.players()) : card.players());
        }
        return least + number % (CardTrial.MOST_SEATS + 1 - least);
    }

    @Test
    void every_card_alone_early_in_the_middle_and_late() {
        int number = 0;
        int times = SIZE.equals("sample") ? 1 : 10;
        for (Card card : cards()) {
            for (int round : ROUNDS) {
                for (int time = 0; time < times; time++) {
                    alone(card, round, number++);
                }
            }
        }
        assertThat(failures).isEmpty();
    }

    private void alone(Card card, int round, int number) {
        AgricolaPosition position = trial.table(seats(number, card), chance(number));
        trial.playTo(position, round, new QuickRng(chance(number)));
        if (number % 2 == 0) {
            CardTrial.enrich(position);
        }
        attempt(position, number, card + " from round " + round, () -> CardTrial.play(position, card));
    }

    private static long chance(int number) {
        return SEED * GAMES_PER_SEED + number;
    }

    private void attempt(AgricolaPosition position, int number, String about, Runnable bring) {
        String what = "%s, %d seats, game %d".formatted(about, position.seats(), number);
        try {
            bring.run();
            trial.playOut(position, chance(number), what);
        } catch (RuntimeException | AssertionError broken) {
            failures.add(broken.toString());
            System.out.println("FAILED " + failures.getLast());
            assertThat(failures).hasSizeLessThan(MOST_FAILURES);
        }
    }

    @Test
    void every_two_cards_together() {
        List<Pair> pairs = pairs();
        int all = WAYS * pairs.size();
        boolean isSample = SIZE.equals("sample");
        int first = isSample || SIZE.equals("all") ? 0 : Integer.parseInt(SIZE);
        // A step that has no factor in common with the number of ways, so that a sample has all of them.
        int step = isSample ? all / SAMPLE / WAYS * WAYS + 1 : 1;
        for (int number = first; number < all; number += step) {
            together(pairs.get(number / WAYS), number % WAYS, number);
            if (!isSample && number % GAMES_PER_LINE == 0) {
                System.out.printf("pairs: game %,d of %,d, %,d moves%n", number, all, trial.moves());
            }
        }
        assertThat(failures).isEmpty();
        assertThat(trial.games()).isGreaterThanOrEqualTo(isSample ? SAMPLE : all - first);
    }

    private void together(Pair pair, int way, int number) {
        int seats = seats(number / WAYS, pair.one(), pair.other());
        AgricolaPosition position = trial.table(way == 2 ? Math.max(2, seats) : seats, chance(number));
        QuickRng rng = new QuickRng(chance(number));
        int owner = rng.below(position.seats());
        String about = pair.one() + " and " + pair.other();
        switch (way) {
            case 0 ->
                attempt(position, number, about + " in front of one", () -> {
                    CardTrial.lay(position, owner, pair.one());
                    CardTrial.lay(position, owner, pair.other());
                });
            case 1 -> {
                trial.playTo(position, ROUNDS[1 + number / WAYS % 2], rng);
                CardTrial.enrich(position);
                attempt(position, number, about + " played", () -> {
                    CardTrial.lay(position, Seats.first(position.openSeats()), pair.one());
                    CardTrial.play(position, pair.other());
                });
            }
            default ->
                attempt(position, number, about + " in front of two", () -> {
                    CardTrial.enrich(position);
                    CardTrial.lay(position, owner, pair.one());
                    CardTrial.lay(position, position.next(owner), pair.other());
                });
        }
    }
}
