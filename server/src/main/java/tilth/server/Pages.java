package tilth.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.scenes.web.HomePage;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.TablePage;

/** The tables for people: pages that work by plain forms, and better with the script. */
final class Pages {

    private static final String FIRST_BOT = "search:2";
    private static final int NEWEST = 50;

    private final Tables tables;
    private final Guests guests;
    private final Storage storage;

    Pages(Tables tables, Guests guests, Storage storage) {
        this.tables = tables;
        this.guests = guests;
        this.storage = storage;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/tilth.css", context -> context.contentType("text/css").result(Scenes.stylesheet()));
        routes.get(
                "/tilth.js", context -> context.contentType("text/javascript").result(Scenes.script()));
        routes.get(
                "/motion.js", context -> context.contentType("text/javascript").result(Scenes.motion()));
        routes.get(
                "/turbo.js",
                context -> context.contentType("text/javascript")
                        .header("Cache-Control", "public, max-age=604800")
                        .result(Scenes.turbo()));
        routes.post("/play", this::playBot);
        routes.post("/tables", this::open);
        routes.get("/tables/{table}", context -> page(context, TablePage::whole));
        routes.get("/tables/{table}/live", context -> page(context, TablePage::live));
        routes.get("/tables/{table}/seat/{token}", this::comeBack);
        routes.post("/tables/{table}/sit", this::sit);
        routes.post("/tables/{table}/bot", this::seatBot);
        routes.post("/tables/{table}/start", this::start);
        routes.post("/tables/{table}/move", this::move);
        routes.post("/tables/{table}/undo", this::undo);
        routes.post("/tables/{table}/confirm", this::confirm);
        routes.post("/tables/{table}/say", this::say);
    }

    private void home(Context context) {
        List<HomePage.OpenTable> open = storage.newest(NEWEST).stream()
                .flatMap(head -> tables.look(head.id(), Pages::freeSeats).stream())
                .filter(table -> table.free() > 0)
                .toList();
        html(context, new HomePage(Games.all(), open, Guests.language(context)).whole());
    }

    private static HomePage.OpenTable freeSeats(Table table) {
        int free = (int) table.chairs().stream().filter(Chair::isFree).count();
        return new HomePage.OpenTable(table.head().id(), table.match().game().title(), table.isStarted() ? 0 : free);
    }

    /** One click to a running game. */
    private void playBot(Context context) {
        Game game = Games.named(field(context, "game"));
        String id = tables.open(game, 2, Map.of());
        sitDown(context, id, 0, "You");
        tables.command(id, table -> Commands.seatBot(table, 1, FIRST_BOT));
        tables.command(id, Commands::start);
        toTable(context, id);
    }

    private void open(Context context) {
        Game game = Games.named(field(context, "game"));
        String id = tables.open(game, number(context, "seats"), Map.of());
        sitDown(context, id, 0, field(context, "name"));
        toTable(context, id);
    }

    private Optional<Refusal> sitDown(Context context, String id, int seat, String name) {
        String token = Tokens.fresh();
        Optional<Refusal> refusal = tables.command(id, table -> Commands.sit(table, seat, name, Tokens.hash(token)));
        if (refusal.isEmpty()) {
            guests.remember(context, id, token);
        }
        return refusal;
    }

    private void sit(Context context) {
        String id = context.pathParam("table");
        Optional<Refusal> refusal = sitDown(context, id, seat(context), field(context, "name"));
        refusal.ifPresentOrElse(found -> refuse(context, found), () -> toTable(context, id));
    }

    /** The link that brings a person back to a seat, from any browser. */
    private void comeBack(Context context) {
        String id = context.pathParam("table");
        String token = context.pathParam("token");
        if (token.matches("[0-9a-f]{64}")) {
            guests.remember(context, id, token);
        }
        toTable(context, id);
    }

    private void seatBot(Context context) {
        int seat = seat(context);
        int level = number(context, "level");
        mine(context);
        carryOut(context, table -> Commands.seatBot(table, seat, "search:" + level));
    }

    private void start(Context context) {
        mine(context);
        carryOut(context, Commands::start);
    }

    private void move(Context context) {
        int seat = mine(context);
        int seen = number(context, "seen");
        String move = field(context, "move");
        carryOut(context, table -> Commands.move(table, seat, seen, move));
    }

    private void undo(Context context) {
        int seat = mine(context);
        int seen = number(context, "seen");
        int downTo = number(context, "downTo");
        carryOut(context, table -> Commands.undo(table, seat, seen, downTo));
    }

    private void confirm(Context context) {
        int seat = mine(context);
        carryOut(context, table -> Commands.confirm(table, seat));
    }

    private void say(Context context) {
        int seat = mine(context);
        String text = field(context, "text");
        carryOut(context, table -> Commands.say(seat, text));
    }

    private void carryOut(Context context, Function<Table, Commands.Answer> command) {
        String id = context.pathParam("table");
        tables.command(id, command).ifPresentOrElse(refusal -> refuse(context, refusal), () -> toTable(context, id));
    }

    private void refuse(Context context, Refusal refusal) {
        context.status(HttpStatus.CONFLICT);
        draw(context, guests.words(context).refusal(refusal), TablePage::whole);
    }

    private void page(Context context, Function<TablePage, String> part) {
        draw(context, "", part);
    }

    private void draw(Context context, String refused, Function<TablePage, String> part) {
        String id = context.pathParam("table");
        TablePage page = tables.look(
                        id, table -> Drawing.of(table, guests.seat(context, table), Guests.language(context), refused))
                .orElseThrow(() -> new NoTable(id));
        html(context, part.apply(page));
    }

    private static void toTable(Context context, String id) {
        context.redirect("/tables/" + id, HttpStatus.SEE_OTHER);
    }

    private int mine(Context context) {
        String id = context.pathParam("table");
        int seat = tables.look(id, table -> guests.seat(context, table)).orElseThrow(() -> new NoTable(id));
        if (seat == Seats.WATCHER) {
            throw new Stranger();
        }
        return seat;
    }

    private int seat(Context context) {
        String id = context.pathParam("table");
        int seats = tables.look(id, table -> table.chairs().size()).orElseThrow(() -> new NoTable(id));
        int seat = number(context, "seat");
        if (seat >= seats) {
            throw new BadInput("Seats of this table are numbered from 0 to " + (seats - 1) + ".");
        }
        return seat;
    }

    private static String field(Context context, String name) {
        return Optional.ofNullable(context.formParam(name)).orElse("");
    }

    private static int number(Context context, String name) {
        String text = field(context, name);
        if (!text.matches("[0-9]{1,6}")) {
            throw new BadInput("\"%s\" must be a number.".formatted(name));
        }
        return Integer.parseInt(text);
    }

    private static void html(Context context, String page) {
        context.contentType("text/html; charset=utf-8").result(page);
    }
}
