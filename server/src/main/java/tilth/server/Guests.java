package tilth.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.engine.BadInput;
import tilth.engine.Seats;
import tilth.scenes.Words;
import tilth.scenes.web.Marks;

/**
 * Who sends a request. A browser holds one secret for all seats it takes, and one more for each seat it was handed by a
 * link; a program sends the secret of its seat in a header. Only hashes of them are ever kept.
 */
final class Guests {

    private static final int A_YEAR = 365 * 24 * 60 * 60;
    private static final String SECRET = "guest";
    private static final String NAME = "name";
    private static final String COLOUR = "colour";
    private static final String LANGUAGE = "language";

    private final Tables tables;

    Guests(Tables tables) {
        this.tables = tables;
    }

    /** The seat the sender holds, or {@link Seats#WATCHER}. */
    int seat(Context context, Table table) {
        return seat(context, table.head().id()).applyAsInt(table);
    }

    /** Finds the seat the sender holds, also when the request is long over. */
    ToIntFunction<Table> seat(Context context, String table) {
        List<String> keys = secrets(context, table).map(Tokens::hash).toList();
        return found -> keys.stream()
                .mapToInt(key -> seat(found, key))
                .filter(seat -> seat != Seats.WATCHER)
                .findFirst()
                .orElse(Seats.WATCHER);
    }

    private static int seat(Table table, String key) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            Set<String> keys = table.chair(seat).keys();
            if (keys.stream().anyMatch(held -> Tokens.same(held, key))) {
                return seat;
            }
        }
        return Seats.WATCHER;
    }

    private static Stream<String> secrets(Context context, String table) {
        String header = context.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? Stream.of(header.substring("Bearer ".length()).strip())
                : Stream.of(cookie(context, seatCookie(table)), cookie(context, SECRET))
                        .filter(Objects::nonNull);
    }

    private static @Nullable String cookie(Context context, String name) {
        return context.cookie(name);
    }

    /** The seat the sender holds at the table of the request; a stranger is turned away. */
    int mine(Context context) {
        int seat = maybeMine(context);
        if (seat == Seats.WATCHER) {
            throw new Stranger();
        }
        return seat;
    }

    /** The seat the sender holds at the table of the request, or {@link Seats#WATCHER}. */
    int maybeMine(Context context) {
        return tables.see(context.pathParam("table"), table -> seat(context, table));
    }

    /** The seat a request names, if the table has it. */
    int named(Context context, String text) {
        int seats =
                tables.see(context.pathParam("table"), table -> table.chairs().size());
        if (!text.matches("[0-9]") || Integer.parseInt(text) >= seats) {
            throw new BadInput("Seats of this table are numbered from 0 to " + (seats - 1) + ".");
        }
        return Integer.parseInt(text);
    }

    /** The hash of the browser's secret, which it gets now if it has none. */
    String key(Context context) {
        String secret = cookie(context, SECRET);
        if (secret == null || !Tokens.isToken(secret)) {
            secret = Tokens.fresh();
            keep(context, SECRET, secret);
        }
        return Tokens.hash(secret);
    }

    /** The hash of the browser's secret, if it has one. */
    Optional<String> knownKey(Context context) {
        return Optional.ofNullable(cookie(context, SECRET))
                .filter(Tokens::isToken)
                .map(Tokens::hash);
    }

    /** Leaves the secret of one seat with the sender's browser. */
    void hand(Context context, String table, String secret) {
        keep(context, seatCookie(table), secret);
    }

    /** Takes the secret of a seat along to the table where the same players go on. */
    void follow(Context context, String from, String to) {
        String secret = cookie(context, seatCookie(from));
        if (secret != null) {
            hand(context, to, secret);
        }
    }

    /** The name and colour the sender last played with; the name is empty if there is none. */
    Guest known(Context context) {
        String colour = Optional.ofNullable(cookie(context, COLOUR)).orElse("0");
        String name = Optional.ofNullable(cookie(context, NAME))
                .flatMap(Tokens::unwrapped)
                .orElse("");
        return new Guest(name, readColour(colour));
    }

    /** The name and colour in a form, remembered for the next table. */
    Guest introduced(Context context) {
        String name = Optional.ofNullable(context.formParam(NAME)).orElse("");
        String colour = Optional.ofNullable(context.formParam(COLOUR)).orElse("0");
        Guest guest = new Guest(name, readColour(colour));
        keep(context, NAME, Tokens.wrapped(guest.name()));
        keep(context, COLOUR, Integer.toString(guest.colour()));
        return guest;
    }

    private static int readColour(String text) {
        return text.matches("[0-9]") ? Math.min(Integer.parseInt(text), Marks.count() - 1) : 0;
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
        String chosen = Optional.ofNullable(context.cookie(LANGUAGE))
                .or(() -> Optional.ofNullable(context.header("Accept-Language")))
                .orElse("en");
        try {
            Locale best = Locale.lookup(Locale.LanguageRange.parse(chosen), Words.LANGUAGES);
            return best == null ? Locale.ENGLISH : best;
        } catch (IllegalArgumentException unreadable) {
            return Locale.ENGLISH;
        }
    }

    /** Lets the sender read everything in another language from now on. */
    void speak(Context context, String language) {
        boolean spoken =
                Words.LANGUAGES.stream().anyMatch(known -> known.getLanguage().equals(language));
        if (!spoken) {
            throw new BadInput("This language is not spoken here.");
        }
        keep(context, LANGUAGE, language);
    }

    /** The words of the game at the table a request is about. */
    Words words(Context context) {
        return tables.see(
                context.pathParam("table"), table -> Words.of(table.match().game(), language(context)));
    }
}
