package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Row;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.farmerama.Components;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.FieldView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.PlotView;

class FarmeramaTextSceneTest {

    private static final Game FARMERAMA = Games.named("farmerama");
    private static final Words ENGLISH = Words.of(FARMERAMA, Locale.ENGLISH);

    @Test
    void two_experts_at_their_actions() {
        Match match = table(2, Map.of("mode", "expert", "round-cap", "30"), 5);
        Chance.play(match, 131, new QuickRng(3));
        assertThat(drawn(match, 0)).isEqualTo("""
                        Farmerama: round 10 of 30, actions, expert game
                        Reconstructed (best reading): fields, wheels, stars, objects, expert order.

                        Action wheel  now  next
                        Sow           2/1   4/3
                        Harvest       3/2   3/2
                        Water         4/2   3/2
                        The first number is for a player alone with the card, the second for each of
                        several.

                        Open garden objects, 8 more in the pile
                          garden bench (1 carrot, 1 oat)

                        Barns   carrots  hay  oats  maize  water  stars
                        supply       23   22    19     18     22
                        Red *         3    1     1      0      1     27
                        Blue #        2    1     2      2      9     30

                        Animals  feeding             product   stars (1, 2 …)  outside
                        sheep    2 hay, 2 oats       wool      10 19 27 34 40        5
                        pig      3 carrots, 2 maize  truffles  11 21 30 38 45        6
                        cow      3 hay, 2 maize      milk      12 23 33 42 50        7
                        horse    3 carrots, 3 oats   rides     13 25 36 46 55        8

                        The plots of a farm stand in the order of its wheel. A turn moves every plot one
                        line down; the water bar crosses the last one, which becomes the first. Fields
                        with an s have a scarecrow, and crops hide it.

                        Farm Red *
                          played: Sow and Harvest · done, may go on · still to do: Harvest
                          plot  wheel    head      fields                        pasture
                             4  maize    horse     4a maize, 4s maize
                             5  oats     cow       5a free, 5s free
                             6  hay      pig       6a hay, 6s maize
                             0  carrots  sheep     0a maize, 0b oats, 0s oats
                             1  harvest            1s oats
                             2  harvest            2a hay, 2s hay
                             3  harvest  pacifier  3a carrots, 3b free, 3s free
                          The wheel cannot turn: plot 3, which the bar would cross, is not empty.
                          sheep  in the stable, to plot 0 when fed  0  wool      0 stars
                          pig    in the stable, to plot 6 when fed  0  truffles  0 stars
                          cow    in the stable, to plot 5 when fed  0  milk      0 stars
                          horse  in the stable, to plot 4 when fed  0  rides     0 stars
                          0 garden objects, 2 visible scarecrows, 5 crops in the barn

                        Farm Blue #
                          played: Sow and Feed · acting · still to do: Sow and Feed
                          plot  wheel    head      fields                        pasture
                             4  maize    horse     4a maize, 4s free
                             5  oats     cow       5a free, 5s free
                             6  hay      pig       6a oats, 6s free              pig
                             0  carrots  sheep     0a maize, 0b free, 0s free
                             1  harvest            1s oats
                             2  harvest            2a hay, 2s free               sheep
                             3  harvest  pacifier  3a carrots, 3b free, 3s free
                          The wheel cannot turn: plot 3, which the bar would cross, is not empty.
                          sheep  on plot 2, home after 1 turn       0  wool      0 stars
                          pig    on plot 6, home after 4 turns      0  truffles  0 stars
                          cow    in the stable, to plot 5 when fed  0  milk      0 stars
                          horse  in the stable, to plot 4 when fed  0  rides     0 stars
                          6 garden objects, 6 visible scarecrows, 7 crops in the barn
                          garden: garden gnome (2 carrots), birdbath (2 oats), sundial (2 maize), swing
                                  (1 oat, 1 maize), rain barrel (1 maize, 1 water), well (1 carrot, 1
                                  water)""");
    }

