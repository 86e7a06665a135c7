package tilth.server.web;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilth.engine.Event;
import tilth.engine.Match;
import tilth.engine.Seats;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Onlooker;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.TablePage;

/** A game as one viewer sees it: the drawn board and what has happened. */
record Board(Match match, List<List<Event>> history, Seating seating, int viewer) {

    private static final int MOST_AROUND = 600;

    /** No move of a well-meant game tells so much. */
    private static final int LONGEST_LINE = 1000;

    /** The board, with what the viewer may do lit up. */
    String draw(int awaitedSeats, List<Offer> offers) {
        Picture picture = new Picture(
                seating.words(),
                new Onlooker(viewer, seating.words().language()),
                seating.sittings(),
                awaitedSeats,
                offers,
                seen());
        return Scenes.of(match.game()).draw(match.position().view(viewer), picture);
    }

    private List<List<Event>> seen() {
        return history.stream().map(this::seen).toList();
    }

    private List<Event> seen(List<Event> events) {
        return events.stream().filter(event -> event.isSeenBy(viewer)).toList();
    }

    /** The latest moves in words, the newest first. */
    List<TablePage.LogLine> log(int most) {
        return log(history.size(), most);
    }

    /** The moves around a position in words, the newest first: a page holds no more of a long game. */
    List<TablePage.LogLine> logAround(int at) {
        return log(Math.min(history.size(), Math.max(at + MOST_AROUND / 2, MOST_AROUND)), MOST_AROUND);
    }

    private List<TablePage.LogLine> log(int upTo, int most) {
        List<TablePage.LogLine> lines = new ArrayList<>();
        for (int move = upTo - 1; move >= 0 && lines.size() < most; move--) {
            String words = words(seen(history.get(move)));
            if (!words.isEmpty()) {
                int seat = match.turn(move).seat();
                lines.add(new TablePage.LogLine(move + 1, seating.css(seat), seating.mark(seat), words));
            }
        }
        return lines;
    }

    private String words(List<Event> events) {
        String words = String.join(" ", seating.words().events(events));
        return words.length() <= LONGEST_LINE ? words : words.substring(0, LONGEST_LINE) + "…";
    }

    /** Who is asked what at this point of the game, in one line. */
    String asked() {
        if (match.position().isOver()) {
            return seating.words().outcome(match.position());
        }
        List<String> open = seats(match.position().awaitedSeats()).stream()
                .map(seating::name)
                .toList();
        return seating.words()
                .label(
                        "page-waiting",
                        Collections.singletonMap("seats", seating.words().list(open)));
    }

    static List<Integer> seats(int set) {
        List<Integer> seats = new ArrayList<>();
        for (int left = set; left != 0; left &= left - 1) {
            seats.add(Seats.first(left));
        }
        return seats;
    }
}
