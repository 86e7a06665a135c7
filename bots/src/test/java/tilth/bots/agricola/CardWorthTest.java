package tilth.bots.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Bonus;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Moment;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Cards are picked by what they do, so that the tests hold for whatever lies in the box. */
class CardWorthTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final int MOST_POINTS = 25;

    private final CardWorth worth = new CardWorth();
    private final AgricolaPosition game = start(2, 1);
    private final Deck deck = game.table().deck();

    @Test
    void what_comes_with_the_use_of_a_space_is_worth_less_the_fewer_rounds_are_left() {
        List<Integer> cards = slots(CardWorthTest::bringsGoodsOnSpaces);
        assertThat(cards).hasSizeGreaterThan(3);
        for (int slot : cards) {
            float before = lasting(slot, 1);
            assertThat(before).as("%s", deck.card(slot)).isPositive();
            assertThat(lasting(slot, 7)).as("%s", deck.card(slot)).isBetween(0.01f, before);
            assertThat(lasting(slot, Stages.ROUNDS)).as("%s", deck.card(slot)).isZero();
        }
    }

    @Test
    void what_a_card_does_when_it_is_played_is_over_once_it_lies_there() {
        List<Integer> cards = slots(card -> isOnlyPlayed(card) && !card.isPassing());
        assertThat(cards).hasSizeGreaterThan(3);
        for (int slot : cards) {
            assertThat(lasting(slot, 3)).as("%s", deck.card(slot)).isZero();
        }
        assertThat(cards.stream()
                        .filter(slot ->
                                worth.playing(game, 0, slot) > deck.card(slot).points()))
                .isNotEmpty();
    }

    @Test
    void a_bonus_follows_what_it_counts() {
        int slot = slots(card -> counts(card, Measure.UNFENCED_STABLES)).getFirst();
        float before = lasting(slot, 13);
        game.farms().buildStable(0, Yard.square(0, 4));
        assertThat(lasting(slot, 13) - before).isCloseTo(1, within(0.2f));
    }

    @Test
    void what_asks_for_another_house_is_worth_more_in_it() {
        List<Integer> cards = slots(CardWorthTest::asksForStoneHouse);
        assertThat(cards).isNotEmpty();
        for (int slot : cards) {
            game.farms().setHouse(0, Farmyards.WOODEN);
            float wooden = lasting(slot, 5);
            game.farms().setHouse(0, Farmyards.STONE);
            assertThat(lasting(slot, 5)).as("%s", deck.card(slot)).isGreaterThan(wooden);
        }
    }

    @Test
    void what_makes_building_cheaper_is_worth_something_as_long_as_there_is_time_to_build() {
        List<Integer> cards = slots(card -> !card.rebates().isEmpty());
        assertThat(cards).hasSizeGreaterThan(3);
        for (int slot : cards) {
            assertThat(lasting(slot, 2)).as("%s", deck.card(slot)).isGreaterThan(lasting(slot, Stages.ROUNDS));
        }
    }

    @Test
    void what_brings_goods_loses_more_in_a_round_than_its_share_of_the_rounds() {
        for (int slot : slots(CardWorthTest::bringsGoodsOnSpaces)) {
            assertThat(lasting(slot, 8)).as("%s", deck.card(slot)).isLessThan(lasting(slot, 1) * 6 / 13);
        }
    }

    @Test
    void a_bed_on_a_card_is_less_than_the_room_it_counts_as() {
        List<Integer> cards =
                slots(card -> card.lodgings().stream().anyMatch(lodging -> lodging.where() == Lodging.Where.PEOPLE));
        assertThat(cards).isNotEmpty();
        for (int slot : cards) {
            assertThat(lasting(slot, 3)).as("%s", deck.card(slot)).isNegative();
        }
    }

    @Test
    void playing_takes_away_what_a_card_counted_in_the_hand() {
        game.board().setRound(3);
        Windfall windfall = new Windfall(worth);
        for (int slot : slots(CardWorthTest::bringsGoodsOnSpaces)) {
            game.tableau().deal(0, slot);
            Homestead farm = new Homestead();
            farm.read(game, 0, worth);
            float before = farm.promised;
            windfall.onPlaying(game, 0, farm, slot, 0);
            CardPlay.lay(game, 0, slot);
            assertThat(farm.promised - before)
                    .as("%s", deck.card(slot))
                    .isCloseTo(worthOfAll(game) - before, within(0.001f));
            game.tableau().giveBack(0, slot);
        }
    }

    private float worthOfAll(AgricolaPosition position) {
        return worth.of(position, 0, new float[CardWorth.PARTS]);
    }

    @Test
    void a_card_in_front_counts_more_than_in_the_hand() {
        for (int slot : slots(CardWorthTest::bringsGoodsOnSpaces)) {
            AgricolaPosition held = start(2, 1);
            game.tableau().deal(0, slot);
            held.copyFrom(game);
            CardPlay.lay(game, 0, slot);
            assertThat(worthOfAll(game)).as("%s", deck.card(slot)).isGreaterThan(worthOfAll(held));
            game.tableau().giveBack(0, slot);
        }
    }

    @Test
    void goods_that_a_card_puts_on_rounds_do_not_wait_in_the_hand() {
        List<Integer> cards = slots(card -> isOnlyPlayed(card)
                && card.hooks().stream().allMatch(hook -> hook.effect() instanceof Effect.PutOnRounds));
        assertThat(cards).isNotEmpty();
        game.board().setRound(3);
        for (int slot : cards) {
            float comes =
                    worth.once(game, 0, slot, deck.card(slot).hooks().getFirst().effect());
            assertThat(worth.held(game, 0, slot)).as("%s", deck.card(slot)).isLessThan(comes / 2);
        }
    }

    @Test
    void every_card_has_a_sensible_worth_wherever_a_game_stands() {
        MoveList offered = new MoveList();
        for (int deal = 0; deal < 12; deal++) {
            AgricolaPosition position = start(1 + deal % 4, deal);
            QuickRng rng = new QuickRng(deal);
            while (!position.isOver()) {
                int seat = Seats.first(position.awaitedSeats());
                Deck cards = position.table().deck();
                int slot = rng.below(cards.size());
                assertThat(worth.lasting(position, seat, slot))
                        .as("%s", cards.card(slot))
                        .isBetween(-MOST_POINTS * 1f, MOST_POINTS * 1f);
                assertThat(worth.playing(position, seat, slot))
                        .as("%s", cards.card(slot))
                        .isBetween(-MOST_POINTS * 1f, MOST_POINTS * 1f);
                position.moves(seat, offered);
                position.play(seat, offered.any(rng), Journal.SILENT);
            }
        }
    }

    @Test
    void what_was_worked_out_for_one_table_is_right_for_another() {
        AgricolaPosition other = start(4, 2);
        for (int slot = 0; slot < other.table().deck().size(); slot++) {
            worth.lasting(game, 0, Math.min(slot, deck.size() - 1));
            assertThat(worth.lasting(other, 0, slot)).isEqualTo(new CardWorth().lasting(other, 0, slot));
        }
    }

    private float lasting(int slot, int round) {
        game.board().setRound(round);
        return worth.lasting(game, 0, slot);
    }

    private List<Integer> slots(Predicate<Card> which) {
        return IntStream.range(0, deck.size())
                .filter(slot -> which.test(deck.card(slot)))
                .boxed()
                .toList();
    }

    private static boolean bringsGoodsOnSpaces(Card card) {
        return card.hooks().size() == 1
                && card.anyTime().isEmpty()
                && card.hooks().getFirst().moment() == Moment.USE
                && card.hooks().getFirst().whose() == Hook.Whose.OWN
                && card.hooks().getFirst().effect() instanceof Effect.Get;
    }

    private static boolean isOnlyPlayed(Card card) {
        return !card.hooks().isEmpty()
                && card.hooks().stream().allMatch(hook -> hook.moment() == Moment.PLAYED)
                && card.bonuses().isEmpty()
                && card.rebates().isEmpty()
                && card.forbids() == 0;
    }

    private static boolean counts(Card card, Measure measure) {
        return card.bonuses().stream()
                .anyMatch(bonus -> bonus instanceof Bonus.Points points
                        && points.count() instanceof Count.Counted counted
                        && counted.measure() == measure);
    }

    private static boolean asksForStoneHouse(Card card) {
        return card.hooks().stream()
                .anyMatch(hook -> hook.moment() == Moment.ROUND_START
                        && hook.effect() instanceof Effect.May may
                        && may.effect() instanceof Effect.OnlyIf only
                        && only.condition() instanceof Condition.House house
                        && house.materials() == 1 << Farmyards.STONE);
    }

    private static AgricolaPosition start(int seats, int deal) {
        Map<String, String> options = Map.of("edition", "revised", "cards", "full");
        return (AgricolaPosition) AGRICOLA.start(new Setup(AGRICOLA, seats, options, Seed.of(11, deal)));
    }
}
