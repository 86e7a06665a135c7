package tilth.server;

import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tilth.bots.Bot;
import tilth.bots.BotSpec;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Seats;

/** Lets bots answer their questions, on few threads of low priority, so that people never wait for them. */
final class BotDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(BotDesk.class);

    private final SecureRandom secret = new SecureRandom();
    private final Tables tables;
    private final ExecutorService pool;
    private final Map<String, Bot> seated = new ConcurrentHashMap<>();
    private final Map<String, Integer> thinking = new ConcurrentHashMap<>();

    // The priority only helps where the system heeds it; people are safe by the number of threads.
    @SuppressWarnings("ThreadPriorityCheck")
    BotDesk(Tables tables, int threads) {
        this.tables = tables;
        pool = Executors.newFixedThreadPool(
                threads,
                Thread.ofPlatform()
                        .name("bot-", 0)
                        .priority(Thread.MIN_PRIORITY)
                        .daemon()
                        .factory());
        tables.listen(this::ask);
    }

    /** Asks the bots whose turn it is at a table that has changed. */
    private void ask(Table table) {
        for (int open = table.openSeats(); open != 0; open &= open - 1) {
            int seat = Seats.first(open);
            String bot = table.chair(seat).bot();
            String key = table.head().id() + ":" + seat;
            Integer asked = thinking.get(key);
            if (bot != null && (asked == null || asked != table.length())) {
                thinking.put(key, table.length());
                GameRecord record = table.match().record();
                int length = table.length();
                pool.execute(() -> answer(table.head().id(), seat, bot, record, length));
            }
        }
    }

    private void answer(String id, int seat, String spec, GameRecord record, int length) {
        try {
            Match match = record.replay();
            Bot bot = seated.computeIfAbsent(
                    id + ":" + seat, _ -> BotSpec.read(spec).seat(match.game(), secret.nextLong()));
            long move;
            synchronized (bot) {
                move = bot.choose(match.sight(seat));
            }
            String text = match.game().moves().write(move);
            Optional<?> refused = tables.command(
                    id, table -> Commands.move(table, seat, record.turns().size(), text));
            // Somebody took a move back meanwhile: the bot has been asked again.
            refused.ifPresent(refusal -> LOG.debug("table {}: bot {} at entry {}: {}", id, seat, length, refusal));
        } catch (RuntimeException fault) {
            LOG.error("table {}: the bot of seat {} failed", id, seat, fault);
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
