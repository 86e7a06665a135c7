package tilth.server.web;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Match;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;
import tilth.engine.Sight;
import tilth.engine.View;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Offers;
import tilth.server.table.Chair;
import tilth.server.table.Entry;
import tilth.server.table.Fact;
import tilth.server.table.Table;
import tools.jackson.databind.util.RawValue;

/** A table as one viewer may see it, for programs. */
record TableJson(
        String id,
        String game,
        List<Sitter> seats,
        int you,
        boolean started,
        boolean over,
        int played,
        List<Integer> asked,
        List<Integer> awaited,
        @Nullable String question,
        List<Offered> offers,
        int undoDownTo,
        int patience,
        int handingOver,
        int backAskedBy,
        boolean backRefused,
        boolean stopped,
        int host,
        int rulesVersion,
        boolean dealKnown,
        List<Integer> winners,
        ScoreSheet scores,
        RawValue view,
        List<Saying> talk,
        int talked) {

    /** Who sits at a seat: nobody, a person or a bot. */
    record Sitter(int seat, String kind, String name) {}

    /** A legal move, what it touches, and what it does in words. */
    record Offered(String move, String target, String words, String preview, boolean aside) {}

    /** What somebody said, and its place in the log of the table. */
    record Saying(int entry, int seat, String name, String text, long at) {}

    static TableJson of(Table table, int viewer, Locale language, Function<View, RawValue> written) {
        Match match = table.match();
        RawValue view = written.apply(match.position().view(table.eyes(viewer)));
        return of(table, match, viewer, Words.of(table.game(), language), view);
    }

    private static TableJson of(Table table, Match match, int viewer, Words words, RawValue view) {
        boolean asked = viewer != Seats.WATCHER && Seats.has(table.openSeats(), viewer);
        return new TableJson(
                table.id(),
                match.game().id(),
                sitters(table),
                viewer,
                table.isStarted(),
                table.isOver(),
                match.length(),
                seats(table.openSeats()),
                seats(table.awaitedSeats()),
                asked ? words.question(match.sight(viewer)) : null,
                asked ? offers(match.sight(viewer), words) : List.of(),
                viewer == Seats.WATCHER ? match.length() : table.firstUndoable(viewer),
                table.patience(),
                table.handingOver(),
                table.goingBack().asker(),
                viewer != Seats.WATCHER && table.wasJustRefused(viewer),
                table.isBroken(),
                table.host(),
                table.rulesVersion(),
                table.head().dealKnown(),
                seats(table.winners()),
                match.position().scoreSheet(),
                view,
                talk(table, words),
                table.talked());
    }

    private static List<Sitter> sitters(Table table) {
        return IntStream.range(0, table.chairs().size())
                .mapToObj(seat -> sitter(seat, table.chair(seat)))
                .toList();
    }

    private static List<Saying> talk(Table table, Words words) {
        return Sayings.latest(table).stream()
                .map(entry -> saying(table, entry, words))
                .toList();
    }

    static Saying saying(Table table, Entry entry, Words words) {
        Fact fact = entry.fact();
        return fact instanceof Fact.WatcherSaid(String name, String text)
                ? new Saying(entry.seq(), Seats.WATCHER, name, text, entry.at())
                : new Saying(
                        entry.seq(),
                        fact.seat(),
                        table.personAt(fact.seat(), entry.seq()),
                        Sayings.of(fact, words),
                        entry.at());
    }

    private static Sitter sitter(int seat, Chair chair) {
        return new Sitter(seat, kind(chair), chair.name());
    }

    private static String kind(Chair chair) {
        return chair.isFree() ? "free" : chair.isBot() ? "bot" : chair.isStoodIn() ? "away" : "person";
    }

    private static List<Offered> offers(Sight sight, Words words) {
        return Offers.of(sight, words).stream().map(TableJson::offered).toList();
    }

    private static Offered offered(Offer offer) {
        return new Offered(offer.move(), offer.target(), offer.words(), offer.preview(), offer.aside());
    }

    private static List<Integer> seats(int set) {
        return IntStream.range(0, Integer.SIZE - Integer.numberOfLeadingZeros(set))
                .filter(seat -> Seats.has(set, seat))
                .boxed()
                .toList();
    }
}
