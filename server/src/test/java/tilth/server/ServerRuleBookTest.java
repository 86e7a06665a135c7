package tilth.server;

import org.junit.jupiter.api.Test;
import tilth.testkit.RuleBook;

class ServerRuleBookTest {

    @Test
    void every_rule_has_code_and_a_test() {
        RuleBook.named("server").verify("tilth.server");
    }
}
