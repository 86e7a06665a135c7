package tilth.agricola;

import org.junit.jupiter.api.Test;
import tilth.testkit.RuleBook;

class AgricolaRuleBookTest {

    private final RuleBook book = RuleBook.named("agricola");

    @Test
    void every_rule_has_code_and_a_test() {
        book.verify("tilth.agricola");
    }

    @Test
    void every_refusal_names_a_rule() {
        book.verifyRefusals(new Agricola(), 20);
    }
}
