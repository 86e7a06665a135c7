package tilth.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Refusal;
import tilth.engine.Sight;
import tilth.scenes.Columns;
import tilth.scenes.Lines;
import tilth.scenes.Preview;
import tilth.scenes.TextScenes;
import tilth.scenes.Words;

/** A person at the terminal: is shown what their seat may see, and answers line by line. */
final class Person {

    private static final int NOBODY_YET = -1;

    private final Story story;
    private final Words words;
    private final Desk desk;
    private final Takeback takeback;
    private final MoveList offered = new MoveList();
    private int boardShownFor = NOBODY_YET;

    Person(Story story, List<Player> players, Words words, Desk desk) {
        this.story = story;
        this.words = words;
        this.desk = desk;
        takeback = new Takeback(story, players, words);
    }

    /** Asks until the person has moved or taken something back; an end if they have left. */
    Optional<ToldGame.End> answer(int seat) {
        Sight sight = story.match().sight(seat);
        if (boardShownFor == NOBODY_YET) {
            desk.say(words.label("terminal-you-are", Map.of("seat", desk.ink().name(seat, words))));
        }
        if (boardShownFor != seat || !isInMidTurn(seat)) {
            showBoard(sight);
            boardShownFor = seat;
        }
        showMoves(sight);
        int length = story.match().length();
        while (story.match().length() == length) {
            String line = readLine();
            if (line == null) {
                desk.say("");
                return Optional.of(ToldGame.End.INPUT_ENDED);
            }
            if (line.equals("quit")) {
                return Optional.of(ToldGame.End.LEFT);
            }
            obey(line, sight);
        }
        return Optional.empty();
    }

    private boolean isInMidTurn(int seat) {
        return !story.chapters().isEmpty() && story.chapters().getLast().seat() == seat;
    }

    private @Nullable String readLine() {
        desk.out().print("> ");
        desk.out().flush();
        try {
            String line = desk.in().readLine();
            if (line != null && desk.kind() == Desk.Kind.PIPE) {
                desk.say(line); // nobody sees what is typed into a pipe
            }
            return line == null ? null : line.strip();
        } catch (IOException broken) {
            return null;
        }
    }

    private void obey(String line, Sight sight) {
        String[] parts = line.split("\\s+", 2);
        switch (parts[0]) {
            case "" -> desk.say(words.label("terminal-type-number"));
            case "help" -> desk.say(help());
            case "moves" -> showMoves(sight);
            case "board" -> showBoard(sight);
            case "log" -> desk.say(new Chronicle(words, desk.ink(), sight.seat()).tell(story.chapters()));
            case "why" -> desk.say(Lines.wrap(why(parts.length == 1 ? "" : parts[1], sight)));
            case "undo" -> desk.say(Lines.wrap(takeback.undo(parts.length == 1 ? "" : parts[1])));
            case String number when number.matches("[0-9]+") -> playNumber(line, sight.seat());
            case String verb -> playText(line, sight.seat());
        }
    }

    private List<String> help() {
        return new Columns("ll")
                .row("1", words.label("terminal-help-number"))
                .row(words.game().moves().write(offered.at(0)), words.label("terminal-help-text"))
                .row("why " + Targets.example(words.game()), words.label("terminal-help-why"))
                .row("moves", words.label("terminal-help-moves"))
                .row("board", words.label("terminal-help-board"))
                .row("log", words.label("terminal-help-log"))
                .row("undo", words.label("terminal-help-undo"))
                .row("quit", words.label("terminal-help-quit"))
                .lines("  ");
    }

    private void showBoard(Sight sight) {
        desk.say("");
        desk.say(TextScenes.of(sight.game()).draw(sight.view(), words, desk.ink()));
    }

    private void showMoves(Sight sight) {
        sight.moves(offered);
        desk.say("");
        desk.say(Lines.wrap(desk.ink().name(sight.seat(), words) + ": ", words.question(sight)));
        List<String> answers = new ArrayList<>();
        List<String> asides = new ArrayList<>();
        for (int i = 0; i < offered.size(); i++) {
            boolean isAside = sight.game().moves().verb(offered.at(i)).isAside();
            (isAside ? asides : answers).addAll(Lines.wrap("%4d  ".formatted(i + 1), describe(sight, offered.at(i))));
        }
        desk.say(answers);
        if (!asides.isEmpty()) {
            desk.say(words.label("terminal-besides"));
            desk.say(asides);
        }
    }

    private String describe(Sight sight, long move) {
        String preview = Preview.of(sight, move).in(words);
        return words.move(move) + (preview.isEmpty() ? "" : " " + desk.ink().quiet("(" + preview + ")"));
    }

    private void playNumber(String line, int seat) {
        int number = line.matches("[0-9]{1,6}") ? Integer.parseInt(line) : 0;
        if (number < 1 || number > offered.size()) {
            desk.say(words.label("terminal-choose-number", Map.of("most", offered.size())));
            return;
        }
        story.play(seat, offered.at(number - 1)).ifPresent(this::refuse);
    }

    private void playText(String line, int seat) {
        var move = words.game().moves().read(line);
        if (move.isPresent()) {
            story.play(seat, move.getAsLong()).ifPresent(this::refuse);
        } else {
            desk.say(words.label("terminal-no-move", Map.of("line", line)));
        }
    }

    private void refuse(Refusal refusal) {
        desk.say(Lines.wrap(words.refusal(refusal)));
    }

    private String why(String what, Sight sight) {
        if (what.isEmpty()) {
            return words.label("terminal-why-what", Map.of("example", Targets.example(words.game())));
        }
        String target = Targets.find(words.game(), what);
        Optional<Refusal> refusal = sight.why(target);
        return refusal.map(words::refusal).orElseGet(() -> offers(target));
    }

    private String offers(String target) {
        Game game = words.game();
        for (int i = 0; i < offered.size(); i++) {
            if (game.moves().target(offered.at(i)).equals(target)) {
                return words.label("terminal-you-can", Map.of("number", i + 1, "move", words.move(offered.at(i))));
            }
        }
        return words.label("terminal-nothing-against");
    }
}
