package tilth.bots;

import java.util.Arrays;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Sight;

/**
 * Information-set Monte-Carlo tree search, on one thread.
 *
 * <p>Each iteration imagines a world the seat cannot tell from the true one, walks down the tree by upper confidence
 * bounds, adds one node, plays a few moves out of habit, lets the evaluator judge, and remembers how good that was for
 * whoever moved at every node of the path. Where moves can be secret there is one tree for each observer, and a seat
 * chooses by its own tree only, so that nobody is thought to know what they cannot. Where seats plan alone, each tree
 * has only the moves of its own seat, and the walk ends where the thinking seat's tree does.
 */
final class Searcher implements Thinker {

    private static final int LONGEST_PATH = 512;
    private static final int SEAT_SHIFT = 60;

    private static final float[] LOG = logarithms();

    private final Style style;
    private final float curiosity;
    private final Evaluator evaluator;
    private final QuickRng rng;
    private final Position world;
    private final Position start;
    private final Race race = new Race();
    private final MoveList offered = new MoveList();
    private final MoveList untried = new MoveList();
    private Tree[] trees;
    private Tree[] spares;
    private final int[] at;
    private final int[][] path;
    private final byte[][] movers;
    private final Odds odds;
    private int[] childOf = new int[64];
    private final int[] length;

    /** The turn of the game in which the search began, if turns are counted. */
    private int rootTurn;

    /** How many moves of the game the root stands for. */
    private int rootLength = -1;

    Searcher(Sight sight, Evaluator evaluator, int capacity, long seed) {
        Game game = sight.game();
        int seats = sight.seats();
        style = evaluator.style(seats);
        // The more seats share the chance to win, the closer together those of good and bad moves lie.
        curiosity = style.curiosity() / seats;
        this.evaluator = evaluator;
        rng = new QuickRng(seed);
        world = game.blank();
        start = game.blank();
        odds = new Odds(evaluator, style);
        int observers = style.plansAlone() || sight.hasSecretMoves() ? seats : 1;
        trees = new Tree[observers];
        spares = new Tree[observers];
        Arrays.setAll(trees, observer -> new Tree(capacity));
        Arrays.setAll(spares, observer -> new Tree(capacity));
        at = new int[observers];
        path = new int[observers][LONGEST_PATH];
        length = new int[observers];
        movers = new byte[observers][LONGEST_PATH];
    }

    /** Takes over what it knows from its last decision, as far as the game went along the tree. */
    @Override
    public void advance(Sight sight) {
        boolean follows = rootLength >= 0 && rootLength <= sight.length();
        for (int observer = 0; observer < trees.length; observer++) {
            int node = follows && (trees.length == 1 || observer == sight.seat()) ? follow(sight, observer) : Tree.NONE;
            if (node == Tree.NONE) {
                trees[observer].clear();
            } else if (node != Tree.ROOT) {
                spares[observer].copyBelow(trees[observer], node);
                Tree kept = spares[observer];
                spares[observer] = trees[observer];
                trees[observer] = kept;
            }
        }
        rootLength = sight.length();
    }

    private int follow(Sight sight, int observer) {
        int node = Tree.ROOT;
        for (int i = rootLength; i < sight.length() && node != Tree.NONE; i++) {
            if (watches(observer, sight.seatOf(i))) {
                node = trees[observer].child(node, label(sight.seatOf(i), sight.seen(i)));
            }
        }
        return node;
    }

    /** Thinks until the budget is used up; the number of iterations. */
    @Override
    public int think(Sight sight, Budget budget) {
        long began = budget.isTimed() ? System.nanoTime() : 0;
        if (style.races()) {
            return thinkByRace(sight, budget, began);
        }
        int done = 0;
        while (done < budget.iterations()) {
            iterate(sight);
            done++;
            if (budget.isTimed() && (done & 15) == 0 && System.nanoTime() - began >= budget.nanoseconds()) {
                break;
            }
        }
        return done;
    }

