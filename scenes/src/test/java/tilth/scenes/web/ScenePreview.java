package tilth.scenes.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;
import tilth.testkit.RandomPlay;

/** Writes the board of a random game as a page of its own, to look at: GAME SEATS SEED MOVES LANGUAGE FILE OPTION=VALUE… */
final class ScenePreview {

    private static final List<String> NAMES = List.of("Anna", "Bertrand", "Carmen", "Django", "Elif");

    private ScenePreview() {}

    static void main(String[] args) throws IOException {
        Game game = Games.named(args[0]);
        long seed = Long.parseLong(args[2]);
        Map<String, String> options = Stream.of(args)
                .skip(6)
                .map(option -> option.split("="))
                .collect(Collectors.toMap(option -> option[0], option -> option[1]));
        Setup setup = new Setup(game, Integer.parseInt(args[1]), options, Seed.of(seed));
        Match match = RandomPlay.after(setup, seed, Integer.parseInt(args[3]));
        Files.writeString(Path.of(args[5]), page(match, Locale.of(args[4])));
    }

    private static String page(Match match, Locale language) {
        int open = match.position().openSeats();
        int seat = open == 0 ? 0 : Seats.first(open);
        Words words = Words.of(match.game(), language);
        String question = open == 0 ? "" : words.question(match.position().question(seat));
        return """
                <!DOCTYPE html>
                <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
                <title>%s</title><style>%s</style></head>
                <body>%s<h2 style="padding: 12px; font-size: 20px">%s: %s</h2>%s</body></html>
                """.formatted(
                        language,
                        match.game().title(),
                        Scenes.stylesheet(),
                        Scenes.symbols(),
                        NAMES.get(seat),
                        question,
                        board(match, seat, words, NAMES));
    }

    /** What a seat sees, with these names around the table. */
    static String board(Match match, int seat, Words words, List<String> names) {
        List<Sitting> sittings = IntStream.range(0, match.position().seats())
                .mapToObj(each -> new Sitting(each, names.get(each), each, each == 1))
                .toList();
        List<Offer> offers = seat == Seats.WATCHER ? List.of() : Offers.of(match.sight(seat), words);
        Picture picture = new Picture(
                words,
                new Onlooker(seat, words.language()),
                sittings,
                match.position().awaitedSeats(),
                offers,
                seen(match, seat));
        return Scenes.of(match.game()).draw(match.position().view(seat), picture);
    }

    private static List<List<Event>> seen(Match match, int seat) {
        return match.record().story().stream()
                .map(move -> move.stream().filter(event -> event.isSeenBy(seat)).toList())
                .toList();
    }
}
