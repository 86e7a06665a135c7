package tilth.lab;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.engine.Topic;

/** What a survey found with each set of options, and what differs between two of them, kind by kind. */
public record SurveyReport(
        String game, String bot, long seed, int games, List<Part> parts, List<Difference> differences) {

    /** What came out with one set of options. {@code comparisons} is how many gaps were looked at to call some real. */
    public record Part(
            Map<String, String> options,
            long finished,
            int failures,
            List<Failure> failed,
            int comparisons,
            List<TableReport> tables,
            List<Chapter> chapters) {}

    /** What was counted for one topic of the game. */
    public record Chapter(String topic, Topic.Kind kind, List<Thing> things) {

        Chapter judged(Verdict verdict) {
            return new Chapter(
                    topic,
                    kind,
                    things.stream().map(thing -> thing.judged(verdict.next())).toList());
        }
    }

    /**
     * One thing: in how many games somebody did it, how many seats did, how often in a game, in which of their turns, and
     * whether they won more often. What was dealt has points instead of turns.
     *
     * @param real whether the advantage is more than chance, all those looked at taken together
     */
    public record Thing(
            String thing,
            Share games,
            Share seats,
            Mean timesPerGame,
            Spread.@Nullable Quantiles turns,
            @Nullable Mean points,
            Advantage advantage,
            boolean real,
            List<AtSeats> bySeats) {

        Thing judged(boolean isReal) {
            return new Thing(thing, games, seats, timesPerGame, turns, points, advantage, isReal, bySeats);
        }
    }

    /** The advantage at tables with one number of seats. */
    public record AtSeats(int seats, Advantage advantage) {}
}
