package tilth.app;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.GameRecord;
import tilth.engine.Hindsight;
import tilth.engine.Match;
import tilth.scenes.Words;

/** Takes moves of the people at the terminal back, as long as nobody else has moved and nothing has been shown. */
record Takeback(Story story, List<Player> players, Words words) {

    /** Takes back a move, or the whole turn; what became of it, in a sentence. */
    String undo(String what) {
        Match match = story.match();
        if (!what.isEmpty() && !what.equals("turn")) {
            return words.label("terminal-undo-how");
        }
        if (IntStream.range(0, match.length())
                .noneMatch(at -> isAtTheTerminal(match.turn(at).seat()))) {
            return words.label("terminal-undo-nothing");
        }
        int last = match.length() - 1;
        int seat = match.turn(last).seat();
        if (!isAtTheTerminal(seat)) {
            return words.label("terminal-undo-moved", Map.of("seat", words.seat(seat)));
        }
        int from = what.isEmpty() ? last : startOfTurn(match, last);
        GameRecord record = match.record();
        if (Hindsight.hasLearnt(record, from, seat)) {
            return words.label("terminal-undo-shown");
        }
        story.backTo(from);
        return words.label("terminal-undone");
    }

    private boolean isAtTheTerminal(int seat) {
        return players.get(seat) instanceof Player.AtTheTerminal;
    }

    private static int startOfTurn(Match match, int last) {
        int seat = match.turn(last).seat();
        int from = last;
        while (from > 0 && match.turn(from - 1).seat() == seat) {
            from--;
        }
        return from;
    }
}
