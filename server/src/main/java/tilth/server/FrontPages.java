package tilth.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.scenes.Catalogue;
import tilth.scenes.Words;
import tilth.scenes.web.CataloguePage;
import tilth.scenes.web.GamePage;
import tilth.scenes.web.HomePage;
import tilth.scenes.web.RulesPage;
import tilth.scenes.web.Scenes;

/** The way in: the first page, the pages of the games, and opening tables. */
final class FrontPages {

    private static final int MOST_LISTED = 30;
    private static final int OTHER_SEAT = 1;
    private static final int LONGEST_SEARCH = 80;

    private final Tables tables;
    private final Guests guests;
    private final Storage storage;

    FrontPages(Tables tables, Guests guests, Storage storage) {
        this.tables = tables;
        this.guests = guests;
        this.storage = storage;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/", this::home);
        routes.get("/tilth.css", context -> Pages.keep(context, "text/css", Scenes.stylesheet()));
        routes.get("/tilth.js", context -> Pages.keep(context, "text/javascript", Scenes.script()));
        routes.get("/motion.js", context -> Pages.keep(context, "text/javascript", Scenes.motion()));
        routes.get("/replay.js", context -> Pages.keep(context, "text/javascript", Scenes.replay()));
        routes.get("/turbo.js", context -> Pages.keep(context, "text/javascript", Scenes.turbo()));
        routes.get("/icon.svg", context -> Pages.keep(context, "image/svg+xml", Scenes.icon()));
        routes.get("/games/{game}", this::game);
        routes.get("/games/{game}/rules", this::rules);
        routes.get("/games/{game}/cards", this::cards);
        routes.post("/language", this::language);
        routes.post("/play", this::playBot);
        routes.post("/tables", this::open);
    }

    private void home(Context context) {
        Locale language = Guests.language(context);
        Guest guest = guests.known(context);
        List<HomePage.TableLine> yours = guests.knownKey(context)
                .map(key -> lines(context, storage.tablesOf(key, MOST_LISTED), table -> true))
                .orElse(List.of());
        List<HomePage.TableLine> open =
                lines(context, storage.openedToAll(MOST_LISTED), table -> table.isOpenToAll() && !table.isOver());
        Pages.html(context, new HomePage(Games.all(), yours, open, guest.name(), guest.colour(), language).whole());
    }

    private List<HomePage.TableLine> lines(Context context, List<String> ids, Predicate<Table> shown) {
        return ids.stream()
                .flatMap(id -> tables
                        .look(
                                id,
                                table -> shown.test(table)
                                        ? Optional.of(line(context, table))
                                        : Optional.<HomePage.TableLine>empty())
                        .stream())
                .flatMap(Optional::stream)
                .toList();
    }

    private HomePage.TableLine line(Context context, Table table) {
        int seat = guests.seat(context, table);
        Seating seating = Seating.of(table, Guests.language(context));
        Words words = seating.words();
        Stream<String> players = table.chairs().stream()
                .filter(chair -> !chair.isFree())
                .map(chair -> seating.name(table.chairs().indexOf(chair)));
        boolean yourTurn = seat != Seats.WATCHER && Seats.has(table.awaitedSeats(), seat);
        long free = table.chairs().stream().filter(Chair::isFree).count();
        String state = table.isOver()
                ? words.label("page-over")
                : !table.isStarted()
                        ? words.label("page-free-seats", Map.of("count", free))
                        : words.label(yourTurn ? "page-your-turn" : "page-running");
        return new HomePage.TableLine(
                table.head().id(), table.match().game().title(), String.join(", ", players.toList()), state, yourTurn);
    }

    private void game(Context context) {
        Game game = Games.named(context.pathParam("game"));
        Guest guest = guests.known(context);
        Pages.html(context, new GamePage(game, guest.name(), guest.colour(), Guests.language(context)).whole());
    }

    private void rules(Context context) {
        Game game = Games.named(context.pathParam("game"));
        Pages.html(context, RulesPage.of(game, Guests.language(context)).whole());
    }

    private void cards(Context context) {
        Game game = Games.named(context.pathParam("game"));
        Optional<Catalogue> catalogue = Catalogue.maybe(game);
        if (catalogue.isEmpty()) {
            OneSentence.say(context, HttpStatus.NOT_FOUND, "no-cards", Map.of("title", game.title()));
            return;
        }
        CataloguePage.Wanted wanted = new CataloguePage.Wanted(
                asked(context, "deck"), asked(context, "kind"), asked(context, "players"), asked(context, "text"));
        Pages.html(
                context,
                CataloguePage.of(game, catalogue.get(), wanted, Guests.language(context))
                        .whole());
    }

    /** What stands in the address after a name, cut where nobody types so much. */
    private static String asked(Context context, String name) {
        String text = Optional.ofNullable(context.queryParam(name)).orElse("");
        return text.substring(0, Math.min(text.length(), LONGEST_SEARCH));
    }

    private void language(Context context) {
        guests.speak(context, new Form(context).text("language"));
        context.redirect(cameFrom(context), HttpStatus.SEE_OTHER);
    }

    /** The page of ours a form was on; never another site. */
    private static String cameFrom(Context context) {
        try {
            String path = URI.create(
                            Optional.ofNullable(context.header("Referer")).orElse("/"))
                    .getRawPath();
            return path == null || !path.startsWith("/") || path.startsWith("//") ? "/" : path;
        } catch (IllegalArgumentException noAddress) {
            return "/";
        }
    }

    /** One click to a running game. */
    private void playBot(Context context) {
        Form form = new Form(context);
        Game game = Games.named(form.text("game"));
        String bot = "search:" + (form.has("level") ? form.number("level") : 2);
        Words words = Words.of(game, Guests.language(context));
        Guest known = guests.known(context);
        Guest guest = known.name().isEmpty() ? new Guest(words.label("page-you"), known.colour()) : known;
        boolean alone = form.has("alone");
        String id = tables.open(game, alone ? 1 : 2, Map.of());
        sitDown(context, id, 0, guest);
        if (!alone) {
            tables.command(id, table -> Commands.seatBot(table, 0, OTHER_SEAT, bot));
        }
        tables.command(id, table -> Commands.start(table, 0));
        Pages.toTable(context, id);
    }

    private void open(Context context) {
        Form form = new Form(context);
        Game game = Games.named(form.text("game"));
        Guest guest = guests.introduced(context);
        Commands.check(guest);
        String id = tables.open(game, form.number("seats"), form.options());
        sitDown(context, id, 0, guest);
        if (form.has("patience")) {
            tables.command(id, table -> Commands.patience(table, form.number("patience")));
        }
        if (form.has("open")) {
            tables.command(id, table -> Commands.openToAll("on"));
        }
        if (form.number("seats") == 1) {
            // Who plays alone waits for nobody.
            tables.command(id, table -> Commands.start(table, 0));
        }
        Pages.toTable(context, id);
    }

    /** Gives somebody a seat and remembers the table as theirs. */
    Optional<Refusal> sitDown(Context context, String id, int seat, Guest guest) {
        String key = guests.key(context);
        Optional<Refusal> refusal = tables.command(id, table -> Commands.sit(table, seat, guest, key));
        if (refusal.isEmpty()) {
            remember(key, id);
        }
        return refusal;
    }

    /** Lists a table among those of a guest. */
    void remember(String key, String id) {
        storage.remember(key, id, System.currentTimeMillis());
    }
}
