package tilth.scenes.web;

import java.util.List;
import java.util.Map;
import tilth.scenes.Words;

/**
 * All that the page of a table shows around its board.
 *
 * @param asked whose turn it is and what is asked, in one line
 * @param refused why the last wish was not carried out, or nothing
 * @param board the drawn board
 * @param you the seat of the reader, or a watcher
 * @param played how many moves have been played, which every move has to name
 * @param undoTo the number of moves one step back goes to, or -1
 * @param undoTurnTo the number of moves taking back the whole turn goes to, or -1
 */
public record TablePage(
        Words words,
        String table,
        String asked,
        String refused,
        String board,
        List<Offer> offers,
        List<Place> places,
        List<String> log,
        List<Said> talk,
        int you,
        int played,
        int undoTo,
        int undoTurnTo,
        boolean started,
        boolean handsOver,
        boolean over) {

    public TablePage {
        offers = List.copyOf(offers);
        places = List.copyOf(places);
        log = List.copyOf(log);
        talk = List.copyOf(talk);
    }

    /** A seat and who has it; nobody if the name is empty. */
    public record Place(int seat, String colour, String name) {
        public boolean isFree() {
            return name.isEmpty();
        }
    }

    /** What somebody said. */
    public record Said(String name, String text) {}

    public boolean mayStart() {
        return !started && places.stream().noneMatch(Place::isFree);
    }

    public boolean isSeated() {
        return you >= 0;
    }

    public String label(String key) {
        return words.label("page-" + key);
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
