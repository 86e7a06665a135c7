package tilth.server.storage;

import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;
import tilth.server.table.Summary;

/** Lists of tables, each filtered before it is cut. */
public final class Summaries {

    private final Jdbi jdbi;

    Summaries(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /** The tables somebody has sat down at that are not over and not forgotten, the latest first. */
    public List<Summary> goingOn(String guest, long since, int most) {
        return list(
                "select s.* from summaries s join sittings g on g.table_id = s.table_id where g.guest = :guest"
                        + " and s.state <> 'OVER' and s.last_at >= :since order by s.last_at desc limit :most",
                query -> query.bind("guest", guest).bind("since", since).bind("most", most));
    }

    /** The tables somebody has played at to the end, the latest first. */
    public List<Summary> finished(String guest, int most) {
        return list(
                "select s.* from summaries s join sittings g on g.table_id = s.table_id where g.guest = :guest"
                        + " and s.state = 'OVER' order by s.last_at desc limit :most",
                query -> query.bind("guest", guest).bind("most", most));
    }

    /** The tables that everybody may join or watch, the latest first. */
    public List<Summary> openToAll(int most) {
        return list(
                "select * from summaries where open_to_all = 1 and state in ('WAITING', 'RUNNING')"
                        + " order by last_at desc limit :most",
                query -> query.bind("most", most));
    }

    /** The tables where bots are asked or time runs, and something happened since then; the latest first. */
    public List<Summary> goingOnAlone(long since) {
        return list(
                "select * from summaries where state = 'RUNNING' and last_at >= :since"
                        + " and (awaited_bots <> 0 or due_at < :never) order by last_at desc",
                query -> query.bind("since", since).bind("never", Summary.NEVER));
    }

    /** The tables of an older house, which wrote no summaries; the newest first. */
    public List<String> missing() {
        return jdbi.withHandle(handle -> handle.createQuery("select id from tables where not exists"
                        + " (select 1 from summaries where table_id = id) order by created_at desc")
                .mapTo(String.class)
                .list());
    }

    private interface Bound {
        Query to(Query query);
    }

    private List<Summary> list(String select, Bound bound) {
        return jdbi.withHandle(handle -> bound.to(handle.createQuery(select))
                .map((row, context) -> SummaryRows.read(row))
                .list());
    }
}
