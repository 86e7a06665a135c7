package tilth.server.house;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;

/**
 * Work that waits its turn: the addresses it comes from take turns, and the tables of each address, so that nobody gets
 * more than a fair share by asking for more.
 */
public final class FairQueue {

    private final SequencedMap<String, SequencedMap<String, Deque<Runnable>>> byAddress = new LinkedHashMap<>();

    public synchronized void add(String address, String table, Runnable work) {
        byAddress
                .computeIfAbsent(address, _ -> new LinkedHashMap<>())
                .computeIfAbsent(table, _ -> new ArrayDeque<>())
                .add(work);
        notifyAll();
    }

    /** The next piece of work; waits until there is one. */
    public synchronized Runnable take() throws InterruptedException {
        while (byAddress.isEmpty()) {
            wait();
        }
        Map.Entry<String, SequencedMap<String, Deque<Runnable>>> address = first(byAddress);
        Map.Entry<String, Deque<Runnable>> table = first(address.getValue());
        Runnable work = table.getValue().remove();
        if (!table.getValue().isEmpty()) {
            address.getValue().put(table.getKey(), table.getValue());
        }
        if (!address.getValue().isEmpty()) {
            byAddress.put(address.getKey(), address.getValue());
        }
        return work;
    }

    /** Takes out who is first; whoever has more to do is put back behind all others. */
    private static <T> Map.Entry<String, T> first(SequencedMap<String, T> waiting) {
        return Objects.requireNonNull(waiting.pollFirstEntry());
    }
}
