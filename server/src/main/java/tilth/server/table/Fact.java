package tilth.server.table;

import java.util.List;
import tilth.engine.Seats;

/** One thing that happened at a table. {@link FactText} writes it into the log and reads it from there. */
public sealed interface Fact {

    /** The seat it is about, or nobody's. */
    default int seat() {
        return Seats.NOBODY;
    }

    /** What changes who sits where, and how they play. */
    sealed interface OfSeats extends Fact {}

    /** What changes nothing in the game: who finds the table, how long it waits, what is said there. */
    sealed interface OfTable extends Fact {}

    /** What moves the game. */
    sealed interface OfGame extends Fact {}

    /** What players do only together. */
    sealed interface OfConsent extends Fact {}

    /** A person took a seat, with the hash of a secret and a colour they wished for. */
    record Sat(int seat, String key, int colour, String name) implements OfSeats {}

    /** One more secret opens a seat. */
    record KeyAdded(int seat, String key) implements OfSeats {}

    record BotSat(int seat, String spec) implements OfSeats {}

    /** A seat is free again. */
    record Left(int seat) implements OfSeats {}

    /** A bot plays for a person, who keeps the seat. */
    record BotStoodIn(int seat, String spec) implements OfSeats {}

    /** A person plays again after a bot stood in. */
    record CameBack(int seat) implements OfSeats {}

    /** A person gave up a seat in a running game, and a bot has it for good. */
    record Resigned(int seat, String spec) implements OfSeats {}

    /** Everybody finds the table, or those with its link only. */
    record OpenToAllSet(boolean on) implements OfTable {}

    /** How many seconds the table waits for whoever is asked out of turn; 0 for as long as it takes. */
    record PatienceSet(int seconds) implements OfTable {}

    /** After how many seconds others may let a bot stand in for somebody they wait for. */
    record AbsenceSet(int seconds) implements OfTable {}

    /** The moves a table begins with, from another game. */
    record Brought(List<Line> moves) implements OfGame {
        public Brought {
            moves = List.copyOf(moves);
        }
    }

    /** One move of one seat, as text. */
    record Line(int seat, String move) {}

    record Started() implements OfGame {}

    record Moved(int seat, String move) implements OfGame {}

    /** The last move ended a turn, which its player keeps in hand, or which went on at once. */
    record TurnEnded(int seat, boolean inHand) implements OfGame {}

    /** The table moved for a seat that kept the others waiting. */
    record AnsweredFor(int seat, String move) implements OfGame {}

    /** A seat took its own moves back, down to so many moves of all. */
    record TookBack(int seat, int downTo) implements OfGame {}

    /** A seat handed its finished turn on. */
    record Confirmed(int seat) implements OfGame {}

    /** Whether a seat wants to hand its turns on itself. */
    record ConfirmingSet(int seat, boolean on) implements OfSeats {}

    /** A seat asked the others to let the game go back to so many moves. */
    record AskedBack(int seat, int downTo) implements OfConsent {}

    record Agreed(int seat) implements OfConsent {}

    record Refused(int seat) implements OfConsent {}

    /** Whoever had asked to go back wants it no more. */
    record Withdrew(int seat) implements OfConsent {}

    /** Nobody answered in time whether the game goes back. */
    record AskingRanOut() implements OfConsent {}

    record Said(int seat, String text) implements OfTable {}

    record WatcherSaid(String name, String text) implements OfTable {}

    /** The same players go on at another table. */
    record Rematched(String table) implements OfTable {}

    /** A seat wants to go on from the last good position of a log that no longer folds. */
    record WishedToGoOn(int seat) implements OfConsent {}

    /** All agreed to go on: whatever stands in the log from this place to here counts no more, talk apart. */
    record WentOn(int from, int rulesVersion) implements OfConsent {}

    /** What nobody here can read: a newer house wrote it, or it is damaged. */
    record Unreadable(String kind, int seat, String what) implements Fact {}
}
