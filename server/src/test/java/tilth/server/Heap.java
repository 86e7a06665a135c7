package tilth.server;

import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.concurrent.atomic.AtomicLong;

/** How much memory was ever in use, counted after the garbage had been collected. */
final class Heap {

    private final AtomicLong most = new AtomicLong();

    void look() {
        long used = 0;
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage afterCollection = pool.getType() == MemoryType.HEAP ? pool.getCollectionUsage() : null;
            used += afterCollection == null ? 0 : afterCollection.getUsed();
        }
        most.accumulateAndGet(used, Math::max);
    }

    long most() {
        return most.get();
    }
}
