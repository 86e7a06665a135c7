package tilth.lab;

import java.util.List;

/** How one game went. */
sealed interface Outcome {

    /** It came to its end; scores and winners are by seat. */
    record Finished(int moves, int firstSeat, int winners, List<Integer> scores) implements Outcome {}

    /** It could not be finished. */
    record Broken(Failure failure) implements Outcome {}
}
