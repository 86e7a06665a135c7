package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.ChineurView.CostView;
import tilth.chineur.ChineurView.DeckView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.ChineurView.SiteView;
import tilth.chineur.ChineurView.StallView;
import tilth.chineur.ChineurView.ToolView;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What a page gets to draw. */
class ViewTest extends ChineurScenario {

    private ChineurView view(int viewer) {
        return (ChineurView) position().view(viewer);
    }

    @Test
    @Rule({"CHI-S7", "CHI-O6"})
    void an_objective_is_there_for_its_owner_alone_until_it_is_shown() {
        given(RED.objective("banker"), RED.gold(6), RED.cell(1, "egg"));
        for (int viewer : List.of(Seats.WATCHER, 0, 1)) {
            PlayerView red = view(viewer).players().getFirst();
            assertThat(red.objective()).isEqualTo(viewer == 0 ? "banker" : null);
            assertThat(red.objectivePoints()).isEqualTo(viewer == 0 ? (Integer) 3 : null);
            assertThat(red.points()).isEqualTo(1);
            assertThat(red.objectiveShown()).isFalse();
        }
        position().holdings().show(0);
        PlayerView red = view(Seats.WATCHER).players().getFirst();
        assertThat(red.objective()).isEqualTo("banker");
        assertThat(red.points()).isEqualTo(4);
    }

    @Test
    @Rule({"CHI-S8", "CHI-F6"})
    void a_deck_shows_the_cost_of_its_first_tile_and_what_was_seen() {
        given(farmDeck("egg-for-milk", "meat-for-wheat", "theft-for-egg"));
        assertThat(view(1).farmDeck())
                .isEqualTo(new DeckView(36, new CostView(Map.of("milk", 1), 0, 0), List.of(), List.of()));
        RED.plays("farm", "refuse egg-for-milk");
        assertThat(view(1).farmDeck())
                .isEqualTo(new DeckView(35, new CostView(Map.of("egg", 2), 0, 0), List.of(), List.of("egg-for-milk")));
        assertThat(view(1).drawn()).containsExactly("meat-for-wheat");
        assertThat(view(1).toolDeck().top())
                .isEqualTo(new CostView(Map.of("meat", 1, "egg", 1, "wheat", 1, "milk", 1), 0, 0));
        meanwhile();
        given(option("backs", "uniform"), farmDeck("egg-for-milk"));
        assertThat(view(0).farmDeck().top()).isNull();
        assertThat(view(0).marketDeck().top()).isNull();
        given(farmDeck("loss"));
        assertThat(view(0).farmDeck().top()).isEqualTo(new CostView(Map.of(), 0, 0));
    }

    @Test
    @Rule({"CHI-S7", "CHI-S8"})
    void a_bot_knows_of_the_first_farm_tile_what_all_know() {
        given(farmDeck("egg-for-milk"));
        assertThat(FarmTiles.resourceOfBack(position().topBack())).isEqualTo(Words.RESOURCES.indexOf("milk"));
        assertThat(FarmTiles.costOfBack(position().topBack())).isEqualTo(1);
        given(farmDeck("theft-for-egg"));
        assertThat(FarmTiles.resourceOfBack(position().topBack())).isEqualTo(Words.RESOURCES.indexOf("egg"));
        assertThat(FarmTiles.costOfBack(position().topBack())).isEqualTo(2);
        assertThat(FarmTiles.isCocoricoBack(position().topBack())).isFalse();
        given(farmDeck("loss"));
        assertThat(FarmTiles.isCocoricoBack(position().topBack())).isTrue();
        given(option("backs", "uniform"), farmDeck("egg-for-milk"));
        assertThat(position().topBack()).isEqualTo(ChineurPosition.NOTHING);
        given(
                option("backs", "uniform"),
                option("discards", "on-top"),
                farmDeck("egg-for-milk"),
                RED.goods("1 milk"),
                RED.cell(1, "wheat-for-meat"));
        RED.plays("farm", "replace egg-for-milk 1");
        assertThat(FarmTiles.resourceOfBack(position().topBack())).isEqualTo(Words.RESOURCES.indexOf("meat"));
        meanwhile();
    }

