package tilth.engine;

import java.util.Optional;

/** Something on the table that somebody points at, such as {@code tile:arta}: its kind and its word. */
public record Target(String kind, String word) {

    /** The kind of a bare verb, which touches nothing: {@code do:done}. */
    public static final String DO = "do";

    /** Takes a text apart; one without a colon has no kind. */
    public static Target of(String text) {
        int colon = text.indexOf(':');
        return new Target(text.substring(0, Math.max(colon, 0)), text.substring(colon + 1));
    }

    /** The value that a term has for its word, if any. */
    public Optional<Integer> in(Term term) {
        return Optional.of(term.read(word)).filter(value -> value >= 0);
    }

    @Override
    public String toString() {
        return kind + ":" + word;
    }
}
