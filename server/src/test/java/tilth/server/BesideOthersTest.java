package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Setup;
import tilth.server.desk.BotDesk;
import tilth.server.house.Capsules;
import tilth.server.house.Wishes;
import tilth.server.people.Caller;
import tilth.server.people.Keys;
import tilth.server.table.Talk;
import tilth.testkit.RandomPlay;

/**
 * What somebody does with much keeps nobody else waiting. Orders are compared and no times; whoever waits in vain waits on a
 * thread of its own, so that the test ends.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BesideOthersTest {

    private static final String READING = "reading";
    private static final int MANY = 60;
    private static final int ENOUGH = 20;
    private static final String GREEDY = "203.0.113.1";
    private static final String MODEST = "203.0.113.2";

    /** Between two answers at one table of somebody modest, so many are given elsewhere at most. */
    private static final int MOST_BETWEEN = 2;

    @Test
    void others_write_while_a_record_is_being_read() throws Exception {
        try (House house = new House(Database.SQLITE, "sheaves", 2)) {
            BlockingQueue<String> stages = new LinkedBlockingQueue<>();
            Semaphore goOn = new Semaphore(0);
            GameRecord record = RandomPlay.after(house.now().setup(), 1, 6).record();
            Game slow = new SlowGame(record.setup().game(), () -> {
                stages.add(READING);
                goOn.acquireUninterruptibly();
            });
            Setup setup =
                    new Setup(slow, 2, record.setup().options(), record.setup().seed());
            Thread importing = Thread.ofPlatform().daemon().start(() -> {
                stages.add(Asks.opening(house.tables).playOn(new GameRecord(setup, record.turns()), 6));
            });
            int words = 0;
            String stage = stages.take();
            for (; stage.equals(READING); stage = stages.take()) {
                String word = "word " + words++;
                house.done(_ -> Talk.say(0, word));
                goOn.release();
            }
            importing.join();
            assertThat(words).isPositive();
            assertThat(house.now().talked()).isEqualTo(words);
            assertThat(house.tables.see(stage).played()).isEqualTo(6);
        }
    }

    @Test
    void sixty_tables_of_bots_keep_nobody_elses_bots_waiting(@TempDir Path folder) throws Exception {
        try (House house = new House(Database.SQLITE, "finca", 2);
                BotDesk desk = new BotDesk(house.tables, new Capsules(folder, Clock.systemUTC()), 1)) {
            assertThat(desk).isNotNull();
            List<String> answered = Collections.synchronizedList(new ArrayList<>());
            BlockingQueue<String> enough = new LinkedBlockingQueue<>();
            String modest = Asks.open(house.tables, "finca", 2);
            // The desk hears first, so whatever is noted here has been queued already.
            house.tables.listen(change -> {
                boolean isModest = change.table().id().equals(modest);
                if (change.table().isStarted()) {
                    answered.add(isModest ? MODEST : GREEDY);
                }
                if (isModest && change.table().played() == ENOUGH) {
                    enough.add(modest);
                }
            });
            for (int i = 0; i < MANY; i++) {
                startBots(house, Asks.open(house.tables, "finca", 2), GREEDY);
            }
            startBots(house, modest, MODEST);
            assertThat(enough.take()).isEqualTo(modest);
            assertThat(longestWait(List.copyOf(answered))).isLessThanOrEqualTo(MOST_BETWEEN);
        }
    }

    private static void startBots(House house, String table, String address) {
        Wishes wishes = new Wishes(house.tables, Asks.opening(house.tables), house.storage(), Clock.systemUTC());
        Caller caller = new Caller(Keys.NONE, address);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(wishes.seatBot(table, caller, seat, "random").isDone()).isTrue();
        }
        assertThat(wishes.start(table, caller).isDone()).isTrue();
    }

    /** How many answers others got at most between two of the modest table, from its start on. */
    private static int longestWait(List<String> answered) {
        int longest = 0;
        int waited = 0;
        int first = answered.indexOf(MODEST);
        for (String who : answered.subList(first, answered.lastIndexOf(MODEST))) {
            waited = who.equals(MODEST) ? 0 : waited + 1;
            longest = Math.max(longest, waited);
        }
        return longest;
    }
}
