package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** How a table lies before the first move, and the first tiles. */
class SetUpTest extends ChineurScenario {

    private static ChineurPosition start(int seats, Map<String, String> options, long seed) {
        return (ChineurPosition) new Chineur().start(new Setup(new Chineur(), seats, options, Seed.of(seed)));
    }

    private static ChineurPosition start(int seats) {
        return start(seats, Map.of(), 1);
    }

    @Test
    @Rule("CHI-S1")
    void who_starts_is_drawn_by_lot() {
        Set<Integer> met = new HashSet<>();
        for (int seed = 0; seed < 40; seed++) {
            met.add(start(3, Map.of(), seed).turn().startSeat());
        }
        assertThat(met).containsExactlyInAnyOrder(0, 1, 2);
    }

    @ParameterizedTest
    @CsvSource({
        "2, by-players, 30",
        "3, by-players, 51",
        "4, by-players, 48",
        "4, one, 24",
        "2, two, 54",
    })
    @Rule("CHI-S2")
    void resource_tiles_are_doubled_by_number_of_players_or_as_the_table_says(int seats, String copies, int deck) {
        ChineurPosition position = start(seats, Map.of("farm-copies", copies), 1);
        assertThat(position.farmDeck().size()).isEqualTo(deck);
    }

    @Test
    @Rule("CHI-S2")
    void a_copy_has_six_tiles_of_each_resource_four_thefts_and_eight_cocorico_tiles() {
        long tiles = start(2).table().farmTiles();
        for (int resource = 0; resource < Basket.RESOURCES; resource++) {
            assertThat(Long.bitCount(tiles & FarmTiles.ofKind(resource))).isEqualTo(6);
        }
        assertThat(Long.bitCount(tiles & FarmTiles.THEFTS)).isEqualTo(4);
        assertThat(Long.bitCount(tiles & FarmTiles.COCORICOS)).isEqualTo(8);
    }

    @Test
    @Rule("CHI-S3")
    void a_resource_tile_costs_one_of_another_kind_each_on_two_tiles_or_one_of_its_own() {
        int[] counts = new int[FarmTiles.FACES];
        for (int tile = 0; tile < FarmTiles.COPY; tile++) {
            counts[FarmTiles.CROSS.face(tile)]++;
            assertThat(FarmTiles.SAME.face(tile)).isEqualTo(FarmTiles.face(FarmTiles.kind(tile), FarmTiles.kind(tile)));
        }
        for (int kind = 0; kind < Basket.RESOURCES; kind++) {
            for (int cost = 0; cost < Basket.RESOURCES; cost++) {
                assertThat(counts[FarmTiles.face(kind, cost)]).isEqualTo(kind == cost ? 0 : 2);
            }
        }
        assertThat(FarmTiles.price(Terms.TILE.read("egg-for-milk"))).isEqualTo(Scene.basket("1 milk"));
    }

    @Test
    @Rule("CHI-S3")
    void theft_tiles_cost_two_of_a_resource_another_one_each() {
        assertThat(IntStream.range(FarmTiles.RESOURCE_TILES, FarmTiles.FIRST_COCORICO)
                        .map(FarmTiles.SAME::face)
                        .mapToObj(Terms.TILE::write))
                .containsExactly("theft-for-meat", "theft-for-egg", "theft-for-wheat", "theft-for-milk");
        assertThat(FarmTiles.price(Terms.TILE.read("theft-for-wheat"))).isEqualTo(Scene.basket("2 wheat"));
    }

    @Test
    @Rule({"CHI-S4", "CHI-S10"})
    void everybody_starts_with_one_of_each_resource_no_gold_and_three_tiles_that_are_no_cocorico() {
        for (int seed = 0; seed < 50; seed++) {
            ChineurPosition position = start(4, Map.of("farm-copies", "one"), seed);
            for (int seat = 0; seat < 4; seat++) {
                assertThat(position.holdings().goods(seat)).isEqualTo(Basket.ONE_OF_EACH);
                assertThat(position.holdings().gold(seat)).isZero();
                assertThat(Long.bitCount(position.turn().hand(seat))).isEqualTo(3);
                assertThat(position.turn().hand(seat) & FarmTiles.COCORICOS).isZero();
            }
        }
    }

    @Test
    @Rule({"CHI-S4", "CHI-R1"})
    void all_place_their_first_tiles_at_the_same_time_and_then_the_opening_round_begins_without_a_roll() {
        given(start(3));
        assertThat(position().openSeats()).isEqualTo(7);
        String last = "";
        for (Player player : new Player[] {BLUE, RED, GREEN}) {
            for (int cell = 1; cell <= 3; cell++) {
                String place = " " + cell;
                String move = player.offered().stream()
                        .filter(text -> text.endsWith(place))
                        .findFirst()
                        .orElseThrow();
                player.plays(move);
                last = move;
            }
        }
        assertThat(last).startsWith("place ");
        Player first = new Player[] {RED, GREEN, BLUE}[position().turn().startSeat()];
        assertThat(first.offered()).contains("farm", "market", "done");
        now("round", "0");
        now("die", "-");
        assertThat(Long.bitCount(position().tiles(0))).isEqualTo(3);
    }

    @Test
    @Rule("CHI-S4")
    void only_equal_first_tiles_share_a_cell() {
        long seed = 0;
        while (Long.bitCount(start(2, Map.of(), seed).turn().hand(0) & FarmTiles.ofKind(0)) != 1) {
            seed++;
        }
        given(start(2, Map.of(), seed));
        String meat = RED.offered().stream()
                .filter(text -> text.startsWith("place meat") && text.endsWith(" 1"))
                .findFirst()
                .orElseThrow();
        RED.plays(meat);
        assertThat(RED.offered()).isNotEmpty().noneMatch(text -> text.endsWith(" 1"));
        meanwhile();
    }

    @Test
    @Rule("CHI-S5")
    void everybody_has_another_objective() {
        ChineurPosition position = start(4);
        assertThat(IntStream.range(0, 4).mapToObj(position.holdings()::objective))
                .doesNotHaveDuplicates();
        assertThat(IntStream.range(0, 4).mapToObj(position.holdings()::isShown)).containsOnly(false);
    }

    @Test
    @Rule({"CHI-S6", "CHI-T1"})
    void the_central_board_starts_with_one_market_tile_of_nobody_no_farms_and_four_tools() {
        ChineurPosition position = start(2);
        CentralBoard board = position.board();
        assertThat(board.marketTile(0)).isNotEqualTo(ChineurPosition.NOTHING);
        assertThat(board.marketOwner(0)).isEqualTo(ChineurPosition.NOTHING);
        assertThat(board.freeStall()).isEqualTo(1);
        assertThat(position.marketDeck().size()).isEqualTo(11);
        assertThat(board.hasFreeSite()).isTrue();
        assertThat(position.collectiveDeck().size()).isEqualTo(24);
        assertThat(IntStream.range(0, 4).map(board::openTool)).doesNotContain(ChineurPosition.NOTHING);
        assertThat(position.toolDeck().size()).isEqualTo(16);
        assertThat(board.zone()).isZero();
    }

    @Test
    @Rule({"CHI-R1", "CHI-R2"})
    void after_the_opening_round_the_die_is_rolled() {
        given(round(0), GREEN.acts());
        GREEN.plays("done");
        now("round", "1");
        assertThat(position().turn().isRolled()).isTrue();
        assertThat(position().turn().active()).isZero();
    }
}
