package tilth.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.scenes.web.SeatLinkPage;
import tilth.scenes.web.TablePage;

/** A table for people: its page and the plain forms on it. */
final class TablePages {

    private final Tables tables;
    private final Guests guests;
    private final Feeds feeds;
    private final FrontPages front;

    TablePages(Tables tables, Guests guests, Feeds feeds, FrontPages front) {
        this.tables = tables;
        this.guests = guests;
        this.feeds = feeds;
        this.front = front;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/tables/{table}", context -> draw(context, null, TablePage::whole));
        routes.get("/tables/{table}/live", context -> draw(context, null, TablePage::live));
        routes.get("/tables/{table}/seat/{token}", this::comeBack);
        routes.post("/tables/{table}/seat-link", this::seatLink);
        routes.post("/tables/{table}/sit", this::sit);
        routes.post("/tables/{table}/leave", context -> command(context, Commands::leave));
        routes.post("/tables/{table}/bot", this::seatBot);
        routes.post("/tables/{table}/bot-leave", this::sendBotAway);
        routes.post("/tables/{table}/open", this::openToAll);
        routes.post("/tables/{table}/start", context -> command(context, Commands::start));
        routes.post("/tables/{table}/move", this::move);
        routes.post("/tables/{table}/undo", this::undo);
        routes.post("/tables/{table}/confirm", context -> command(context, Commands::confirm));
        routes.post("/tables/{table}/confirming", this::confirming);
        routes.post("/tables/{table}/back", this::askBack);
        routes.post("/tables/{table}/agree", context -> answerBack(context, Entry.Kind.AGREE));
        routes.post("/tables/{table}/refuse", context -> answerBack(context, Entry.Kind.REFUSE));
        routes.post("/tables/{table}/say", this::say);
        routes.post("/tables/{table}/rematch", this::rematch);
        routes.get("/tables/{table}/next", this::next);
    }

    private void sit(Context context) {
        Form form = new Form(context);
        int seat = guests.named(context, form.text("seat"));
        Guest guest = guests.introduced(context);
        answer(context, front.sitDown(context, context.pathParam("table"), seat, guest));
    }

    /** The link that brings a person back to a seat, from any browser. */
    private void comeBack(Context context) {
        String id = context.pathParam("table");
        String token = context.pathParam("token");
        if (Tokens.isToken(token)) {
            guests.hand(context, id, token);
        }
        Pages.toTable(context, id);
    }

    private void seatLink(Context context) {
        String id = context.pathParam("table");
        int seat = guests.mine(context);
        String token = Tokens.fresh();
        Optional<Refusal> refusal = tables.command(id, table -> Commands.addKey(table, seat, Tokens.hash(token)));
        if (refusal.isPresent()) {
            answer(context, refusal);
            return;
        }
        String link = Pages.address(context) + "/tables/" + id + "/seat/" + token;
        Pages.html(context, new SeatLinkPage(guests.words(context), id, link).whole());
    }

    private void seatBot(Context context) {
        Form form = new Form(context);
        int by = guests.mine(context);
        int seat = guests.named(context, form.text("seat"));
        String bot = "search:" + form.number("level");
        carryOut(context, table -> Commands.seatBot(table, by, seat, bot));
    }

    private void sendBotAway(Context context) {
        int by = guests.mine(context);
        int seat = guests.named(context, new Form(context).text("seat"));
        carryOut(context, table -> Commands.sendBotAway(table, by, seat));
    }

    private void openToAll(Context context) {
        guests.mine(context);
        String wish = new Form(context).text("open");
        carryOut(context, table -> Commands.openToAll(wish));
    }

    private void move(Context context) {
        Form form = new Form(context);
        int seen = form.number("seen");
        command(context, (table, seat) -> Commands.move(table, seat, seen, form.text("move")));
    }

    private void undo(Context context) {
        Form form = new Form(context);
        int seen = form.number("seen");
        int downTo = form.number("downTo");
        command(context, (table, seat) -> Commands.undo(table, seat, seen, downTo));
    }

    private void confirming(Context context) {
        String wish = new Form(context).text("confirming");
        command(context, (table, seat) -> Commands.confirming(seat, wish));
    }

    private void askBack(Context context) {
        int downTo = new Form(context).number("downTo");
        command(context, (table, seat) -> Commands.askBack(table, seat, downTo));
    }

    private void answerBack(Context context, Entry.Kind answer) {
        command(context, (table, seat) -> Commands.answerBack(table, seat, answer));
    }

    private void say(Context context) {
        Form form = new Form(context);
        int seat = guests.maybeMine(context);
        String text = form.text("text");
        carryOut(
                context,
                table -> seat == Seats.WATCHER
                        ? Commands.sayAsWatcher(form.text("name").strip(), text)
                        : Commands.say(seat, text));
    }

    private void rematch(Context context) {
        String id = context.pathParam("table");
        guests.mine(context);
        if (tables.see(id, table -> table.isOver() && table.rematch().isEmpty())) {
            String other = tables.see(id, tables::reopen);
            tables.command(id, table -> Commands.rematch(table, other));
        }
        next(context);
    }

    /** On to the table where the same players go on, with the same seat. */
    private void next(Context context) {
        String id = context.pathParam("table");
        String other = tables.see(id, Table::rematch);
        if (other.isEmpty()) {
            Pages.toTable(context, id);
            return;
        }
        guests.follow(context, id, other);
        guests.knownKey(context).ifPresent(key -> front.remember(key, other));
        Pages.toTable(context, other);
    }

    private interface SeatCommand {
        Commands.Answer of(Table table, int seat);
    }

    /** A command of somebody who has a seat. */
    private void command(Context context, SeatCommand command) {
        int seat = guests.mine(context);
        carryOut(context, table -> command.of(table, seat));
    }

    private void carryOut(Context context, Function<Table, Commands.Answer> command) {
        answer(context, tables.command(context.pathParam("table"), command));
    }

    private void answer(Context context, Optional<Refusal> refusal) {
        refusal.ifPresentOrElse(
                found -> refuse(context, found), () -> Pages.toTable(context, context.pathParam("table")));
    }

    private void refuse(Context context, Refusal refusal) {
        context.status(HttpStatus.CONFLICT);
        String sentence = guests.words(context).sentence(refusal);
        draw(context, new TablePage.Refused(sentence, refusal.rule()), TablePage::whole);
    }

    private void draw(Context context, TablePage.@Nullable Refused refused, Function<TablePage, String> part) {
        String id = context.pathParam("table");
        Guest guest = guests.known(context);
        String address = Pages.address(context) + "/tables/" + id;
        TablePage page = tables.see(id, table -> {
            Drawing.Viewer viewer = new Drawing.Viewer(
                    guests.seat(context, table), guest, Guests.language(context), address, feeds.watching(id));
            return Drawing.of(table, viewer, refused);
        });
        Pages.html(context, part.apply(page));
    }
}
