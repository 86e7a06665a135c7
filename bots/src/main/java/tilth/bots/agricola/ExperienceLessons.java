package tilth.bots.agricola;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.bots.Bot;
import tilth.bots.GreedyBot;
import tilth.bots.Lessons;
import tilth.bots.Network;
import tilth.bots.Noted;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Games from which an {@link Experience} learns how much more or less farms come to than their {@link Outlook} says. Bots
 * play that judge by what was learnt so far, half of them with whims, so that all kinds of farms are seen. A farm should be
 * worth what it is worth soon after, and a part of what it comes to in the end.
 */
final class ExperienceLessons implements Lessons {

    private static final Game GAME = Games.named("agricola");
    private static final int WIDE = 128;
    private static final int NARROW = 32;

    /** How much of what is right is the end, rather than what was thought one placement of two before. */
    private static final double PATIENCE = 0.9;

    private static final int WHIMS = 8;

    /** So many of a thousand bots have whims when a course begins, and one of so many moves is odd. */
    private static final int WHIMSICAL = 500;

    private static final int ONE_IN = 50;

    /** How much of all that is gone when it ends. */
    private static final double FADING = 0.8;

    @Override
    public List<String> names() {
        return Impression.names();
    }

    @Override
    public Network inUse() {
        return Experience.LEARNT.copy();
    }

    @Override
    public Network blank(long seed) {
        return Network.blank(Impression.NUMBERS, seed, WIDE, NARROW);
    }

    @Override
    public Pupil pupil(Network network) {
        return new Player(network);
    }

    @Override
    public Bot bot(Network network, long seed) {
        return new GreedyBot(GAME, evaluator(network), seed);
    }

    private static AgricolaEvaluator evaluator(Network network) {
        return new AgricolaEvaluator(() -> new Experience(network.again()), Optional.empty());
    }

    private record Look(Noted seen, float outlook, float estimate) {}

    /** Who sits at the tables of a kind, and what they make of the cards there. */
    private record Circle(List<Whims> whims, List<AgricolaEvaluator> evaluators, CardWorth worth) {}

    /** Plays the games of one thread. */
    private static final class Player implements Pupil {
        private final Network network;
        private final List<Network> own = new ArrayList<>();
        private final Map<String, Circle> circles = new HashMap<>();
        private final Experience onlooker;
        private final Homestead farm = new Homestead();
        private final Outlook outlook = new Outlook();
        private final MoveList offered = new MoveList();

        Player(Network network) {
            this.network = network;
            onlooker = new Experience(anotherOwn());
        }

        /** What goes on in a game must not depend on the games before it. */
        private Network anotherOwn() {
            Network another = network.again();
            own.add(another);
            return another;
        }

        @Override
        public List<Lesson> game(long seed, double progress) {
            own.forEach(Network::lookAfresh);
            QuickRng rng = new QuickRng(seed);
            int oneIn = (int) (ONE_IN / (1 - FADING * progress));
            Setup setup = table(rng);
            Match match = new Match(setup);
            Circle circle = circles.computeIfAbsent(setup.seats() + " " + setup.options(), _ -> circle(setup.seats()));
            List<Bot> bots = new ArrayList<>();
            List<List<Look>> looks = new ArrayList<>();
            for (int seat = 0; seat < setup.seats(); seat++) {
                circle.whims().get(seat).change(rng, progress);
                bots.add(bot(circle.evaluators().get(seat), rng));
                looks.add(new ArrayList<>());
            }
            while (!match.position().isOver()) {
                AgricolaPosition game = (AgricolaPosition) match.position();
                int seat = Seats.first(game.awaitedSeats());
                if (Asks.of(game.question(seat)) == Asks.PLACE) {
                    look(game, circle.worth(), looks);
                }
                game.moves(seat, offered);
                long odd = offered.any(rng);
                match.play(seat, rng.below(oneIn) == 0 ? odd : bots.get(seat).choose(match.sight(seat)));
            }
            return learnt(match, looks);
        }

