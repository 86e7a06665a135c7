package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static tilth.finca.Place.ARTA;
import static tilth.finca.Place.INCA;
import static tilth.finca.Place.PALMA;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What everybody may see, and the little that nobody may. */
class ViewTest extends FincaScenario {

    private FincaView view() {
        return (FincaView) position().view(Seats.WATCHER);
    }

    private FincaView.VillageView view(Place place) {
        return view().villages().get(place.ordinal());
    }

    @Test
    @Rule("FIN-T2")
    void f23_fruits_carts_tiles_fincas_and_action_tiles_are_public() {
        given(
                players(3),
                woodenFincas(4),
                startPlayer(BLUE),
                roundsPlayed(12),
                option("turn-cap", "100"),
                RED.farmers(0, 0, 3, 7),
                RED.has(3, FIGS),
                RED.carts(2),
                RED.won("2 fig", "4 any"),
                RED.hasUsed(Action.GUST),
                GREEN.wonSets(1),
                GREEN.hasBonus(7),
                GREEN.hasFinca("lemon olive"));
        FincaView.PlayerView red = view().players().getFirst();
        assertThat(red.fruits())
                .containsEntry("fig", 3)
                .containsEntry("lemon", 0)
                .hasSize(6);
        assertThat(red.carts()).isEqualTo(2);
        assertThat(red.tiles())
                .containsExactlyInAnyOrder(
                        new FincaView.TileView(2, Map.of("fig", 2), 0), new FincaView.TileView(4, Map.of(), 4));
        assertThat(red.actions()).containsExactly("strong-wind", "big-cart", "minus-one");
        assertThat(red.points()).isEqualTo(6 + 6);

        FincaView.PlayerView green = view().players().get(1);
        assertThat(green.bonus()).containsExactly(7);
        assertThat(green.fincas()).containsExactly(List.of("lemon", "olive"));
        assertThat(green.points()).isEqualTo(21 + 5 + 8 + 7);

        assertThat(view().supply()).containsEntry("fig", 11).containsEntry("lemon", 14);
        assertThat(view().cartsInCentre()).isEqualTo(4);
        assertThat(view().woodenFincas()).isEqualTo(4);
        assertThat(view().bonusPile()).containsExactly(6, 5, 4);
        assertThat(view().startSeat()).isEqualTo(2);
        assertThat(view().round()).isEqualTo(12);
        assertThat(view().turnCap()).isEqualTo(100);
        assertThat(view().blades().get(0).fruit()).isEqualTo("orange");
        assertThat(view().blades().get(0).farmers()).containsExactly(2, 0, 0);
        assertThat(view().delivery()).isNull();
    }

    @Test
    @Rule("FIN-T2")
    void a_village_shows_its_top_tile_how_many_are_left_and_its_finca() {
        given(
                players(3),
                village(ARTA).shows("3 fig 2 olive").tilesLeft(2).finca("almond fig"),
                village(INCA).closed().finca("lemon olive"),
                village(PALMA).closed().finca("orange"),
                GREEN.hasFinca("lemon olive"),
                RED.won("2 fig", "2 almond 2 fig"),
                GREEN.wonTheRest());
        assertThat(view(ARTA).tilesLeft()).isEqualTo(2);
        assertThat(view(ARTA).tile()).isEqualTo(new FincaView.TileView(5, Map.of("fig", 3, "olive", 2), 0));
        assertThat(view(ARTA).finca()).containsExactly("almond", "fig");
        assertThat(view(ARTA).fincaWonBy()).isNull();
        assertThat(view().players().getFirst().fincaCounts())
                .contains(entry("arta", 6))
                .doesNotContainKey("inca");
        assertThat(view(INCA).tile()).isNull();
        assertThat(view(INCA).tilesLeft()).isZero();
        assertThat(view(INCA).fincaWonBy()).isEqualTo(1);
        assertThat(view(PALMA).tilesLeft()).isZero();
        assertThat(view(PALMA).fincaWonBy()).as("a finca tile in the box").isNull();
    }

    @Test
    @Rule("FIN-T2")
    void a_delivery_under_way_is_public() {
        given(
                players(3),
                RED.has(3, FIGS),
                village(ARTA).shows("1 fig"),
                village(INCA).shows("2 fig"));
        RED.plays("use big-cart", "deliver inca");
        assertThat(view().delivery())
                .isEqualTo(new FincaView.DeliveryView("big-cart", 8, List.of("inca"), false, null));
        RED.plays("deliver arta");
        assertThat(view().delivery())
                .isEqualTo(new FincaView.DeliveryView("big-cart", 7, List.of("inca", "arta"), false, null));
        assertThat(position().deliveringSeat()).isZero();
        assertThat(position().ladenPoints()).isEqualTo(3);
        then(RED).used(Action.BIG_CART).lost(3, FIGS);
        expectQuestion(RED, "tile");
    }

