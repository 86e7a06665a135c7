package tilth.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.scenes.Words;
import tilth.scenes.web.SeatLinkPage;
import tilth.scenes.web.TablePage;
import tilth.scenes.web.TakeOverPage;
import tilth.scenes.web.TalkPage;
import tilth.server.house.Outcome;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.people.Guest;
import tilth.server.people.Keys;
import tilth.server.people.Tokens;
import tilth.server.table.Entry;
import tilth.server.table.Table;

/** A table for people: its page and the plain forms on it. */
final class TablePages {

    private static final String TABLE = "/tables/{table}";

    /** Sent by the script of a page, which puts the answer to a wish in the place of what has changed. */
    private static final String PART = "Tilth-Part";

    /** Sent by the script of a page: the prints of what it shows, which need not be sent again. */
    private static final String HAD = "Tilth-Had";

    private final Tables tables;
    private final Wishes wishes;
    private final Feeds feeds;
    private final Clock clock;

    TablePages(Tables tables, Wishes wishes, Feeds feeds, Clock clock) {
        this.tables = tables;
        this.wishes = wishes;
        this.feeds = feeds;
        this.clock = clock;
    }

    void addTo(RoutesConfig routes) {
        routes.get(TABLE, context -> draw(context, seen(context), null, wished(context)));
        routes.get(TABLE + "/live", context -> draw(context, seen(context), null, inPart(context)));
        routes.get(TABLE + "/seat/{token}", this::comeBack);
        routes.post(TABLE + "/seat/{token}", this::takeOver);
        routes.post(TABLE + "/seat-link", this::seatLink);
        routes.get(TABLE + "/seat-link/{token}", this::showSeatLink);
        routes.post(TABLE + "/sit", this::sit);
        routes.post(TABLE + "/bot", this::seatBot);
        for (TableWishes.Wish wish : new TableWishes(wishes).all()) {
            routes.post(TABLE + "/" + wish.page(), context -> answer(context, carried(context, wish)));
        }
        routes.get(TABLE + "/talk", this::talk);
        routes.post(TABLE + "/rematch", this::rematch);
        routes.get(TABLE + "/next", this::next);
        // What was refused is told at the address of a form; whoever comes back to it finds the table.
        new TableWishes(wishes).all().forEach(wish -> routes.get(TABLE + "/" + wish.page(), TablePages::toTable));
        List.of("seat-link", "sit", "bot", "rematch", "play-on")
                .forEach(word -> routes.get(TABLE + "/" + word, TablePages::toTable));
    }

    private static Function<TablePage, String> wished(Context context) {
        return context.queryParam("still") == null ? TablePage::whole : TablePage::still;
    }

    private static Function<TablePage, String> inPart(Context context) {
        String had = context.header(HAD);
        Set<String> prints = had == null ? Set.of() : new HashSet<>(List.of(had.split(" ")));
        return page -> page.live(prints);
    }

    private static void toTable(Context context) {
        Pages.toTable(context, context.pathParam("table"));
    }

    private static Outcome carried(Context context, TableWishes.Wish wish) {
        return wish.carried().out(context.pathParam("table"), Guests.caller(context), new Form(context));
    }

    private void talk(Context context) {
        Table table = seen(context);
        Seating seating = Seating.of(table, Guests.language(context));
        List<Entry> said = tables.talk(table.id(), Sayings.before(context, Integer.MAX_VALUE));
        String before = said.size() < Tables.MOST_TALK
                ? ""
                : Integer.toString(said.getFirst().seq());
        TalkPage page = new TalkPage(
                seating.words(),
                "/tables/" + table.id(),
                said.stream().map(entry -> Sayings.said(table, entry, seating)).toList(),
                before);
        Pages.html(context, page.whole());
    }

    private Table seen(Context context) {
        return tables.see(context.pathParam("table"));
    }

    private void sit(Context context) {
        int seat = new Form(context).number("seat");
        Guest guest = Guests.introduced(context);
        String key = Guests.key(context);
        answer(context, wishes.sit(context.pathParam("table"), Guests.caller(context), seat, guest, key));
    }

