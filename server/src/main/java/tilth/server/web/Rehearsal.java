package tilth.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;
import tilth.scenes.web.HomePage;
import tilth.server.people.Guest;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Fold;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/**
 * Draws the first page, and then a table of every game, for a player and for those who look on, before a guest asks for it.
 * Not only to be quick: virtual threads that load the same class at the same moment keep their carriers, and with few cores
 * wait for each other for ever. The house opens once the first page is known; whoever wants more waits for the tables.
 */
public final class Rehearsal {

    private final CompletableFuture<Integer> first = new CompletableFuture<>();
    private final CompletableFuture<Integer> tables = new CompletableFuture<>();

    private Rehearsal() {}

    /** Begins with the first page, beside whatever else has to be done before the house opens. */
    public static Rehearsal begin() {
        Rehearsal rehearsal = new Rehearsal();
        beside(rehearsal.first, Rehearsal::firstPage);
        return rehearsal;
    }

    /** Goes on with the tables, once the house lets people in. */
    public void goOn() {
        beside(tables, Rehearsal::tables);
    }

    /** Nobody is let in: whoever waits for a table waits no longer. */
    public void giveUp() {
        tables.cancel(false);
    }

    /** On a thread of the system, so that no carrier waits for it. */
    private static void beside(CompletableFuture<Integer> drawn, Supplier<Integer> drawing) {
        drawn.completeAsync(
                drawing, work -> Thread.ofPlatform().name("rehearsal").daemon().start(work));
    }

    void awaitFirstPage() {
        first.join();
    }

    void awaitTables() {
        tables.join();
    }

    /** How much was drawn, in characters and bytes. */
    private static int tables() {
        Shown shown = new Shown();
        int drawn = 0;
        for (Game game : Games.all()) {
            Table table = begun(game);
            drawn += drawn(table, Seats.WATCHER, shown);
            drawn += drawn(table, 0, shown);
        }
        return drawn;
    }

    private static int firstPage() {
        Locale language = Words.LANGUAGES.getFirst();
        return new HomePage(Games.all(), List.of(), List.of(), List.of(), "", 0, language)
                .whole()
                .length();
    }

    private static int drawn(Table table, int seat, Shown shown) {
        Locale language = Words.LANGUAGES.getFirst();
        Drawing.Viewer viewer = new Drawing.Viewer(seat, new Guest("Somebody", 0), language, "", 0, 0);
        return shown.json(table, seat, language).length
                + Drawing.of(table, viewer, null).whole().length();
    }

    private static Table begun(Game game) {
        Setup setup = new Setup(game, game.minSeats(), Map.of(), Seed.of(1));
        Fold fold = Fold.of(new TableHead("rehearsal", setup, 0), List.of());
        for (int seat = 0; seat < setup.seats(); seat++) {
            fold.hear(new Entry(fold.length(), new Fact.Sat(seat, "hash", seat, "Somebody"), 0));
        }
        fold.hear(new Entry(fold.length(), new Fact.Started(), 0));
        int seat = Seats.first(fold.table().openSeats());
        MoveList offered = new MoveList();
        fold.table().match().position().moves(seat, offered);
        fold.hear(new Entry(fold.length(), new Fact.Moved(seat, game.moves().write(offered.at(0))), 0));
        return fold.table();
    }
}