    @Test
    @Rule({"FRM-L2", "FRM-L4"})
    void the_solo_game() {
        Match match = table(1, Map.of(), 2);
        Chance.play(match, 73, new QuickRng(3));
        assertThat(drawn(match, 0)).isEqualTo("""
                        Farmerama: turn 23 of 42, choosing an action
                        Reconstructed (best reading): fields, wheels, stars, objects, expert order.

                        Action wheel  now  next
                        Sow           3/2   4/2
                        Harvest       3/2   2/1
                        Water         4/3   3/2
                        The first number is for the action of the card turned up, the second for any
                        other. Each Water card turned up turns the wheel.

                        Solo game, 150 stars to win
                          Turned up: Water.
                          Action pile: 2 cards.
                          At its bottom, the last one lowest: Sow.
                          Played: 2 Sow, 1 Harvest, 1 Water.
                          Reserve pile: 2 cards.
                          Special-action tokens: 0 of at most 3.

                        Barns   carrots  hay  oats  maize  water  stars
                        supply       24   25    26     28      7
                        Red *         2    1     0      0      0     33

                        Animals  feeding             product   stars (1, 2 …)  outside
                        sheep    2 hay, 2 oats       wool      10 19 27 34 40        5
                        pig      3 carrots, 2 maize  truffles  11 21 30 38 45        6
                        cow      3 hay, 2 maize      milk      12 23 33 42 50        7
                        horse    3 carrots, 3 oats   rides     13 25 36 46 55        8

                        The plots of a farm stand in the order of its wheel. A turn moves every plot one
                        line down; the water bar crosses the last one, which becomes the first. Fields
                        with an s have a scarecrow, and crops hide it.

                        Farm Red *
                          acting · one of the five actions to choose
                          plot  wheel    head      fields                         pasture
                             1  maize    horse     1s free                        horse
                             2  oats     cow       2a oats, 2s maize
                             3  hay      pig       3a hay, 3b oats, 3s hay
                             4  carrots  sheep     4a carrots, 4s hay
                             5  harvest            5a free, 5s carrots
                             6  harvest            6a free, 6s oats
                             0  harvest  pacifier  0a maize, 0b free, 0s carrots
                          The wheel cannot turn: plot 0, which the bar would cross, is not empty.
                          sheep  in the stable, to plot 4 when fed  0  wool      0 stars
                          pig    in the stable, to plot 3 when fed  0  truffles  0 stars
                          cow    in the stable, to plot 2 when fed  0  milk      0 stars
                          horse  on plot 1, home after 6 turns      0  rides     0 stars""");
    }

    @Test
    @Rule("FRM-C4")
    void only_the_one_who_laid_it_reads_which_card_it_is() {
        Match match = table(4, Map.of(), 1);
        play(match, 1, "play seeds");
        assertThat(drawn(match, 1)).contains("Farm Blue #\n  laid: Seeds").contains("Farm Red *\n  choosing a card");
        for (int viewer : new int[] {0, 2, 3, Seats.WATCHER}) {
            assertThat(drawn(match, viewer))
                    .contains("Farm Blue #\n  1 card laid")
                    .doesNotContain("laid: Seeds");
        }
        play(match, 0, "play sow");
        play(match, 2, "play water");
        play(match, 3, "play feed");
        assertThat(drawn(match, Seats.WATCHER))
                .contains("Farm Red *\n  played: Sow · acting · Sow: 3 more\n")
                .contains("Farm Blue #\n  played: Seeds · acting · still to do: Seeds\n")
                .contains("Farm Green o\n  played: Feed · acting · Feed: as often as you like\n");
        play(match, 0, "done");
        assertThat(drawn(match, Seats.WATCHER)).contains("Farm Red *\n  played: Sow · done, may go on\n");
    }

