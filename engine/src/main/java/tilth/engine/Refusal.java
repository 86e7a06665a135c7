package tilth.engine;

import java.util.Map;

/**
 * Why something may not be done: the id of the rule, a key for the sentence in the reader's language, and the facts that
 * go into it.
 */
public record Refusal(String rule, String key, Map<String, Object> facts) {

    public Refusal {
        facts = Map.copyOf(facts);
    }

    public static Refusal of(String rule, String key) {
        return new Refusal(rule, key, Map.of());
    }

    public static Refusal of(String rule, String key, Map<String, Object> facts) {
        return new Refusal(rule, key, facts);
    }
}
