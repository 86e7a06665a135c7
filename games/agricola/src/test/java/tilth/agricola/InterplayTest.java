package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.engine.Rule;

/** What several rules about cards say together. */
class InterplayTest extends HandScenario {

    private static final String STONE_HOUSE = """
            +   +   +   +   +   +
              .   .   .   .   .
            +   +   +   +   +   +
              S   .   .   .   .
            +   +   +   +   +   +
              S   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class PricesInTheHand {

        private List<Map<String, Integer>> prices(String card) {
            return view(position(), RED.seat).hand().stream()
                    .filter(held -> held.card().equals(card))
                    .map(HandCardView::prices)
                    .findAny()
                    .orElseThrow();
        }

        @Test
        @Rule("AGR-D5")
        void are_those_of_the_space_in_use() {
            given(bothDecks(), players(3), RED.has("3 food"), RED.holds("a098-stable-architect"));
            assertThat(prices("a098-stable-architect")).containsExactly(Map.of());
            RED.plays("place more-lessons");
            assertThat(prices("a098-stable-architect")).containsExactly(Map.of("food", 2));
            meanwhile();
        }

        @Test
        @Rule("AGR-D5")
        void are_those_of_the_card_that_lets_one_play() {
            given(
                    bothDecks(),
                    round(5),
                    beforeTheNextRound(),
                    RED.farm(STONE_HOUSE),
                    RED.has("2 food"),
                    RED.hasPlayed("b097-scholar"),
                    RED.holds("a098-stable-architect"));
            goOn();
            RED.plays("use b097-scholar");
            RED.isOffered("play a098-stable-architect");
            assertThat(prices("a098-stable-architect")).containsExactly(Map.of("food", 1));
            meanwhile();
        }
    }
}
