package tilth.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One thing that happened, to whom, and who may know of it. */
public record Event(Happening what, int seat, int seers, int first, int second, int third) {

    public boolean isSeenBy(int viewer) {
        return seers == Journal.EVERYONE || viewer != Seats.WATCHER && Seats.has(seers, viewer);
    }

    /** Its numbers as words, by the names of their terms. */
    public Map<String, String> facts() {
        int[] numbers = {first, second, third};
        List<Term> terms = what.operands();
        Map<String, String> facts = new LinkedHashMap<>();
        for (int i = 0; i < terms.size(); i++) {
            facts.put(terms.get(i).name(), terms.get(i).write(numbers[i]));
        }
        return facts;
    }
}
