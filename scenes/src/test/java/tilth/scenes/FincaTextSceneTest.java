package tilth.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;

class FincaTextSceneTest {

    private static final Game FINCA = Games.named("finca");
    private static final Words ENGLISH = Words.of(FINCA, Locale.ENGLISH);

    @Test
    void finca_fits_on_a_page() {
        Match match = new Match(Setup.of(FINCA, 3, Seed.of(5)));
        Chance.play(match, 90, new QuickRng(3));
        assertThat(String.join("\n", TextScenes.of(FINCA).draw(match.position().view(0), ENGLISH, Ink.PLAIN)))
                .isEqualTo("""
                        Finca: round 16, 4 wooden fincas left, bonus pile 7 6 5 4

                        Windmill
                            ┌─ 0 ──────┬─ 1 ──────┬─ 2 ──────┬─ 3 ──────┬─ 4 ──────┬─ 5 ──────┐
                          ▲ │ almond   │ fig      │ almond   │ lemon    │ fig      │ orange   │ ▼
                          │ │          │ #        │ ^        │ *        │          │ *        │ │
                         ═╪═├──────────┼──────────┼──────────┼──────────┼──────────┼──────────┤═╪═
                          │ │ olive    │ grape    │ orange   │ grape    │ lemon    │ olive    │ │
                          ▲ │ *        │          │ * ###    │          │          │ ^^^      │ ▼
                            └─ 11 ─────┴─ 10 ─────┴─ 9 ──────┴─ 8 ──────┴─ 7 ──────┴─ 6 ──────┘
                            Farmers walk along the arrows. Crossing a donkey line (═╪═) earns a cart.

                        Villages     tiles  face-up tile          finca for        counts
                        Alcúdia          3  2 oranges, 3 olives   question marks   *0 #4 ^5
                        Artà             2  6 fruits of one kind  figs             *0 #0 ^1
                        Son Servera      2  3 grapes              almonds          *2 #1 ^2
                        Vilafranca       4  1 of each fruit       almonds, figs    *2 #1 ^3
                        Inca             0  closed                olives           won by Yellow ^
                        Andratx          4  1 of each fruit       grapes           *2 #0 ^2
                        Palma            3  1 of each fruit       lemons           *2 #1 ^2
                        Llucmajor        3  2 olives, 3 figs      oranges          *2 #3 ^0
                        Campos           4  6 fruits of one kind  oranges, grapes  *4 #3 ^2
                        Felanitx         1  3 oranges             lemons, olives   *4 #1 ^8

                        Players   orange  grape  lemon  olive  almond  fig  carts  fincas  bonus  points
                        supply         9      9      7     14       9    7      5
                        Red *          1      4      1      0       3    2      0       0      0      14
                        Blue #         4      1      4      0       2    1      0       0      0       9
                        Yellow ^       0      0      2      0       0    4      1       1      0      25

                        tiles of  1  2  3  4  5  6  action tiles left
                        Red *     0  1  0  2  0  0  Big cart, Minus one
                        Blue #    3  1  0  1  0  0  -
                        Yellow ^  2  0  1  2  1  0  Strong wind""");
    }
}
