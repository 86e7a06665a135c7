package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilth.engine.Games;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.server.table.Entry;
import tilth.server.table.FactText;
import tilth.server.table.Fold;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/**
 * Logs that an older house wrote, with what it made of them after each entry. They are never written anew: if a mended rule
 * refuses one of their moves, the version of that game's rules has to grow. Then such a log may end where that happens, with
 * the table at its last good position; as long as it folds it tells what it told.
 */
class OldLogsTest {

    private static final Path LOGS = Path.of(System.getProperty("tilth.root", ".."), "server/src/test/resources/logs");

    /** A log with what was told of the table after each entry. */
    private record Log(TableHead head, List<Entry> entries, List<String> told) {}

    @TestFactory
    @Rule("SRV-5")
    Stream<DynamicTest> old_logs_fold_to_what_they_were() throws IOException {
        try (Stream<Path> files = Files.list(LOGS)) {
            return files.sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(read(file))));
        }
    }

    private static void check(Log log) {
        boolean areOther =
                log.head().setup().game().rulesVersion() != log.head().rulesVersion();
        Fold whole = Fold.of(log.head(), List.of());
        for (int length = 1; length <= log.entries().size(); length++) {
            whole.hear(log.entries().get(length - 1));
            if (areOther && whole.table().isBroken()) {
                return;
            }
            String told = log.told().get(length - 1);
            assertThat(told(whole.table())).as("after %d entries", length).isEqualTo(told);
            Table anew = Fold.of(log.head(), log.entries().subList(0, length)).table();
            assertThat(told(anew)).as("read anew after %d entries", length).isEqualTo(told);
        }
    }

    private static String told(Table table) {
        String points = table.course().getLast().stream().map(String::valueOf).collect(Collectors.joining(","));
        return String.join(
                " ",
                "" + table.played(),
                points,
                "" + table.handingOver(),
                "" + table.openSeats(),
                "" + table.awaitedSeats(),
                "" + table.goingBack().asker(),
                "" + table.isOver());
    }

    private static Log read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        Setup setup = new Setup(
                Games.named(word(lines.get(0))),
                Integer.parseInt(word(lines.get(2))),
                Map.of(),
                Seed.read(word(lines.get(3))).orElseThrow());
        TableHead head = new TableHead("old", setup, 0, Integer.parseInt(word(lines.get(1))), false);
        List<Entry> entries = new ArrayList<>();
        List<String> told = new ArrayList<>();
        for (String line : lines.subList(4, lines.size())) {
            String[] words = line.split(" ", 4);
            if (words[0].equals("entry")) {
                String what = words.length < 4 ? "" : words[3].replace("\\n", "\n");
                FactText text = new FactText(words[1], Integer.parseInt(words[2]), what);
                entries.add(new Entry(entries.size(), text.read(), 1000L * entries.size()));
            } else {
                told.add(line.substring(2));
            }
        }
        return new Log(head, entries, told);
    }

    private static String word(String line) {
        return line.substring(line.indexOf(' ') + 1);
    }
}
