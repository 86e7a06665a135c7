package tilth.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Match;
import tilth.engine.ScoreSheet;
import tilth.scenes.Words;

/** The points of one seat, for programs. */
record SeatScore(int seat, String name, int points, Map<String, Integer> byCategory) {

    static List<SeatScore> of(Match match, Words words) {
        ScoreSheet sheet = match.position().scoreSheet();
        return IntStream.range(0, match.position().seats())
                .mapToObj(seat -> new SeatScore(seat, words.seat(seat), sheet.total(seat), categories(sheet, seat)))
                .toList();
    }

    private static Map<String, Integer> categories(ScoreSheet sheet, int seat) {
        Map<String, Integer> categories = new LinkedHashMap<>();
        sheet.lines()
                .forEach(line -> categories.put(line.category(), line.points().get(seat)));
        return categories;
    }
}
