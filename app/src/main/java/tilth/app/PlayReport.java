package tilth.app;

import java.util.List;
import java.util.Map;
import tilth.engine.Match;
import tilth.engine.RecordText;
import tilth.scenes.ScoreText;
import tilth.scenes.Words;

/** How a game went, for programs. */
record PlayReport(
        String game,
        String seed,
        String seedHex,
        List<String> seats,
        Map<String, String> options,
        int moves,
        boolean over,
        List<SeatScore> scores,
        List<Integer> winners,
        String record) {

    static PlayReport of(Story story, Words words, String seed, List<String> seats) {
        Match match = story.match();
        return new PlayReport(
                match.game().id(),
                seed,
                match.setup().seed().hex(),
                seats,
                match.setup().options(),
                match.length(),
                match.position().isOver(),
                SeatScore.of(match, words),
                ScoreText.winners(match.position()),
                RecordText.write(match.record()));
    }
}
