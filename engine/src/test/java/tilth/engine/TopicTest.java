package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TopicTest {

    private static final Term TOOL = Term.of("tool", "plough", "scythe");

    private enum Happens implements Happening {
        RAINED,
        SOLD(Term.number("count")),
        BOUGHT(TOOL, Term.number("gold")),
        SHOWN(Term.number("place"), TOOL);

        private final List<Term> operands;

        Happens(Term... operands) {
            this.operands = List.of(operands);
        }

        @Override
        public List<Term> operands() {
            return operands;
        }
    }

    @Test
    void things_are_those_that_its_happening_names_first() {
        Topic tools = Topic.ofThings("tools", Happens.BOUGHT, Happens.SHOWN);
        assertThat(tools.size()).isEqualTo(2);
        assertThat(tools.thing(1)).isEqualTo("scythe");
        assertThat(tools.things()).isEqualTo(TOOL);
    }

    @Test
    void deeds_are_the_happenings_themselves() {
        Topic deeds = Topic.ofDeeds("deeds", Happens.RAINED, Happens.BOUGHT);
        assertThat(deeds.size()).isEqualTo(2);
        assertThat(deeds.thing(1)).isEqualTo("bought");
    }

    @Test
    void a_happening_that_names_no_thing_counts_none() {
        assertThatThrownBy(() -> Topic.ofThings("sales", Happens.SOLD)).hasMessageContaining("sales");
        assertThatThrownBy(() -> Topic.ofThings("weather", Happens.RAINED)).hasMessageContaining("weather");
    }

    @Test
    void only_what_can_be_counted_can_be_offered() {
        assertThatThrownBy(() -> Topic.ofThings("tools", Happens.BOUGHT, Happens.SOLD))
                .hasMessageContaining("sold offers nothing that tools counts");
    }
}