    /**
     * Compares the moves on offer in the same worlds. Chance is a function of the world, so all of them meet the same rolls
     * and the same deck, and a small advantage shows soon.
     */
    private int thinkByRace(Sight sight, Budget budget, long began) {
        race.lineUp(sight);
        int heats = race.heats();
        int done = 0;
        for (int heat = 1; heat <= heats; heat++) {
            do {
                raceOnce(sight);
                done += race.left();
            } while (!budget.isSpent(began, done, (double) heat / heats));
            // The last world will do: what a seat leans to depends only on what it can see.
            race.lean(evaluator, start, sight.seat());
            race.endHeat();
        }
        return done;
    }

    /** Every move still in the race is tried in one and the same world. */
    private void raceOnce(Sight sight) {
        sight.imagine(start, rng);
        rootTurn = evaluator.turnsPlayed(start);
        for (int i = 0; i < race.size(); i++) {
            if (!race.isOut(i)) {
                world.copyFrom(start);
                Arrays.fill(at, Tree.ROOT);
                Arrays.fill(length, 0);
                run(sight.seat(), race.move(i));
                float[] chances = odds.of(world);
                race.note(i, chances[sight.seat()]);
                remember(chances);
            }
        }
    }

    /** Without curiosity there is no tree below a move: all that follows comes out of habit. */
    private void run(int seat, long move) {
        if (curiosity == 0) {
            world.play(seat, move, Journal.SILENT);
        } else {
            descend(seat, step(seat, move));
        }
        playOut();
    }

    /** How often the search went for a move from where the seat stands. */
    @Override
    public int visits(Sight sight, long move) {
        if (style.races()) {
            return race.runs(move);
        }
        Tree tree = trees[observer(sight.seat())];
        int child = tree.child(Tree.ROOT, label(sight.seat(), move));
        return child == Tree.NONE ? 0 : tree.visits(child);
    }

    private void iterate(Sight sight) {
        sight.imagine(world, rng);
        rootTurn = evaluator.turnsPlayed(world);
        Arrays.fill(at, Tree.ROOT);
        Arrays.fill(length, 0);
        descend(sight.seat(), false);
        playOut();
        remember(odds.of(world));
    }

    private void descend(int thinker, boolean hasGrown) {
        boolean grown = hasGrown;
        int awaited = world.awaitedSeats();
        for (int moves = 0; awaited != 0 && !grown && moves < LONGEST_PATH; moves++) {
            int seat = Seats.has(awaited, thinker) ? thinker : Seats.first(awaited);
            world.moves(seat, offered);
            int node = at[observer(seat)];
            long move = node == Tree.NONE
                    ? evaluator.habit(world, seat, offered, rng)
                    : choose(trees[observer(seat)], node, seat);
            grown = step(seat, move) && (!style.plansAlone() || seat == thinker);
            awaited = world.awaitedSeats();
        }
    }

    /** Plays a move in the world and in every tree; whether a tree grew by it. */
    private boolean step(int seat, long move) {
        boolean grown = false;
        for (int observer = 0; observer < trees.length; observer++) {
            if (!watches(observer, seat) || at[observer] == Tree.NONE) {
                continue;
            }
            Tree tree = trees[observer];
            long label = label(seat, trees.length == 1 ? move : world.seen(observer, seat, move));
            int child = tree.child(at[observer], label);
            if (child == Tree.NONE) {
                // Only the mover's own tree ends the descent; the others just keep up with it.
                grown |= observer == observer(seat);
                child = tree.isFull() ? Tree.NONE : tree.grow(at[observer], label);
            }
            if (child != Tree.NONE) {
                movers[observer][length[observer]] = (byte) seat;
                path[observer][length[observer]++] = child;
            }
            // Beyond its tree a seat that plans alone acts out of habit, while others may still walk down theirs.
            at[observer] = grown && style.plansAlone() ? Tree.NONE : child;
        }
        world.play(seat, move, Journal.SILENT);
        return grown || at[observer(seat)] == Tree.NONE;
    }

