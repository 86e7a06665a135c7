package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.BadInput;
import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** The table before the first farmer is placed. */
class SetUpTest {

    private static final int MANY = 300;

    private static FincaPosition dealt(int seats, long seed, Map<String, String> options) {
        return (FincaPosition) new Finca().start(new Setup(new Finca(), seats, options, Seed.of(seed)));
    }

    private static FincaPosition dealt(int seats, long seed) {
        return dealt(seats, seed, Map.of());
    }

    private static Stream<FincaPosition> many(int seats) {
        return IntStream.range(0, MANY).mapToObj(seed -> dealt(seats, seed));
    }

    @ParameterizedTest
    @Rule({"FIN-S4", "FIN-S5", "FIN-S7", "FIN-S9"})
    @CsvSource({"2, 5, 9, 4, 4", "3, 4, 14, 6, 5", "4, 3, 18, 8, 6"})
    void numbers_by_players(int seats, int farmers, int fruits, int carts, int woodenFincas) {
        FincaPosition position = dealt(seats, 1);
        assertThat(position.table().farmersEach()).isEqualTo(farmers);
        assertThat(position.supply()).isEqualTo(Basket.ofEach(fruits));
        assertThat(position.cartsInCentre()).isEqualTo(carts);
        assertThat(position.woodenFincas()).isEqualTo(woodenFincas);
    }

    @ParameterizedTest
    @Rule({"FIN-S6", "FIN-S9"})
    @ValueSource(ints = {2, 3, 4})
    void players_start_with_their_four_action_tiles_and_nothing_else(int seats) {
        FincaPosition position = dealt(seats, 1);
        for (int seat = 0; seat < seats; seat++) {
            for (Action action : Action.values()) {
                assertThat(position.hasAction(seat, action)).isTrue();
            }
            assertThat(position.fruits(seat)).isEqualTo(Basket.EMPTY);
            assertThat(position.carts(seat)).isZero();
            assertThat(position.farmers(seat)).isZero();
            assertThat(position.tiles(seat)).isZero();
            assertThat(position.fincas(seat)).isZero();
            assertThat(position.score(seat)).isEqualTo(8);
        }
        assertThat(position.round()).isZero();
        assertThat(position.bonusTaken()).isZero();
        FincaInvariants.check(position);
    }

    @ParameterizedTest
    @Rule("FIN-S5")
    @ValueSource(ints = {2, 3, 4})
    void the_option_supply_puts_in_eighteen_of_each_fruit_at_every_number_of_players(int seats) {
        FincaPosition position = dealt(seats, 1, Map.of("supply", "18"));
        assertThat(position.supply()).isEqualTo(Basket.ofEach(18));
        assertThat(position.cartsInCentre()).isEqualTo(2 * seats);
    }

    @Test
    @Rule({"FIN-S5", "FIN-A7", "FIN-E5"})
    void the_options_have_the_rulebook_as_their_standard() {
        assertThat(new Finca().options())
                .extracting(option -> option.name() + " " + option.standard() + " of " + option.values())
                .containsExactlyInAnyOrder(
                        "supply by-players of [by-players, 18]",
                        "minus-one pay-ones of [pay-ones, no-ones]",
                        "turn-cap off of [off, 50, 100, 150, 200]");
        FincaTable table = dealt(3, 1).table();
        assertThat(table.turnCap()).isEqualTo(FincaTable.NO_CAP);
        assertThat(table.onesComeAlong()).isTrue();
    }

