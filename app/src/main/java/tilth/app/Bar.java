package tilth.app;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import tilth.lab.Progress;
import tilth.scenes.Lines;

/** Shows how far a run is, if somebody is looking. */
final class Bar implements Progress, AutoCloseable {

    private final @Nullable ProgressBar bar;

    Bar(Desk desk, long games) {
        bar = switch (desk.kind()) {
            case PIPE -> null;
            case TERMINAL ->
                new ProgressBarBuilder()
                        .setTaskName("Games")
                        .setInitialMax(games)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200)
                        .setConsumer(new ConsoleProgressBarConsumer(desk.err(), Lines.WIDTH))
                        .build();
        };
    }

    @Override
    public void gameDone() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
