package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.box.Components;
import tilth.agricola.words.Asks;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class AgricolaTextSceneTest {

    private static final Game AGRICOLA = Games.named("agricola");
    private static final Words ENGLISH = Words.of(AGRICOLA, Locale.ENGLISH);
    private static final Words FRENCH = Words.of(AGRICOLA, Locale.FRENCH);
    private static final AgricolaSentences PHRASES = new AgricolaSentences(ENGLISH);

    /** What is asked without hands, where majors never leave a choice to their owner. */
    private static final Set<Asks> ASKED =
            EnumSet.of(Asks.REVEAL, Asks.PLACE, Asks.WORK, Asks.PAY, Asks.KEEP, Asks.FEED, Asks.BREED);

    @Test
    void alone_in_full_swing() {
        Match match = table(1, "revised", 1);
        Chance.play(match, 40, new QuickRng(129));
        assertThat(drawn(match)).isEqualTo("""
                        Agricola: revised edition, round 9 of 14 (stage 3), work, Red to act, start
                                  player Red, harvests after rounds 9, 11, 13, and 14
                        Reconstructed: where the first rooms lie, what fireplaces and cooking hearths
                        make of goods, the scoring table.

                        Spaces                 who  what one finds there
                          Farm Expansion            build rooms and/or build stables for 2 wood each
                          Meeting Place             4 food (+1 food a round); become start player
                          Grain Seeds               1 grain
                          Farmland                  plow 1 field
                          Side Job                  build 1 stable for 1 wood and/or bake bread
                          Day Laborer               2 food
                          Forest               *    nothing (+2 wood a round)
                          Clay Pit                  8 clay (+1 clay a round)
                          Reed Bank                 7 reed (+1 reed a round)
                          Fishing                   1 food (+1 food a round)
                          Grain Utilization         sow fields and/or bake bread
                          Major Improvement         build a major improvement
                          Sheep Market              3 sheep (+1 sheep a round)
                          Fencing              *    build fences
                          Western Quarry            1 stone (+1 stone a round)
                          House Redevelopment       renovate your house, then if you like build a major
                                                    improvement
                          Basic Wish                let your family grow, if there is room
                          Vegetable Seeds           1 vegetable
                          Pig Market                1 wild boar (+1 wild boar a round)

                        Round cards
                          Stage 1, rounds 1–4: 1 Sheep Market, 2 Grain Utilization, 3 Fencing, 4 Major
                                               Improvement
                          Stage 2, rounds 5–7: 5 Basic Wish for Children, 6 House Redevelopment, 7
                                               Western Quarry
                          Stage 3, rounds 8–9: 8 Vegetable Seeds, 9 Pig Market
                          Stage 4, rounds 10–11: to come in some order: Eastern Quarry and Cattle Market
                          Stage 5, rounds 12–13: to come in some order: Cultivation and Urgent Wish for
                                                 Children
                          Stage 6, round 14: to come: Farm Redevelopment

                        Major improvements left    price                              worth
                          Fireplace (2 clay)       2 clay                             1 point
                          Fireplace (3 clay)       3 clay                             1 point
                          Cooking Hearth (4 clay)  4 clay or a fireplace handed back  1 point
                          Cooking Hearth (5 clay)  5 clay or a fireplace handed back  1 point
                          Well                     1 wood and 3 stone                 4 points
                          Clay Oven                3 clay and 1 stone                 2 points
                          Stone Oven               1 clay and 3 stone                 3 points
                          Joinery                  2 wood and 2 stone                 2 points
                          Pottery                  2 clay and 2 stone                 2 points
                          Basketmaker’s Workshop   2 reed and 2 stone                 2 points
                          Fireplace (2 clay), Fireplace (3 clay): At any time, you may turn 1 vegetable
                          into 2 food, 1 sheep into 2 food, 1 wild boar into 2 food, and 1 cattle into 3
                          food. Each time you bake bread, you may turn any number of grain into 2 food
                          each.
                          Cooking Hearth (4 clay), Cooking Hearth (5 clay): At any time, you may turn 1
                          vegetable into 3 food, 1 sheep into 2 food, 1 wild boar into 3 food, and 1
                          cattle into 4 food. Each time you bake bread, you may turn any number of grain
                          into 3 food each.
                          Well: When you build this card, you put 1 food on each of the next 5 round
                          spaces. When those rounds begin, you get what lies there.
                          Clay Oven: When you build this card, you may bake bread. Each time you bake
                          bread, you may turn 1 grain into 5 food.
                          Stone Oven: When you build this card, you may bake bread. Each time you bake
                          bread, you may turn up to 2 grain into 4 food each.
                          Joinery: Once a harvest, you may turn 1 wood into 2 food. At the end of the
                          game, you may exchange 3/5/7 wood for 1/2/3 bonus points.
                          Pottery: Once a harvest, you may turn 1 clay into 2 food. At the end of the
                          game, you may exchange 3/5/7 clay for 1/2/3 bonus points.
                          Basketmaker’s Workshop: Once a harvest, you may turn 1 reed into 3 food. At
                          the end of the game, you may exchange 2/4/5 reed for 1/2/3 bonus points.

                        A dash or a bar is a fence; (x) marks a square for the next pasture. Each room
                        shows what the house is made of.

                        Farm Red *, 0 points
                                 a            b            c            d            e
                           +------------+------------+------------+------------+------------+
                          1|                                                                |
                           |  1 sheep                                                       |
                           +------------+            +            +            +            +
                          2    [wood]   |              stable (x)                   (x)     |
                           +            +------------+------------+------------+------------+
                          3    [wood]                   2 grain
                           +            +            +            +            +            +
                          Supply: 4 food, 3 wood, 1 clay, 2 reed, 2 stone, 1 grain
                          Animals: a1 b1 c1 d1 e1 b2 c2 d2 e2: 1 sheep of 36
                          Family: 2 people, 0 at home; room for 2
                          Food: the harvest after round 9 needs 6; 4 at hand, only 5 possible
                          Building: a room costs 5 wood, 2 reed, renovating 2 clay, 1 reed; 1 fence and
                                    3 stables left
                          Could build: Joinery, Basketmaker’s Workshop
                          1 begging card: 3 points less
                          Points: fields −1, pastures 1, grain 1, vegetables −1, sheep 1, wild boar −1,
                                  cattle −1, unused squares −3, fenced stables 1, people 6, begging
                                  cards −3

                        The marked squares need 5 new fences: 5 wood. They cannot be closed like this.""");
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "revised"})
    void every_kind_of_question_shows_what_it_is_about(String edition) {
        Set<Asks> met = EnumSet.noneOf(Asks.class);
        for (int seed = 1; met.size() < ASKED.size() && seed <= 400; seed++) {
            Match match = table(1 + seed % 5, edition, seed);
            QuickRng rng = new QuickRng(seed);
            while (!match.position().isOver()) {
                int seat = Seats.first(match.position().openSeats());
                met.add(Asks.of(match.position().question(seat)));
                assertThatAllIsThere(match);
                Chance.play(match, 1, rng);
            }
        }
        assertThat(met).isEqualTo(ASKED);
    }

    private static void assertThatAllIsThere(Match match) {
        AgricolaView view = (AgricolaView) match.position().view(0);
        String text = drawn(match).replaceAll("\\s+", " ");
        AgricolaSentences brief = new AgricolaSentences(ENGLISH.brief());
        view.spaces()
                .forEach(space ->
                        assertThat(text).contains(brief.space(space.space())).contains(PHRASES.offer(view, space)));
        for (int stage = 1; stage <= view.toCome().size(); stage++) {
            assertThat(text).contains(PHRASES.stage(view, stage)).contains(PHRASES.out(view, stage));
            assertThat(text).contains(PHRASES.toCome(view, stage));
        }
        view.improvements().stream()
                .filter(card -> card.owner() == null)
                .forEach(card ->
                        assertThat(text).contains(PHRASES.card(card.card()) + " " + PHRASES.price(card.card())));
        ClosingView closing = view.closing();
        assertThat(text).contains(closing == null ? "" : PHRASES.closing(closing));
        assertThat(text).contains(PHRASES.payments(view)).contains(PHRASES.harvests(view));
        view.players().forEach(player -> assertThatItIsThere(view, player, text));
    }

    private static void assertThatItIsThere(AgricolaView view, PlayerView player, String text) {
        ForecastView forecast = player.forecast();
        assertThat(text)
                .contains(PHRASES.supply(player))
                .contains(PHRASES.family(player))
                .contains(PHRASES.prices(player) + "; " + PHRASES.left(player))
                .contains(PHRASES.cards(view, player))
                .contains(PHRASES.affordable(player))
                .contains(PHRASES.begging(player))
                .contains(PHRASES.score(player))
                .contains(PHRASES.waiting(view, player.seat()))
                .contains(forecast == null ? "" : PHRASES.forecast(forecast))
                .contains(PHRASES.joined(PHRASES.animals(player)));
    }

    @Test
    @Rule("AGR-S6")
    void cards_to_come_are_named_by_stage_without_their_order() {
        assertThat(drawn(table(2, "classic", 1)))
                .contains("Stage 3, rounds 8–9: to come in some order: Vegetable Seeds and Pig Market\n")
                .contains("Stage 6, round 14: to come: Farm Redevelopment\n");
    }

    @Test
    @Rule({"AGR-B3", "AGR-B6"})
    void spaces_say_what_they_do_at_this_table() {
        assertThat(drawn(table(3, "classic", 1)))
                .contains("Day Laborer             1 food, take 1 building resource of your choice\n");
        assertThat(drawn(table(3, "revised", 1)))
                .contains("Day Laborer             2 food\n")
                .contains("Resource Market         1 food, take 1 reed or 1 stone\n");
        assertThat(drawn(table(4, "revised", 1))).contains("1 reed, 1 stone, and 1 food\n");
    }

    @Test
    @Rule({"AGR-M2", "AGR-M3", "AGR-S8"})
    void cooking_improvements_have_the_rates_of_the_box() {
        int[] rates = Components.numbers("cooking-hearth");
        assertThat(PHRASES.effect("cooking-hearth-4"))
                .isEqualTo(PHRASES.effect("cooking-hearth-5"))
                .contains("1 vegetable into " + rates[0] + " food, 1 sheep into " + rates[1]
                        + " food, 1 wild boar into " + rates[2] + " food, and 1 cattle into " + rates[3] + " food")
                .contains("into " + rates[4] + " food each");
    }

    @Test
    @Rule("AGR-S8")
    void every_part_that_is_reconstructed_is_named() {
        List<String> parts = Components.BOX.reconstructed().stream()
                .map(kind -> "part-" + kind)
                .distinct()
                .toList();
        assertThat(parts)
                .isNotEmpty()
                .allSatisfy(part -> assertThat(PHRASES.reconstructed())
                        .contains(ENGLISH.label(part))
                        .doesNotContain(part));
    }

    @Test
    void animals_to_keep_are_counted_by_kind_and_none_is_not_said() {
        assertThat(move(ENGLISH, "keep 3 0 1")).isEqualTo("Keep 3 sheep, 1 cattle");
        assertThat(move(ENGLISH, "keep 0 2 0")).isEqualTo("Keep 2 wild boar");
        assertThat(move(FRENCH, "keep 1 2 3")).isEqualTo("Garder 1 mouton, 2 sangliers, 3 bœufs");
    }

    @Test
    @Rule({"AGR-W4", "AGR-W5"})
    void a_question_says_which_parts_of_a_space_are_left() {
        assertThat(question("work side-job 0 0 0"))
                .isEqualTo("Side Job: build 1 stable for 1 wood, bake bread, or both.");
        assertThat(question("work side-job 0 1 1")).isEqualTo("Side Job: bake bread, or say that you are done.");
        assertThat(question("work fencing 0 1 0"))
                .isEqualTo("Fencing: mark more squares for the pasture, or close it.");
        assertThat(question("work fencing 0 1 1"))
                .isEqualTo("Fencing: mark the squares of another pasture and close it, or say that you are done.");
        assertThat(question("work house-redevelopment 0 9 1"))
                .isEqualTo("House Redevelopment: your house is renovated; build an improvement too, or say that you are"
                        + " done.");
        assertThat(question("work cultivation 0 2 16"))
                .isEqualTo("Cultivation: sow another field or go on with plowing, or say that you are done.");
        assertThat(question("work cultivation 0 10 17"))
                .isEqualTo("Cultivation: sow another field, or say that you are done.");
    }

    private static String move(Words words, String move) {
        return words.move(AGRICOLA.moves().read(move).getAsLong());
    }

    private static String question(String question) {
        return ENGLISH.question(AGRICOLA.questions().read(question).getAsLong());
    }

    private static Match table(int seats, String edition, long seed) {
        return new Match(new Setup(AGRICOLA, seats, Map.of("edition", edition, "solo-cards", "chosen"), Seed.of(seed)));
    }

    private static String drawn(Match match) {
        return String.join("\n", TextScenes.of(AGRICOLA).draw(match.position().view(0), ENGLISH, Ink.PLAIN));
    }
}
