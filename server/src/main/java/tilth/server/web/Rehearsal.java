package tilth.server.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.MoveList;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;
import tilth.server.people.Guest;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Fold;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/**
 * Draws a table of every game in every language before the first guest comes. Not only to be quick: virtual threads that
 * load the same class at the same moment keep their carriers, and with few cores wait for each other for ever.
 */
public final class Rehearsal {

    private Rehearsal() {}

    /** How much was drawn, in characters and bytes. */
    public static int run() {
        Shown shown = new Shown();
        int drawn = 0;
        for (Game game : Games.all()) {
            Table table = begun(game);
            for (var language : Words.LANGUAGES) {
                for (int viewer = Seats.WATCHER; viewer < game.minSeats(); viewer++) {
                    drawn += shown.json(table, viewer, language).length;
                    drawn += drawn(table, viewer, language);
                }
            }
        }
        return drawn;
    }

    private static int drawn(Table table, int seat, Locale language) {
        Drawing.Viewer viewer = new Drawing.Viewer(seat, new Guest("Somebody", 0), language, "", 0, 0);
        return Drawing.of(table, viewer, null).whole().length();
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
