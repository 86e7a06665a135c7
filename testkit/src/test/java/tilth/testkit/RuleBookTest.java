package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilth.engine.Refusal;

class RuleBookTest {

    private static final String SHEAVES = "tilth.testkit.sheaves";

    @Test
    void ids_are_read_from_the_first_column_of_tables() {
        RuleBook book = RuleBook.of("""
                See ABC-1 and | ABC-2 |.
                | id | rule |
                |---|---|
                | ABC-3 | Sow. |
                | ABC-D12 | Reap, after ABC-4. |
                | ABC-D12b | Reap twice. |
                """);
        assertThat(book.ids()).containsExactlyInAnyOrder("ABC-3", "ABC-D12", "ABC-D12b");
    }

    @Test
    void a_rule_nobody_cites_is_noticed() {
        assertThat(RuleBook.of("| SHV-99 | Nobody thought of it. |").complaints(SHEAVES))
                .contains("SHV-99 has no code", "SHV-99 has no test");
    }

    @Test
    void a_citation_of_no_rule_is_noticed() {
        assertThat(RuleBook.of("| SHV-1 | Only this one. |").complaints(SHEAVES))
                .contains("SHV-2 is cited, but no page has it")
                .doesNotContain("SHV-1 is cited, but no page has it");
    }

    @Test
    void a_refusal_by_no_rule_is_noticed() {
        SpoiledGame game = new SpoiledGame(truth -> new SpoiledPosition(truth) {
            @Override
            public Optional<Refusal> why(int seat, String target) {
                return super.why(seat, target).map(refusal -> Refusal.of("SHV-98", "because"));
            }
        });
        assertThatThrownBy(() -> RuleBook.of("| SHV-1 | Only this one. |").verifyRefusals(game, 2))
                .hasMessageContaining("SHV-98");
    }

    @Test
    void the_rules_of_the_table_have_code_and_tests() {
        RuleBook.named("table").verify("tilth.engine");
    }
}
