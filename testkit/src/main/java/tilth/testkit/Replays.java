package tilth.testkit;

import tilth.engine.GameRecord;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.RecordText;

/** Checks that a record rebuilds the game it was taken from, after every move of it, and survives being written down. */
public final class Replays {

    /** One replay goes on from move to move; some prefixes are replayed from the beginning too. */
    private static final int MOVES_PER_FRESH_REPLAY = 16;

    private Replays() {}

    /** Plays a record by the position alone and compares every replay with that. */
    public static void check(GameRecord record) {
        Position live = record.setup().game().start(record.setup());
        long[] digests = new long[record.turns().size() + 1];
        for (int i = 0; i < digests.length; i++) {
            digests[i] = live.digest();
            if (i < record.turns().size()) {
                GameRecord.Turn turn = record.turns().get(i);
                live.play(turn.seat(), turn.move(), Journal.SILENT);
            }
        }
        check(record, digests);
    }

    /** Compares every replay with the digests of the live game, the first one taken before the first move. */
    public static void check(GameRecord record, long[] digests) {
        Match replay = record.replay(0);
        for (int moves = 0; moves <= record.turns().size(); moves++) {
            requireSame(replay, digests[moves], moves);
            if (moves % MOVES_PER_FRESH_REPLAY == 0) {
                requireSame(record.replay(moves), digests[moves], moves);
            }
            if (moves < record.turns().size()) {
                GameRecord.Turn turn = record.turns().get(moves);
                Invariants.require(replay.play(turn.seat(), turn.move()).isEmpty(), "a move of a record is refused");
            }
        }
        checkText(record, digests[record.turns().size()]);
    }

    private static void requireSame(Match replay, long digest, int moves) {
        if (replay.position().digest() != digest) {
            throw new AssertionError("the replay of " + moves + " moves differs from the live game");
        }
    }

    private static void checkText(GameRecord record, long digest) {
        String text = RecordText.write(record);
        GameRecord read = RecordText.read(text);
        Invariants.require(RecordText.write(read).equals(text), "a record read and written again is another text");
        Invariants.require(
                read.turns().equals(record.turns())
                        && read.setup().seats() == record.setup().seats()
                        && read.setup().seed().equals(record.setup().seed())
                        && read.setup().options().equals(record.setup().options()),
                "a record written and read again is another record");
        Invariants.require(read.replay().position().digest() == digest, "a record read again leads somewhere else");
    }
}
