package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.chineur.Asks;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.Components;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Row;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class ChineurTextSceneTest {

    private static final Game CHINEUR = Games.named("chineur");
    private static final Words ENGLISH = Words.of(CHINEUR, Locale.ENGLISH);
    private static final ChineurPhrases PHRASES = new ChineurPhrases(ENGLISH);
    private static final Map<String, String> KINDS_OF_PRICE =
            Map.of("resources", "of each resource", "choice", "resources of your choice", "gold", "gold");

    @Test
    void two_players_in_full_swing() {
        Match match = table(2, Map.of(), 4);
        Chance.play(match, 95, new QuickRng(3));
        assertThat(drawn(match, 0)).isEqualTo("""
                        Farmer Chineur: round 9, Red: actions, the die shows 4, start player Red
                        Reconstructed: number and cost of resource tiles, four collective farms, cost of
                        market tiles, buckets and scarecrows, the stop after 60 rounds.

                        Market  trades              owner
                          1     4 wheat for 3 gold  Red *  2 uses left
                          2     4 milk for 3 gold   Red *  2 uses left
                          3     3 meat for 2 gold   Red *  1 use left
                          4     2 wheat for 1 gold  Red *  2 uses left

                        Collective farms  yields to everybody  owner
                          EX1             free
                          EX2             free
                          EX3             free
                          EX4             free
                          EX5             free
                          EX6             2 meat and 1 egg     Red *

                        Open tools           cost                points  goes on
                          exchange           2 of each resource       4  any farm tile
                          tractor            10 gold                  8  any farm tile
                          barn               7 gold                   5  any farm tile
                          combine harvester  14 gold                 12  any farm tile
                          exchange: when you roll its cell, swap up to three resources with an opponent.
                          tractor, barn, combine harvester: points, nothing else.

                        Decks               left  the back shows
                          farm tiles          22  1 meat
                          market tiles         5  1 egg
                          collective farms    23  1 of each resource
                          tools               14  5 of your choice
                          farm tiles: at the bottom, the lowest last: wheat tile (1 meat), theft tile (2
                                      milk), theft tile (2 meat), egg tile (1 milk), egg tile (1 meat),
                                      egg tile (1 wheat), theft tile (2 wheat), milk tile (1 egg), meat
                                      tile (1 milk), meat tile (1 egg), wheat tile (1 egg), meat tile (1
                                      egg).
                          market tiles: at the bottom, the lowest last: 3 eggs for 2 gold, 4 eggs for 3
                                        gold, 4 meat for 3 gold, 2 milk for 1 gold, 3 milk for 2 gold.
                          Cocorico tiles drawn: Fewest tiles, Fewest points, Least gold, Barter, Loss;
                          the last one by Red.

                        Now
                          Market tile drawn: “2 meat for 1 gold”, for 1 meat.
                          Market tile drawn: “2 eggs for 1 gold”, for 1 egg.
                          Market tile drawn: “3 wheat for 2 gold”, for 1 wheat.
                          Still open: Trade, Collective farm, and Tool.
                          A second time for 3 gold: Farm and Market.

                        A cell yields when its number is rolled. In brackets stands the cost printed on
                        each tile.

                        Board Red *, 14 points of 40
                          0 meat, 0 eggs, 1 wheat, 2 milk, 4 gold
                          1  empty
                          2  1 meat (wheat) · room for 4 · bucket
                          3  1 wheat (egg) · room for 4
                          4  1 milk (wheat) · room for 4
                          5  1 theft (egg) · room for 4
                          6  1 wheat (milk) · room for 4
                          your secret objective: Meat expert, 8 points for six meat tiles on the board;
                          nothing now, 14 in all
                          5 farm tiles, 1 collective farm, 4 market tiles, 1 tool used, 4 gold held and
                          spent on tools

                        Board Blue #, 7 points of 40
                          2 meat, 1 egg, 1 wheat, 0 milk, 1 gold
                          1  1 meat (milk) · room for 4 · bucket
                          2  1 milk (wheat) · room for 4
                          3  1 egg (meat) · room for 4
                          4  empty
                          5  empty
                          6  1 wheat (meat) · room for 4
                          secret objective
                          4 farm tiles, 0 collective farms, 0 market tiles, 1 tool used, 1 gold held and
                          spent on tools""");
    }

    @Test
    @Rule("CHI-S7")
    void every_kind_of_question_shows_what_it_is_about() {
        Set<Asks> met = EnumSet.noneOf(Asks.class);
        for (int seed = 1; met.size() < Asks.values().length && seed <= 400; seed++) {
            Match match = table(2 + seed % 3, Map.of(), seed);
            QuickRng rng = new QuickRng(seed);
            while (!match.position().isOver()) {
                int seat = Seats.first(match.position().openSeats());
                met.add(Asks.of(match.position().question(seat)));
                assertThatAllIsThere(match, seat);
                Chance.play(match, 1, rng);
            }
        }
        assertThat(met).containsExactlyInAnyOrder(Asks.values());
    }

    private static void assertThatAllIsThere(Match match, int seat) {
        ChineurView view = (ChineurView) match.position().view(seat);
        String text = drawn(match, seat).replaceAll("\\s+", " ");
        PHRASES.drawn(view).forEach(sentence -> assertThat(text).contains(sentence));
        view.players().forEach(player -> assertThatItIsThere(view, player, text));
        view.tools().forEach(tool -> assertThat(text).contains(PHRASES.cost(tool.cost())));
        assertThat(text).contains(PHRASES.zone(view));
    }

    private static void assertThatItIsThere(ChineurView view, PlayerView player, String text) {
        assertThat(text)
                .contains(PHRASES.points(view, player))
                .contains(PHRASES.resources(player.resources()) + ", " + player.gold() + " gold")
                .contains(PHRASES.objective(player))
                .contains(PHRASES.aside(player))
                .contains(PHRASES.hand(player))
                .contains(PHRASES.compared(player));
        player.cells().forEach(cell -> assertThat(text).contains(cell.cell() + " " + PHRASES.tiles(cell)));
    }

    @Test
    @Rule({"CHI-S7", "CHI-O6"})
    void an_objective_is_its_owners_until_the_end() {
        Match match = table(3, Map.of(), 2);
        assertThat(drawn(match, 1)).containsOnlyOnce("your secret objective: ");
        assertThat(drawn(match, Seats.WATCHER))
                .doesNotContain("your secret objective")
                .contains("  secret objective\n");
        Chance.play(match, 100_000, new QuickRng(1));
        assertThat(match.position().isOver()).isTrue();
        assertThat(drawn(match, Seats.WATCHER).split("  objective: ", -1)).hasSize(4);
    }

    @Test
    @Rule("CHI-S8")
    void backs_show_what_the_table_lets_them_show() {
        assertThat(drawn(table(2, Map.of(), 1), 0)).contains("collective farms    24  1 of each resource\n");
        assertThat(drawn(table(2, Map.of("backs", "uniform"), 1), 0)).contains("collective farms    24  nothing\n");
    }

    @Test
    @Rule("CHI-T2")
    void the_price_of_a_tool_is_the_one_in_the_box() {
        for (Row tool : Components.BOX.all("tool")) {
            String price = tool.word(5) + " " + KINDS_OF_PRICE.get(tool.word(4));
            assertThat(ENGLISH.move(CHINEUR.moves().read("buy " + tool.word(0)).getAsLong()))
                    .endsWith(" for " + price);
        }
    }

    @Test
    @Rule("CHI-S9")
    void every_part_that_is_reconstructed_is_named() {
        List<String> parts = Components.BOX.reconstructed().stream()
                .map(kind -> "part-" + kind)
                .toList();
        assertThat(parts)
                .isNotEmpty()
                .allSatisfy(part -> assertThat(PHRASES.reconstructed())
                        .contains(ENGLISH.label(part))
                        .doesNotContain(part));
    }

    private static Match table(int seats, Map<String, String> options, long seed) {
        return new Match(new Setup(CHINEUR, seats, options, Seed.of(seed)));
    }

    private static String drawn(Match match, int viewer) {
        return String.join("\n", TextScenes.of(CHINEUR).draw(match.position().view(viewer), ENGLISH, Ink.PLAIN));
    }
}
