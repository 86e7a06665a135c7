package tilth.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.RecordText;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The tables for programs: JSON over HTTP, and a stream of changes. docs/api.md describes it. */
final class Api {

    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final Tables tables;
    private final Guests guests;
    private final Feeds feeds;

    Api(Tables tables, Guests guests, Feeds feeds) {
        this.tables = tables;
        this.guests = guests;
        this.feeds = feeds;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.post("/api/tables", this::open);
        routes.get("/api/tables/{table}", this::table);
        routes.post("/api/tables/{table}/seats/{seat}", this::sit);
        routes.delete(
                "/api/tables/{table}/seats/{seat}", context -> command(context, guests.mine(context), Commands::leave));
        routes.post(
                "/api/tables/{table}/start", context -> command(context, guests.maybeMine(context), Commands::start));
        routes.post("/api/tables/{table}/moves", this::move);
        routes.post("/api/tables/{table}/undo", this::undo);
        routes.post(
                "/api/tables/{table}/confirm", context -> command(context, guests.mine(context), Commands::confirm));
        routes.post("/api/tables/{table}/confirming", this::confirming);
        routes.post("/api/tables/{table}/back", this::askBack);
        routes.post("/api/tables/{table}/agree", context -> answerBack(context, Entry.Kind.AGREE));
        routes.post("/api/tables/{table}/refuse", context -> answerBack(context, Entry.Kind.REFUSE));
        routes.post("/api/tables/{table}/say", this::say);
        routes.post("/api/tables/{table}/rematch", this::rematch);
        routes.get("/api/tables/{table}/why", this::why);
        routes.get("/api/tables/{table}/record", this::record);
        routes.before("/api/tables/{table}/stream", this::mustExist);
        routes.sse("/api/tables/{table}/stream", this::stream);
    }

    private void games(Context context) {
        json(context, Games.all().stream().map(Api::described).toList());
    }

    private static Map<String, Object> described(Game game) {
        return Map.of(
                "id", game.id(),
                "title", game.title(),
                "minSeats", game.minSeats(),
                "maxSeats", game.maxSeats(),
                "options", game.options());
    }

    private void open(Context context) {
        JsonNode wish = body(context);
        context.status(HttpStatus.CREATED);
        json(context, Map.of("id", wish.has("record") ? openFromRecord(wish) : openNew(wish)));
    }

    private String openFromRecord(JsonNode wish) {
        GameRecord record = Records.read(wish.path("record").asString(""));
        int most = record.turns().size();
        return tables.open(
                record.setup(), Commands.moves(record, wish.path("at").asInt(most)));
    }

    private String openNew(JsonNode wish) {
        Map<String, String> options = new HashMap<>();
        wish.path("options")
                .properties()
                .forEach(
                        option -> options.put(option.getKey(), option.getValue().asString()));
        Game game = Games.named(wish.path("game").asString(""));
        String id = tables.open(game, wish.path("seats").asInt(game.minSeats()), options);
        if (wish.has("patience")) {
            tables.command(
                            id,
                            table -> Commands.patience(
                                    table, wish.path("patience").asInt(-1)))
                    .ifPresent(refusal -> {
                        throw new BadInput(
                                "The patience of a table is 0 to " + Commands.LONGEST_PATIENCE + " seconds.");
                    });
        }
        return id;
    }

    private void table(Context context) {
        String id = context.pathParam("table");
        Optional<TableJson> seen =
                tables.look(id, table -> TableJson.of(table, guests.seat(context, table), Guests.language(context)));
        json(context, seen.orElseThrow(() -> new NoTable(id)));
    }

    private void sit(Context context) {
        int seat = guests.named(context, context.pathParam("seat"));
        JsonNode wish = body(context);
        if (wish.has("bot")) {
            int by = guests.maybeMine(context);
            String bot = wish.path("bot").asString("");
            answer(context, table -> Commands.seatBot(table, by, seat, bot));
            return;
        }
        String token = Tokens.fresh();
        Guest guest =
                new Guest(wish.path("name").asString(""), wish.path("colour").asInt(seat));
        if (carriedOut(context, table -> Commands.sit(table, seat, guest, Tokens.hash(token)))) {
            json(context, Map.of("token", token));
        }
    }

    private void move(Context context) {
        JsonNode wish = body(context);
        int seat = guests.mine(context);
        answer(
                context,
                table -> Commands.move(
                        table,
                        seat,
                        wish.path("seen").asInt(-1),
                        wish.path("move").asString("")));
    }

