package tilth.server.table;

import java.util.Map;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** What is said at a table. */
public final class Talk {

    public static final int LONGEST_SAYING = 500;

    /** So much is said in a minute by one seat, and by all who look on together. */
    public static final int MOST_A_MINUTE = 20;

    private static final long A_MINUTE = 60_000;

    private Talk() {}

    /** Says something from a seat, or under a name for those who only look on, unless too much has been said. */
    @Rule("SRV-7")
    public static Answer say(Table table, int seat, String name, String text, long now) {
        long said = table.talk().stream()
                .filter(entry -> entry.at() > now - A_MINUTE && isSaidBy(entry.fact(), seat))
                .count();
        if (said >= MOST_A_MINUTE) {
            return Answer.no("SRV-7", "too-much-said");
        }
        return seat == Seats.WATCHER ? sayAsWatcher(name.strip(), text) : say(seat, text);
    }

    private static boolean isSaidBy(Fact fact, int seat) {
        return seat == Seats.WATCHER
                ? fact instanceof Fact.WatcherSaid
                : fact instanceof Fact.Said said && said.seat() == seat;
    }

    @Rule("SRV-7")
    public static Answer say(int seat, String text) {
        return isSaying(text.strip()) ? Answer.write(new Fact.Said(seat, text.strip())) : bad();
    }

    @Rule("SRV-7")
    public static Answer sayAsWatcher(String name, String text) {
        if (!Places.isName(name)) {
            return Answer.no("SRV-7", "bad-name", Map.of("most", Places.LONGEST_NAME));
        }
        return isSaying(text.strip()) ? Answer.write(new Fact.WatcherSaid(name, text.strip())) : bad();
    }

    private static boolean isSaying(String text) {
        return !text.isEmpty()
                && text.length() <= LONGEST_SAYING
                && text.codePoints()
                        .allMatch(sign -> sign == '\n' || sign == '\r' || sign == '\t' || Places.isPlain(sign));
    }

    private static Answer bad() {
        return Answer.no("SRV-7", "bad-saying", Map.of("most", LONGEST_SAYING));
    }
}
