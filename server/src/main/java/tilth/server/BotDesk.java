package tilth.server;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Refusal;
import tilth.engine.Seats;

/** Lets bots answer their questions, on few threads of low priority, so that people never wait for them. */
final class BotDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    /** A bot that has not been asked for so long forgets what it thought; it will think again. */
    private static final Duration IDLE = Duration.ofMinutes(5);

    private static final int MOST_SEATED = 64;

    /** How long the node that changed a table is given to ask its bots before another one does. */
    private static final Duration OTHERS_FIRST = Duration.ofSeconds(5);

    private final SecureRandom secret = new SecureRandom();
    private final Tables tables;
    private final Capsules capsules;
    private final ExecutorService pool;
    private final Cache<Place, Bot> seated = Caffeine.newBuilder()
            .maximumSize(MOST_SEATED)
            .expireAfterAccess(IDLE)
            .build();
    private final Set<Place> waiting = ConcurrentHashMap.newKeySet();

    private record Place(String table, int seat) {}

    private record Question(GameRecord record, String spec) {}

    // The priority only helps where the system heeds it; people are safe by the number of threads.
    @SuppressWarnings("ThreadPriorityCheck")
    BotDesk(Tables tables, Capsules capsules, int threads) {
        this.tables = tables;
        this.capsules = capsules;
        pool = Executors.newFixedThreadPool(
                threads,
                Thread.ofPlatform()
                        .name("bot-", 0)
                        .priority(Thread.MIN_PRIORITY)
                        .daemon()
                        .factory());
        tables.listen(change -> {
            if (change.isOurs()) {
                ask(change.table());
            } else if (isBotAsked(change.table())) {
                askLater(change.table().head().id());
            }
        });
    }

    /** Asks the bots whose turn it is at a table, as they would have been had this house never been closed. */
    void ask(String id) {
        tables.look(id, table -> {
            ask(table);
            return table.length();
        });
    }

    private void ask(Table table) {
        for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
            Place place = new Place(table.head().id(), Seats.first(awaited));
            if (table.chair(place.seat()).isBot() && waiting.add(place)) {
                execute(() -> answer(place));
            }
        }
    }

    private static boolean isBotAsked(Table table) {
        for (int awaited = table.awaitedSeats(); awaited != 0; awaited &= awaited - 1) {
            if (table.chair(Seats.first(awaited)).isBot()) {
                return true;
            }
        }
        return false;
    }

    private void askLater(String id) {
        Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(OTHERS_FIRST);
                ask(id);
            } catch (InterruptedException | RuntimeException closing) {
                LOG.debug("table {}: its bots were not asked", id, closing);
            }
        });
    }

    private void execute(Runnable thinking) {
        try {
            pool.execute(thinking);
        } catch (RejectedExecutionException closing) {
            LOG.debug("no bot thinks any more", closing);
        }
    }

    private void answer(Place place) {
        waiting.remove(place);
        try {
            Optional<Question> asked = question(place);
            if (asked.isPresent()) {
                Bot bot = seated.get(place, _ -> seat(asked.get()));
                // Whoever was first has answered meanwhile, or somebody took a move back: look again.
                synchronized (bot) {
                    question(place).ifPresent(question -> think(place, bot, question));
                }
            }
        } catch (RuntimeException fault) {
            if (!pool.isShutdown()) {
                LOG.error("table {}: the bot of seat {} failed", place.table(), place.seat(), fault);
            }
        }
    }

    private Bot seat(Question question) {
        return BotSpec.read(question.spec()).seat(question.record().setup().game(), secret.nextLong());
    }

    private Optional<Question> question(Place place) {
        return tables.look(place.table(), table -> {
                    String spec = table.chair(place.seat()).bot();
                    return spec != null && Seats.has(table.awaitedSeats(), place.seat())
                            ? Optional.of(new Question(table.match().record(), spec))
                            : Optional.<Question>empty();
                })
                .orElseThrow();
    }

    private void think(Place place, Bot bot, Question question) {
        int seen = question.record().turns().size();
        try {
            Match match = question.record().replay();
            String move = match.game().moves().write(bot.choose(match.sight(place.seat())));
            Optional<Refusal> refused =
                    tables.command(place.table(), table -> Commands.move(table, place.seat(), seen, move));
            // Somebody took a move back meanwhile: the bot has been asked again.
            refused.ifPresent(
                    why -> LOG.debug("table {}: bot {} after {} moves: {}", place.table(), place.seat(), seen, why));
        } catch (TableFault fault) {
            capsules.keep(fault, "the bot of seat " + place.seat());
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