    private long choose(Tree tree, int node, int seat) {
        int count = offered.size();
        if (count == 1) {
            return offered.at(0);
        }
        int tried = matchChildren(tree, node, seat);
        if (tried < count && !style.races()) {
            return unexplored(rng.below(count - tried));
        }
        // In a race little time is left for each move: what comes to mind first is tried first, the rest by and by.
        if (tried < count && tried <= Math.sqrt(tree.visits(node))) {
            return untriedByHabit(seat);
        }
        long best = offered.at(0);
        float bestBound = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            int child = childOf[i];
            if (child == Tree.NONE) {
                continue;
            }
            tree.addChance(child);
            float bound =
                    tree.mean(child) + curiosity * (float) Math.sqrt(log(tree.chances(child)) / tree.visits(child));
            if (bound > bestBound) {
                bestBound = bound;
                best = offered.at(i);
            }
        }
        return best;
    }

    /** Finds the visited child of every offered move; how many have one. */
    private int matchChildren(Tree tree, int node, int seat) {
        int count = offered.size();
        if (childOf.length < count) {
            childOf = new int[2 * count];
        }
        Arrays.fill(childOf, 0, count, Tree.NONE);
        int matched = 0;
        for (int child = tree.firstChild(node); child != Tree.NONE; child = tree.sibling(child)) {
            int index = indexOf(tree.edge(child), seat, count);
            if (index >= 0 && tree.visits(child) > 0) {
                childOf[index] = child;
                matched++;
            }
        }
        return matched;
    }

    private int indexOf(long edge, int seat, int count) {
        for (int i = 0; i < count; i++) {
            if (label(seat, offered.at(i)) == edge) {
                return i;
            }
        }
        return -1;
    }

    private long unexplored(int which) {
        int left = which;
        for (int i = 0; ; i++) {
            if (childOf[i] == Tree.NONE && left-- == 0) {
                return offered.at(i);
            }
        }
    }

    private long untriedByHabit(int seat) {
        untried.clear();
        for (int i = 0; i < offered.size(); i++) {
            if (childOf[i] == Tree.NONE) {
                untried.add(offered.at(i));
            }
        }
        return evaluator.habit(world, seat, untried, rng);
    }

    private void playOut() {
        int awaited = world.awaitedSeats();
        for (int moves = 0; awaited != 0 && !isFarEnough(moves); moves++) {
            int seat = Seats.first(awaited);
            world.moves(seat, offered);
            world.play(seat, evaluator.habit(world, seat, offered, rng), Journal.SILENT);
            awaited = world.awaitedSeats();
        }
    }

    /** All moves are judged in the same turn, so that none looks better only because more has happened since. */
    private boolean isFarEnough(int moves) {
        return rootTurn == Evaluator.UNCOUNTED
                ? moves >= style.playout()
                : moves >= LONGEST_PATH || evaluator.turnsPlayed(world) >= rootTurn + style.playout();
    }

    private void remember(float[] chances) {
        for (int observer = 0; observer < trees.length; observer++) {
            Tree tree = trees[observer];
            for (int i = 0; i < length[observer]; i++) {
                tree.addVisit(path[observer][i], chances[movers[observer][i]]);
            }
        }
    }

    /** Whether a tree has the moves of a seat. */
    private boolean watches(int observer, int seat) {
        return !style.plansAlone() || observer == seat;
    }

    private int observer(int seat) {
        return trees.length == 1 ? 0 : seat;
    }

    private static long label(int seat, long move) {
        return move | (long) seat << SEAT_SHIFT;
    }

    private static float log(int number) {
        return number < LOG.length ? LOG[number] : (float) Math.log(number);
    }

    private static float[] logarithms() {
        float[] logs = new float[1 << 14];
        for (int i = 1; i < logs.length; i++) {
            logs[i] = (float) Math.log(i);
        }
        return logs;
    }
}
