package tilth.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Event;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Offers;
import tilth.scenes.web.Onlooker;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.Sitting;
import tilth.scenes.web.TablePage;

/** Draws a table for one viewer, from what that viewer may see. */
final class Drawing {

    private static final int LATEST = 30;
    private static final int NO_UNDO = -1;

    private final Table table;
    private final Match match;
    private final int viewer;
    private final Words words;

    private Drawing(Table table, int viewer, Locale language) {
        this.table = table;
        this.viewer = viewer;
        match = table.match();
        words = Words.of(match.game(), language);
    }

    static TablePage of(Table table, int viewer, Locale language, String refused) {
        return new Drawing(table, viewer, language).page(refused);
    }

    private TablePage page(String refused) {
        boolean seated = viewer != Seats.WATCHER;
        boolean asked = seated && Seats.has(table.openSeats(), viewer);
        List<Offer> offers = asked ? Offers.of(match.sight(viewer), words) : List.of();
        int undoable = seated && table.isStarted() ? table.firstUndoable(viewer) : match.length();
        boolean mayUndo = undoable < match.length();
        Picture picture = new Picture(
                words, new Onlooker(viewer, words.language()), sittings(), table.openSeats(), offers, history());
        return new TablePage(
                words,
                table.head().id(),
                asked(),
                refused,
                Scenes.of(match.game()).draw(match.position().view(viewer), picture),
                offers,
                places(),
                log(),
                talk(),
                viewer,
                match.length(),
                mayUndo ? match.length() - 1 : NO_UNDO,
                mayUndo ? undoable : NO_UNDO,
                table.isStarted(),
                table.handingOver() == viewer && seated,
                match.position().isOver());
    }

    /** Whose turn it is and what is asked, in one line. */
    private String asked() {
        Position position = match.position();
        if (!table.isStarted()) {
            return words.label("page-not-started");
        }
        if (position.isOver()) {
            List<Integer> winners = IntStream.range(0, position.seats())
                    .filter(seat -> Seats.has(position.winners(), seat))
                    .boxed()
                    .toList();
            return words.outcome(winners, position.score(winners.getFirst()));
        }
        if (table.handingOver() != Seats.NOBODY) {
            return table.handingOver() == viewer
                    ? words.label("page-hands-over")
                    : words.label("page-others-hand-over", Map.of("seat", name(table.handingOver())));
        }
        if (viewer != Seats.WATCHER && Seats.has(table.openSeats(), viewer)) {
            String question = words.question(match.sight(viewer).question());
            return words.label("page-asked", Map.of("seat", name(viewer), "question", question));
        }
        List<String> open = IntStream.range(0, position.seats())
                .filter(seat -> Seats.has(table.openSeats(), seat))
                .mapToObj(this::name)
                .toList();
        return words.label("page-waiting", Map.of("seats", words.list(open)));
    }

    private String name(int seat) {
        Chair chair = table.chair(seat);
        return chair.isFree() || chair.isBot() ? words.seat(seat) : chair.name();
    }

    private List<Sitting> sittings() {
        return IntStream.range(0, table.chairs().size())
                .filter(seat -> !table.chair(seat).isFree())
                .mapToObj(seat ->
                        new Sitting(seat, name(seat), seat, table.chair(seat).isBot()))
                .toList();
    }

    private List<TablePage.Place> places() {
        return IntStream.range(0, table.chairs().size())
                .mapToObj(seat -> new TablePage.Place(
                        seat, words.seat(seat), table.chair(seat).name()))
                .toList();
    }

    /** The latest moves in words, the newest first. */
    private List<String> log() {
        List<String> lines = new ArrayList<>();
        for (List<Event> events : history()) {
            String line = String.join(" ", events.stream().map(words::event).toList());
            if (!line.isEmpty()) {
                lines.addFirst(line);
            }
        }
        return lines.subList(0, Math.min(LATEST, lines.size()));
    }

    private List<List<Event>> history() {
        return table.history().stream().map(this::seen).toList();
    }

    private List<Event> seen(List<Event> events) {
        return events.stream().filter(event -> event.isSeenBy(viewer)).toList();
    }

    private List<TablePage.Said> talk() {
        return table.talk().stream()
                .map(entry -> new TablePage.Said(name(entry.seat()), entry.what()))
                .toList();
    }
}
