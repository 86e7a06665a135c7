package tilth.server.table;

import java.util.Map;
import tilth.engine.Rule;

/** What is said at a table. */
public final class Talk {

    public static final int LONGEST_SAYING = 500;

    private Talk() {}

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
        return !text.isEmpty() && text.length() <= LONGEST_SAYING;
    }

    private static Answer bad() {
        return Answer.no("SRV-7", "bad-saying", Map.of("most", LONGEST_SAYING));
    }
}
