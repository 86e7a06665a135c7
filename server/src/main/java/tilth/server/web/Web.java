package tilth.server.web;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import jakarta.servlet.ServletException;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
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
import tilth.server.storage.Storage;
import tilth.server.storage.Summaries;

/** The front door: routes, limits, and what every answer carries. */
public final class Web {

    private static final Logger LOG = LoggerFactory.getLogger(Web.class);
    private static final long LARGEST_BODY = 64 * 1024L;
    private static final long KILO = 1024;
    private static final String RETRY = "Retry-After";
    private static final String A_WHILE = "5";

    private final Api api;
    private final FrontPages front;
    private final TablePages tables;
    private final ReplayPages replays;
    private final Capsules capsules;
    private final Limits limits;
    private final Rehearsal rehearsal;
    private final ReadingRoom room = new ReadingRoom();

    public Web(House house, Capsules capsules, Limits limits, Rehearsal rehearsal) {
        api = new Api(house.tables(), house.opening(), house.wishes(), house.feeds(), room);
        front = new FrontPages(house.opening(), house.wishes(), house.summaries(), house.clock());
        tables = new TablePages(house.tables(), house.wishes(), house.feeds(), house.clock());
        replays = new ReplayPages(house.tables(), house.opening(), house.wishes(), room);
        this.capsules = capsules;
        this.limits = limits;
        this.rehearsal = rehearsal;
    }

    /** What the pages and the programs' door stand on. */
    public record House(Tables tables, Opening opening, Wishes wishes, Feeds feeds, Summaries summaries, Clock clock) {}

    /** Shows the first page; whoever wants more waits until the rehearsal has gone on. */
    public Javalin start(int port) {
        rehearsal.awaitFirstPage();
        return Javalin.create(this::configure).start(port);
    }

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.http.maxRequestSize = LARGEST_BODY;
        config.jetty.modifyServer(server -> server.setErrorHandler(new OwnErrors()));
        config.events.serverStopped(room::close);
        config.routes.before(Guarding::check);
        config.routes.before(limits::check);
        config.routes.before(this::awaitRehearsal);
        api.addTo(config.routes);
        front.addTo(config.routes);
        tables.addTo(config.routes);
        replays.addTo(config.routes);
        addRefusals(config.routes);
        config.routes.exception(TableFault.class, this::fault);
        // The house has given up before anybody was let in.
        config.routes.exception(CancellationException.class, (_, context) -> sayAway(context));
        config.routes.exception(Exception.class, Web::fault);
    }

    private void awaitRehearsal(Context context) {
        if (!FrontPages.isOfFirstPage(context.path())) {
            rehearsal.awaitTables();
        }
    }

    private static void addRefusals(RoutesConfig routes) {
        routes.exception(BadInput.class, (bad, context) -> OneSentence.say(context, bad));
        routes.exception(
                NoTable.class,
                (no, context) ->
                        OneSentence.say(context, HttpStatus.NOT_FOUND, "no-table", Map.of("table", no.table())));
        routes.exception(
                NotFoundResponse.class,
                (_, context) -> OneSentence.say(context, HttpStatus.NOT_FOUND, "no-page", Map.of()));
        routes.exception(
                Stranger.class, (_, context) -> OneSentence.say(context, HttpStatus.FORBIDDEN, "stranger", Map.of()));
        routes.exception(Limits.TooMuch.class, (tooMuch, context) -> {
            context.header(RETRY, Long.toString(tooMuch.seconds()));
            OneSentence.say(context, HttpStatus.TOO_MANY_REQUESTS, "too-much", Map.of());
        });
        routes.exception(
                Guarding.OtherSite.class,
                (_, context) -> OneSentence.say(context, HttpStatus.BAD_REQUEST, "other-site", Map.of()));
        addBrokenBodies(routes);
    }

    private static void addBrokenBodies(RoutesConfig routes) {
        routes.exception(
                Guarding.InParts.class,
                (_, context) -> OneSentence.say(context, HttpStatus.UNSUPPORTED_MEDIA_TYPE, "no-files", Map.of()));
        routes.exception(HttpResponseException.class, Web::refuse);
        // A body that its own header does not describe.
        for (Class<? extends Exception> broken :
                List.of(ServletException.class, IllegalCharsetNameException.class, UnsupportedCharsetException.class)) {
            routes.exception(
                    broken,
                    (_, context) ->
                            OneSentence.say(context, HttpStatus.BAD_REQUEST, "The body of this request is broken."));
        }
    }

    private static void refuse(HttpResponseException refused, Context context) {
        if (refused.getStatus() == HttpStatus.CONTENT_TOO_LARGE.getCode()) {
            Map<String, Object> facts = Map.of("most", LARGEST_BODY / KILO);
            OneSentence.say(context, HttpStatus.CONTENT_TOO_LARGE, "too-large", facts);
        } else {
            String sentence = String.valueOf(refused.getMessage());
            OneSentence.say(context, HttpStatus.forStatus(refused.getStatus()), sentence);
        }
    }

    private void fault(TableFault fault, Context context) {
        capsules.keep(fault, context.method() + " " + context.path() + " " + context.body());
        apologise(context);
    }

    private static void fault(Exception fault, Context context) {
        if (Storage.isAway(fault)) {
            LOG.warn(
                    "the tables cannot be reached: {}",
                    String.valueOf(fault.getMessage()).lines().findFirst().orElse(""));
            sayAway(context);
            return;
        }
        LOG.error("{} {} failed", context.method(), context.path(), fault);
        apologise(context);
    }

    private static void sayAway(Context context) {
        context.header(RETRY, A_WHILE);
        OneSentence.say(context, HttpStatus.SERVICE_UNAVAILABLE, "tables-away", Map.of());
    }

    private static void apologise(Context context) {
        OneSentence.say(context, HttpStatus.INTERNAL_SERVER_ERROR, "fault", Map.of());
    }
}
