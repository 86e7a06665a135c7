package tilth.testkit;

import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.Position;
import tilth.engine.RecordText;
import tilth.engine.ScoreSheet;
import tilth.engine.Seats;

/** Whole games kept as text, each a record and the score sheet it ends with: {@code walkthroughs/<name>.txt}. */
public final class Walkthroughs {

    private static final String SCORES = "\nscores\n";

    private Walkthroughs() {}

    /**
     * Plays the record kept in a file again and compares everything. Regenerating keeps the record and writes its scores
     * anew; only if there is none that can still be played to the end, the given one takes its place.
     */
    public static void verify(String name, Supplier<GameRecord> otherwise) {
        KeptText kept = new KeptText("walkthroughs/" + name + ".txt");
        if (KeptText.isRegenerating()) {
            kept.verify(written(stillPlayable(kept).orElseGet(otherwise)));
        } else {
            kept.verify(kept.text().map(Walkthroughs::playedAgain).orElse(""));
        }
    }

    private static Optional<GameRecord> stillPlayable(KeptText kept) {
        try {
            return kept.text()
                    .map(Walkthroughs::recordIn)
                    .filter(record -> record.replay().position().isOver());
        } catch (BadInput | GameRecord.RefusedMove outdated) {
            return Optional.empty();
        }
    }

    /** What a kept text would be if its record were played now. */
    static String playedAgain(String text) {
        try {
            return written(recordIn(text));
        } catch (BadInput | GameRecord.RefusedMove outdated) {
            return "This game can no longer be played: " + outdated.getMessage() + "\n";
        }
    }

    private static GameRecord recordIn(String text) {
        int end = text.indexOf(SCORES);
        return RecordText.read(end < 0 ? text : text.substring(0, end));
    }

    /** A record as text, with the score sheet at its end. */
    static String written(GameRecord record) {
        Position end = record.replay().position();
        StringBuilder text = new StringBuilder(RecordText.write(record)).append(SCORES);
        for (ScoreSheet.Line line : end.scoreSheet().lines()) {
            text.append(row(line.category(), line.points().stream().mapToInt(Integer::intValue)));
        }
        text.append(row("total", IntStream.range(0, end.seats()).map(end::score)));
        text.append(row("won", IntStream.range(0, end.seats()).filter(seat -> Seats.has(end.winners(), seat))));
        return text.toString();
    }

    private static String row(String name, IntStream numbers) {
        return numbers.mapToObj(number -> " " + number).collect(Collectors.joining("", name, "\n"));
    }
}
