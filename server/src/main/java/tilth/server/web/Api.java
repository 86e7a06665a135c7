package tilth.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.RecordText;
import tilth.engine.Refusal;
import tilth.scenes.Words;
import tilth.server.house.Opening;
import tilth.server.house.Outcome;
import tilth.server.house.Records;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.people.Caller;
import tilth.server.people.Guest;
import tilth.server.people.Keys;
import tilth.server.people.Tokens;
import tilth.server.table.Choices;
import tilth.server.table.Table;
import tools.jackson.databind.json.JsonMapper;

/** The tables for programs: JSON over HTTP, and a stream of changes. docs/api.md describes it. */
final class Api {

    /** Pages mark their lines with so many letters at most. */
    private static final int LONGEST_MARK = 20;

    private static final String TABLE = "/api/tables/{table}";
    private static final int NO_SEAT = -1;

    private final Tables tables;
    private final Opening opening;
    private final Wishes wishes;
    private final Feeds feeds;
    private final Handler fromRecord;
    private final Shown shown = new Shown();

    Api(Tables tables, Opening opening, Wishes wishes, Feeds feeds, ReadingRoom room) {
        this.tables = tables;
        this.opening = opening;
        this.wishes = wishes;
        this.feeds = feeds;
        fromRecord = room.here(context -> opened(context, openFromRecord(JsonFields.of(context))));
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.post("/api/tables", this::open);
        routes.get(TABLE, context -> table(context, tables.see(context.pathParam("table"))));
        routes.post(TABLE + "/seats/{seat}", this::sit);
        routes.delete(TABLE + "/seats/{seat}", this::free);
        for (TableWishes.Wish wish : new TableWishes(wishes).all()) {
            routes.post(TABLE + "/" + wish.api(), context -> answer(context, carried(context, wish)));
        }
        routes.post(TABLE + "/rematch", this::rematch);
        routes.get(TABLE + "/why", this::why);
        routes.get(TABLE + "/talk", this::talk);
        routes.get(TABLE + "/record", this::record);
        routes.before(TABLE + "/stream", this::mustExist);
        routes.sse(TABLE + "/stream", this::stream);
    }

