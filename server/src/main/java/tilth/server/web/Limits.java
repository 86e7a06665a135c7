package tilth.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.javalin.http.Context;
import java.time.Duration;

/** How much one address may ask of the house: so many requests a second, with some more at once, and few new tables. */
public final class Limits {

    private static final int AT_ONCE = 5;
    private static final int TABLES_AT_ONCE = 60;
    private static final Duration A_TABLE_EVERY = Duration.ofSeconds(2);
    private static final Duration REMEMBERED = Duration.ofMinutes(10);
    private static final long MOST_ADDRESSES = 100_000;

    private final int perSecond;
    private final Cache<String, Bucket> requests = remembering();
    private final Cache<String, Bucket> tables = remembering();

    /** A limit of 0 is none. */
    public Limits(int perSecond) {
        this.perSecond = perSecond;
    }

    private static Cache<String, Bucket> remembering() {
        return Caffeine.newBuilder()
                .expireAfterAccess(REMEMBERED)
                .maximumSize(MOST_ADDRESSES)
                .build();
    }

    /** Turns a request away that is one too many. */
    void check(Context context) {
        if (perSecond == 0) {
            return;
        }
        String sender = Guests.address(context);
        boolean fine = requests.get(sender, _ -> steady()).tryConsume(1)
                && (!opensTable(context) || tables.get(sender, _ -> fewTables()).tryConsume(1));
        if (!fine) {
            throw new TooMuch();
        }
    }

    private Bucket steady() {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity((long) AT_ONCE * perSecond).refillGreedy(perSecond, Duration.ofSeconds(1)))
                .build();
    }

    private static Bucket fewTables() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(TABLES_AT_ONCE).refillGreedy(1, A_TABLE_EVERY))
                .build();
    }

    private static boolean opensTable(Context context) {
        String path = context.path();
        return context.method().name().equals("POST")
                && (path.equals("/api/tables")
                        || path.equals("/tables")
                        || path.equals("/play")
                        || path.endsWith("/play-on"));
    }

    /** Somebody asks too much of the house. */
    static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }
}
