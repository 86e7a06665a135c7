package tilth.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Match;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.scenes.Spans;
import tilth.scenes.Words;
import tilth.scenes.web.ColourChoice;
import tilth.scenes.web.Ending;
import tilth.scenes.web.Lobby;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Offers;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.TablePage;
import tilth.server.people.Guest;
import tilth.server.table.Chair;
import tilth.server.table.GoingBack;
import tilth.server.table.Play;
import tilth.server.table.Table;

/** Draws the page of a table for one viewer, from what that viewer may see. */
final class Drawing {

    private static final int LATEST = 30;
    private static final int NONE = -1;

    private final Table table;
    private final Match match;
    private final Viewer viewer;
    private final int seat;
    private final Seating seating;
    private final Words words;

    /**
     * Who looks at a table, and from where.
     *
     * @param guest the name and colour the viewer last played with
     * @param address the address of the table as the viewer knows it
     * @param watching how many look on
     * @param now the time of day, in milliseconds since 1970
     */
    record Viewer(int seat, Guest guest, Locale language, String address, int watching, long now) {}

    private Drawing(Table table, Viewer viewer) {
        this.table = table;
        this.viewer = viewer;
        seat = viewer.seat();
        match = table.match();
        seating = Seating.of(table, viewer.language());
        words = seating.words();
    }

    static TablePage of(Table table, Viewer viewer, TablePage.@Nullable Refused refused) {
        return new Drawing(table, viewer).page(refused);
    }

    private TablePage page(TablePage.@Nullable Refused refused) {
        Board board = new Board(match, table.history(), seating, table.eyes(seat));
        List<Offer> offers = isAsked() ? Offers.of(match.sight(seat), words) : List.of();
        return new TablePage(
                words,
                table.id(),
                asked(board),
                refused,
                board.draw(table.awaitedSeats(), offers),
                offers,
                turn(),
                table.isStarted() || table.isOver() ? null : lobby(),
                goingBack(),
                care(),
                table.isOver() ? ending() : null,
                board.log(LATEST),
                talk(),
                options(),
                table.head().dealKnown(),
                viewer.watching(),
                table.length());
    }

    private boolean isSeated() {
        return seat != Seats.WATCHER;
    }

    /** Whether the viewer plays, and no bot does so instead. */
    private boolean isPlaying() {
        return isSeated()
                && table.isStarted()
                && !table.isOver()
                && !table.chair(seat).isStoodIn();
    }

    private boolean isAsked() {
        return isPlaying() && Seats.has(table.openSeats(), seat);
    }

    private String asked(Board board) {
        if (table.isBroken()) {
            return words.label("page-log-stopped");
        }
        if (table.isOver()) {
            return board.asked();
        }
        if (!table.isStarted()) {
            return words.label(table.chairs().stream().anyMatch(Chair::isFree) ? "page-not-started" : "page-all-here");
        }
        if (table.handingOver() != Seats.NOBODY) {
            return table.handingOver() == seat
                    ? words.label("page-hands-over")
                    : words.label("page-others-hand-over", Map.of("seat", seating.name(table.handingOver())));
        }
        if (isAsked()) {
            String question = words.question(match.sight(seat));
            String asked = words.label("page-asked", Map.of("seat", seating.name(seat), "question", question));
            return table.answersAt(seat).isEmpty()
                    ? asked
                    : asked + " "
                            + words.label("page-answers-for-you", Map.of("time", Spans.of(words, table.patience())));
        }
        return board.asked();
    }

    private TablePage.Turn turn() {
        boolean acting = isPlaying() && !table.isBroken() && !table.goingBack().isAsked();
        int undoable = acting ? table.firstUndoable(seat) : match.length();
        boolean mayUndo = undoable < match.length();
        boolean mayAsk = acting && !mayUndo && !table.wasJustRefused(seat);
        int backTo = mayAsk ? table.beforeLatestTurn(seat) : match.length();
        return new TablePage.Turn(
                seat,
                match.length(),
                mayUndo ? table.latestOwn(seat, match.length()) : NONE,
                mayUndo ? undoable : NONE,
                isSeated() && table.handingOver() == seat,
                isSeated() && table.chair(seat).confirms(),
                backTo < match.length() ? backTo : NONE);
    }

    private TablePage.@Nullable GoingBack goingBack() {
        GoingBack wish = table.goingBack();
        return wish.isAsked()
                ? new TablePage.GoingBack(
                        sentence(wish),
                        wish.asker() == seat,
                        isSeated() && Seats.has(wish.stillAsked(), seat),
                        isSeated() && Seats.has(wish.asked(), seat))
                : null;
    }

