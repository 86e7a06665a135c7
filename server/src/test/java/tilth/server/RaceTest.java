package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.server.house.Tables;
import tilth.server.table.Play;

/** Several nodes and many tabs at once: every move is written once, or refused. */
class RaceTest {

    private static final int CLIENTS = 8;
    private static final int ROUNDS = 30;

    @ParameterizedTest
    @EnumSource(Database.class)
    @Rule("SRV-3")
    void of_many_who_play_the_same_turn_exactly_one_succeeds(Database database) throws Exception {
        try (House house = new House(database, "finca", 2).withPeople();
                ExecutorService clients = Executors.newFixedThreadPool(CLIENTS)) {
            house.done(table -> Play.confirming(0, "off"));
            house.done(table -> Play.confirming(1, "off"));
            List<Tables> nodes = List.of(house.tables, house.otherNode());
            for (int round = 0; round < ROUNDS; round++) {
                assertThat(successes(house, nodes, clients))
                        .as("round %d", round)
                        .isEqualTo(1);
            }
            assertThat(house.played()).isEqualTo(ROUNDS);
            long digest = house.digest();
            for (Tables node : nodes) {
                assertThat(node.see(house.table).match().position().digest()).isEqualTo(digest);
            }
        }
    }

    private static long successes(House house, List<Tables> nodes, ExecutorService clients) throws Exception {
        int seat = house.look(table -> Seats.first(table.openSeats()));
        int seen = house.played();
        String move = house.look(table -> {
            MoveList offered = new MoveList();
            table.match().position().moves(seat, offered);
            return table.match().game().moves().write(offered.at(0));
        });
        List<Callable<Boolean>> attempts = new ArrayList<>();
        for (int i = 0; i < CLIENTS; i++) {
            Tables node = nodes.get(i % nodes.size());
            attempts.add(() -> Asks.ask(node, house.table, table -> Play.move(table, seat, seen, move))
                    .isEmpty());
        }
        long successes = 0;
        for (Future<Boolean> attempt : clients.invokeAll(attempts)) {
            successes += attempt.get() ? 1 : 0;
        }
        return successes;
    }
}