    @Test
    @Rule({"CHI-M4", "CHI-R3", "CHI-T2"})
    void the_central_board_shows_stalls_sites_and_tools() {
        given(
                RED.stall(1, "egg-3-2"),
                GREEN.site(2, "milk-egg"),
                openTools("chest", "barn", "exchange", "bucket"),
                rolled(2));
        assertThat(view(0).market().getFirst())
                .isEqualTo(new StallView(
                        "1", new MarketTileView("egg-3-2", "egg", 3, 2, new CostView(Map.of("egg", 1), 0, 0)), 0, 2));
        assertThat(view(0).market().getLast()).isEqualTo(new StallView("4", null, null, 0));
        assertThat(view(0).sites().get(1))
                .isEqualTo(new SiteView("ex2", new FarmView("milk-egg", Map.of("milk", 2, "egg", 1)), 1));
        assertThat(view(0).sites().getFirst()).isEqualTo(new SiteView("ex1", null, null));
        assertThat(view(0).tools())
                .startsWith(
                        new ToolView("chest", new CostView(Map.of(), 5, 0), "theft", 3),
                        new ToolView("barn", new CostView(Map.of(), 0, 7), "any", 5));
        assertThat(view(0).die()).isEqualTo("2");
        assertThat(view(0).phase()).isEqualTo("act");
        assertThat(view(0).active()).isZero();
    }

    @Test
    @Rule({"CHI-F4", "CHI-T9", "CHI-T4"})
    void a_player_shows_cells_tools_and_what_they_are_compared_by() {
        given(
                RED.cell(1, "egg-for-milk wheat-for-egg"),
                RED.tool(1, "scarecrow"),
                RED.aside("barn"),
                RED.goods("2 egg"),
                RED.gold(3),
                RED.burdened());
        PlayerView red = view(1).players().getFirst();
        assertThat(red.cells())
                .startsWith(
                        new CellView("1", List.of("egg-for-milk", "wheat-for-egg"), 7, "scarecrow"),
                        new CellView("2", List.of(), 5, null));
        assertThat(red.resources()).containsEntry("egg", 2).containsEntry("milk", 0);
        assertThat(red.aside()).isEqualTo(Map.of("barn", 1));
        assertThat(red.gold()).isEqualTo(3);
        assertThat(red.goldInAll()).isEqualTo(3);
        assertThat(red.toolsUsed()).isEqualTo(1);
        assertThat(red.farmTiles()).isEqualTo(2);
        assertThat(red.burdened()).isTrue();
        assertThat(red.points()).isEqualTo(2 + 3 + 5 - 5);
        assertThat(view(1).zone()).containsExactly("burden");
    }

    @Test
    @Rule({"CHI-A1", "CHI-A3"})
    void the_turn_shows_what_is_open_and_what_gold_would_open_again() {
        given(RED.gold(6), collectiveDeck("egg-milk"), RED.goods("3 meat 3 egg 3 wheat 3 milk"));
        RED.plays("collective");
        assertThat(view(1).farmDrawn()).isEqualTo(new FarmView("egg-milk", Map.of("egg", 2, "milk", 1)));
        RED.plays("settle ex1");
        ChineurView.TurnView turn = view(1).turn();
        assertThat(turn)
                .isEqualTo(new ChineurView.TurnView(
                        List.of("farm", "market", "trade", "tool"), null, List.of("collective"), false, 0));
        RED.plays("repeat collective");
        turn = view(1).turn();
        assertThat(turn == null ? "" : turn.repeated()).isEqualTo("collective");
        meanwhile();
    }

    @Test
    @Rule({"CHI-M1", "CHI-F2", "CHI-T3"})
    void what_is_in_hand_is_open_to_all() {
        given(farmDeck("loss", "egg-for-milk"), marketDeck("egg-2-1", "egg-3-2", "milk-2-1"));
        RED.plays("farm");
        assertThat(view(1).cocoricos()).containsExactly("loss");
        assertThat(view(1).drawn()).containsExactly("egg-for-milk");
        given(marketDeck("egg-2-1", "egg-3-2", "milk-2-1"));
        RED.plays("market");
        assertThat(view(1).marketDrawn().stream().map(MarketTileView::tile))
                .containsExactly("egg-2-1", "egg-3-2", "milk-2-1");
        given(openTools("barn", "chest", "exchange", "bucket"), RED.gold(7), RED.cell(1, "egg"));
        RED.plays("buy barn");
        assertThat(view(1).toolBought()).isEqualTo(new ToolView("barn", new CostView(Map.of(), 0, 7), "any", 5));
        meanwhile();
    }

    @Test
    @Rule({"CHI-S4", "CHI-R1", "CHI-R2"})
    void phases_have_names() {
        given(round(0));
        assertThat(view(0).phase()).isEqualTo("opening");
        given(dieToBeSet(), RED.cell(1, "theft"), GREEN.goods("3 egg 1 milk"));
        assertThat(view(0).phase()).isEqualTo("roll");
        RED.plays("set 1");
        assertThat(view(0).phase()).isEqualTo("steal");
        meanwhile();
        given(GREEN.acts(), round(60));
        GREEN.plays("done");
        assertThat(view(0).phase()).isEqualTo("over");
        assertThat(view(0).active()).isNull();
        assertThat(view(0).turn()).isNull();
        meanwhile();
    }
}
