package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordText;
import tilth.engine.Seats;
import tilth.server.house.TableFault;
import tilth.server.house.Tables;
import tilth.server.storage.Storage;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Summary;
import tilth.server.table.Table;

class CapsulesTest {

    @Test
    void a_failing_command_leaves_the_table_as_it_was() {
        try (House house = new House(Database.SQLITE, "finca", 2).withPeople()) {
            house.playOn(3);
            house.playOn(4);
            long digest = house.digest();
            TableFault fault = catchThrowableOfType(
                    TableFault.class,
                    () -> house.ask(table -> {
                        // The deal decides who is asked; the other one cannot move.
                        int other = 1 - Seats.first(table.openSeats());
                        assertThat(table.match().play(other, 0)).isPresent();
                        throw new IllegalStateException("boom");
                    }));
            assertThat(fault.record().turns()).hasSize(2);
            assertThat(house.digest()).isEqualTo(digest);
            assertThat(house.look(Table::talk)).isEmpty();
            house.playOn(5);
        }
    }

    @Test
    void a_request_that_is_turned_away_is_no_fault() {
        try (House house = new House(Database.SQLITE, "finca", 2)) {
            assertThat(catchThrowableOfType(
                            BadInput.class,
                            () -> house.ask(_ -> {
                                throw new BadInput("no");
                            })))
                    .hasMessage("no");
        }
    }

    @Test
    void the_capsule_replays_to_where_it_happened_and_says_what_was_asked(@TempDir Path folder) throws IOException {
        String id = tableWithBrokenLog(folder);
        try (Server server = Server.inFolder(folder, 0)) {
            Client.Reply reply = Client.stranger(server.port()).post("/api/tables/" + id + "/start", "{}");
            assertThat(reply.status()).isEqualTo(409);
            assertThat(Client.stranger(server.port()).get("/api/games").status())
                    .isEqualTo(200);
        }
        try (Stream<Path> files = Files.list(folder.resolve("capsules"))) {
            List<Path> capsules = files.toList();
            assertThat(capsules).hasSize(1);
            String text = Files.readString(capsules.getFirst());
            assertThat(text).contains("# asked: its log", "# ", "at tilth.server.house.Tables");
            GameRecord record = RecordText.read(text);
            assertThat(record.setup().game().id()).isEqualTo("finca");
            assertThat(record.replay().length()).isZero();
        }
    }

    private static String tableWithBrokenLog(Path folder) {
        try (Storage storage = Storage.inFolder(folder)) {
            Tables tables = new Tables(storage, Clock.systemUTC());
            String id = Asks.open(tables, "finca", 2);
            Entry broken = new Entry(0, new Fact.Moved(0, "no such move"), 0);
            assertThat(storage.append(id, List.of(broken), Summary.of(tables.see(id))))
                    .isTrue();
            return id;
        }
    }
}
