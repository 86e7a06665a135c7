package tilth.server;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import tilth.engine.Seats;
import tilth.scenes.Words;

/** Who sends a request: the holder of a seat, known by a secret token in a cookie or a header, or a watcher. */
final class Guests {

    private static final int A_YEAR = 365 * 24 * 60 * 60;

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
        String token = token(context, table);
        if (token == null) {
            return _ -> Seats.WATCHER;
        }
        byte[] hash = Tokens.hash(token).getBytes(StandardCharsets.UTF_8);
        return found -> seat(hash, found);
    }

    private static int seat(byte[] hash, Table table) {
        for (int seat = 0; seat < table.chairs().size(); seat++) {
            String held = table.chair(seat).tokenHash();
            if (held != null && MessageDigest.isEqual(hash, held.getBytes(StandardCharsets.UTF_8))) {
                return seat;
            }
        }
        return Seats.WATCHER;
    }

    private static @Nullable String token(Context context, String table) {
        String header = context.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? header.substring("Bearer ".length()).strip()
                : context.cookie(cookieName(table));
    }

    /** Leaves the secret of a seat with the sender's browser. */
    void remember(Context context, String table, String token) {
        Cookie cookie = new Cookie(cookieName(table), token);
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.LAX);
        cookie.setMaxAge(A_YEAR);
        context.cookie(cookie);
    }

    private static String cookieName(String table) {
        return "seat-" + table;
    }

    static Locale language(Context context) {
        String wished = Optional.ofNullable(context.header("Accept-Language")).orElse("en");
        Locale best = Locale.lookup(Locale.LanguageRange.parse(wished), Words.LANGUAGES);
        return best == null ? Locale.ENGLISH : best;
    }

    /** The words of the game at the table a request is about. */
    Words words(Context context) {
        String id = context.pathParam("table");
        return tables.look(id, table -> Words.of(table.match().game(), language(context)))
                .orElseThrow(() -> new NoTable(id));
    }
}
