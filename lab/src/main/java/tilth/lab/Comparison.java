package tilth.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tilth.lab.Difference.Kind;

/** What differs between the games with one set of options and those with another. */
final class Comparison {

    /** With fewer games on either side nothing is compared. */
    private static final int FEWEST_GAMES = 20;

    private final List<Difference> differences = new ArrayList<>();

    private Comparison() {}

    /** The differences between two parts, kind by kind, the surest first; none if there is nothing to compare with. */
    static List<Difference> of(List<SurveyReport.Part> parts) {
        return parts.size() < 2 ? List.of() : new Comparison().differences(parts.getFirst(), parts.getLast());
    }

    private List<Difference> differences(SurveyReport.Part one, SurveyReport.Part two) {
        for (int i = 0; i < one.tables().size(); i++) {
            TableReport first = one.tables().get(i);
            TableReport second = two.tables().get(i);
            if (Math.min(first.games(), second.games()) >= FEWEST_GAMES) {
                compare(first, second);
            }
        }
        if (Math.min(one.finished(), two.finished()) >= FEWEST_GAMES) {
            for (int i = 0; i < one.chapters().size(); i++) {
                compare(one.chapters().get(i), two.chapters().get(i));
            }
        }
        Verdict verdict =
                new Verdict(differences.stream().mapToDouble(Difference::chance).toArray());
        return differences.stream()
                .map(difference -> difference.judged(verdict.next()))
                .sorted(Comparator.comparing(
                                (Difference difference) -> difference.subject().kind())
                        .thenComparingDouble(Difference::chance))
                .toList();
    }

    private void compare(TableReport first, TableReport second) {
        int seats = first.seats();
        for (int i = 0; i < first.endings().size(); i++) {
            TableReport.Ending ending = first.endings().get(i);
            add(
                    new Difference.Subject(Kind.ENDING, "", ending.ending(), seats),
                    Estimate.of(ending.share()),
                    Estimate.of(second.endings().get(i).share()));
        }
        add(Difference.Subject.of(Kind.ROUNDS, seats), first.rounds(), second.rounds());
        add(Difference.Subject.of(Kind.WINNER_POINTS, seats), first.winnerPoints(), second.winnerPoints());
        if (seats > 1) {
            add(Difference.Subject.of(Kind.LEAD, seats), first.leads(), second.leads());
            add(
                    Difference.Subject.of(Kind.FIRST_PLACE, seats),
                    Estimate.of(first.places().getFirst().winShare()),
                    Estimate.of(second.places().getFirst().winShare()));
        }
        for (int i = 0; i < first.categories().size(); i++) {
            TableReport.Category category = first.categories().get(i);
            add(
                    new Difference.Subject(Kind.CATEGORY, "", category.category(), seats),
                    Estimate.of(category.winners()),
                    Estimate.of(second.categories().get(i).winners()));
        }
    }

    private void compare(SurveyReport.Chapter first, SurveyReport.Chapter second) {
        for (SurveyReport.Thing thing : first.things()) {
            second.things().stream()
                    .filter(other -> other.thing().equals(thing.thing()))
                    .forEach(other -> compare(first.topic(), thing, other));
        }
    }

    private void compare(String topic, SurveyReport.Thing first, SurveyReport.Thing second) {
        add(
                new Difference.Subject(Kind.TIMES, topic, first.thing(), Difference.Subject.ANY_SEATS),
                Estimate.of(first.timesPerGame()),
                Estimate.of(second.timesPerGame()));
        if (first.advantage().known() && second.advantage().known()) {
            add(
                    new Difference.Subject(Kind.ADVANTAGE, topic, first.thing(), Difference.Subject.ANY_SEATS),
                    Estimate.of(first.advantage()),
                    Estimate.of(second.advantage()));
        }
    }

    private void add(Difference.Subject subject, Measure first, Measure second) {
        add(subject, Estimate.of(first), Estimate.of(second));
    }

    /** What never came up with either set is no question at all. */
    private void add(Difference.Subject subject, Estimate first, Estimate second) {
        if (first.value() != 0 || second.value() != 0) {
            differences.add(Difference.of(subject, first, second));
        }
    }
}
