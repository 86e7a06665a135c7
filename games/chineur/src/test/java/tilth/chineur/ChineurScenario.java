package tilth.chineur;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tilth.testkit.Scenario;
import tilth.testkit.Seated;

/** Scenarios of Farmer Chineur: how the table can look, and what players do at it. */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class ChineurScenario extends Scenario<ChineurPosition> {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);

    ChineurScenario() {
        super(new Chineur(), ChineurPosition.class, ChineurInvariants::check);
    }

    @Override
    protected List<Player> players() {
        return List.of(RED, GREEN, BLUE, YELLOW);
    }

    @Override
    protected Map<String, String> facts(ChineurPosition position) {
        return Facts.of(position);
    }

    // Given.

    void given(Given... words) {
        Scene scene = new Scene();
        Arrays.stream(words).forEach(word -> word.layOut(scene));
        given(scene.build());
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given round(int number) {
        return scene -> scene.round = number;
    }

    static Given startPlayer(Player player) {
        return scene -> scene.startSeat = player.seat;
    }

    /** The active player sets the die instead of rolling. */
    static Given dieToBeSet() {
        return scene -> {
            scene.beforeRoll = true;
            scene.setsDie = true;
        };
    }

    static Given beforeTheRoll() {
        return scene -> scene.beforeRoll = true;
    }

    /** The cell the die shows while the active player acts. */
    static Given rolled(int cell) {
        return scene -> scene.die = cell - 1;
    }

    static Given farmDeck(String... tiles) {
        return scene -> scene.farmDeck.addAll(List.of(tiles));
    }

    static Given marketDeck(String... tiles) {
        return scene -> scene.marketDeck.addAll(List.of(tiles));
    }

    static Given collectiveDeck(String... farms) {
        return scene -> scene.collectiveDeck.addAll(List.of(farms));
    }

    static Given toolDeck(String... tools) {
        return scene -> scene.toolDeck.addAll(List.of(tools));
    }

    static Given openTools(String... tools) {
        return scene -> scene.openTools.addAll(List.of(tools));
    }

    static Given zone(String... cocoricos) {
        return scene -> scene.zone.addAll(List.of(cocoricos));
    }

    /** A market tile that nobody owns. */
    static Given stall(int stall, String tile) {
        return scene -> scene.market.put(stall - 1, tile);
    }

    /** One player, what they have and what they do. */
    final class Player extends Seated {

        final int seat;

        Player(int seat) {
            super(stage, COLOURS.get(seat));
            this.seat = seat;
        }

        Given acts() {
            return scene -> scene.active = seat;
        }

        Given goods(String resources) {
            return scene -> scene.goods.put(seat, Scene.basket(resources));
        }

        Given gold(int count) {
            return scene -> scene.gold.put(seat, count);
        }

        Given cell(int cell, String tiles) {
            return scene -> scene.cells.put(Terms.spot(seat, cell - 1), tiles);
        }

        Given tool(int cell, String tool) {
            return scene -> scene.tools.put(Terms.spot(seat, cell - 1), tool);
        }

        Given aside(String... tools) {
            return scene -> scene.aside.put(seat, List.of(tools));
        }

        Given objective(String objective) {
            return scene -> scene.objectives.put(seat, objective);
        }

        Given site(int site, String farm) {
            return scene -> {
                scene.sites.put(site - 1, farm);
                scene.siteOwners.put(site - 1, seat);
            };
        }

        Given stall(int stall, String tile) {
            return scene -> {
                scene.market.put(stall - 1, tile);
                scene.marketOwners.put(stall - 1, seat);
            };
        }

        Given burdened() {
            return scene -> {
                scene.zone.add("burden");
                scene.burdened = seat;
            };
        }

        Given drewLast() {
            return scene -> scene.lastDrawer = seat;
        }
    }
}
