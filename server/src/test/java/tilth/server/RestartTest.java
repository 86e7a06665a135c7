package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.Seats;
import tilth.server.house.Tables;
import tilth.server.storage.Storage;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Places;
import tilth.server.table.Summary;

class RestartTest {

    @Test
    void bots_think_again_though_nobody_looks(@TempDir Path folder) throws Exception {
        String address = Database.emptyAddress();
        try (Storage storage = Storage.at(address)) {
            Tables tables = new Tables(storage, Clock.systemUTC());
            String id = Asks.open(tables, "finca", 2);
            for (int seat = 0; seat < 2; seat++) {
                int at = seat;
                assertThat(Asks.ask(tables, id, table -> Places.seatBot(table, Seats.WATCHER, at, "random")))
                        .isEmpty();
            }
            assertThat(Asks.ask(tables, id, table -> Asks.start(table, Seats.WATCHER)))
                    .isEmpty();
            assertThat(storage.summaries().goingOnAlone(0))
                    .extracting(Summary::id)
                    .containsExactly(id);
            assertThat(storage.summaries().goingOnAlone(Long.MAX_VALUE)).isEmpty();
            int asked = storage.entries(id, 0).size();
            try (Server server = Server.onDatabase(address, folder, 0)) {
                while (storage.entries(id, asked).size() < 20) {
                    Thread.sleep(5); // the bots play
                }
                assertThat(server.port()).isPositive();
            }
            assertThat(storage.entries(id, asked)).extracting(Entry::fact).hasAtLeastOneElementOfType(Fact.Moved.class);
        }
    }

    @Test
    void a_folder_has_one_server_at_a_time(@TempDir Path folder) {
        Server first = Server.inFolder(folder, 0);
        try {
            assertThat(org.assertj.core.api.Assertions.catchThrowable(() -> Server.inFolder(folder, 0)))
                    .hasMessageContaining("another server has the folder");
        } finally {
            first.close();
        }
        try (Server second = Server.inFolder(folder, 0)) {
            assertThat(second.port()).isPositive();
        }
    }
}
