package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.agricola.box.Components;
import tilth.engine.Row;
import tilth.engine.Rule;

/** What is in the box, and which rows nobody could read off. */
@Rule("AGR-S8")
class ComponentsTest {

    @Test
    void the_rows_nobody_could_read_off_are_these() {
        assertThat(Components.BOX.rows().stream()
                        .filter(Row::isReconstructed)
                        .map(row -> row.kind() + " " + row.content().getFirst()))
                .containsExactly(
                        "rooms a2",
                        "fireplace 2",
                        "cooking-hearth 3",
                        "score fields",
                        "score pastures",
                        "score grain",
                        "score vegetable",
                        "score sheep",
                        "score wild-boar",
                        "score cattle");
    }

    @Test
    void steps_grow() {
        for (String category :
                new String[] {"fields", "pastures", "grain", "vegetable", "sheep", "wild-boar", "cattle"}) {
            assertThat(Components.steps(category)).hasSize(4).isSorted();
        }
        assertThat(Components.numbers("fireplace")).containsExactly(2, 2, 2, 3, 2);
    }
}
