package tilth.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Collections;

/**
 * How much one sender may ask of the house: so many requests a second, with some more at once, few new tables, and few
 * words at a table.
 */
public final class Limits {

    /** A proxy is believed if it runs on the same machine. */
    public static final String NEAR = "127.0.0.0/8,::1";

    private static final int AT_ONCE = 5;
    private static final int TABLES_AT_ONCE = 60;
    private static final Duration A_TABLE_EVERY = Duration.ofSeconds(2);
    private static final int WORDS_AT_ONCE = 20;
    private static final Duration A_WORD_EVERY = Duration.ofSeconds(3);
    private static final Duration REMEMBERED = Duration.ofMinutes(10);
    private static final long MOST_ADDRESSES = 100_000;

    private final int perSecond;
    private final Proxies proxies;
    private final Cache<String, Bucket> requests = remembering();
    private final Cache<String, Bucket> tables = remembering();
    private final Cache<String, Bucket> words = remembering();

    /**
     * Limits for each sender.
     *
     * @param perSecond how many requests a second; 0 for any number
     * @param proxies who is believed about whom they speak for: addresses or blocks of them, between commas
     */
    public Limits(int perSecond, String proxies) {
        this.perSecond = perSecond;
        this.proxies = Proxies.read(proxies);
    }

    private static Cache<String, Bucket> remembering() {
        return Caffeine.newBuilder()
                .expireAfterAccess(REMEMBERED)
                .maximumSize(MOST_ADDRESSES)
                .build();
    }

    /** Notes who sends a request, and turns it away if it is one too many. */
    void check(Context context) {
        String sender =
                proxies.sender(context.ip(), Collections.list(context.req().getHeaders("X-Forwarded-For")));
        Guests.note(context, sender);
        if (perSecond == 0) {
            return;
        }
        take(requests.get(sender, _ -> steady()));
        if (opensTable(context)) {
            take(tables.get(sender, _ -> slow(TABLES_AT_ONCE, A_TABLE_EVERY)));
        }
        if (speaks(context)) {
            take(words.get(sender + " " + context.path(), _ -> slow(WORDS_AT_ONCE, A_WORD_EVERY)));
        }
    }

    private static void take(Bucket bucket) {
        ConsumptionProbe probe = bucket.tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            throw new TooMuch(Duration.ofNanos(probe.getNanosToWaitForRefill()));
        }
    }

    private Bucket steady() {
        return Bucket.builder()
                .addLimit(limit ->
                        limit.capacity((long) AT_ONCE * perSecond).refillGreedy(perSecond, Duration.ofSeconds(1)))
                .build();
    }

    private static Bucket slow(int atOnce, Duration every) {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(atOnce).refillGreedy(1, every))
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

    private static boolean speaks(Context context) {
        return context.method().name().equals("POST") && context.path().endsWith("/say");
    }

    /** Somebody asks too much of the house. */
    static final class TooMuch extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final Duration wait;

        TooMuch(Duration wait) {
            this.wait = wait;
        }

        /** After how many whole seconds there is room again. */
        long seconds() {
            return Math.max(1, wait.plusMillis(999).toSeconds());
        }
    }
}