    private String sentence(GoingBack wish) {
        Map<String, Object> facts = Map.of(
                "seat", seating.name(wish.asker()),
                "count", match.length() - wish.downTo(),
                "names", names(wish.stillAsked()));
        if (isSeated() && Seats.has(wish.stillAsked(), seat)) {
            return words.label("page-back-asked", facts);
        }
        boolean agreed = isSeated() && Seats.has(wish.asked(), seat);
        return words.label(
                wish.asker() == seat ? "page-back-asked-by-you" : agreed ? "page-back-agreed" : "page-back-waits",
                facts);
    }

    private String names(int seats) {
        return words.list(Board.seats(seats).stream().map(seating::name).toList());
    }

    /** What a player may do about who plays: hand the own seat to a bot, come back, or help out for who is away. */
    private TablePage.Care care() {
        boolean here = isSeated() && table.isStarted() && !table.isOver();
        List<TablePage.Away> away = here
                ? IntStream.range(0, table.chairs().size())
                        .filter(other -> other != seat && isAway(other))
                        .mapToObj(other -> new TablePage.Away(other, seating.name(other)))
                        .toList()
                : List.of();
        return new TablePage.Care(
                isPlaying(),
                here && table.chair(seat).isStoodIn(),
                away,
                isSeated() && table.wasJustRefused(seat),
                table.isBroken() && (isSeated() ? !Seats.has(table.wishToGoOn(), seat) : !table.hasPeople()),
                table.isBroken() ? goOn() : "",
                here ? awayIn() : NONE);
    }

    /** In how many milliseconds somebody will have been away so long that the viewer may let a bot play, or -1. */
    private long awayIn() {
        return IntStream.range(0, table.chairs().size())
                .filter(other -> other != seat)
                .mapToObj(table::absentFrom)
                .flatMapToLong(OptionalLong::stream)
                .map(from -> from - viewer.now())
                .filter(left -> left > 0)
                .min()
                .orElse(NONE);
    }

    private String goOn() {
        int toAgree = 0;
        for (int other = 0; other < table.chairs().size(); other++) {
            boolean agrees = other == seat || Seats.has(table.wishToGoOn(), other);
            toAgree |= table.chair(other).isPlayedByPerson() && !agrees ? 1 << other : 0;
        }
        String means = words.label("page-go-on-hint");
        return toAgree == 0 ? means : means + " " + words.label("page-go-on-waits", Map.of("names", names(toAgree)));
    }

    private boolean isAway(int other) {
        OptionalLong from = table.absentFrom(other);
        return from.isPresent() && from.getAsLong() <= viewer.now();
    }

    private Lobby lobby() {
        List<Lobby.Place> places =
                IntStream.range(0, table.chairs().size()).mapToObj(this::place).toList();
        List<Integer> taken = table.chairs().stream().map(Chair::colour).toList();
        return new Lobby(
                places,
                ColourChoice.all(words, taken, viewer.guest().colour()),
                words.levels(),
                viewer.guest().name(),
                viewer.address(),
                table.isOpenToAll(),
                table.hasPeople() ? seating.name(table.host()) : "",
                Play.mayStart(table, seat, viewer.now()));
    }

    private Lobby.Place place(int at) {
        Chair chair = table.chair(at);
        String name = chair.isFree() ? "" : seating.name(at);
        return new Lobby.Place(
                at,
                seating.css(at),
                seating.mark(at),
                name,
                chair.isBot(),
                at == seat,
                at != seat && seat == table.host() && chair.isPerson());
    }

    private Ending ending() {
        Position position = match.position();
        List<List<Integer>> course = table.course();
        return new Ending(
                words,
                position.scoreSheet(),
                Scenes.of(match.game()).cardPoints(position.view(Seats.WATCHER)),
                seating.sittings(),
                Board.seats(position.winners()),
                course,
                table.rematch());
    }

    private TablePage.Talk talk() {
        List<TablePage.Said> latest = Sayings.latest(table).stream()
                .map(entry -> Sayings.said(table, entry, seating))
                .toList();
        return new TablePage.Talk(
                latest, latest.size() < table.talked(), viewer.guest().name());
    }

    private List<String> options() {
        Stream<String> chosen = match.game().options().stream().map(this::option);
        Stream<String> waits = table.patience() == 0 ? Stream.of() : Stream.of(span("patience", table.patience()));
        return Stream.of(chosen, waits, Stream.of(span("absence", table.absence())))
                .flatMap(each -> each)
                .toList();
    }

    private String span(String name, int seconds) {
        return words.label(
                "page-option", Map.of("option", words.label("page-" + name), "value", Spans.of(words, seconds)));
    }

    private String option(Option option) {
        String value = match.setup().option(option.name());
        return words.label("page-option", Map.of("option", words.option(option), "value", words.option(option, value)));
    }
}
