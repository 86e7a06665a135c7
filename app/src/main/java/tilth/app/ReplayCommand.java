package tilth.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tilth.engine.BadInput;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.View;
import tilth.scenes.ScoreText;
import tilth.scenes.TextScenes;
import tilth.scenes.Words;

/** Plays a recorded game again. */
@Command(name = "replay", description = "Plays a recorded game again and shows the table.")
final class ReplayCommand implements Callable<Integer> {

    private final Desk desk;

    @Parameters(index = "0", paramLabel = "FILE", description = "A file that play --record has written.")
    private String file = "";

    @Option(names = "--to", paramLabel = "N", description = "Stops after that many moves.")
    private @Nullable String to;

    @Mixin
    private Spoken spoken = new Spoken();

    @Mixin
    private Shown shown = new Shown();

    ReplayCommand(Desk desk) {
        this.desk = desk;
    }

    @Override
    public Integer call() {
        GameRecord record = RecordFile.read(file);
        int all = record.turns().size();
        int count = to == null ? all : Given.number("--to", to, 0, all);
        Words plain = spoken.words(record.setup().game());
        List<Cast> cast = Cast.of(record, plain);
        Words words = Cast.calling(cast, plain);
        Story story = playAgain(record, words);
        if (count < all) {
            story.backTo(count);
        }
        if (shown.asJson()) {
            desk.say(Json.write(Replayed.of(story, cast, words, all)));
        } else {
            show(story, words, all);
        }
        return Main.DONE;
    }

    /** Plays every move, so that a record is sound from end to end or refused. */
    private static Story playAgain(GameRecord record, Words words) {
        Story story = new Story(record.setup());
        for (GameRecord.Turn turn : record.turns()) {
            story.play(turn.seat(), turn.move()).ifPresent(why -> refuse(story, turn, why, words));
        }
        return story;
    }

    private static void refuse(Story story, GameRecord.Turn turn, Refusal why, Words words) {
        throw new BadInput("Move %d of the record, \"%s\" by %s, cannot be played: %s"
                .formatted(
                        story.match().length() + 1,
                        words.game().moves().write(turn.move()),
                        words.seat(turn.seat()),
                        words.refusal(why)));
    }

    private void show(Story story, Words words, int all) {
        Match match = story.match();
        Position position = match.position();
        desk.say(words.label(
                "terminal-replay",
                Map.of("title", words.game().title(), "seats", position.seats(), "at", match.length(), "last", all)));
        desk.say(new Chronicle(words, desk.ink(), Seats.WATCHER).tell(story.chapters()));
        desk.say("");
        desk.say(TextScenes.of(words.game()).draw(position.view(Seats.WATCHER), words, desk.ink()));
        desk.say("");
        desk.say(ScoreText.draw(position, words, desk.ink()));
        for (int seat = 0; seat < position.seats(); seat++) {
            if (Seats.has(position.openSeats(), seat)) {
                desk.say("");
                desk.say(desk.ink().name(seat, words) + ": " + words.question(position.question(seat)));
            }
        }
    }

    /** A game as far as it was played again, for programs. The view is that of somebody without a seat. */
    private record Replayed(
            String game,
            String seedHex,
            int seats,
            List<Cast> players,
            Map<String, String> options,
            int moves,
            int to,
            boolean over,
            List<Integer> asked,
            List<SeatScore> scores,
            List<Integer> winners,
            List<Told> log,
            View view) {

        static Replayed of(Story story, List<Cast> cast, Words words, int all) {
            Match match = story.match();
            Position position = match.position();
            List<Told> log = new ArrayList<>();
            story.chapters().forEach(chapter -> log.add(Told.of(match, chapter, words)));
            return new Replayed(
                    match.game().id(),
                    match.setup().seed().hex(),
                    position.seats(),
                    cast,
                    match.setup().options(),
                    all,
                    match.length(),
                    position.isOver(),
                    IntStream.range(0, position.seats())
                            .filter(seat -> Seats.has(position.openSeats(), seat))
                            .boxed()
                            .toList(),
                    SeatScore.of(match, words),
                    ScoreText.winners(position),
                    log,
                    position.view(Seats.WATCHER));
        }
    }

    /** One move and what happened, for programs. */
    private record Told(int number, int seat, String move, List<String> events) {

        static Told of(Match match, Story.Chapter chapter, Words words) {
            long seen = match.sight(Seats.WATCHER).seen(chapter.number() - 1);
            return new Told(
                    chapter.number(),
                    chapter.seat(),
                    match.game().moves().write(seen),
                    words.events(chapter.seenBy(Seats.WATCHER)));
        }
    }
}
