package tilth.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What is counted of one deal's tries, and the best of them. */
final class SoloTally implements Crew.Tally {

    private static final Comparator<Attempt> BETTER = Comparator.<Attempt>comparingInt(
                    attempt -> attempt.played().scores().getFirst())
            .thenComparing(Attempt::number, Comparator.reverseOrder());

    private final Spread points = new Spread();
    private final List<Attempt> best = new ArrayList<>();
    private final List<Failure> failures = new ArrayList<>();
    private int won;

    /** One try that came to its end. */
    private record Attempt(int number, Outcome.Finished played) {}

    @Override
    public void add(int game, Outcome outcome) {
        switch (outcome) {
            case Outcome.Finished played -> {
                points.add(played.scores().getFirst());
                won += played.winners() == 0 ? 0 : 1;
                keep(new Attempt(game, played));
            }
            case Outcome.Broken broken -> failures.add(broken.failure());
        }
    }

    private void keep(Attempt attempt) {
        best.add(attempt);
        Attempt kept = best.stream().max(BETTER).orElseThrow();
        best.retainAll(List.of(kept));
    }

    void addAll(SoloTally other) {
        points.addAll(other.points);
        won += other.won;
        other.best.forEach(this::keep);
        failures.addAll(other.failures);
    }

    SoloReport report(SoloStudy study) {
        SoloReport.Line line = best.stream()
                .map(attempt -> new SoloReport.Line(
                        attempt.number() + 1,
                        attempt.played().scores().getFirst(),
                        attempt.played().record()))
                .findAny()
                .orElse(null);
        return new SoloReport(
                study.bot().text(),
                study.tries(),
                won,
                points.mean(),
                points.quantiles(),
                points.counts(),
                line,
                List.copyOf(failures));
    }
}
