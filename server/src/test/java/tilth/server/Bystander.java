package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

/** Somebody at another table who only wants to play, and how long each answer takes. */
final class Bystander {

    private final Client client;
    private final String table;
    private final List<Long> took = new ArrayList<>();
    private volatile boolean stopped;

    Bystander(int port, String table) {
        client = Client.stranger(port);
        this.table = table;
    }

    void look(int times) {
        for (int i = 0; i < times && !stopped; i++) {
            long start = System.nanoTime();
            Client.Reply reply = client.get((i % 2 == 0 ? "/api/tables/" : "/tables/") + table);
            took.add(System.nanoTime() - start);
            assertThat(reply.status()).isEqualTo(200);
        }
    }

    void forget() {
        took.clear();
    }

    void stop() {
        stopped = true;
    }

    /** How long 99 of 100 answers took at most, in nanoseconds. */
    long p99() {
        List<Long> sorted = took.stream().sorted().toList();
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() * 99 / 100);
    }
}
