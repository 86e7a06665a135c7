package tilth.bots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Sight;

/**
 * Tree search from turn to turn, on one thread: whoever is asked looks by {@link Foresight} at the ways to the end of the
 * turn, and goes on with those that promise most. Nothing is played out; the evaluator says what the last turn of a line
 * leads to, for each seat. There is a tree for each of a few worlds that the seat cannot tell from the true one.
 */
final class TurnSearch implements Thinker {

    /** So many nodes are kept for the next decision, only to be filled anew. */
    private static final int KEPT = 64;

    private final Game game;
    private final Evaluator evaluator;
    private final TurnStyle style;
    private final QuickRng rng;
    private final Foresight foresight;
    private final List<Node> nodes = new ArrayList<>();
    private final List<Node> roots = new ArrayList<>();
    private final List<Node> path = new ArrayList<>();
    private int used;

    /** A question to a seat, and the ways on from there that were found. */
    private final class Node {
        final Position position = game.blank();
        final List<Branch> branches = new ArrayList<>();
        final float[] sum = new float[Lead.MOST_SEATS];
        Branch best = new Branch();
        int ways;
        int seat;
        int visits;
        int chosen;

        Branch branch(int place) {
            while (branches.size() <= place) {
                branches.add(new Branch());
            }
            return branches.get(place);
        }
    }

    /** A way to the end of a turn, and what became of it. */
    private static final class Branch {
        final Foresight.Way way = new Foresight.Way();

        /** The points of all seats, added up over all visits; the first of them is what foresight said. */
        final float[] sum = new float[Lead.MOST_SEATS];

        float prior;
        int visits;

        /** The number of its node, or 0. */
        int node;
    }

    TurnSearch(Game game, Evaluator evaluator, TurnStyle style, long seed) {
        this.game = game;
        this.evaluator = evaluator;
        this.style = style;
        rng = new QuickRng(seed);
        foresight = new Foresight(game, evaluator, move -> false, rng);
        nodes.add(new Node());
    }

    /** Thinks until the budget is used up; how many turns it looked at. */
    @Override
    public int think(Sight sight, Budget budget) {
        long began = budget.isTimed() ? System.nanoTime() : 0;
        used = 1;
        roots.clear();
        int done = 0;
        do {
            if (roots.size() < style.worlds() && done >= roots.size() * style.turnsAWorld()) {
                Node root = node();
                sight.imagine(root.position, rng);
                roots.add(root);
                expand(root, sight.seat());
            } else {
                grow(roots.get(done % roots.size()));
            }
            done++;
        } while (!budget.isSpent(began, done, 1) && roots.getFirst().ways > 1);
        forget();
        return done;
    }

    /** A bot that waits for its turn keeps little. */
    private void forget() {
        if (nodes.size() > KEPT) {
            nodes.subList(KEPT, nodes.size()).clear();
        }
    }

    private Node node() {
        if (used == nodes.size()) {
            nodes.add(new Node());
        }
        Node node = nodes.get(used++);
        node.visits = 0;
        Arrays.fill(node.sum, 0);
        return node;
    }

    /** Walks down a tree, goes one turn further, and remembers where that leads. */
    private void grow(Node root) {
        path.clear();
        Node node = root;
        Branch branch = choose(node);
        while (branch.node != 0) {
            node = nodes.get(branch.node);
            if (node.ways == 0) {
                break;
            }
            branch = choose(node);
        }
        float[] points = branch.node == 0 ? follow(node, branch) : nodes.get(branch.node).sum;
        remember(points);
    }

    private float[] follow(Node from, Branch branch) {
        int number = used;
        Node node = node();
        branch.node = number;
        node.position.copyFrom(from.position);
        Plan plan = branch.way.plan;
        for (int i = 0; i < plan.size(); i++) {
            node.position.play(from.seat, plan.move(i), Journal.SILENT);
        }
        if (node.position.isOver()) {
            node.ways = 0;
            evaluator.estimate(node.position, node.sum);
            return node.sum;
        }
        int awaited = node.position.awaitedSeats();
        return expand(node, Seats.has(awaited, from.seat) ? from.seat : Seats.first(awaited)).way.points;
    }

    /** Looks at the ways on from a node; the best of them. */
    private Branch expand(Node node, int seat) {
        node.seat = seat;
        node.ways = foresight.look(node.position, seat, style.positions());
        Branch best = node.branch(0);
        for (int i = 0; i < node.ways; i++) {
            Branch branch = node.branch(i);
            branch.way.become(foresight.way(i));
            System.arraycopy(branch.way.points, 0, branch.sum, 0, branch.sum.length);
            branch.visits = 1;
            branch.node = 0;
            best = branch.way.lead > best.way.lead ? branch : best;
        }
        float all = 0;
        for (int i = 0; i < node.ways; i++) {
            Branch branch = node.branch(i);
            branch.prior = (float) Math.exp((branch.way.lead - best.way.lead) / style.doubt());
            all += branch.prior;
        }
        for (int i = 0; i < node.ways; i++) {
            node.branch(i).prior /= all;
        }
        node.visits = 1;
        node.best = best;
        return best;
    }

    /** The branch to go down: one that promises much, or of which little is known. */
    private Branch choose(Node node) {
        float curious = style.curiosity() * (float) Math.sqrt(node.visits);
        int seats = node.position.seats();
        float most = Float.NEGATIVE_INFINITY;
        for (int i = 0; i < node.ways; i++) {
            Branch branch = node.branches.get(i);
            float value = lead(branch, seats, node.seat) + curious * branch.prior / branch.visits;
            if (value > most) {
                most = value;
                node.chosen = i;
            }
        }
        path.add(node);
        return node.branches.get(node.chosen);
    }

    private static float lead(Branch branch, int seats, int seat) {
        return Lead.of(branch.sum, seats, seat) / branch.visits;
    }

    private void remember(float[] points) {
        for (Node node : path) {
            Branch branch = node.branches.get(node.chosen);
            for (int seat = 0; seat < node.position.seats(); seat++) {
                branch.sum[seat] += points[seat];
            }
            branch.visits++;
            node.visits++;
        }
    }

    @Override
    public int visits(Sight sight, long move) {
        int visits = 0;
        for (Node root : roots) {
            // To look at the root counts for what looked best there.
            visits += root.best.way.plan.move(0) == move ? 1 : 0;
            for (int i = 0; i < root.ways; i++) {
                Branch branch = root.branches.get(i);
                visits += branch.way.plan.move(0) == move ? branch.visits - 1 : 0;
            }
        }
        return visits;
    }

    @Override
    public Plan plan(long move) {
        Node root = roots.getFirst();
        for (int i = 0; i < root.ways; i++) {
            if (root.branches.get(i).way.plan.move(0) == move) {
                return root.branches.get(i).way.plan;
            }
        }
        return Plan.NONE;
    }
}
