package tilth.server.house;

import java.util.List;
import java.util.stream.IntStream;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.server.table.Chair;
import tilth.server.table.Places;
import tilth.server.table.Table;

/** Games that somebody brings along, as text or as a link. */
public final class Records {

    /** What stands before the record in a link. */
    public static final String LINK = "/r/";

    /** No game of ours takes so many moves; more only keep the house busy. */
    private static final int MOST_MOVES = 5000;

    private static final String NOBODY = "-";

    private Records() {}

    /** The game of a table, with the names and colours of those who played it. */
    @Rule("SRV-12")
    public static GameRecord of(Table table) {
        List<Integer> colours = table.colours();
        return table.record()
                .by(IntStream.range(0, colours.size())
                        .mapToObj(seat -> player(table.chair(seat), colours.get(seat)))
                        .toList());
    }

    private static GameRecord.Player player(Chair chair, int colour) {
        // A free seat has no name, and every line of a record needs one.
        return new GameRecord.Player(chair.isFree() ? NOBODY : chair.name(), colour, chair.isBot());
    }

    /** Who sat where in a game that was brought along; nobody if that is not known. */
    public static List<Chair> chairs(GameRecord record) {
        return record.players().stream()
                .map(player -> player.isBot() && Places.isBot(player.name())
                        ? Chair.ofBot(player.name(), player.colour())
                        : Chair.ofPerson(player.name(), NOBODY, player.colour()))
                .toList();
    }

    /** A link may come from the address of a page, which also says at which move somebody looks. */
    private static String onlyRecord(String link) {
        return link.strip().split("[/?#]", 2)[0];
    }

    /** Reads a record all of whose moves can be played; any other is refused with one sentence. */
    @Rule("SRV-12")
    public static GameRecord read(String brought) {
        int link = brought.lastIndexOf(LINK);
        GameRecord record = link < 0
                ? RecordText.read(brought)
                : RecordLink.read(onlyRecord(brought.substring(link + LINK.length())));
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
