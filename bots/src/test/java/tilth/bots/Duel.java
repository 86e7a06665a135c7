package tilth.bots;

import java.util.List;
import java.util.Map;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Games between bots, each deal in every rotation of the seats; the same seeds always give the same games. */
final class Duel {

    private static final int MOST_MOVES = 20_000;

    private final Game game;
    private final Map<String, String> options;
    private final List<BotSpec> bots;

    Duel(Game game, String... bots) {
        this(game, Map.of(), bots);
    }

    Duel(Game game, Map<String, String> options, String... bots) {
        this.game = game;
        this.options = options;
        this.bots = List.of(bots).stream().map(BotSpec::read).toList();
    }

    /** The share of games the first bot wins. */
    double share(int games) {
        double won = 0;
        for (int i = 0; i < games; i++) {
            int rotation = i % bots.size();
            int winners = play(Seed.of(1, i / bots.size()), rotation).position().winners();
            won += Seats.has(winners, rotation) ? 1.0 / Seats.count(winners) : 0;
        }
        return won / games;
    }

    /** The points of the first bot, on average. */
    double points(int games) {
        double sum = 0;
        for (int i = 0; i < games; i++) {
            sum += play(Seed.of(1, i), 0).position().score(0);
        }
        return sum / games;
    }

    Match play(Seed seed, int rotation) {
        Match match = new Match(new Setup(game, bots.size(), options, seed));
        Bot[] seated = new Bot[bots.size()];
        for (int i = 0; i < seated.length; i++) {
            int seat = (i + rotation) % seated.length;
            seated[seat] = bots.get(i).seat(game, seed.first() + i);
        }
        while (!match.position().isOver() && match.length() < MOST_MOVES) {
            int seat = Seats.first(match.position().awaitedSeats());
            match.play(seat, seated[seat].choose(match.sight(seat))).ifPresent(refusal -> {
                throw new IllegalStateException("a bot chose a move that is not offered: " + refusal);
            });
        }
        return match;
    }
}
