package tilth.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import jakarta.servlet.ServletException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.engine.BadInput;
import tilth.server.house.Capsules;
import tilth.server.house.NoTable;
import tilth.server.house.Opening;
import tilth.server.house.Stranger;
import tilth.server.house.TableFault;
import tilth.server.house.Tables;
import tilth.server.house.Wishes;
import tilth.server.storage.Summaries;

/** The front door: routes, limits, and what every answer carries. */
public final class Web {

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);
    private static final long LARGEST_BODY = 64 * 1024;
    private static final String MAY_LOAD = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
            + " frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

    private final Api api;
    private final FrontPages front;
    private final TablePages tables;
    private final ReplayPages replays;
    private final Capsules capsules;
    private final Limits limits;

    public Web(House house, Capsules capsules, Limits limits) {
        api = new Api(house.tables(), house.opening(), house.wishes(), house.feeds());
        front = new FrontPages(house.opening(), house.wishes(), house.summaries(), house.clock());
        tables = new TablePages(house.tables(), house.wishes(), house.feeds(), house.clock());
        replays = new ReplayPages(house.tables(), house.opening(), house.wishes());
        this.capsules = capsules;
        this.limits = limits;
    }

    /** What the pages and the programs' door stand on. */
    public record House(Tables tables, Opening opening, Wishes wishes, Feeds feeds, Summaries summaries, Clock clock) {}

    public Javalin start(int port) {
        return Javalin.create(this::configure).start(port);
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = LARGEST_BODY;
        config.routes.before(Web::guard);
        config.routes.before(limits::check);
        api.addTo(config.routes);
        front.addTo(config.routes);
        tables.addTo(config.routes);
        replays.addTo(config.routes);
        config.routes.exception(
                BadInput.class, (bad, context) -> OneSentence.say(context, HttpStatus.BAD_REQUEST, bad.sentence()));
        config.routes.exception(
                NoTable.class,
                (no, context) ->
                        OneSentence.say(context, HttpStatus.NOT_FOUND, "no-table", Map.of("table", no.table())));
        config.routes.exception(
                NotFoundResponse.class,
                (_, context) -> OneSentence.say(context, HttpStatus.NOT_FOUND, "no-page", Map.of()));
        config.routes.exception(
                Stranger.class, (_, context) -> OneSentence.say(context, HttpStatus.FORBIDDEN, "stranger", Map.of()));
        config.routes.exception(
                Limits.TooMuch.class,
                (_, context) -> OneSentence.say(context, HttpStatus.TOO_MANY_REQUESTS, "too-much", Map.of()));
        config.routes.exception(
                OtherSite.class,
                (_, context) -> OneSentence.say(context, HttpStatus.BAD_REQUEST, "other-site", Map.of()));
        // A body that its own header does not describe.
        for (Class<? extends Exception> broken :
                List.of(ServletException.class, IllegalCharsetNameException.class, UnsupportedCharsetException.class)) {
            config.routes.exception(
                    broken,
                    (_, context) ->
                            OneSentence.say(context, HttpStatus.BAD_REQUEST, "The body of this request is broken."));
        }
        config.routes.exception(TableFault.class, this::fault);
        config.routes.exception(Exception.class, Web::fault);
    }

    /** What a page may load, and that no other site may act for its reader. */
    private static void guard(Context context) {
        context.header("Content-Security-Policy", MAY_LOAD);
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Referrer-Policy", "same-origin");
        String site = Optional.ofNullable(context.header("Sec-Fetch-Site")).orElse("none");
        boolean changes = !context.method().name().equals("GET")
                && !context.method().name().equals("HEAD");
        if (changes && !site.equals("same-origin") && !site.equals("none")) {
            throw new OtherSite();
        }
    }

    private void fault(TableFault fault, Context context) {
        capsules.keep(fault, context.method() + " " + context.path() + " " + context.body());
        apologise(context);
    }

    private static void fault(Exception fault, Context context) {
        LOG.error("{} {} failed", context.method(), context.path(), fault);
        apologise(context);
    }

    private static void apologise(Context context) {
        OneSentence.say(context, HttpStatus.INTERNAL_SERVER_ERROR, "fault", Map.of());
    }

    /** A request that another site made its reader send. */
    private static final class OtherSite extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
