package tilth.scenes.web;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.scenes.Words;

/**
 * All that the page of a table shows.
 *
 * @param asked whose turn it is and what is asked, in one line
 * @param refused why the last wish was not carried out, if it was not
 * @param board the drawn board
 * @param lobby the seats and how to fill them; nothing once the game has started
 * @param goingBack that somebody asks to go back; nothing otherwise
 * @param ending the scores; nothing while the game is on
 * @param log the latest moves, the newest first
 * @param options what this table has chosen, in words
 * @param watching how many look at this table now
 */
public record TablePage(
        Words words,
        String table,
        String asked,
        @Nullable Refused refused,
        String board,
        List<Offer> offers,
        Turn turn,
        @Nullable Lobby lobby,
        @Nullable GoingBack goingBack,
        @Nullable Ending ending,
        List<LogLine> log,
        Talk talk,
        List<String> options,
        int watching) {

    public TablePage {
        offers = List.copyOf(offers);
        log = List.copyOf(log);
        options = List.copyOf(options);
    }

    /** Why something was not done, and the rule behind it. */
    public record Refused(String sentence, String rule) {}

    /**
     * What the reader may do about the turn.
     *
     * @param you the seat of the reader, or a watcher
     * @param played how many moves have been played, which every move has to name
     * @param undoTo the number of moves one step back goes to, or -1
     * @param undoTurnTo the number of moves taking back the whole turn goes to, or -1
     * @param handsOver whether the reader's finished turn waits to be handed on
     * @param confirms whether the reader wants to be asked that at all
     * @param backTo the number of moves the reader may ask the others to go back to, or -1
     */
    public record Turn(
            int you, int played, int undoTo, int undoTurnTo, boolean handsOver, boolean confirms, int backTo) {

        public boolean isSeated() {
            return you >= 0;
        }
    }

    /** Somebody asks to go back; whether the reader asked, and whether the reader has to answer. */
    public record GoingBack(String asker, boolean yours, boolean youAnswer) {}

    /** What happened at one move, and how many moves had been played then. */
    public record LogLine(int after, String css, String mark, String words) {}

    /** What is said at the table, and the name under which the reader would speak. */
    public record Talk(List<Said> said, String name) {
        public Talk {
            said = List.copyOf(said);
        }
    }

    /** What somebody said; watchers have no mark. */
    public record Said(String css, String mark, String name, String text) {}

    public boolean isSeated() {
        return turn.isSeated();
    }

    public boolean isStarted() {
        return lobby == null;
    }

    public boolean isOver() {
        return ending != null;
    }

    /** Whether the reader can only wait for others. */
    public boolean waits() {
        return !isOver() && !turn.handsOver() && offers.isEmpty() && !(goingBack != null && goingBack.youAnswer());
    }

    public String label(String key) {
        return words.label("page-" + key);
    }

    public String label(String key, String fact, Object value) {
        return words.label("page-" + key, Map.of(fact, value));
    }

    /** Where a form of this page sends its wish. */
    public String to(String wish) {
        return "/tables/" + table + "/" + wish;
    }

    /** Where a rule can be read. */
    public String rule(String id) {
        return "/games/" + words.game().id() + "/rules#" + id;
    }

    /** The whole page. */
    public String whole() {
        return Templates.fill("table.jte", Map.of("page", this));
    }

    /** The part that changes, for patching. */
    public String live() {
        return Templates.fill("live.jte", Map.of("page", this));
    }
}
