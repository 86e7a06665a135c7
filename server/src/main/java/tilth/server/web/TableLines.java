package tilth.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Games;
import tilth.engine.Seats;
import tilth.scenes.Words;
import tilth.scenes.web.HomePage;
import tilth.server.people.Keys;
import tilth.server.table.Chair;
import tilth.server.table.Summary;

/** Tables in a list, told from their summaries alone. */
final class TableLines {

    private TableLines() {}

    static HomePage.TableLine of(Summary table, Keys keys, Locale language) {
        Seating seating = Seating.of(Games.named(table.game()), table.chairs(), table.colours(), language);
        List<String> players = IntStream.range(0, table.chairs().size())
                .filter(seat -> !table.chairs().get(seat).isFree())
                .mapToObj(seating::name)
                .toList();
        int seat = Chair.heldBy(keys, table.chairs());
        boolean yourTurn = seat != Seats.WATCHER && Seats.has(table.awaited(), seat);
        String title = seating.words().game().title();
        String state = state(table, seating.words(), yourTurn);
        String known = table.dealKnown() ? " · " + seating.words().label("page-deal-known") : "";
        return new HomePage.TableLine(table.id(), title, String.join(", ", players), state + known, yourTurn);
    }

    private static String state(Summary table, Words words, boolean yourTurn) {
        return switch (table.state()) {
            case OVER -> words.label("page-over");
            case BROKEN -> words.label("page-stopped");
            case RUNNING -> words.label(yourTurn ? "page-your-turn" : "page-running");
            case WAITING -> {
                long free = table.chairs().stream().filter(Chair::isFree).count();
                yield words.label("page-free-seats", Map.of("count", free));
            }
        };
    }
}
