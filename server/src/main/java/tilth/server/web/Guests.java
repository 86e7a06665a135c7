package tilth.server.web;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.engine.BadInput;
import tilth.scenes.Words;
import tilth.server.people.Caller;
import tilth.server.people.Guest;
import tilth.server.people.Keys;
import tilth.server.people.Tokens;
import tilth.server.table.Chair;

/**
 * Who sends a request. A browser holds one secret for all seats it takes, and one more for each seat it was handed by a
 * link; a program sends the secret of its seat in a header. Only hashes of them are ever kept.
 */
final class Guests {

    private static final int A_YEAR = 365 * 24 * 60 * 60;
    private static final String SECRET = "guest";
    private static final String SENDER = "sender";
    private static final String NAME = "name";
    private static final String COLOUR = "colour";
    private static final String LANGUAGE = "language";

    /** Left by the script that has put the drawings into a page. */
    private static final String SYMBOLS = "symbols";

    private Guests() {}

    /** Whether the sender's browser keeps the drawings of the pieces. */
    static boolean keepsSymbols(Context context) {
        return cookie(context, SYMBOLS) != null;
    }

    static void forgetSymbols(Context context) {
        context.removeCookie(SYMBOLS, "/");
    }

    /** Whoever sends a request about a table. */
    static Caller caller(Context context) {
        return caller(context, context.pathParamMap().getOrDefault("table", ""));
    }

    /** Whoever sends a request, as far as one table is concerned. */
    static Caller caller(Context context, String table) {
        return new Caller(Keys.of(secrets(context, table).toArray(String[]::new)), address(context));
    }

    /** Remembers who sends a request, whatever proxies it came through. */
    static void note(Context context, String sender) {
        context.attribute(SENDER, sender);
    }

    /** Who sends a request, as an address. */
    static String address(Context context) {
        String sender = context.attribute(SENDER);
        return sender == null ? context.ip() : sender;
    }

    private static Stream<String> secrets(Context context, String table) {
        String header = context.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? Stream.of(header.substring("Bearer ".length()).strip())
                : Stream.of(cookie(context, seatCookie(table)), given(context), cookie(context, SECRET))
                        .filter(Objects::nonNull);
    }

    /** The secret a browser has just been given, which it does not send yet. */
    private static @Nullable String given(Context context) {
        return context.attribute(SECRET);
    }

    private static @Nullable String cookie(Context context, String name) {
        return context.cookie(name);
    }

    /** The hash of the browser's secret, which it gets now if it has none. */
    static String key(Context context) {
        String given = given(context);
        if (given != null) {
            return Tokens.hash(given);
        }
        String secret = cookie(context, SECRET);
        if (secret == null || !Tokens.isToken(secret)) {
            secret = Tokens.fresh();
            keep(context, SECRET, secret);
        }
        context.attribute(SECRET, secret);
        return Tokens.hash(secret);
    }

    /** The hash of the browser's secret, if it has one. */
    static Optional<String> knownKey(Context context) {
        return Optional.ofNullable(cookie(context, SECRET))
                .filter(Tokens::isToken)
                .map(Tokens::hash);
    }

    /** Leaves the secret of one seat with the sender's browser. */
    static void hand(Context context, String table, String secret) {
        keep(context, seatCookie(table), secret);
    }

    /** Takes the secret of a seat along to the table where the same players go on. */
    static void follow(Context context, String from, String to) {
        String secret = cookie(context, seatCookie(from));
        if (secret != null) {
            hand(context, to, secret);
        }
    }

    /** The name and colour the sender last played with; the name is empty if there is none. */
    static Guest known(Context context) {
        String colour = Optional.ofNullable(cookie(context, COLOUR)).orElse("0");
        String name = Optional.ofNullable(cookie(context, NAME))
                .flatMap(Tokens::unwrapped)
                .orElse("");
        return new Guest(name, readColour(colour));
    }

    /** The name and colour in a form, remembered for the next table. */
    static Guest introduced(Context context) {
        String name = Optional.ofNullable(context.formParam(NAME)).orElse("");
        String colour = Optional.ofNullable(context.formParam(COLOUR)).orElse("0");
        Guest guest = new Guest(name, readColour(colour));
        keep(context, NAME, Tokens.wrapped(guest.name()));
        keep(context, COLOUR, Integer.toString(guest.colour()));
        return guest;
    }

    private static int readColour(String text) {
        return text.matches("[0-9]") ? Math.min(Integer.parseInt(text), Chair.COLOURS - 1) : 0;
    }

    private static void keep(Context context, String name, String value) {
        Cookie cookie = new Cookie(name, value);
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.LAX);
        cookie.setMaxAge(A_YEAR);
        cookie.setSecure(context.scheme().equals("https") || "https".equals(context.header("X-Forwarded-Proto")));
        context.cookie(cookie);
    }

    private static String seatCookie(String table) {
        return "seat-" + table;
    }

    /** The language the sender chose, or the best of those the browser asks for. */
    static Locale language(Context context) {
        return Languages.best(Optional.ofNullable(context.cookie(LANGUAGE))
                .or(() -> Optional.ofNullable(context.header("Accept-Language")))
                .orElse(""));
    }

    /** Lets the sender read everything in another language from now on. */
    static void speak(Context context, String language) {
        boolean spoken =
                Words.LANGUAGES.stream().anyMatch(known -> known.getLanguage().equals(language));
        if (!spoken) {
            throw new BadInput("This language is not spoken here.");
        }
        keep(context, LANGUAGE, language);
    }
}