    private static Outcome carried(Context context, TableWishes.Wish wish) {
        // A wish with nothing to say along needs no body.
        Fields fields = context.body().isBlank()
                ? new JsonFields(JsonMapper.shared().createObjectNode())
                : JsonFields.of(context);
        return wish.carried().out(context.pathParam("table"), Guests.caller(context), fields);
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
                "rulesVersion", game.rulesVersion(),
                "options", game.options());
    }

    private void open(Context context) throws Exception {
        JsonFields wish = JsonFields.of(context);
        if (wish.has("record")) {
            fromRecord.handle(context);
        } else {
            opened(context, openNew(wish, Guests.caller(context)));
        }
    }

    private static void opened(Context context, String id) {
        context.status(HttpStatus.CREATED);
        json(context, Map.of("id", id));
    }

    private String openFromRecord(JsonFields wish) {
        GameRecord record = Records.read(wish.text("record"));
        return opening.playOn(record, wish.number("at", record.turns().size()));
    }

    private String openNew(JsonFields wish, Caller caller) {
        Game game = Games.named(wish.text("game"));
        String id = opening.open(game, wish.number("seats", game.minSeats()), wish.options());
        if (wish.has("patience")
                && !wishes.patience(id, caller, wish.number("patience")).isDone()) {
            throw new BadInput("The patience of a table is 0 to " + Choices.LONGEST_WAIT + " seconds.");
        }
        if (wish.has("absence")
                && !wishes.absence(id, caller, wish.number("absence")).isDone()) {
            throw new BadInput("The absence of a table is 60 to " + Choices.LONGEST_WAIT + " seconds.");
        }
        return id;
    }

    private void table(Context context, Table table) {
        int seat = table.seatOf(Guests.caller(context).keys());
        json(context, shown.json(table, seat, Guests.language(context)));
    }

    private void sit(Context context) {
        String id = context.pathParam("table");
        int seat = seat(context);
        Caller caller = Guests.caller(context);
        JsonFields wish = JsonFields.of(context);
        if (wish.has("bot")) {
            answer(context, wishes.seatBot(id, caller, seat, wish.text("bot")));
            return;
        }
        String token = Tokens.fresh();
        Guest guest = new Guest(wish.text("name"), wish.number("colour", seat));
        Outcome outcome = wishes.sit(id, caller, seat, guest, Tokens.hash(token));
        if (accepted(context, outcome)) {
            json(context, Map.of("token", token));
        }
    }

    private void free(Context context) {
        answer(context, wishes.free(context.pathParam("table"), Guests.caller(context), seat(context)));
    }

    private static int seat(Context context) {
        String text = context.pathParam("seat");
        return text.matches("[0-9]") ? Integer.parseInt(text) : NO_SEAT;
    }

    private void rematch(Context context) {
        Outcome outcome = wishes.rematch(context.pathParam("table"), Guests.caller(context));
        if (accepted(context, outcome)) {
            json(context, Map.of("id", outcome.table().rematch()));
        }
    }

    private void why(Context context) {
        String target = Optional.ofNullable(context.queryParam("target")).orElse("");
        Table table = tables.see(context.pathParam("table"));
        Optional<Refusal> refusal = wishes.why(table, Guests.caller(context), target);
        json(context, refusal.map(found -> refused(context, table, found)).orElse(Map.of()));
    }

    private void talk(Context context) {
        Table table = tables.see(context.pathParam("table"));
        Words words = Words.of(table.game(), Guests.language(context));
        List<TableJson.Saying> said = tables.talk(table.id(), Sayings.before(context, Integer.MAX_VALUE)).stream()
                .map(entry -> TableJson.saying(table, entry, words))
                .toList();
        json(context, Map.of("talk", said));
    }

    private void record(Context context) {
        context.contentType("text/plain; charset=utf-8")
                .result(RecordText.write(wishes.record(context.pathParam("table"))));
    }

    /** Asked before the stream begins: after that, its status can no longer change. */
    private void mustExist(Context context) {
        tables.see(context.pathParam("table"));
    }

    /** Pages only want to know that something changed; a program may ask for the table itself. */
    private void stream(SseClient client) {
        Context context = client.ctx();
        String id = context.pathParam("table");
        // Read now: the request is gone when the table changes.
        Keys keys = Guests.caller(context).keys();
        Locale language = Guests.language(context);
        boolean whole = "yes".equals(context.queryParam("state"));
        feeds.add(
                id,
                new Feed.Listener(keys, page(context)),
                client,
                () -> whole ? state(tables.see(id), keys, language) : change(tables.see(id)));
    }

    private static String page(Context context) {
        String mark = context.queryParam("page");
        return mark == null || mark.length() > LONGEST_MARK ? "" : mark;
    }

    private Feed.Message state(Table table, Keys keys, Locale language) {
        return new Feed.Message("table", table.length(), shown.json(table, table.seatOf(keys), language));
    }

    private static Feed.Message change(Table table) {
        return new Feed.Message("changed", table.length(), Feed.bytes(Integer.toString(table.length())));
    }

    private void answer(Context context, Outcome outcome) {
        if (accepted(context, outcome)) {
            table(context, outcome.table());
        }
    }

    private static boolean accepted(Context context, Outcome outcome) {
        if (outcome instanceof Outcome.Refused(Table table, Refusal refusal)) {
            context.status(HttpStatus.CONFLICT);
            json(context, refused(context, table, refusal));
        }
        return outcome.isDone();
    }

    private static Map<String, Object> refused(Context context, Table table, Refusal refusal) {
        Words words = Words.of(table.game(), Guests.language(context));
        return Map.of("refused", words.refusal(refusal), "rule", refusal.rule(), "key", refusal.key());
    }

    private static void json(Context context, Object value) {
        json(context, JsonMapper.shared().writeValueAsBytes(value));
    }

    private static void json(Context context, byte[] text) {
        context.contentType("application/json").result(text);
    }
}
