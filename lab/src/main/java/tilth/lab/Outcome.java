package tilth.lab;

import java.util.List;
import tilth.engine.GameRecord;

/** How one game went. */
sealed interface Outcome {

    /** It came to its end; scores and winners are by seat. */
    record Finished(int moves, int firstSeat, int winners, List<Integer> scores, GameRecord record)
            implements Outcome {}

    /** It could not be finished. */
    record Broken(Failure failure) implements Outcome {}
}