    /** The link that brings a person back to a seat, from any browser; one that has another seat here is asked first. */
    @Rule("SRV-9")
    private void comeBack(Context context) {
        Table table = seen(context);
        int own = table.seatOf(Guests.caller(context).keys());
        int offered = opened(context, table);
        if (own == Seats.WATCHER || offered == Seats.WATCHER || own == offered) {
            takeOver(context);
            return;
        }
        Seating seating = Seating.of(table, Guests.language(context));
        String link = context.path();
        TakeOverPage page =
                new TakeOverPage(seating.words(), table.id(), link, seating.name(own), seating.name(offered));
        Pages.html(context, page.whole());
    }

    private void takeOver(Context context) {
        Table table = seen(context);
        if (opened(context, table) != Seats.WATCHER) {
            Guests.hand(context, table.id(), context.pathParam("token"));
        }
        Pages.toTable(context, table.id());
    }

    /** The seat that the secret in a link opens, if it opens one. */
    private static int opened(Context context, Table table) {
        String token = context.pathParam("token");
        return Tokens.isToken(token) ? table.seatOf(Keys.of(token)) : Seats.WATCHER;
    }

    private void seatLink(Context context) {
        String id = context.pathParam("table");
        String token = Tokens.fresh();
        Outcome outcome = wishes.addKey(id, Guests.caller(context), token);
        if (!outcome.isDone()) {
            answer(context, outcome);
            return;
        }
        context.redirect("/tables/" + id + "/seat-link/" + token, HttpStatus.SEE_OTHER);
    }

    /** Shows a new link to its seat's holder, on a page that can be read again in another language. */
    private void showSeatLink(Context context) {
        Table table = seen(context);
        int own = table.seatOf(Guests.caller(context).keys());
        if (own == Seats.WATCHER || own != opened(context, table)) {
            toTable(context);
            return;
        }
        String link = Pages.address(context) + "/tables/" + table.id() + "/seat/" + context.pathParam("token");
        Pages.html(context, new SeatLinkPage(words(context, table), table.id(), link).whole());
    }

    private void seatBot(Context context) {
        Form form = new Form(context);
        String bot = "search:" + form.number("level");
        answer(context, wishes.seatBot(context.pathParam("table"), Guests.caller(context), form.number("seat"), bot));
    }

    private void rematch(Context context) {
        Outcome outcome = wishes.rematch(context.pathParam("table"), Guests.caller(context));
        if (outcome.isDone()) {
            toNext(context, outcome.table());
        } else {
            answer(context, outcome);
        }
    }

    private void next(Context context) {
        toNext(context, seen(context));
    }

    /** On to the table where the same players go on, with the same seat. */
    private void toNext(Context context, Table table) {
        String other = table.rematch();
        if (other.isEmpty()) {
            Pages.toTable(context, table.id());
            return;
        }
        Guests.follow(context, table.id(), other);
        Guests.knownKey(context).ifPresent(key -> wishes.remember(key, other));
        Pages.toTable(context, other);
    }

    /** The page as it is after a wish: the changed part alone for its script, otherwise the whole of it. */
    private void answer(Context context, Outcome outcome) {
        boolean isPart = context.header(PART) != null;
        switch (outcome) {
            case Outcome.Refused(Table table, Refusal refusal) -> {
                context.status(HttpStatus.CONFLICT);
                String sentence = words(context, table).sentence(refusal);
                TablePage.Refused refused = new TablePage.Refused(sentence, refusal.rule());
                draw(context, table, refused, isPart ? inPart(context) : TablePage::whole);
            }
            case Outcome.Done(Table table) -> {
                if (isPart) {
                    draw(context, table, null, inPart(context));
                } else {
                    Pages.toTable(context, table.id());
                }
            }
        }
    }

    private static Words words(Context context, Table table) {
        return Words.of(table.game(), Guests.language(context));
    }

    private void draw(
            Context context, Table table, TablePage.@Nullable Refused refused, Function<TablePage, String> part) {
        Drawing.Viewer viewer = new Drawing.Viewer(
                table.seatOf(Guests.caller(context).keys()),
                Guests.known(context),
                Guests.language(context),
                Pages.address(context) + "/tables/" + table.id(),
                feeds.watching(table),
                clock.millis());
        Pages.html(context, part.apply(Drawing.of(table, viewer, refused)));
    }
}
