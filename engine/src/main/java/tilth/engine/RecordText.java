package tilth.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The text form of a {@link GameRecord}: a header of one word and its value a line, then one line a move, the seat
 * before it. Lines that begin with # are remarks.
 */
public final class RecordText {

    private static final String FIRST_LINE = "tilth record 1";
    private static final String REMARK = "#";
    private static final String RULES = "rules";
    private static final String PERSON = "player";
    private static final String BOT = "bot";
    private static final int LONGEST_NAME = 24;
    private static final int MOST_COLOURS = 5;

    /** Records that name no version were played under the first. */
    private static final int FIRST_RULES = 1;

    private RecordText() {}

    public static String write(GameRecord record) {
        Setup setup = record.setup();
        StringBuilder text = new StringBuilder(FIRST_LINE).append('\n');
        text.append("game ").append(setup.game().id()).append('\n');
        if (record.rulesVersion() != FIRST_RULES) {
            text.append(RULES).append(' ').append(record.rulesVersion()).append('\n');
        }
        text.append("seats ").append(setup.seats()).append('\n');
        for (GameRecord.Player player : record.players()) {
            text.append(player.isBot() ? BOT : PERSON).append(' ').append(player.colour());
            text.append(' ').append(player.name()).append('\n');
        }
        setup.options()
                .forEach((name, value) -> text.append("option ")
                        .append(name)
                        .append(' ')
                        .append(value)
                        .append('\n'));
        text.append("seed ").append(setup.seed().hex()).append('\n');
        text.append("moves ").append(record.turns().size()).append('\n');
        for (GameRecord.Turn turn : record.turns()) {
            text.append(turn.seat())
                    .append(' ')
                    .append(setup.game().moves().write(turn.move()))
                    .append('\n');
        }
        return text.toString();
    }

    /** Reads a record; one that is not well formed is refused with the line it breaks at. */
    public static GameRecord read(String text) {
        return new Reader(text).read();
    }

    private static final class Reader {
        private final List<String> lines = new ArrayList<>();
        private final List<Integer> numbers = new ArrayList<>();
        private int next;

        Reader(String text) {
            List<String> all = text.lines().map(String::strip).toList();
            for (int i = 0; i < all.size(); i++) {
                if (!all.get(i).isEmpty() && !all.get(i).startsWith(REMARK)) {
                    lines.add(all.get(i));
                    numbers.add(i + 1);
                }
            }
        }

        GameRecord read() {
            if (!line("a record").equals(FIRST_LINE)) {
                throw new BadInput("This is not a record: it does not begin with \"" + FIRST_LINE + "\".");
            }
            Game game = Games.named(field("game"));
            int rules = isNext(RULES) ? number(field(RULES)) : FIRST_RULES;
            int seats = number(field("seats"));
            List<GameRecord.Player> players = players(seats);
            Map<String, String> options = options();
            Seed seed = Seed.read(field("seed")).orElseThrow(() -> broken("the seed is not 64 hexadecimal digits"));
            int moves = number(field("moves"));
            if (moves != lines.size() - next) {
                throw broken("the record names " + moves + " moves and holds " + (lines.size() - next));
            }
            return new GameRecord(new Setup(game, seats, options, seed), turns(game, seats), rules, players);
        }

        private Map<String, String> options() {
            Map<String, String> options = new HashMap<>();
            while (isNext("option")) {
                String[] words = field("option").split(" ", 2);
                if (words.length < 2) {
                    throw broken("an option needs a value");
                }
                if (options.put(words[0], words[1]) != null) {
                    throw broken("option " + words[0] + " stands here for the second time");
                }
            }
            return options;
        }

        private List<GameRecord.Player> players(int seats) {
            List<GameRecord.Player> players = new ArrayList<>();
            while (isNext(PERSON) || isNext(BOT)) {
                players.add(isNext(BOT) ? player(field(BOT), true) : player(field(PERSON), false));
            }
            Set<Integer> colours =
                    players.stream().map(GameRecord.Player::colour).collect(Collectors.toSet());
            if (!players.isEmpty() && (players.size() != seats || colours.size() != seats)) {
                throw broken("every seat has one player with a colour of their own, or none is named");
            }
            return players;
        }

        private GameRecord.Player player(String text, boolean bot) {
            String[] words = text.split(" ", 2);
            boolean named = words.length == 2
                    && words[1].length() <= LONGEST_NAME
                    && words[1].chars().noneMatch(Character::isISOControl);
            if (!named || number(words[0]) >= MOST_COLOURS) {
                throw broken("a player is a colour from 0 to " + (MOST_COLOURS - 1) + " and a name");
            }
            return new GameRecord.Player(words[1], number(words[0]), bot);
        }

        private boolean isNext(String name) {
            return next < lines.size() && lines.get(next).startsWith(name + " ");
        }

        private List<GameRecord.Turn> turns(Game game, int seats) {
            List<GameRecord.Turn> turns = new ArrayList<>();
            while (next < lines.size()) {
                String[] words = line("a move").split(" ", 2);
                int seat = number(words[0]);
                if (seat >= seats || words.length < 2) {
                    throw broken("a move is a seat from 0 to " + (seats - 1) + " and what it does");
                }
                long move = game.moves()
                        .read(words[1])
                        .orElseThrow(() -> broken("\"" + words[1] + "\" is no move of " + game.title()));
                turns.add(new GameRecord.Turn(seat, move));
            }
            return turns;
        }

        private String field(String name) {
            String line = line("\"" + name + "\"");
            if (!line.startsWith(name + " ")) {
                throw broken("here should stand \"" + name + "\"");
            }
            return line.substring(name.length() + 1).strip();
        }

        private String line(String what) {
            if (next == lines.size()) {
                throw new BadInput("The record ends too early: " + what + " is missing.");
            }
            return lines.get(next++);
        }

        private int number(String text) {
            if (!text.matches("[0-9]{1,9}")) {
                throw broken("\"" + text + "\" is not a number");
            }
            return Integer.parseInt(text);
        }

        private BadInput broken(String why) {
            return new BadInput("The record is broken at line " + numbers.get(next - 1) + ": " + why + ".");
        }
    }
}
