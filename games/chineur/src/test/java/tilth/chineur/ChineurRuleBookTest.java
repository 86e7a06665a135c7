package tilth.chineur;

import org.junit.jupiter.api.Test;
import tilth.testkit.RuleBook;

class ChineurRuleBookTest {

    private final RuleBook book = RuleBook.named("chineur");

    @Test
    void every_rule_has_code_and_a_test() {
        book.verify("tilth.chineur");
    }

    @Test
    void every_refusal_names_a_rule() {
        book.verifyRefusals(new Chineur(), 30);
    }
}
