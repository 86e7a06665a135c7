package tilth.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** How much memory is in use: all of the heap, after what nobody needs any more has been collected, and of the process. */
final class Memory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final String RESIDENT = "VmHWM:";
    private static final int KILO = 1024;

    private final int between;
    private final AtomicInteger looks = new AtomicInteger();
    private final AtomicLong most = new AtomicLong();

    /** Collects at every so many looks. */
    Memory(int between) {
        this.between = between;
    }

    /** Looks at the whole heap now and then: the young part and the old part hold what is in use alike. */
    void look() {
        if (looks.incrementAndGet() % between == 0) {
            System.gc();
            most.accumulateAndGet(
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed(), Math::max);
        }
    }

    /** The most bytes of heap that were in use at any look. */
    long mostHeap() {
        return most.get();
    }

    /** The most bytes that this process has had in memory at once; 0 where the system does not tell. */
    static long mostResident() {
        if (!Files.exists(STATUS)) {
            return 0;
        }
        try (Stream<String> lines = Files.lines(STATUS)) {
            return lines.filter(line -> line.startsWith(RESIDENT))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * KILO)
                    .findFirst()
                    .orElse(0);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
