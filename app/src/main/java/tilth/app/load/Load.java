package tilth.app.load;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;

/**
 * Many tables played at once, each by clients that listen to their own streams.
 *
 * @param rate moves a second at each table; 0 plays as fast as the server answers
 */
public record Load(URI server, String game, int tables, int seats, double rate) {

    private static final double SECOND = 1_000_000_000;

    /** Warms the server up, then measures for so long. */
    public LoadReport measure(Duration warmUp, Duration measured) throws InterruptedException {
        Run run = new Run(warmUp, measured);
        SplittableRandom chance = new SplittableRandom(tables);
        for (int i = 0; i < tables; i++) {
            SplittableRandom own = chance.split();
            Thread.startVirtualThread(() -> run.drive(own));
        }
        run.left.await();
        return run.felt.report(measured.toNanos() / SECOND);
    }

    private final class Run {
        private final Felt felt = new Felt();
        private final CountDownLatch ready = new CountDownLatch(tables);
        private final CountDownLatch left = new CountDownLatch(tables);
        private final Duration warmUp;
        private final Duration measured;

        Run(Duration warmUp, Duration measured) {
            this.warmUp = warmUp;
            this.measured = measured;
        }

        private void drive(SplittableRandom chance) {
            try {
                Driven table = opened(chance);
                ready.countDown();
                ready.await();
                long from = System.nanoTime() + warmUp.toNanos();
                long to = from + measured.toNanos();
                while (System.nanoTime() < to) {
                    playOn(table, chance, from, to);
                    table.close();
                    table = System.nanoTime() < to ? opened(chance) : table;
                }
            } catch (IOException failed) {
                felt.addError(failed);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            } finally {
                ready.countDown();
                left.countDown();
            }
        }

        private Driven opened(SplittableRandom chance) throws IOException {
            Driven table = new Driven(server, game, seats, chance.split());
            table.listen();
            return table;
        }

        private void playOn(Driven table, SplittableRandom chance, long from, long to) throws InterruptedException {
            try {
                table.awaitAll(0);
                Glimpse seen = table.asked();
                while (!seen.over() && System.nanoTime() < to) {
                    pause(chance);
                    long sent = System.nanoTime();
                    table.play(seen);
                    long felt = table.awaitAll(seen.played() + 1) - sent;
                    if (sent >= from && sent < to) {
                        this.felt.add(felt);
                    }
                    seen = table.asked();
                }
            } catch (IOException failed) {
                felt.addError(failed);
            }
        }

        /** People do not move in step: the pauses vary around their mean. */
        private void pause(SplittableRandom chance) throws InterruptedException {
            if (rate > 0) {
                Thread.sleep(Duration.ofNanos((long) (2 * chance.nextDouble() / rate * SECOND)));
            }
        }
    }
}
