package tilth.app;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.bots.Bot;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Seats;
import tilth.engine.Setup;
import tilth.scenes.ScoreText;
import tilth.scenes.TextScenes;
import tilth.scenes.Words;

/** One game from the first move to the last, told as it goes. */
final class ToldGame {

    /** A game between bots that has not ended after so many moves never will. */
    private static final int MOST_MOVES = 20_000;

    /** How much of the game is told. */
    enum Log {
        EVERYTHING,
        THE_END,
        NOTHING
    }

    /** How it ended. */
    enum End {
        OVER(Main.DONE),
        LEFT(Main.DONE),
        INPUT_ENDED(Main.BAD_INPUT),
        TOO_LONG(Main.FAULT);

        private final int exitCode;

        End(int exitCode) {
            this.exitCode = exitCode;
        }

        int exitCode() {
            return exitCode;
        }
    }

    private final List<Player> players;
    private final Desk desk;
    private final Log log;
    private final @Nullable RecordFile file;
    private final Words words;
    private final Story story;
    private final Person person;
    private int told;

    ToldGame(Setup setup, List<Player> players, Words words, Desk desk, Log log, @Nullable RecordFile file) {
        this.players = players;
        this.desk = desk;
        this.log = log;
        this.file = file;
        this.words = words;
        story = new Story(setup);
        person = new Person(story, players, words, desk);
    }

    Story story() {
        return story;
    }

    End play() {
        End end = playOn();
        keepRecord();
        tell();
        switch (end) {
            case OVER -> conclude();
            case LEFT -> desk.say(breakingOff("terminal-left"));
            case INPUT_ENDED -> desk.err().println(breakingOff("terminal-input-ended"));
            case TOO_LONG -> desk.err().println(breakingOff("terminal-too-long"));
        }
        return end;
    }

    private End playOn() {
        while (!position().isOver()) {
            int seat = Seats.first(position().awaitedSeats());
            switch (players.get(seat)) {
                case Player.Automatic(Bot bot) -> {
                    if (story.match().length() == MOST_MOVES) {
                        return End.TOO_LONG;
                    }
                    playBot(seat, bot);
                }
                case Player.AtTheTerminal terminal -> {
                    tell();
                    keepRecord();
                    Optional<End> end = person.answer(seat);
                    if (end.isPresent()) {
                        return end.get();
                    }
                    told = Math.min(told, story.match().length());
                }
            }
        }
        return End.OVER;
    }

    private void playBot(int seat, Bot bot) {
        Optional<Refusal> refusal;
        try {
            refusal = story.play(seat, bot.choose(story.match().sight(seat)));
        } catch (RuntimeException fault) {
            throw fault instanceof BrokenGame
                    ? fault
                    : new BrokenGame(story.match().record(), fault);
        }
        refusal.ifPresent(why -> {
            throw new BrokenGame(
                    story.match().record(), new IllegalStateException("a bot chose a move refused by " + why.rule()));
        });
        boolean turnIsOver = !Seats.has(position().awaitedSeats(), seat);
        if (turnIsOver) {
            tell();
        }
    }

    private Position position() {
        return story.match().position();
    }

    /** Tells what has happened since it was last told. */
    private void tell() {
        List<Story.Chapter> chapters = story.chapters();
        if (log == Log.EVERYTHING) {
            desk.say(new Chronicle(words, desk.ink(), viewer()).tell(chapters.subList(told, chapters.size())));
        }
        told = chapters.size();
    }

    /** A person alone at the terminal sees what their seat may see; several see only what all may. */
    private int viewer() {
        int[] people = IntStream.range(0, players.size())
                .filter(seat -> players.get(seat) instanceof Player.AtTheTerminal)
                .toArray();
        return people.length == 1 ? people[0] : Seats.WATCHER;
    }

    private void keepRecord() {
        if (file != null) {
            file.write(story.match().record());
        }
    }

    private void conclude() {
        if (log == Log.EVERYTHING) {
            desk.say("");
            desk.say(TextScenes.of(words.game()).draw(position().view(viewer()), words, desk.ink()));
            desk.say("");
        }
        if (log == Log.NOTHING) {
            return;
        }
        desk.say(ScoreText.draw(position(), words, desk.ink()));
        if (file != null) {
            desk.say(record(file));
        }
    }

    private String breakingOff(String key) {
        String sentence = words.label(key, Map.of("count", story.match().length()));
        return file == null ? sentence : sentence + " " + record(file);
    }

    private String record(RecordFile kept) {
        return words.label("terminal-record", Map.of("file", kept.name()));
    }
}