        private Circle circle(int seats) {
            Circle circle = new Circle(new ArrayList<>(), new ArrayList<>(), new CardWorth());
            for (int seat = 0; seat < seats; seat++) {
                Whims whims = new Whims();
                circle.whims().add(whims);
                circle.evaluators()
                        .add(new AgricolaEvaluator(() -> new Whimsical(anotherOwn(), whims), Optional.empty()));
            }
            return circle;
        }

        /** A table: half of them for two with the cards of 2007, the others of all kinds. */
        private static Setup table(QuickRng rng) {
            boolean isUsual = rng.below(2) == 0;
            int lot = isUsual ? 0 : rng.below(20);
            int seats = lot < 12 ? 2 : lot < 15 ? 3 : lot < 17 ? 4 : lot < 18 ? 5 : 1;
            boolean isClassic = isUsual || seats == 5 || rng.below(5) < 3;
            boolean isFull = isUsual || rng.below(4) < 3;
            Map<String, String> options =
                    Map.of("edition", isClassic ? "classic" : "revised", "cards", isFull ? "full" : "none");
            return new Setup(GAME, seats, options, Seed.imagined(rng));
        }

        private static Bot bot(AgricolaEvaluator evaluator, QuickRng rng) {
            boolean keepsHand = rng.below(8) == 0;
            return new GreedyBot(GAME, evaluator, move -> keepsHand && Does.of(move) == Does.PLAY, rng.nextInt());
        }

        private void look(AgricolaPosition game, CardWorth worth, List<List<Look>> looks) {
            for (int seat = 0; seat < game.seats(); seat++) {
                farm.read(game, seat, worth);
                onlooker.lookAround(game, seat, farm, worth);
                float estimate = onlooker.of(farm);
                looks.get(seat).add(new Look(onlooker.impression.kept(), outlook.of(farm), estimate));
            }
        }

        private static List<Lesson> learnt(Match match, List<List<Look>> looks) {
            int seats = looks.size();
            float patience = (float) Math.pow(PATIENCE, 2.0 / Math.max(2, seats));
            List<Lesson> learnt = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                float right = match.position().score(seat);
                for (Look look : looks.get(seat).reversed()) {
                    learnt.add(new Lesson(look.seen(), right - look.outlook()));
                    right = patience * right + (1 - patience) * look.estimate();
                }
            }
            return learnt;
        }
    }

    /** What somebody likes or dislikes more than they should, now and then. */
    private static final class Whims {
        private final int[] about = new int[WHIMS];
        private final float[] amounts = new float[WHIMS];
        private float occupation;
        private float minor;

        void change(QuickRng rng, double progress) {
            boolean has = rng.below(1000) < WHIMSICAL * (1 - FADING * progress);
            for (int i = 0; i < WHIMS; i++) {
                about[i] = rng.below(Impression.NUMBERS);
                amounts[i] = has ? (rng.below(4001) - 2000) / 1000f : 0;
            }
            occupation = has ? Math.max(0, rng.below(4000) - 1500) / 1000f : 0;
            minor = has ? Math.max(0, rng.below(3000) - 1500) / 1000f : 0;
        }
    }

    /** An experience with whims. */
    private static final class Whimsical extends Experience {
        private final Whims whims;

        Whimsical(Network network, Whims whims) {
            super(network);
            this.whims = whims;
        }

        @Override
        public float of(Homestead farm) {
            float points = super.of(farm);
            for (int i = 0; i < WHIMS; i++) {
                points += whims.amounts[i] * impression.number(whims.about[i]);
            }
            Deck deck = farm.cards.deck();
            return points
                    + whims.occupation * farm.cards.played().size(deck.with(Capability.OCCUPATION))
                    + whims.minor * farm.cards.played().size(deck.with(Capability.MINOR));
        }
    }
}
