package tilth.agricola.cards;

import java.util.List;
import tilth.agricola.board.Stages;

/** The round spaces on which a card puts something: always some that are still to come. */
public sealed interface RoundSpaces {

    /** The next so many. */
    record Next(int count) implements RoundSpaces {}

    /** Those of the rounds so many after this one. */
    record After(List<Integer> rounds) implements RoundSpaces {}

    /** Those of these rounds. */
    record At(List<Integer> rounds) implements RoundSpaces {}

    /** Those with even numbers. */
    record Even() implements RoundSpaces {}

    /** Those with odd numbers. */
    record Odd() implements RoundSpaces {}

    /** All. */
    record All() implements RoundSpaces {}

    /** The rounds that are meant when it is some round, a bit each. */
    default int from(int now) {
        int rounds = 0;
        for (int round = now + 1; round <= Stages.ROUNDS; round++) {
            rounds |= has(now, round) ? 1 << round : 0;
        }
        return rounds;
    }

    private boolean has(int now, int round) {
        return switch (this) {
            case Next next -> round <= now + next.count();
            case After after -> after.rounds().contains(round - now);
            case At at -> at.rounds().contains(round);
            case Even _ -> round % 2 == 0;
            case Odd _ -> round % 2 == 1;
            case All _ -> true;
        };
    }
}