    @Test
    @Rule({"FRM-C3", "FRM-A12"})
    void the_chief_sheep_and_the_line_are_named() {
        Match match = table(3, Map.of(), 1);
        FarmeramaView view = (FarmeramaView) match.position().view(Seats.WATCHER);
        assertThat(drawn(match, Seats.WATCHER))
                .containsOnlyOnce("chief sheep\n")
                .contains(Ink.PLAIN.name(view.firstSeat(), ENGLISH) + ", chief sheep\n");
    }

    @Test
    @Rule("FRM-G1")
    void the_reveal_names_all_cards_and_the_open_objects() {
        Match match = table(2, Map.of(), 1);
        play(match, 0, "play sow");
        play(match, 0, "play harvest");
        play(match, 1, "play sow");
        play(match, 1, "play water");
        FarmeramaView view = (FarmeramaView) match.position().view(0);
        String text = drawn(match, 0);
        assertThat(text).contains("played: Sow and Harvest").contains("played: Sow and Water");
        assertThat(view.display())
                .hasSize(2)
                .allSatisfy(object ->
                        assertThat(text).contains("  " + new FarmeramaPhrases(ENGLISH).object(object) + "\n"));
    }

    @Test
    @Rule("FRM-S10")
    void every_part_that_is_reconstructed_is_named() {
        List<String> kinds = Components.rows().stream()
                .filter(Row::isReconstructed)
                .map(Row::kind)
                .distinct()
                .toList();
        for (String set : Components.sets()) {
            String first = String.join(
                    " ",
                    drawn(table(2, Map.of("values", set), 1), 0)
                            .split("\n\n")[0]
                            .split("\n"));
            assertThat(first).contains(ENGLISH.label("values-" + set));
            assertThat(kinds)
                    .isNotEmpty()
                    .allSatisfy(kind -> assertThat(first).contains(ENGLISH.label("part-" + kind)));
        }
    }

    @Test
    void the_widest_farm_fits() {
        FarmeramaView view = (FarmeramaView) table(1, Map.of(), 1).position().view(0);
        PlayerView player = view.players().getFirst();
        for (String crop : List.of("carrots", "hay", "oats", "maize")) {
            for (List<String> herd :
                    List.of(List.of("sheep", "pig"), List.of("pig", "horse"), List.of("cow", "horse"))) {
                List<PlotView> plots = player.plots().stream()
                        .map(plot -> full(plot, crop, herd))
                        .toList();
                for (Locale language : Words.LANGUAGES) {
                    Words words = Words.of(FARMERAMA, language);
                    assertThat(new FarmText(view, on(player, plots), words, Ink.PLAIN).lines())
                            .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(Lines.WIDTH));
                }
            }
        }
    }

    private static PlotView full(PlotView plot, String crop, List<String> herd) {
        List<FieldView> fields = plot.fields().stream()
                .map(field -> new FieldView(field.field(), field.scarecrow(), crop))
                .toList();
        return new PlotView(
                plot.plot(),
                plot.sector(),
                plot.sows(),
                plot.harvests(),
                plot.heads(),
                plot.pacifier(),
                plot.bar(),
                fields,
                herd);
    }

    private static PlayerView on(PlayerView player, List<PlotView> plots) {
        return new PlayerView(
                player.seat(),
                player.barn(),
                player.feed(),
                player.visibleScarecrows(),
                player.wheel(),
                plots,
                player.animals(),
                player.garden(),
                player.laid(),
                player.cards(),
                player.work(),
                player.turn(),
                player.points());
    }

    private static Match table(int seats, Map<String, String> options, long seed) {
        return new Match(new Setup(FARMERAMA, seats, options, Seed.of(seed)));
    }

    private static void play(Match match, int seat, String move) {
        assertThat(match.play(seat, FARMERAMA.moves().read(move).getAsLong())).isEmpty();
    }

    private static String drawn(Match match, int viewer) {
        return String.join("\n", TextScenes.of(FARMERAMA).draw(match.position().view(viewer), ENGLISH, Ink.PLAIN));
    }
}
