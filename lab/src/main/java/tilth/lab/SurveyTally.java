package tilth.lab;

import java.util.BitSet;
import java.util.List;

/** What is counted of a survey's games with one set of options, apart for each number of seats. */
final class SurveyTally implements Crew.Tally {

    private final Survey survey;
    private final Watch watch;
    private final List<TableTally> tables;
    private final BitSet known = new BitSet();
    private final Failures failures = new Failures();

    SurveyTally(Survey survey) {
        this.survey = survey;
        watch = new Watch(survey.game());
        tables = survey.seatCounts().stream()
                .map(seats -> new TableTally(seats, survey.game().study()))
                .toList();
    }

    @Override
    public Witness witness() {
        return watch;
    }

    @Override
    public void add(int game, Outcome outcome) {
        switch (outcome) {
            case Outcome.Finished played -> tables.get(survey.table(game)).add(played, watch);
            case Outcome.Broken broken -> failures.add(broken.failure());
        }
    }

    void addAll(SurveyTally other) {
        for (int i = 0; i < tables.size(); i++) {
            tables.get(i).addAll(other.tables.get(i));
        }
        known.or(other.watch.known());
        failures.addAll(other.failures);
    }

    /** One for each number of seats. */
    List<TableTally> tables() {
        return tables;
    }

    /** Every thing that was done or could have been, in the games that were added up. */
    BitSet known() {
        return known;
    }

    Failures failures() {
        return failures;
    }
}
