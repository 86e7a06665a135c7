package tilth.server.table;

import java.util.List;
import tilth.engine.Seats;

/** One thing that happened at a table. {@link FactText} writes it into the log and reads it from there. */
public sealed interface Fact {

    /** The seat it is about, or nobody's. */
    default int seat() {
        return Seats.NOBODY;
    }

    /** A person took a seat, with the hash of a secret and a colour they wished for. */
    record Sat(int seat, String key, int colour, String name) implements Fact {}

    /** One more secret opens a seat. */
    record KeyAdded(int seat, String key) implements Fact {}

    record BotSat(int seat, String spec) implements Fact {}

    /** A seat is free again. */
    record Left(int seat) implements Fact {}

    /** A bot plays for a person, who keeps the seat. */
    record BotStoodIn(int seat, String spec) implements Fact {}

    /** A person plays again after a bot stood in. */
    record CameBack(int seat) implements Fact {}

    /** A person gave up a seat in a running game, and a bot has it for good. */
    record Resigned(int seat, String spec) implements Fact {}

    /** Everybody finds the table, or those with its link only. */
    record OpenToAllSet(boolean on) implements Fact {}

    /** How many seconds the table waits for whoever is asked out of turn; 0 for as long as it takes. */
    record PatienceSet(int seconds) implements Fact {}

    /** After how many seconds others may let a bot stand in for somebody they wait for. */
    record AbsenceSet(int seconds) implements Fact {}

    /** The moves a table begins with, from another game. */
    record Brought(List<Line> moves) implements Fact {
        public Brought {
            moves = List.copyOf(moves);
        }
    }

    /** One move of one seat, as text. */
    record Line(int seat, String move) {}

    record Started() implements Fact {}

    record Moved(int seat, String move) implements Fact {}

    /** The last move ended a turn, which its player keeps in hand, or which went on at once. */
    record TurnEnded(int seat, boolean inHand) implements Fact {}

    /** The table moved for a seat that kept the others waiting. */
    record AnsweredFor(int seat, String move) implements Fact {}

    /** A seat took its own moves back, down to so many moves of all. */
    record TookBack(int seat, int downTo) implements Fact {}

    /** A seat handed its finished turn on. */
    record Confirmed(int seat) implements Fact {}

    /** Whether a seat wants to hand its turns on itself. */
    record ConfirmingSet(int seat, boolean on) implements Fact {}

    /** A seat asked the others to let the game go back to so many moves. */
    record AskedBack(int seat, int downTo) implements Fact {}

    record Agreed(int seat) implements Fact {}

    record Refused(int seat) implements Fact {}

    /** Whoever had asked to go back wants it no more. */
    record Withdrew(int seat) implements Fact {}

    /** Nobody answered in time whether the game goes back. */
    record AskingRanOut() implements Fact {}

    record Said(int seat, String text) implements Fact {}

    record WatcherSaid(String name, String text) implements Fact {}

    /** The same players go on at another table. */
    record Rematched(String table) implements Fact {}

    /** A seat wants to go on from the last good position of a log that no longer folds. */
    record WishedToGoOn(int seat) implements Fact {}

    /** All agreed to go on: whatever stands in the log from this place to here counts no more, talk apart. */
    record WentOn(int from, int rulesVersion) implements Fact {}

    /** What nobody here can read: a newer house wrote it, or it is damaged. */
    record Unreadable(String kind, int seat, String what) implements Fact {}
}
