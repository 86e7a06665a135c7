package tilth.server.house;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.GameRecord;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.server.people.Caller;
import tilth.server.table.Choices;
import tilth.server.table.Fact;
import tilth.server.table.Table;
import tilth.server.table.TableHead;

/** New tables. */
public final class Opening {

    private static final int ID_BYTES = 8;

    private final Tables tables;
    private final Clock clock;
    private final SecureRandom secret = new SecureRandom();

    public Opening(Tables tables, Clock clock) {
        this.tables = tables;
        this.clock = clock;
    }

    /** Opens a new table with a secret seed; its id. */
    public String open(Game game, int seats, Map<String, String> options) {
        return open(new TableHead(randomId(), setup(game, seats, options), clock.millis()), List.of());
    }

    private Setup setup(Game game, int seats, Map<String, String> options) {
        return new Setup(game, seats, options, secretSeed());
    }

    /** Opens a table on which some things have already happened; its id. */
    private String open(TableHead head, List<Fact> already) {
        tables.open(head, already);
        return head.id();
    }

    /** Opens a table whose deal somebody knows, and which says so to all; its id. */
    @Rule("SRV-12")
    public String openKnown(Setup setup, List<Fact> already) {
        return open(TableHead.withKnownDeal(randomId(), setup, clock.millis()), already);
    }

    /** Opens a table where a game goes on after so many moves; its id. */
    @Rule("SRV-12")
    public String playOn(GameRecord record, int after) {
        return openKnown(record.setup(), Choices.moves(record, after));
    }

    /** The table where the same players go on, opened now if it is not there yet; or why not. */
    @Rule("SRV-11")
    public Outcome rematch(String id, Caller caller) {
        Table table = tables.see(id);
        if (!table.rematch().isEmpty()) {
            return new Outcome.Done(table);
        }
        String other = table.isOver() ? reopen(table) : "";
        Outcome outcome = tables.command(id, caller, now -> Choices.rematch(now, other));
        // Somebody else was faster: all meet at that table.
        return outcome.table().rematch().isEmpty() ? outcome : new Outcome.Done(outcome.table());
    }

    /** Opens a table where the same players play again. */
    public String reopen(Table table) {
        TableHead head = new TableHead(randomId(), table.setup().withSeed(secretSeed()), clock.millis());
        return open(head, Choices.seatedAsBefore(table));
    }

    private Seed secretSeed() {
        return new Seed(secret.nextLong(), secret.nextLong(), secret.nextLong(), secret.nextLong());
    }

    private String randomId() {
        byte[] bytes = new byte[ID_BYTES];
        secret.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