    private void undo(Context context) {
        JsonNode wish = body(context);
        int seat = guests.mine(context);
        answer(
                context,
                table -> Commands.undo(
                        table,
                        seat,
                        wish.path("seen").asInt(-1),
                        wish.path("downTo").asInt(-1)));
    }

    private void confirming(Context context) {
        String wish = body(context).path("confirming").asString("");
        int seat = guests.mine(context);
        answer(context, table -> Commands.confirming(seat, wish));
    }

    private void askBack(Context context) {
        int downTo = body(context).path("downTo").asInt(-1);
        int seat = guests.mine(context);
        answer(context, table -> Commands.askBack(table, seat, downTo));
    }

    private void answerBack(Context context, Entry.Kind kind) {
        int seat = guests.mine(context);
        answer(context, table -> Commands.answerBack(table, seat, kind));
    }

    private void say(Context context) {
        JsonNode wish = body(context);
        String text = wish.path("text").asString("");
        String name = wish.path("name").asString("").strip();
        int seat = guests.maybeMine(context);
        answer(context, table -> seat == Seats.WATCHER ? Commands.sayAsWatcher(name, text) : Commands.say(seat, text));
    }

    private void rematch(Context context) {
        String id = context.pathParam("table");
        guests.mine(context);
        if (accepted(context, tables.openRematch(id))) {
            json(context, Map.of("id", tables.see(id, Table::rematch)));
        }
    }

    private void why(Context context) {
        String target = Optional.ofNullable(context.queryParam("target")).orElse("");
        int seat = guests.mine(context);
        String id = context.pathParam("table");
        Optional<Refusal> refusal = tables.look(
                        id, table -> table.match().position().why(seat, target))
                .orElseThrow(() -> new NoTable(id));
        json(context, refusal.map(found -> refused(context, found)).orElse(Map.of()));
    }

    private void record(Context context) {
        context.contentType("text/plain; charset=utf-8")
                .result(RecordText.write(tables.openRecord(context.pathParam("table"))));
    }

    /** Asked before the stream begins: after that, its status can no longer change. */
    private void mustExist(Context context) {
        change(context.pathParam("table"));
    }

    /** Pages only want to know that something changed; a program may ask for the table itself. */
    private void stream(SseClient client) {
        Context context = client.ctx();
        String id = context.pathParam("table");
        // Read now: the request is gone when the table changes.
        ToIntFunction<Table> seat = guests.seat(context, id);
        Locale language = Guests.language(context);
        boolean whole = "yes".equals(context.queryParam("state"));
        feeds.add(id, client, () -> whole ? state(id, seat, language) : change(id));
    }

    private Feed.Message state(String id, ToIntFunction<Table> seat, Locale language) {
        record Seen(int length, TableJson json) {}
        Seen seen = tables.look(
                        id, table -> new Seen(table.length(), TableJson.of(table, seat.applyAsInt(table), language)))
                .orElseThrow(() -> new NoTable(id));
        return new Feed.Message("table", seen.length(), JSON.writeValueAsString(seen.json()));
    }

    private Feed.Message change(String id) {
        int length = tables.look(id, Table::length).orElseThrow(() -> new NoTable(id));
        return new Feed.Message("changed", length, Integer.toString(length));
    }

    private interface SeatCommand {
        Commands.Answer of(Table table, int seat);
    }

    private void command(Context context, int seat, SeatCommand command) {
        answer(context, table -> command.of(table, seat));
    }

    private void answer(Context context, Function<Table, Commands.Answer> command) {
        if (carriedOut(context, command)) {
            table(context);
        }
    }

    private boolean carriedOut(Context context, Function<Table, Commands.Answer> command) {
        return accepted(context, tables.command(context.pathParam("table"), command));
    }

    private boolean accepted(Context context, Optional<Refusal> refusal) {
        refusal.ifPresent(found -> {
            context.status(HttpStatus.CONFLICT);
            json(context, refused(context, found));
        });
        return refusal.isEmpty();
    }

    private Map<String, Object> refused(Context context, Refusal refusal) {
        return Map.of("refused", guests.words(context).refusal(refusal), "rule", refusal.rule(), "key", refusal.key());
    }

    private static JsonNode body(Context context) {
        try {
            return JSON.readTree(context.body());
        } catch (JacksonException broken) {
            throw new BadInput("The body of this request is not JSON.", broken);
        }
    }

    private static void json(Context context, Object value) {
        context.contentType("application/json").result(JSON.writeValueAsString(value));
    }
}