    @Test
    void one_or_five_players_are_refused() {
        assertThatThrownBy(() -> dealt(1, 1)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> dealt(5, 1)).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("FIN-S1")
    void every_blade_can_show_every_fruit_and_each_fruit_is_there_twice() {
        Set<String> seen = new HashSet<>();
        many(3).forEach(position -> {
            assertThat(IntStream.range(0, 12).map(position::fruitOf).sorted())
                    .containsExactly(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5);
            IntStream.range(0, 12).forEach(blade -> seen.add(blade + " " + position.fruitOf(blade)));
        });
        assertThat(seen).hasSize(12 * 6);
    }

    @Test
    @Rule("FIN-S2")
    void every_village_has_four_tiles_and_no_tile_lies_in_two_places() {
        many(2).forEach(position -> {
            Set<Integer> stacked = new HashSet<>();
            for (int village = 0; village < 10; village++) {
                assertThat(position.tilesLeft(village)).isEqualTo(4);
                for (int level = 0; level < 4; level++) {
                    stacked.add(Village.tile(position.village(village), level));
                }
            }
            assertThat(stacked).hasSize(40).allMatch(tile -> tile >= 0 && tile < 42);
        });
    }

    @Test
    @Rule("FIN-S2")
    void every_tile_can_lie_on_top_of_every_village_and_every_tile_can_be_left_out() {
        Set<String> tops = new HashSet<>();
        Set<Integer> leftOut = new HashSet<>();
        IntStream.range(0, 2000).mapToObj(seed -> dealt(2, seed)).forEach(position -> {
            Set<Integer> rest = new HashSet<>(IntStream.range(0, 42).boxed().toList());
            for (int village = 0; village < 10; village++) {
                tops.add(village + " " + position.topTile(village));
                for (int level = 0; level < 4; level++) {
                    rest.remove(Village.tile(position.village(village), level));
                }
            }
            leftOut.addAll(rest);
        });
        assertThat(tops).hasSize(10 * 42);
        assertThat(leftOut).hasSize(42);
    }

    @Test
    @Rule("FIN-S3")
    void every_village_can_have_every_finca_and_no_two_have_the_same() {
        Set<String> seen = new HashSet<>();
        many(4).forEach(position -> {
            assertThat(IntStream.range(0, 10).map(position::fincaOf))
                    .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7, 8, 9);
            IntStream.range(0, 10).forEach(village -> seen.add(village + " " + position.fincaOf(village)));
        });
        assertThat(seen).hasSize(10 * 10);
    }

    @Test
    @Rule({"FIN-S2", "FIN-S3"})
    void the_top_tile_and_the_finca_tile_lie_face_up() {
        FincaPosition position = dealt(3, 7);
        FincaView view = (FincaView) position.view(Seats.WATCHER);
        for (int village = 0; village < 10; village++) {
            FincaView.VillageView shown = view.villages().get(village);
            assertThat(shown.tile())
                    .isNotNull()
                    .extracting(FincaView.TileView::value)
                    .isEqualTo(Tiles.value(position.topTile(village)));
            assertThat(String.join(" ", shown.finca())).isEqualTo(TileWords.ofFinca(position.fincaOf(village)));
        }
    }

    @Test
    @Rule("FIN-S7")
    void each_player_places_as_many_farmers_as_the_number_of_players_says() {
        for (int seats = 2; seats <= 4; seats++) {
            FincaPosition position = dealt(seats, 3);
            int placed = 0;
            while (FincaStage.asked(position) == Asks.PLACE) {
                position.play(Seats.first(position.openSeats()), Does.PLACE.with(placed % 12), Journal.SILENT);
                placed++;
            }
            assertThat(placed).isEqualTo(List.of(10, 12, 12).get(seats - 2));
            FincaInvariants.check(position);
        }
    }

    @ParameterizedTest
    @Rule("FIN-S10")
    @ValueSource(ints = {2, 3, 4})
    void every_player_starts_about_as_often_as_any_other_and_is_asked_first(int seats) {
        int[] starts = new int[seats];
        many(seats).forEach(position -> {
            starts[position.startSeat()]++;
            assertThat(position.openSeats()).isEqualTo(1 << position.startSeat());
            assertThat(FincaStage.asked(position)).isEqualTo(Asks.PLACE);
        });
        assertThat(IntStream.of(starts).boxed())
                .allSatisfy(count -> assertThat(count).isBetween(MANY / seats / 2, 2 * MANY / seats));
    }

    @Test
    @Rule({"FIN-S1", "FIN-S2", "FIN-S3", "FIN-S10"})
    void the_same_seed_deals_the_same_table() {
        assertThat(dealt(3, 5).digest()).isEqualTo(dealt(3, 5).digest());
        assertThat(dealt(3, 5).digest()).isNotEqualTo(dealt(3, 6).digest());
    }
}
