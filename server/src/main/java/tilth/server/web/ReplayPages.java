package tilth.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import tilth.engine.BadInput;
import tilth.engine.Event;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Seats;
import tilth.scenes.web.ReplayPage;
import tilth.server.house.Opening;
import tilth.server.house.Records;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.table.Table;

/** Games move by move: those of tables, and those that are whole in a link. */
final class ReplayPages {

    private final Tables tables;
    private final Opening opening;
    private final Wishes wishes;
    private final ReadingRoom room;

    ReplayPages(Tables tables, Opening opening, Wishes wishes, ReadingRoom room) {
        this.tables = tables;
        this.opening = opening;
        this.wishes = wishes;
        this.room = room;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/tables/{table}/at/{moves}", room.here(this::tableAt));
        routes.get("/tables/{table}/record", this::file);
        routes.get("/tables/{table}/record-link", this::toLink);
        routes.post("/tables/{table}/play-on", room.here(this::playOnTable));
        routes.get("/r/{link}", room.here(this::toEnd));
        routes.get("/r/{link}/at/{moves}", room.here(context -> linkAt(context, moves(context.pathParam("moves")))));
        routes.post("/r/{link}/play-on", room.here(this::playOnLink));
        routes.post("/records", room.here(this::bring));
    }

    private void tableAt(Context context) {
        String id = context.pathParam("table");
        int moves = moves(context.pathParam("moves"));
        String address = "/tables/" + id;
        Table table = tables.see(id);
        GameRecord record = table.record();
        int at = Math.min(moves, record.turns().size());
        Seating seating = Seating.of(table, Guests.language(context));
        int viewer = table.eyes(table.seatOf(Guests.caller(context).keys()));
        Board board = board(record, table.history(), at, seating, viewer);
        ReplayPage page = new ReplayPage(
                seating.words(),
                address,
                address,
                at,
                record.turns().size(),
                board.asked(),
                board.draw(0, List.of()),
                whole(table, board).logAround(at),
                table.isOver() && at < record.turns().size(),
                viewer,
                table.isOver() ? address + "/record" : "",
                table.isOver() ? link(context, Records.of(table)) : "");
        Pages.html(context, page.whole());
    }

    private static Board whole(Table table, Board board) {
        return new Board(table.match(), table.history(), board.seating(), board.viewer());
    }

    private static Board board(GameRecord record, List<List<Event>> history, int at, Seating seating, int viewer) {
        return new Board(record.replay(at), history.subList(0, at), seating, viewer);
    }

    /** Every position has an address of its own, so that a long game in a link need not repeat it on every line. */
    private void toEnd(Context context) {
        String link = context.pathParam("link");
        int last = Records.read(Records.LINK + link).turns().size();
        context.redirect(Records.LINK + link + "/at/" + last);
    }

    private void linkAt(Context context, int moves) {
        String link = context.pathParam("link");
        GameRecord record = Records.read(Records.LINK + link);
        Match whole = record.replay();
        List<List<Event>> history = record.story();
        int at = Math.min(moves, record.turns().size());
        Seating seating = Seating.of(record, Guests.language(context));
        Board board = board(record, history, at, seating, Seats.WATCHER);
        Board end = new Board(whole, history, seating, Seats.WATCHER);
        ReplayPage page = new ReplayPage(
                seating.words(),
                Records.LINK + link,
                "/",
                at,
                record.turns().size(),
                board.asked(),
                board.draw(0, List.of()),
                end.logAround(at),
                at < record.turns().size() || !whole.position().isOver(),
                Seats.WATCHER,
                "",
                link(context, record));
        Pages.html(context, page.whole());
    }

    private static String link(Context context, GameRecord record) {
        return Pages.address(context) + Records.LINK + RecordLink.write(record);
    }

    private void file(Context context) {
        context.header("Content-Disposition", "attachment; filename=\"" + context.pathParam("table") + ".tilth\"")
                .contentType("text/plain; charset=utf-8")
                .result(RecordText.write(wishes.record(context.pathParam("table"))));
    }

    private void toLink(Context context) {
        context.redirect(Records.LINK + RecordLink.write(wishes.record(context.pathParam("table"))));
    }

    private void playOnTable(Context context) {
        playOn(context, wishes.record(context.pathParam("table")));
    }

    private void playOnLink(Context context) {
        playOn(context, Records.read(Records.LINK + context.pathParam("link")));
    }

    /** Goes on from a position: against bots at once, or with friends who find their seats. */
    private void playOn(Context context, GameRecord record) {
        Form form = new Form(context);
        int at = Math.clamp(form.number("at"), 0, record.turns().size());
        Position position = record.replay(at).position();
        String id = opening.playOn(record, at);
        if (!form.has("friends") && !position.isOver()) {
            new AtOnce(wishes).play(context, record.setup().game(), id, seat(form, position));
        }
        Pages.toTable(context, id);
    }

    /** The seat the reader had or looks from; otherwise the one whose turn it is. */
    private static int seat(Form form, Position position) {
        return form.has("seat") ? form.number("seat") : Seats.first(position.awaitedSeats());
    }

    /** A record somebody brings along, as text or as a link, is shown move by move; from there it can be played on. */
    private void bring(Context context) {
        GameRecord record = Records.read(new Form(context).text("record"));
        context.redirect(Records.LINK + RecordLink.write(record), HttpStatus.SEE_OTHER);
    }

    private static int moves(String text) {
        if (!text.matches("[0-9]{1,6}")) {
            throw new BadInput("A position is a number of moves.");
        }
        return Integer.parseInt(text);
    }
}
