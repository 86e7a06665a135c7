package tilth.scenes.web;

import java.util.List;
import java.util.Map;
import tilth.scenes.Words;

/**
 * A game as it stood after some of its moves, with the way to all others.
 *
 * @param address where this game is replayed; each position is a page below it
 * @param back where one came from
 * @param at how many moves have been played in the picture
 * @param last how many moves there are
 * @param mayPlayOn whether the game may be played on from here as a new table
 * @param you the seat of the reader, or a watcher
 * @param file where the record is to be had as a file, or nothing
 * @param link where the whole record is in the address itself, or nothing
 */
public record ReplayPage(
        Words words,
        String address,
        String back,
        int at,
        int last,
        String asked,
        String board,
        List<TablePage.LogLine> log,
        boolean mayPlayOn,
        int you,
        String file,
        String link) {

    public ReplayPage {
        log = List.copyOf(log);
    }

    public String at(int moves) {
        return address + "/at/" + Math.clamp(moves, 0, last);
    }

    /** The address of a position as seen from that of any other. */
    public String beside(int moves) {
        return Integer.toString(Math.clamp(moves, 0, last));
    }

    public boolean isFirst() {
        return at == 0;
    }

    public boolean isLast() {
        return at == last;
    }

    public String label(String key) {
        return words.label("page-" + key);
    }

    public String place() {
        return words.label("page-replay-at", Map.of("at", at, "last", last));
    }

    /** The levels of the bots, in words, the lowest first. */
    public List<String> levels() {
        return words.levels();
    }

    public String whole() {
        return Templates.fill("replay.jte", Map.of("page", this));
    }
}
