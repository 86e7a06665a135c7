package tilth.app.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Topic;
import tilth.lab.Advantage;
import tilth.lab.Mean;
import tilth.lab.Spread;
import tilth.lab.SurveyReport;
import tilth.scenes.web.report.Ledger;
import tilth.scenes.web.report.Scale;
import tilth.scenes.web.report.Section;

/** One topic: how often each thing was done, when, and how those who did fared. */
final class ThingSection {

    private static final double LEAST_REACH = 0.05;
    private static final double MOST_REACH = 0.6;
    private static final String UNKNOWN = "–";

    private final Telling telling;
    private final int chapter;
    private final Topic topic;
    private final List<String> words;
    private final Scale gaps;
    private final Scale turns;

    ThingSection(Telling telling, int chapter) {
        this.telling = telling;
        this.chapter = chapter;
        topic = telling.game().study().topics().get(chapter);
        words = all().map(SurveyReport.Thing::thing)
                .distinct()
                .sorted(Comparator.comparingDouble(this::rank).reversed())
                .toList();
        double reach = all().map(SurveyReport.Thing::advantage)
                .filter(Advantage::known)
                .map(gap -> Math.max(-gap.low(), gap.high()))
                .reduce(LEAST_REACH, Math::max);
        gaps = new Scale(-Math.min(reach, MOST_REACH), Math.min(reach, MOST_REACH));
        turns = new Scale(
                0,
                all().flatMap(thing -> Stream.ofNullable(thing.turns()))
                        .mapToInt(Spread.Quantiles::p75)
                        .max()
                        .orElse(1));
    }

    private Stream<SurveyReport.Thing> all() {
        return telling.parts().stream().flatMap(part -> part.chapters().get(chapter).things().stream());
    }

    /** By the advantage it goes with; what nothing is known of comes last, the rarest at the very end. */
    private double rank(String word) {
        return thing(0, word)
                .map(thing -> thing.advantage().known()
                        ? thing.advantage().difference()
                        : thing.timesPerGame().mean() / 1e6 - 10)
                .orElse(-20.0);
    }

    private Optional<SurveyReport.Thing> thing(int part, String word) {
        return telling.parts().get(part).chapters().get(chapter).things().stream()
                .filter(thing -> thing.thing().equals(word))
                .findFirst();
    }

    /** Whether anything of it ever happened. */
    boolean isWanted() {
        return all().anyMatch(thing -> thing.timesPerGame().mean() > 0);
    }

    Section section() {
        Ledger ledger = new Ledger(
                telling.say(dealt() ? "dealt-table" : "things-table"),
                heads(),
                words.stream().map(this::row).toList());
        return new Section(
                "topic-" + topic.word(), Telling.capitalised(telling.topic(topic.word())), List.of(), List.of(ledger));
    }

    private boolean dealt() {
        return topic.kind() == Topic.Kind.DEALT;
    }

    private List<Ledger.Head> heads() {
        List<Ledger.Head> heads = new ArrayList<>();
        heads.add(new Ledger.Head("", Ledger.Head.Kind.NAME));
        heads.add(new Ledger.Head(telling.say("advantage"), Ledger.Head.Kind.PLOT));
        heads.add(new Ledger.Head(telling.say("win-share-with"), Ledger.Head.Kind.NUMBER));
        heads.add(new Ledger.Head(telling.say("win-share-without"), Ledger.Head.Kind.NUMBER));
        if (dealt()) {
            heads.add(new Ledger.Head(telling.say("seats-with-it"), Ledger.Head.Kind.NUMBER));
            heads.add(new Ledger.Head(telling.say("points-for-it"), Ledger.Head.Kind.NUMBER));
        } else {
            heads.add(new Ledger.Head(telling.say("games-with-it"), Ledger.Head.Kind.NUMBER));
            heads.add(new Ledger.Head(telling.say("times-a-game"), Ledger.Head.Kind.NUMBER));
            heads.add(new Ledger.Head(telling.say("in-turn"), Ledger.Head.Kind.PLOT));
        }
        return heads;
    }

    private Ledger.Row row(String word) {
        Numerals numerals = telling.numerals();
        List<Ledger.Cell> cells = new ArrayList<>();
        cells.add(plot(gaps.at(0), word, this::gap));
        cells.add(text(word, thing -> share(thing.advantage(), thing.advantage().winShare())));
        cells.add(text(word, thing -> share(thing.advantage(), thing.advantage().winShareOtherwise())));
        if (dealt()) {
            cells.add(text(word, thing -> numerals.percent(thing.seats().share())));
            cells.add(text(word, thing -> points(thing.points())));
        } else {
            cells.add(text(word, thing -> numerals.percent(thing.games().share())));
            cells.add(text(word, thing -> numerals.fine(thing.timesPerGame().mean())));
            cells.add(plot(Ledger.Plot.NO_LINE, word, this::turns));
        }
        boolean sure = all().anyMatch(thing -> thing.thing().equals(word) && thing.real());
        return new Ledger.Row(telling.thing(topic, word), sure, cells);
    }

    private Ledger.Cell text(String word, Function<SurveyReport.Thing, String> what) {
        return new Ledger.Text(IntStream.range(0, telling.parts().size())
                .mapToObj(
                        part -> telling.inSet(part, thing(part, word).map(what).orElse(UNKNOWN)))
                .toList());
    }

    private String points(@Nullable Mean points) {
        return points == null ? UNKNOWN : telling.numerals().fine(points.mean());
    }

    private String share(Advantage advantage, double share) {
        return advantage.known() ? telling.numerals().percent(share) : UNKNOWN;
    }

    /** Draws a mark for a thing in one of the sets. */
    private interface Draws {
        Stream<Ledger.Mark> mark(int part, SurveyReport.Thing thing);
    }

    private Ledger.Cell plot(double line, String word, Draws draws) {
        List<Ledger.Mark> marks = IntStream.range(0, telling.parts().size())
                .boxed()
                .flatMap(part -> thing(part, word).stream().flatMap(thing -> draws.mark(part, thing)))
                .toList();
        return marks.isEmpty() ? new Ledger.Text(List.of(telling.say("too-few"))) : new Ledger.Plot(line, marks);
    }

    private Stream<Ledger.Mark> turns(int part, SurveyReport.Thing thing) {
        Spread.Quantiles when = thing.turns();
        if (when == null) {
            return Stream.of();
        }
        String text = "%d (%d–%d)".formatted(when.p50(), when.p25(), when.p75());
        return Stream.of(new Ledger.Mark(
                part,
                false,
                turns.at(when.p25()),
                turns.at(when.p50()),
                turns.at(when.p75()),
                telling.inSet(part, text)));
    }

    private Stream<Ledger.Mark> gap(int part, SurveyReport.Thing thing) {
        Advantage gap = thing.advantage();
        if (!gap.known()) {
            return Stream.of();
        }
        String text = telling.numerals().gap(gap.difference()) + " ± "
                + telling.numerals().decimal(100 * (gap.high() - gap.difference()));
        return Stream.of(new Ledger.Mark(
                part,
                thing.real(),
                gaps.at(gap.low()),
                gaps.at(gap.difference()),
                gaps.at(gap.high()),
                telling.inSet(part, text)));
    }
}