    @Test
    void between_deliveries_nobody_delivers() {
        given(players(3), RED.has(3, FIGS), RED.carts(1), village(ARTA).shows("1 fig"));
        assertThat(position().deliveringSeat()).isEqualTo(Seats.NOBODY);
        assertThat(position().ladenPoints()).isZero();
        assertThat(view().delivery()).isNull();
    }

    @Test
    @Rule({"FIN-T2", "FIN-A6"})
    void a_fruit_still_to_be_spared_is_shown() {
        given(players(3), RED.has(2, FIGS), RED.carts(1), village(ARTA).shows("3 fig"));
        RED.plays("use minus-one");
        assertThat(view().delivery()).isEqualTo(new FincaView.DeliveryView("minus-one", 6, List.of(), true, null));
        RED.plays("deliver arta");
        assertThat(view().delivery())
                .as("the tile that is asked about")
                .isEqualTo(new FincaView.DeliveryView("minus-one", 6, List.of(), true, "arta"));
        RED.plays("spare fig");
        assertThat(view().delivery())
                .isEqualTo(new FincaView.DeliveryView("minus-one", 4, List.of("arta"), false, null));
        then(RED).used(Action.MINUS_ONE).lost(1, CART).and(2, FIGS);
        expectQuestion(RED, "tile");
    }

    @Test
    @Rule({"FIN-T2", "FIN-A4"})
    void a_farmer_in_the_air_is_shown() {
        given(players(2), RED.farmers(1, 8, 8, 8, 8), GREEN.farmers(4, 4, 9, 9, 9));
        RED.plays("use gust");
        assertThat(view().lifted()).isNull();
        RED.plays("lift 8");
        assertThat(view().lifted()).isEqualTo(new FincaView.LiftedView(0, 8));
        then(RED).used(Action.GUST).nothingElse();
        expectQuestion(RED, "land 8");
    }

    @Test
    @Rule("FIN-T2")
    void f23_everybody_sees_the_same() {
        given(players(3), RED.has(3, FIGS), GREEN.won("1 fig"));
        assertThat(position().view(0)).isEqualTo(view());
        assertThat(position().view(1)).isEqualTo(view());
        assertThat(position().view(2)).isEqualTo(view());
    }

    @Test
    @Rule("FIN-T2")
    void f23_dealing_the_hidden_tiles_anew_changes_nothing_that_anybody_sees() {
        given(
                players(3),
                woodenFincas(3),
                RED.won("1 fig", "2 lemon", "4 any"),
                GREEN.wonTheRest(),
                village(ARTA).shows("3 fig").tilesLeft(3),
                village(INCA).lastTile("3 lemon"));
        FincaView before = view();
        Set<Integer> second = new HashSet<>();
        Set<Integer> bottom = new HashSet<>();
        for (int world = 0; world < 500; world++) {
            position().imagine(Seats.WATCHER, new QuickRng(world));
            assertThat(view()).isEqualTo(before);
            FincaInvariants.check(position());
            second.add(Village.tile(position().village(ARTA.ordinal()), 1));
            bottom.add(Village.tile(position().village(ARTA.ordinal()), 0));
        }
        int seen = view().players().stream()
                        .mapToInt(player -> player.tiles().size())
                        .sum()
                + (int) view().villages().stream()
                        .map(FincaView.VillageView::tile)
                        .filter(Objects::nonNull)
                        .count();
        assertThat(second).as("tiles that may lie below the top").hasSize(Tiles.COUNT - seen);
        assertThat(bottom).as("tiles that may lie at the bottom").hasSize(Tiles.COUNT - seen);
    }

    @Test
    @Rule("FIN-T2")
    void f23_the_offers_and_the_refusals_do_not_depend_on_hidden_tiles() {
        for (int game = 0; game < 30; game++) {
            MidGame.turn(MidGame.setup(3, Map.of(), game), game, 40 + game).ifPresent(ViewTest::checkImagined);
        }
    }

    private static void checkImagined(FincaPosition position) {
        FincaPosition imagined = (FincaPosition) position.copy();
        imagined.imagine(0, new QuickRng(position.digest()));
        MoveList offered = new MoveList();
        MoveList offeredThere = new MoveList();
        for (int seat = 0; seat < 3; seat++) {
            position.moves(seat, offered);
            imagined.moves(seat, offeredThere);
            assertThat(offeredThere.toArray()).isEqualTo(offered.toArray());
            assertThat(imagined.score(seat)).isEqualTo(position.score(seat));
            for (Place place : Place.values()) {
                String target = "tile:" + place.word();
                assertThat(imagined.why(seat, target)).isEqualTo(position.why(seat, target));
            }
        }
    }
}
