package tilth.server.table;

import java.util.List;
import java.util.stream.IntStream;

/**
 * What lists, clocks and other nodes have to know of a table without reading its log. It is written together with every
 * entry.
 *
 * @param length how many entries the log has
 * @param awaited the seats the game waits for
 * @param winners the seats that have won, once it is over
 * @param points the points of every seat
 * @param dueAt when the table does something by itself, or {@link #NEVER}
 * @param dealKnown whether somebody can know what is hidden
 */
public record Summary(
        String id,
        String game,
        State state,
        int length,
        int played,
        int awaited,
        List<Chair> chairs,
        int winners,
        List<Integer> points,
        boolean openToAll,
        int rulesVersion,
        long lastAt,
        long lastMoveAt,
        long dueAt,
        boolean dealKnown) {

    public static final long NEVER = Long.MAX_VALUE;

    /** How a table stands. */
    public enum State {
        WAITING,
        RUNNING,
        OVER,
        BROKEN
    }

    public Summary {
        chairs = List.copyOf(chairs);
        points = List.copyOf(points);
    }

    public static Summary of(Table table) {
        return new Summary(
                table.id(),
                table.game().id(),
                state(table),
                table.length(),
                table.played(),
                table.awaitedSeats(),
                table.chairs(),
                table.winners(),
                table.course().getLast(),
                table.isOpenToAll(),
                table.rulesVersion(),
                table.lastAt(),
                table.lastMoveAt(),
                table.dueAt().orElse(NEVER),
                table.head().dealKnown());
    }

    private static State state(Table table) {
        return table.isBroken()
                ? State.BROKEN
                : table.isOver() ? State.OVER : table.isStarted() ? State.RUNNING : State.WAITING;
    }

    /** The seats of bots that the game waits for. */
    public int awaitedBots() {
        return IntStream.range(0, chairs.size())
                .filter(seat -> chairs.get(seat).player().isPresent())
                .map(seat -> 1 << seat & awaited)
                .sum();
    }

    public List<Integer> colours() {
        return SeatOrder.colours(chairs);
    }
}
