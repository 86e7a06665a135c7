package tilth.scenes.web;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.scenes.Words;

/** A picture of each game in full swing, to show what it is. */
public final class Posters {

    private static final int MOVES = 60;
    private static final long SEED = 5;
    private static final Map<String, String> DRAWN = new ConcurrentHashMap<>();

    private Posters() {}

    public static String of(Game game, Locale language) {
        return DRAWN.computeIfAbsent(game.id() + " " + language.getLanguage(), _ -> draw(game, language));
    }

    private static String draw(Game game, Locale language) {
        Match match = new Match(Setup.of(game, game.maxSeats(), Seed.of(SEED)));
        QuickRng rng = new QuickRng(SEED);
        MoveList moves = new MoveList();
        for (int i = 0; i < MOVES && !match.position().isOver(); i++) {
            int seat = Seats.first(match.position().awaitedSeats());
            match.position().moves(seat, moves);
            match.play(seat, moves.at(rng.below(moves.size())));
        }
        Words words = Words.of(game, language);
        Picture picture = new Picture(words, new Onlooker(Seats.WATCHER, language), List.of(), 0, List.of(), List.of());
        String board = Scenes.of(game).draw(match.position().view(Seats.WATCHER), picture);
        // It is only looked at, and the real board may be on the same page.
        return board.replaceAll(" (id|data-target|tabindex)=\"[^\"]*\"", "");
    }
}
