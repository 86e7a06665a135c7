package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.server.house.Tables;
import tilth.server.storage.Storage;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Talk;

class MemoryTest {

    private static final int MOST_LIVE = 8;
    private static final int TABLES = 60;
    private static final int ROUNDS = 3;

    @ParameterizedTest
    @EnumSource(Database.class)
    void tables_that_were_dropped_from_memory_go_on_as_if_they_had_stayed(Database database) {
        try (Storage storage = database.empty()) {
            Tables tables = new Tables(storage, Clock.systemUTC(), MOST_LIVE);
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < TABLES; i++) {
                ids.add(Asks.open(tables, "finca", 2));
            }
            for (int round = 0; round < ROUNDS; round++) {
                for (String id : ids) {
                    assertThat(Asks.ask(tables, id, table -> Talk.say(0, "word " + table.length())))
                            .isEmpty();
                }
                assertThat(tables.live()).isLessThanOrEqualTo(MOST_LIVE);
            }
            for (String id : ids) {
                assertThat(tables.see(id).talk())
                        .extracting(Entry::fact)
                        .containsExactly(
                                new Fact.Said(0, "word 0"), new Fact.Said(0, "word 1"), new Fact.Said(0, "word 2"));
            }
        }
    }
}
