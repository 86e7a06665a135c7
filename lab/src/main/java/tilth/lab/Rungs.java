package tilth.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.bots.Bot;
import tilth.bots.Lessons;
import tilth.bots.Network;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.Position;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** How a course of lessons climbs: from time to time what was learnt plays against what was known one rung below. */
public final class Rungs {

    private static final int SEATS = 2;

    private final Lessons lessons;
    private final Trial trial;
    private final List<Rung> climbed = new ArrayList<>();
    private Network below;

    /**
     * How each rung is tried: by how many games of two seats.
     *
     * @param threads how many games are played at a time
     */
    public record Trial(Game game, Map<String, String> options, long seed, int games, int threads) {

        /** Refuses what cannot be played, with one sentence. */
        public Trial {
            options = new Setup(game, SEATS, options, Seed.of(seed)).options();
        }

        Setup deal(int number) {
            return new Setup(game, SEATS, options, Seed.of(seed, number / SEATS));
        }
    }

    /** A rung of a ladder, reached after so many games of a course: how it fared against the one below. */
    public record Rung(int after, Share share, double points, double pointsBelow) {}

    /** A ladder that begins with some weights. */
    public Rungs(Lessons lessons, Trial trial, Network first) {
        this.lessons = lessons;
        this.trial = trial;
        below = first.copy();
    }

    public List<Rung> climbed() {
        return List.copyOf(climbed);
    }

    /** Tries the weights of a course after so many games, every deal once in each seat. */
    public Rung climb(int after, Network network) {
        List<Bouts> shifts = IntStream.range(0, trial.threads())
                .mapToObj(first -> new Bouts(network, first))
                .toList();
        shifts.parallelStream().forEach(Bouts::play);
        double won = shifts.stream().mapToDouble(shift -> shift.won).sum();
        double points = shifts.stream().mapToDouble(shift -> shift.points).sum();
        double pointsBelow =
                shifts.stream().mapToDouble(shift -> shift.pointsBelow).sum();
        int games = trial.games();
        Rung rung = new Rung(after, Share.of(won, games), points / games, pointsBelow / games);
        climbed.add(rung);
        below = network.copy();
        return rung;
    }

    /** The games of one thread. */
    private final class Bouts {
        private final Network network;
        private final int first;
        private double won;
        private double points;
        private double pointsBelow;

        Bouts(Network network, int first) {
            this.network = network;
            this.first = first;
        }

        void play() {
            for (int game = first; game < trial.games(); game += trial.threads()) {
                play(game);
            }
        }

        private void play(int game) {
            int upper = game % SEATS;
            Match table = new Match(trial.deal(game));
            List<Bot> bots = IntStream.range(0, SEATS)
                    .mapToObj(seat -> lessons.bot(seat == upper ? network : below, 2L * game + seat))
                    .toList();
            Position position = table.position();
            while (!position.isOver()) {
                int seat = Seats.first(position.awaitedSeats());
                table.play(seat, bots.get(seat).choose(table.sight(seat)));
            }
            int winners = position.winners();
            won += Seats.has(winners, upper) ? 1.0 / Seats.count(winners) : 0;
            points += position.score(upper);
            pointsBelow += position.score(SEATS - 1 - upper);
        }
    }
}
