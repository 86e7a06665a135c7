package tilth.server;

/**
 * One thing that happened at a table, as it stands in its log for ever.
 *
 * @param seq its place in the log, from 0
 * @param seat the seat it concerns, or {@code Seats.NOBODY}
 * @param what what goes with its kind: a name, a move, a number
 * @param at milliseconds since 1970
 */
record Entry(int seq, Kind kind, int seat, String what, long at) {

    /** What can happen at a table. */
    enum Kind {
        /** A person takes a seat: the hash of the secret, a slash, the colour wished for, a space, the name. */
        SIT,
        /** One more secret opens a seat: its hash. */
        KEY,
        /** A bot takes a seat: its spec. */
        BOT,
        /** A seat is free again. */
        LEAVE,
        /** The table is shown to everybody from now on, or to those with its link only: {@code on} or {@code off}. */
        OPEN_TO_ALL,
        /** How many seconds the table waits for whoever is asked out of turn; 0 for as long as it takes. */
        PATIENCE,
        START,
        /** A move as text. */
        MOVE,
        /** A move as text, made by the table for a seat that kept the others waiting. */
        DEFAULT,
        /** The game goes back to so many moves. */
        BACK,
        /** A seat hands its finished turn on. */
        CONFIRM,
        /** A seat wants its turns handed on by itself from now on, or not: {@code on} or {@code off}. */
        CONFIRMING,
        /** A seat asks the others to let the game go back to so many moves. */
        ASK_BACK,
        AGREE,
        REFUSE,
        /** A seat says something. */
        SAY,
        /** A watcher says something: the name, a line break, the words. */
        WATCHER_SAYS,
        /** The same players go on at another table: its id. */
        REMATCH
    }
}
