package tilth.server.table;

import java.util.List;
import java.util.Map;
import tilth.engine.Refusal;

/** What becomes of a wish: what is to be written into the log, all of it or nothing, or why not. */
public sealed interface Answer {

    record Write(List<Fact> facts) implements Answer {
        public Write {
            facts = List.copyOf(facts);
        }
    }

    record No(Refusal refusal) implements Answer {}

    static Answer write(Fact... facts) {
        return new Write(List.of(facts));
    }

    static Answer no(String rule, String key) {
        return new No(Refusal.of(rule, key));
    }

    static Answer no(String rule, String key, Map<String, Object> facts) {
        return new No(Refusal.of(rule, key, facts));
    }
}
