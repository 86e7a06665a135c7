package tilth.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FairQueueTest {

    private final FairQueue queue = new FairQueue();
    private final List<String> done = new ArrayList<>();

    private void add(String address, String table, String what) {
        queue.add(address, table, () -> done.add(what));
    }

    private void work(int count) throws InterruptedException {
        for (int i = 0; i < count; i++) {
            queue.take().run();
        }
    }

    @Test
    void one_with_sixty_tables_keeps_nobody_else_waiting() throws InterruptedException {
        for (int i = 0; i < 60; i++) {
            add("greedy", "table " + i, "greedy " + i);
        }
        add("modest", "other", "modest");
        work(2);
        assertThat(done).containsExactly("greedy 0", "modest");
    }

    @Test
    void addresses_take_turns_and_so_do_the_tables_of_each() throws InterruptedException {
        add("a", "1", "a1");
        add("a", "1", "a1 again");
        add("a", "2", "a2");
        add("b", "3", "b3");
        add("b", "3", "b3 again");
        work(5);
        assertThat(done).containsExactly("a1", "b3", "a2", "b3 again", "a1 again");
    }
}
