package tilth.scenes.web;

import java.util.List;
import java.util.Map;
import java.util.Set;
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
 * @param care who plays, and what the reader may do about it
 * @param ending the scores; nothing while the game is on
 * @param log the latest moves, the newest first
 * @param options what this table has chosen, in words
 * @param dealKnown whether somebody can know what is hidden here
 * @param watching how many look at this table now
 * @param length how much has happened at this table; it only grows
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
        Care care,
        @Nullable Ending ending,
        List<LogLine> log,
        Talk talk,
        List<String> options,
        boolean dealKnown,
        int watching,
        int length) {

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

    /**
     * Somebody asks to go back.
     *
     * @param sentence who asks for what, and who has yet to answer
     * @param yours whether the reader asked
     * @param youAnswer whether the reader has to answer
     * @param youMayRefuse whether the reader may refuse, also after having agreed
     */
    public record GoingBack(String sentence, boolean yours, boolean youAnswer, boolean youMayRefuse) {}

    /**
     * What a reader may do about who plays, and how the table goes on.
     *
     * @param playing whether the reader plays, and may hand the seat to a bot or give it up
     * @param stoodIn whether a bot plays for the reader
     * @param away those who have been away so long that the reader may let a bot play for them
     * @param backRefused whether the others have just refused to go back
     * @param mayGoOn whether the reader may ask to go on from the last good position
     * @param goOn what going on means and who has yet to agree; empty unless the table stands still
     * @param awayIn in how many milliseconds somebody else will have been away so long, or -1
     */
    public record Care(
            boolean playing,
            boolean stoodIn,
            List<Away> away,
            boolean backRefused,
            boolean mayGoOn,
            String goOn,
            long awayIn) {
        public Care {
            away = List.copyOf(away);
        }
    }

    /** Somebody the others have waited for too long. */
    public record Away(int seat, String name) {}

    /** What happened at one move, and how many moves had been played then. */
    public record LogLine(int after, String css, String mark, String words) {}

    /**
     * The latest of what is said at the table.
     *
     * @param hasMore whether more was said before
     * @param name the name under which the reader would speak
     */
    public record Talk(List<Said> said, boolean hasMore, String name) {
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

    /** Whether the reader has a seat and can only wait for others. */
    public boolean waits() {
        boolean playing = isSeated() && isStarted() && !isOver();
        boolean answers = goingBack != null && goingBack.youAnswer();
        return playing && !turn.handsOver() && offers.isEmpty() && !answers;
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

    /** The whole page, which waits without looking again by itself: there is time to write or choose without a script. */
    public String still() {
        return Templates.fill("table.jte", Map.of("page", this, "still", true));
    }

    /** The part that changes. */
    public String live() {
        return live(Set.of());
    }

    /** The part that changes, for patching, without what the reader's browser has already. */
    public String live(Set<String> had) {
        return KeptParts.without(had, Templates.fill("live.jte", Map.of("page", this)));
    }
}
