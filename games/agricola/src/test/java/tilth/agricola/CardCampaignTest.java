package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.cards.Card;
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

    private final List<String> failures = new ArrayList<>();

    private record Pair(Card one, Card other) {}

    private static List<Pair> pairs(List<Card> cards) {
        List<Pair> pairs = new ArrayList<>();
        for (int one = 0; one < cards.size(); one++) {
            for (int other = one + 1; other < cards.size(); other++) {
                pairs.add(new Pair(cards.get(one), cards.get(other)));
            }
        }
        return pairs;
    }

    /** A number of seats at which a card may be played, another one each time. */
    private static int seats(CardBox box, int number, Card... together) {
        int least = 1;
        for (Card card : together) {
            least = Math.max(least, card.isForCompany() ? Math.max(2, card.players()) : card.players());
        }
        return least + number % (box.mostSeats() + 1 - least);
    }

    @ParameterizedTest
    @EnumSource
    void every_card_alone_early_in_the_middle_and_late(CardBox box) {
        CardTrial trial = new CardTrial(box);
        int number = 0;
        int times = SIZE.equals("sample") ? 1 : 10;
        for (Card card : box.cards()) {
            for (int round : ROUNDS) {
                for (int time = 0; time < times; time++) {
                    int seats = seats(box, number, card);
                    alone(trial, card, round, seats, number++);
                }
            }
        }
        assertThat(failures).isEmpty();
    }

    private void alone(CardTrial trial, Card card, int round, int seats, int number) {
        AgricolaPosition position = trial.table(seats, chance(number));
        trial.playTo(position, round, new QuickRng(chance(number)));
        if (number % 2 == 0) {
            CardTrial.enrich(position);
        }
        attempt(trial, position, number, card + " from round " + round, () -> CardTrial.play(position, card));
    }

    private static long chance(int number) {
        return SEED * GAMES_PER_SEED + number;
    }

    private void attempt(CardTrial trial, AgricolaPosition position, int number, String about, Runnable bring) {
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

    @ParameterizedTest
    @EnumSource
    void every_two_cards_together(CardBox box) {
        CardTrial trial = new CardTrial(box);
        List<Pair> pairs = pairs(box.cards());
        int all = WAYS * pairs.size();
        boolean isSample = SIZE.equals("sample");
        int first = isSample || SIZE.equals("all") ? 0 : Integer.parseInt(SIZE);
        // A step that has no factor in common with the number of ways, so that a sample has all of them.
        int step = isSample ? all / SAMPLE / WAYS * WAYS + 1 : 1;
        for (int number = first; number < all; number += step) {
            Pair pair = pairs.get(number / WAYS);
            together(trial, pair, seats(box, number / WAYS, pair.one(), pair.other()), number);
            if (!isSample && number % GAMES_PER_LINE == 0) {
                System.out.printf("%s, pairs: game %,d of %,d, %,d moves%n", box, number, all, trial.moves());
            }
        }
        assertThat(failures).isEmpty();
        assertThat(trial.games()).isGreaterThanOrEqualTo(isSample ? SAMPLE * 9 / 10 : all - first);
    }

    private void together(CardTrial trial, Pair pair, int seats, int number) {
        int way = number % WAYS;
        AgricolaPosition position = trial.table(way == 2 ? Math.max(2, seats) : seats, chance(number));
        QuickRng rng = new QuickRng(chance(number));
        int owner = rng.below(position.seats());
        String about = pair.one() + " and " + pair.other();
        switch (way) {
            case 0 ->
                attempt(trial, position, number, about + " in front of one", () -> {
                    CardTrial.lay(position, owner, pair.one());
                    CardTrial.lay(position, owner, pair.other());
                });
            case 1 -> {
                trial.playTo(position, ROUNDS[1 + number / WAYS % 2], rng);
                CardTrial.enrich(position);
                attempt(trial, position, number, about + " played", () -> {
                    CardTrial.lay(position, Seats.first(position.openSeats()), pair.one());
                    CardTrial.play(position, pair.other());
                });
            }
            default ->
                attempt(trial, position, number, about + " in front of two", () -> {
                    CardTrial.enrich(position);
                    CardTrial.lay(position, owner, pair.one());
                    CardTrial.lay(position, position.next(owner), pair.other());
                });
        }
    }
}
