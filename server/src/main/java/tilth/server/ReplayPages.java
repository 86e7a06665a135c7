package tilth.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import tilth.engine.BadInput;
import tilth.engine.Event;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.scenes.web.ReplayPage;

/** Games move by move: those of tables, and those that are whole in a link. */
final class ReplayPages {

    private final Tables tables;
    private final Guests guests;

    ReplayPages(Tables tables, Guests guests) {
        this.tables = tables;
        this.guests = guests;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/tables/{table}/at/{moves}", this::tableAt);
        routes.get("/tables/{table}/record", this::file);
        routes.get("/tables/{table}/record-link", this::toLink);
        routes.post("/tables/{table}/play-on", this::playOnTable);
        routes.get("/r/{link}", context -> linkAt(context, Integer.MAX_VALUE));
        routes.get("/r/{link}/at/{moves}", context -> linkAt(context, moves(context.pathParam("moves"))));
        routes.post("/r/{link}/play-on", this::playOnLink);
        routes.post("/records", this::bring);
    }

    private void tableAt(Context context) {
        String id = context.pathParam("table");
        int moves = moves(context.pathParam("moves"));
        String address = "/tables/" + id;
        ReplayPage page = tables.see(id, table -> {
            GameRecord record = table.match().record();
            int at = Math.min(moves, record.turns().size());
            Seating seating = Seating.of(table, Guests.language(context));
            Board board = board(record, table.history(), at, seating, guests.seat(context, table));
            return new ReplayPage(
                    seating.words(),
                    address,
                    address,
                    at,
                    record.turns().size(),
                    board.asked(),
                    board.draw(0, List.of()),
                    whole(table, board),
                    table.isOver(),
                    table.isOver() ? address + "/record" : "",
                    table.isOver() ? link(context, record) : "");
        });
        Pages.html(context, page.whole());
    }

    private static List<tilth.scenes.web.TablePage.LogLine> whole(Table table, Board board) {
        return new Board(table.match(), table.history(), board.seating(), board.viewer()).log(Integer.MAX_VALUE);
    }

    private static Board board(GameRecord record, List<List<Event>> history, int at, Seating seating, int viewer) {
        return new Board(record.replay(at), history.subList(0, at), seating, viewer);
    }

    private void linkAt(Context context, int moves) {
        String link = context.pathParam("link");
        GameRecord record = RecordLink.read(link);
        Match whole = replayed(record);
        List<List<Event>> history = record.story();
        int at = Math.min(moves, record.turns().size());
        Seating seating = Seating.of(whole.game(), record.setup().seats(), Guests.language(context));
        Board board = board(record, history, at, seating, Seats.WATCHER);
        Board end = new Board(whole, history, seating, Seats.WATCHER);
        ReplayPage page = new ReplayPage(
                seating.words(),
                "/r/" + link,
                "/",
                at,
                record.turns().size(),
                board.asked(),
                board.draw(0, List.of()),
                end.log(Integer.MAX_VALUE),
                true,
                "",
                link(context, record));
        Pages.html(context, page.whole());
    }

    private static String link(Context context, GameRecord record) {
        return Pages.address(context) + "/r/" + RecordLink.write(record);
    }

    private void file(Context context) {
        context.header("Content-Disposition", "attachment; filename=\"" + context.pathParam("table") + ".tilth\"")
                .contentType("text/plain; charset=utf-8")
                .result(RecordText.write(tables.openRecord(context.pathParam("table"))));
    }

    private void toLink(Context context) {
        context.redirect("/r/" + RecordLink.write(tables.openRecord(context.pathParam("table"))));
    }

    private void playOnTable(Context context) {
        playOn(context, tables.openRecord(context.pathParam("table")));
    }

    private void playOnLink(Context context) {
        GameRecord record = RecordLink.read(context.pathParam("link"));
        replayed(record);
        playOn(context, record);
    }

    private void playOn(Context context, GameRecord record) {
        int at = Math.min(new Form(context).number("at"), record.turns().size());
        Pages.toTable(context, tables.open(record.setup(), Commands.moves(record, at)));
    }

    /** A record somebody brings along, as text or as a link, is shown move by move; from there it can be played on. */
    private void bring(Context context) {
        String brought = new Form(context).text("record").strip();
        int link = brought.lastIndexOf("/r/");
        GameRecord record =
                link >= 0 ? RecordLink.read(brought.substring(link + "/r/".length())) : RecordText.read(brought);
        replayed(record);
        context.redirect("/r/" + RecordLink.write(record), io.javalin.http.HttpStatus.SEE_OTHER);
    }

    @Rule("SRV-12")
    private static Match replayed(GameRecord record) {
        try {
            return record.replay();
        } catch (GameRecord.RefusedMove refused) {
            throw new BadInput(
                    "Move %d of this record cannot be played (%s)."
                            .formatted(refused.number(), refused.refusal().rule()),
                    refused);
        }
    }

    private static int moves(String text) {
        if (!text.matches("[0-9]{1,6}")) {
            throw new BadInput("A position is a number of moves.");
        }
        return Integer.parseInt(text);
    }
}
