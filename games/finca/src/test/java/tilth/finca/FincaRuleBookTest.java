package tilth.finca;

import org.junit.jupiter.api.Test;
import tilth.testkit.RuleBook;

class FincaRuleBookTest {

    private final RuleBook book = RuleBook.named("finca");

    @Test
    void every_rule_has_code_and_a_test() {
        book.verify("tilth.finca");
    }

    @Test
    void every_refusal_names_a_rule() {
        book.verifyRefusals(new Finca(), 30);
    }
}
