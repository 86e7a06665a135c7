package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.Rule;
import tilth.server.people.Guest;
import tilth.server.storage.Summaries;
import tilth.server.table.Choices;
import tilth.server.table.Places;
import tilth.server.table.Summary;
import tilth.server.table.Table;

/** What is known of tables without reading their logs is always what their logs say. */
class SummariesTest {

    @ParameterizedTest
    @EnumSource(Database.class)
    void a_summary_follows_its_table_from_the_first_seat_to_the_end(Database database) {
        try (House house = new House(database, "sheaves", 2)) {
            Summaries summaries = house.storage().summaries();
            house.storage().remember("ann", house.table, 1);
            house.done(table -> Places.sit(table, 0, new Guest("Ann of the Hill", 3), "ann"));
            house.done(table -> Places.addKey(table, 0, "phone"));
            house.done(table -> Places.seatBot(table, 0, 1, "random"));
            house.done(table -> Asks.start(table, 0));
            while (!house.look(Table::isOver)) {
                assertThat(summaries.goingOn("ann", 0, 5)).containsExactly(Summary.of(house.now()));
                house.playOn(0);
            }
            assertThat(summaries.goingOn("ann", 0, 5)).isEmpty();
            assertThat(summaries.finished("ann", 5)).containsExactly(Summary.of(house.now()));
            assertThat(summaries.goingOnAlone(0)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-10")
    void lists_are_filtered_before_they_are_cut(Database database) {
        try (House house = new House(database, "finca", 2)) {
            house.done(table -> Choices.openToAll("on"));
            for (int i = 0; i < 5; i++) {
                String other = Asks.open(house.tables, "finca", 2);
                assertThat(Asks.ask(house.tables, other, table -> Choices.openToAll("on")))
                        .isEmpty();
                assertThat(Asks.ask(house.tables, other, table -> Choices.openToAll("off")))
                        .isEmpty();
            }
            assertThat(house.storage().summaries().openToAll(3))
                    .extracting(Summary::id)
                    .containsExactly(house.table);
        }
    }
}
