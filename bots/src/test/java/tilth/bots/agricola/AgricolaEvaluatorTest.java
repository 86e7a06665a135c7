package tilth.bots.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.bots.Evaluator;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class AgricolaEvaluatorTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final int A1 = Yard.square(0, 0);
    private static final int C1 = Yard.square(0, 2);
    private static final int D1 = Yard.square(0, 3);
    private static final int E1 = Yard.square(0, 4);

    private final Evaluator evaluator = new AgricolaEvaluator().yardstick();
    private final MoveList offered = new MoveList();
    private final QuickRng rng = new QuickRng(3);

    @Test
    void a_begging_card_costs_three_points() {
        assertThat(gainBy(game -> game.holdings().beg(0, 1))).isCloseTo(-3f, within(0.001f));
    }

    @Test
    void food_is_worth_most_when_the_family_is_hungry() {
        AgricolaPosition hungry = playedTo(2, 4);
        hungry.holdings().lose(0, hungry.holdings().food(0), Goods.FOOD);
        AgricolaPosition rich = (AgricolaPosition) hungry.copy();
        rich.holdings().gain(0, 60, Goods.FOOD);
        Consumer<AgricolaPosition> meal = game -> game.holdings().gain(0, 3, Goods.FOOD);
        assertThat(gainBy(hungry, meal)).isGreaterThan(gainBy(rich, meal) + 0.5f);
    }

    @Test
    void a_field_is_worth_more_when_it_is_sown() {
        float plowed = gainBy(game -> game.farms().plow(0, C1));
        float sown = gainBy(game -> {
            game.farms().plow(0, C1);
            game.farms().putGrain(0, C1, 3);
        });
        assertThat(plowed).isPositive();
        assertThat(sown).isGreaterThan(plowed + 1);
    }

    @Test
    void a_pair_of_animals_with_room_for_young_ones_is_worth_more_than_one_without() {
        float penned = gainBy(game -> {
            fence(game, D1, E1);
            game.holdings().gain(0, 2, Goods.SHEEP);
        });
        float pasture = gainBy(game -> fence(game, D1, E1));
        float pet = gainBy(game -> game.holdings().gain(0, 1, Goods.SHEEP));
        assertThat(penned - pasture).isGreaterThan(pet);
    }

    @Test
    void a_child_is_worth_more_the_earlier_it_comes() {
        Consumer<AgricolaPosition> child = game -> game.holdings().bear(0);
        assertThat(gainBy(playedTo(2, 5), child)).isGreaterThan(gainBy(playedTo(2, 13), child));
    }

    @Test
    void to_begin_the_rounds_is_worth_more_the_more_there_are() {
        assertThat(gainByBeginning(playedTo(2, 2))).isGreaterThan(gainByBeginning(playedTo(2, 11)) + 1);
    }

    /** What it is worth to the first seat to begin the next round rather than the second seat. */
    private float gainByBeginning(AgricolaPosition game) {
        game.board().setFirstSeat(1);
        return gainBy(game, changed -> changed.board().setFirstSeat(0));
    }

    @Test
    void whoever_wants_a_room_values_what_it_is_built_of() {
        float wood = gainBy(game -> game.holdings().gain(0, 5, Goods.WOOD));
        float reed = gainBy(game -> game.holdings().gain(0, 2, Goods.REED));
        float room = gainBy(game -> game.farms().buildRoom(0, A1));
        assertThat(wood).isGreaterThan(1);
        assertThat(reed).isGreaterThan(0.5f);
        assertThat(room).isGreaterThan(wood + reed);
    }

    @Test
    void clay_is_worth_nothing_when_nobody_is_left_to_use_it() {
        Consumer<AgricolaPosition> clay = game -> game.holdings().gain(0, 3, Goods.CLAY);
        AgricolaPosition last = playedTo(2, 14);
        while (last.holdings().home(0) > 0) {
            last.holdings().leaveHome(0);
        }
        assertThat(gainBy(playedTo(2, 3), clay)).isPositive();
        assertThat(gainBy(last, clay)).isZero();
    }

    @Test
    void what_happens_on_one_farm_changes_nothing_for_the_others() {
        AgricolaPosition game = playedTo(2, 3);
        float before = estimate(game, 1);
        game.holdings().gain(0, 9, Goods.FOOD);
        game.farms().plow(0, C1);
        assertThat(estimate(game, 1)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "1, classic",
        "2, classic",
        "3, classic",
        "4, classic",
        "5, classic",
        "1, revised",
        "2, revised",
        "4, revised",
        "1, full",
        "2, full",
        "3, full",
        "4, full"
    })
    void habit_plays_only_what_is_offered_and_in_the_end_the_estimate_is_the_score(int seats, String edition) {
        for (int deal = 0; deal < 5; deal++) {
            AgricolaPosition game = start(seats, edition, deal);
            while (!game.isOver()) {
                int seat = Seats.first(game.awaitedSeats());
                game.moves(seat, offered);
                long move = evaluator.habit(game, seat, offered, rng);
                assertThat(offered.contains(move)).isTrue();
                game.play(seat, move, Journal.SILENT);
            }
            for (int seat = 0; seat < seats; seat++) {
                assertThat(estimate(game, seat)).isEqualTo(game.score(seat));
            }
        }
    }

    @Test
    void habit_alone_makes_a_good_farm() {
        int sum = 0;
        for (int deal = 0; deal < 20; deal++) {
            AgricolaPosition game = start(1, "classic", deal);
            playByHabit(game, Integer.MAX_VALUE);
            sum += game.score(0);
        }
        assertThat(sum / 20).isGreaterThan(40);
    }

    /** Also from positions that habit would never come to. */
    @Test
    void habit_copes_with_any_farm() {
        for (int deal = 0; deal < 80; deal++) {
            String edition =
                    List.of("classic", "revised", "full", "full classic").get(deal % 4);
            AgricolaPosition game = start(1 + deal / 4 % 5, edition, deal);
            for (int moves = 0; !game.isOver(); moves++) {
                int seat = Seats.first(game.awaitedSeats());
                game.moves(seat, offered);
                long habit = evaluator.habit(game, seat, offered, rng);
                assertThat(offered.contains(habit)).isTrue();
                game.play(seat, moves % 3 == 0 ? habit : offered.any(rng), Journal.SILENT);
            }
        }
    }

    @Test
    void judging_allocates_nothing() {
        assertThat(allocatedByJudging(playedTo(2, 9))).isLessThan(1);
    }

    @Test
    void judging_cards_allocates_nothing() {
        AgricolaPosition game = start(2, "full", 2);
        playByHabit(game, 9);
        assertThat(allocatedByJudging(game)).isLessThan(1);
    }

    /** The bytes that an estimate and a choice by habit take. */
    private double allocatedByJudging(AgricolaPosition game) {
        float[] points = new float[8];
        int seat = Seats.first(game.awaitedSeats());
        game.moves(seat, offered);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = 0;
        for (int i = 0; i < 30_000; i++) {
            before = i == 10_000 ? threads.getCurrentThreadAllocatedBytes() : before;
            evaluator.estimate(game, points);
            evaluator.habit(game, seat, offered, rng);
        }
        return (threads.getCurrentThreadAllocatedBytes() - before) / 20_000.0;
    }

    private static void fence(AgricolaPosition game, int one, int other) {
        game.farms().mark(0, one);
        game.farms().mark(0, other);
        game.farms().close(0);
    }

    /** By how much a change makes the first seat's estimate better at the start of a game of two. */
    private float gainBy(Consumer<AgricolaPosition> change) {
        return gainBy(start(2, "classic", 1), change);
    }

    private float gainBy(AgricolaPosition game, Consumer<AgricolaPosition> change) {
        AgricolaPosition changed = (AgricolaPosition) game.copy();
        change.accept(changed);
        return estimate(changed, 0) - estimate(game, 0);
    }

    private float estimate(AgricolaPosition game, int seat) {
        float[] points = new float[8];
        evaluator.estimate(game, points);
        return points[seat];
    }

    private static AgricolaPosition start(int seats, String edition, int deal) {
        Map<String, String> options = switch (edition) {
            case "full" -> Map.of("edition", "revised", "cards", "full");
            case "full classic" -> Map.of("edition", "classic", "cards", "full", "decks", "eikz");
            default -> Map.of("edition", edition);
        };
        return (AgricolaPosition) AGRICOLA.start(new Setup(AGRICOLA, seats, options, Seed.of(7, deal)));
    }

    /** A game that has come to the first placement of a round. */
    private AgricolaPosition playedTo(int seats, int round) {
        AgricolaPosition game = start(seats, "classic", 2);
        playByHabit(game, round);
        return game;
    }

    private void playByHabit(AgricolaPosition game, int round) {
        while (!game.isOver() && game.board().round() < round) {
            int seat = Seats.first(game.awaitedSeats());
            game.moves(seat, offered);
            game.play(seat, evaluator.habit(game, seat, offered, rng), Journal.SILENT);
        }
    }
}
