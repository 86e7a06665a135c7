package tilth.server.house;

import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Rule;

/** Games that somebody brings along, as text or as a link. */
public final class Records {

    /** What stands before the record in a link. */
    public static final String LINK = "/r/";

    /** No game of ours takes so many moves; more only keep the house busy. */
    private static final int MOST_MOVES = 5000;

    private Records() {}

    /** Reads a record all of whose moves can be played; any other is refused with one sentence. */
    @Rule("SRV-12")
    public static GameRecord read(String brought) {
        int link = brought.lastIndexOf(LINK);
        GameRecord record = link < 0
                ? RecordText.read(brought)
                : RecordLink.read(brought.substring(link + LINK.length()).strip());
        if (record.turns().size() > MOST_MOVES) {
            throw new BadInput("A record has at most " + MOST_MOVES + " moves.");
        }
        try {
            record.replay();
            return record;
        } catch (GameRecord.RefusedMove refused) {
            throw new BadInput(
                    "Move %d of this record cannot be played (%s)."
                            .formatted(refused.number(), refused.refusal().rule()),
                    refused);
        }
    }
}
