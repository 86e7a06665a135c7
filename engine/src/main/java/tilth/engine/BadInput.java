package tilth.engine;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Something from outside that cannot be used, with one sentence that says why. Nothing has changed. */
public final class BadInput extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient @Nullable RefusedTable refusedTable;

    /** Why a game cannot be played at such a table, for those who can say it in the reader's language. */
    public record RefusedTable(Game game, Refusal why) {}

    public BadInput(String sentence) {
        super(sentence);
        refusedTable = null;
    }

    public BadInput(String sentence, Throwable cause) {
        super(sentence, cause);
        refusedTable = null;
    }

    BadInput(Game game, Refusal why) {
        super("%s cannot be played so: %s %s %s.".formatted(game.title(), why.rule(), why.key(), why.facts()));
        refusedTable = new RefusedTable(game, why);
    }

    /** The sentence for whoever sent it. */
    public String sentence() {
        return String.valueOf(getMessage());
    }

    /** The refusal behind it, where a game has refused a table. */
    public Optional<RefusedTable> refusedTable() {
        return Optional.ofNullable(refusedTable);
    }
}
