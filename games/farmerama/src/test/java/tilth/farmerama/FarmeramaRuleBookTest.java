package tilth.farmerama;

import org.junit.jupiter.api.Test;
import tilth.testkit.RuleBook;

class FarmeramaRuleBookTest {

    private final RuleBook book = RuleBook.named("farmerama");

    @Test
    void every_rule_has_code_and_a_test() {
        book.verify("tilth.farmerama");
    }

    @Test
    void every_refusal_names_a_rule() {
        book.verifyRefusals(new Farmerama(), 30);
    }
}
