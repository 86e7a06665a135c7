package tilth.app.report;

import java.util.List;
import tilth.lab.Difference;
import tilth.scenes.web.report.Ledger;
import tilth.scenes.web.report.Section;

/** What differs between two sets of options, and is not chance. */
record DifferenceSection(Telling telling) {

    private static final int MOST_ROWS = 80;

    boolean isWanted() {
        return telling.compares();
    }

    Section section() {
        List<Difference> real = real();
        String summary = telling.say(
                "differences-summary",
                "real",
                real.size(),
                "all",
                telling.report().differences().size(),
                "shown",
                Math.min(real.size(), MOST_ROWS));
        Ledger ledger = new Ledger(
                telling.say("differences-table"),
                List.of(
                        new Ledger.Head("", Ledger.Head.Kind.NAME),
                        new Ledger.Head(telling.setName(0), Ledger.Head.Kind.NUMBER),
                        new Ledger.Head(telling.setName(1), Ledger.Head.Kind.NUMBER),
                        new Ledger.Head(telling.say("difference"), Ledger.Head.Kind.NUMBER),
                        new Ledger.Head(telling.say("sure"), Ledger.Head.Kind.NUMBER)),
                real.stream().limit(MOST_ROWS).map(this::row).toList());
        return new Section(
                "differences",
                telling.say("differences"),
                List.of(summary),
                real.isEmpty() ? List.of() : List.of(ledger));
    }

    List<Difference> real() {
        return telling.report().differences().stream().filter(Difference::real).toList();
    }

    private Ledger.Row row(Difference difference) {
        return new Ledger.Row(
                name(difference.subject()),
                false,
                List.of(
                        text(value(difference, difference.first())),
                        text(value(difference, difference.second())),
                        text(gap(difference, difference.difference())),
                        text(telling.say(
                                "from-to",
                                "low",
                                gap(difference, difference.low()),
                                "high",
                                gap(difference, difference.high())))));
    }

    private static Ledger.Cell text(String text) {
        return new Ledger.Text(List.of(text));
    }

    /** What is compared, in a few words. */
    String name(Difference.Subject subject) {
        String players = telling.players(subject.seats());
        return switch (subject.kind()) {
            case ENDING -> telling.say("differs-ending", "players", players, "ending", telling.ending(subject.word()));
            case ROUNDS -> telling.say("differs-rounds", "players", players);
            case WINNER_POINTS -> telling.say("differs-winner-points", "players", players);
            case LEAD -> telling.say("differs-lead", "players", players);
            case FIRST_PLACE -> telling.say("differs-first-place", "players", players);
            case CATEGORY ->
                telling.say(
                        "differs-category",
                        "players",
                        players,
                        "category",
                        telling.words().category(subject.word()));
            case TIMES ->
                telling.say("differs-times", "topic", telling.topic(subject.topic()), "thing", thing(subject));
            case ADVANTAGE ->
                telling.say("differs-advantage", "topic", telling.topic(subject.topic()), "thing", thing(subject));
        };
    }

    private String thing(Difference.Subject subject) {
        return telling.thing(telling.topicOf(subject.topic()), subject.word());
    }

    String value(Difference difference, double value) {
        return switch (difference.subject().kind()) {
            case ENDING, FIRST_PLACE -> telling.numerals().percent(value);
            case ADVANTAGE -> telling.numerals().gap(value);
            case ROUNDS, WINNER_POINTS, LEAD, CATEGORY, TIMES ->
                telling.numerals().fine(value);
        };
    }

    private String gap(Difference difference, double value) {
        return switch (difference.subject().kind()) {
            case ENDING, FIRST_PLACE, ADVANTAGE -> telling.numerals().gap(value);
            case ROUNDS, WINNER_POINTS, LEAD, CATEGORY, TIMES ->
                telling.numerals().signed(value);
        };
    }
}
