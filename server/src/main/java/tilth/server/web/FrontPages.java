package tilth.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.scenes.Catalogue;
import tilth.scenes.web.Asset;
import tilth.scenes.web.CataloguePage;
import tilth.scenes.web.GamePage;
import tilth.scenes.web.HomePage;
import tilth.scenes.web.RulesPage;
import tilth.scenes.web.Scenes;
import tilth.server.house.Opening;
import tilth.server.house.Wishes;
import tilth.server.people.Guest;
import tilth.server.storage.Summaries;
import tilth.server.table.Places;
import tilth.server.table.Summary;

/** The way in: the first page, the pages of the games, and opening tables. */
final class FrontPages {

    private static final int MOST_LISTED = 30;

    /** Tables that wait for their reader are not lost among many others. */
    private static final int MOST_OF_YOURS = 200;

    private static final int LONGEST_SEARCH = 80;

    private static final String FIRST = "/";

    /** Whoever has not come back to a table for so long has forgotten it. */
    private static final Duration FORGOTTEN = Duration.ofDays(60);

    private final Opening opening;
    private final Wishes wishes;
    private final Summaries summaries;
    private final Clock clock;

    FrontPages(Opening opening, Wishes wishes, Summaries summaries, Clock clock) {
        this.opening = opening;
        this.wishes = wishes;
        this.summaries = summaries;
        this.clock = clock;
    }

    /** Whether an address is that of the first page or of what it is drawn with. */
    static boolean isOfFirstPage(String path) {
        return path.equals(FIRST)
                || Asset.all().stream().anyMatch(asset -> asset.path().equals(path));
    }

    void addTo(RoutesConfig routes) {
        routes.get(FIRST, this::home);
        for (Asset asset : Asset.all()) {
            routes.get(asset.path(), context -> Pages.keep(context, asset));
        }
        routes.get(Scenes.FORGET_SYMBOLS, this::forgetSymbols);
        routes.get("/games/{game}", this::game);
        routes.get("/games/{game}/rules", this::rules);
        routes.get("/games/{game}/cards", this::cards);
        routes.post("/language", this::language);
        routes.post("/play", this::playBot);
        routes.post("/tables", this::open);
        // What was refused is told at the address of a form; whoever comes back to it finds the first page.
        List.of("/language", "/play", "/tables", "/records")
                .forEach(form -> routes.get(form, context -> context.redirect("/", HttpStatus.SEE_OTHER)));
    }

    private void home(Context context) {
        Locale language = Guests.language(context);
        Guest guest = Guests.known(context);
        Optional<String> key = Guests.knownKey(context);
        long since = clock.millis() - FORGOTTEN.toMillis();
        List<Summary> yours =
                key.map(known -> summaries.goingOn(known, since, MOST_OF_YOURS)).orElse(List.of());
        List<Summary> finished =
                key.map(known -> summaries.finished(known, MOST_LISTED)).orElse(List.of());
        Pages.html(
                context,
                new HomePage(
                                Games.all(),
                                lines(context, yours),
                                lines(context, finished),
                                lines(context, summaries.openToAll(MOST_LISTED)),
                                guest.name(),
                                guest.colour(),
                                language)
                        .whole());
    }

    private void forgetSymbols(Context context) {
        Guests.forgetSymbols(context);
        context.header("Cache-Control", "no-store").status(HttpStatus.NO_CONTENT);
    }

    private static List<HomePage.TableLine> lines(Context context, List<Summary> tables) {
        return tables.stream()
                .map(table ->
                        TableLines.of(table, Guests.caller(context, table.id()).keys(), Guests.language(context)))
                .toList();
    }

    private void game(Context context) {
        Game game = named(context);
        Guest guest = Guests.known(context);
        Pages.html(context, new GamePage(game, guest.name(), guest.colour(), Guests.language(context)).whole());
    }

    private void rules(Context context) {
        Game game = named(context);
        Pages.html(context, RulesPage.of(game, Guests.language(context)).whole());
    }

    private void cards(Context context) {
        Game game = named(context);
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
        Guests.speak(context, new Form(context).text("language"));
        context.redirect(cameFrom(context), HttpStatus.SEE_OTHER);
    }

    /** The page of ours a form was on, with what was looked for there; never another site. */
    private static String cameFrom(Context context) {
        try {
            URI page = URI.create(Optional.ofNullable(context.header("Referer")).orElse("/"));
            String path = page.getRawPath();
            if (path == null || !path.startsWith("/") || path.startsWith("//")) {
                return "/";
            }
            return page.getRawQuery() == null ? path : path + "?" + page.getRawQuery();
        } catch (IllegalArgumentException noAddress) {
            return "/";
        }
    }

    /** One click to a running game. */
    private void playBot(Context context) {
        Form form = new Form(context);
        Game game = Games.named(form.text("game"));
        boolean alone = form.has("alone");
        String id = opening.open(game, alone ? 1 : 2, Map.of());
        new AtOnce(wishes).play(context, game, id, 0);
        Pages.toTable(context, id);
    }

    private void open(Context context) {
        Form form = new Form(context);
        Game game = Games.named(form.text("game"));
        Guest guest = Guests.introduced(context);
        Places.check(guest);
        String id = opening.open(game, form.number("seats"), form.options());
        sitDown(context, id, guest);
        if (form.has("patience")) {
            AtOnce.must(wishes.patience(id, Guests.caller(context, id), form.number("patience")));
        }
        if (form.has("absence")) {
            AtOnce.must(wishes.absence(id, Guests.caller(context, id), form.number("absence")));
        }
        if (form.has("open")) {
            AtOnce.must(wishes.openToAll(id, Guests.caller(context, id), "on"));
        }
        if (form.number("seats") == 1) {
            // Who plays alone waits for nobody.
            AtOnce.must(wishes.start(id, Guests.caller(context, id)));
        }
        Pages.toTable(context, id);
    }

    private void sitDown(Context context, String id, Guest guest) {
        String key = Guests.key(context);
        AtOnce.must(wishes.sit(id, Guests.caller(context, id), 0, guest, key));
    }

    private static Game named(Context context) {
        String id = context.pathParam("game");
        return Games.all().stream()
                .filter(game -> game.id().equals(id))
                .findFirst()
                .orElseThrow(NotFoundResponse::new);
    }
}
