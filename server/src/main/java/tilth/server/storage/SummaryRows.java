package tilth.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.SqlStatement;
import tilth.server.table.Chair;
import tilth.server.table.Summary;

/** Summaries as rows. */
final class SummaryRows {

    private static final String NOTHING = "-";
    private static final String FREE = "free";

    /** A colour, whether turns are confirmed, a bot, the keys, and the name with its spaces. */
    private static final int PARTS = 5;

    private static final String PUT = "insert into summaries (table_id, game, state, length, played, awaited,"
            + " awaited_bots, chairs, winners, points, open_to_all, rules_version, last_at, last_move_at, due_at,"
            + " deal_known)"
            + " values (:id, :game, :state, :length, :played, :awaited, :bots, :chairs, :winners, :points, :open,"
            + " :rules, :lastAt, :lastMoveAt, :dueAt, :known) on conflict (table_id) do update set state = excluded.state,"
            + " length = excluded.length, played = excluded.played, awaited = excluded.awaited,"
            + " awaited_bots = excluded.awaited_bots, chairs = excluded.chairs, winners = excluded.winners,"
            + " points = excluded.points, open_to_all = excluded.open_to_all, rules_version = excluded.rules_version,"
            + " last_at = excluded.last_at, last_move_at = excluded.last_move_at, due_at = excluded.due_at"
            + " where excluded.length >= summaries.length";

    private SummaryRows() {}

    /** Writes a summary over an older one of the same table. */
    static void put(Handle handle, Summary summary) {
        bound(handle.createUpdate(PUT), summary).execute();
    }

    private static <T extends SqlStatement<T>> T bound(T statement, Summary summary) {
        return statement
                .bind("id", summary.id())
                .bind("game", summary.game())
                .bind("state", summary.state().name())
                .bind("length", summary.length())
                .bind("played", summary.played())
                .bind("awaited", summary.awaited())
                .bind("bots", summary.awaitedBots())
                .bind(
                        "chairs",
                        summary.chairs().stream().map(SummaryRows::written).collect(Collectors.joining("\n")))
                .bind("winners", summary.winners())
                .bind("points", summary.points().stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .bind("open", summary.openToAll() ? 1 : 0)
                .bind("rules", summary.rulesVersion())
                .bind("lastAt", summary.lastAt())
                .bind("lastMoveAt", summary.lastMoveAt())
                .bind("dueAt", summary.dueAt())
                .bind("known", summary.dealKnown() ? 1 : 0);
    }

    static Summary read(ResultSet row) throws SQLException {
        return new Summary(
                row.getString("table_id"),
                row.getString("game"),
                Summary.State.valueOf(row.getString("state")),
                row.getInt("length"),
                row.getInt("played"),
                row.getInt("awaited"),
                row.getString("chairs").lines().map(SummaryRows::chair).toList(),
                row.getInt("winners"),
                points(row.getString("points")),
                row.getInt("open_to_all") == 1,
                row.getInt("rules_version"),
                row.getLong("last_at"),
                row.getLong("last_move_at"),
                row.getLong("due_at"),
                row.getInt("deal_known") == 1);
    }

    private static List<Integer> points(String text) {
        return Arrays.stream(text.split(" ")).map(Integer::valueOf).toList();
    }

    private static String written(Chair chair) {
        String keys = chair.keys().isEmpty() ? NOTHING : String.join(",", chair.keys());
        return chair.isFree()
                ? FREE
                : String.join(
                        " ",
                        Integer.toString(chair.colour()),
                        Boolean.toString(chair.confirms()),
                        chair.player().orElse(NOTHING),
                        keys,
                        chair.name());
    }

    private static Chair chair(String text) {
        if (text.equals(FREE)) {
            return Chair.FREE;
        }
        String[] parts = text.split(" ", PARTS);
        return new Chair(
                parts[4],
                parts[3].equals(NOTHING) ? Set.of() : Set.of(parts[3].split(",")),
                parts[2].equals(NOTHING) ? null : parts[2],
                Integer.parseInt(parts[0]),
                Boolean.parseBoolean(parts[1]));
    }
}
