package tilth.bots;

/**
 * A search tree in a pool of primitive arrays, as one observer sees the game: every edge is what that observer saw of a
 * move. Node 0 stands for none, node 1 is the root.
 */
final class Tree {

    static final int NONE = 0;
    static final int ROOT = 1;

    private final long[] edge;
    private final int[] firstChild;
    private final int[] sibling;
    private final int[] visits;
    private final int[] chances;
    private final float[] reward;
    private int size;

    Tree(int capacity) {
        edge = new long[capacity];
        firstChild = new int[capacity];
        sibling = new int[capacity];
        visits = new int[capacity];
        chances = new int[capacity];
        reward = new float[capacity];
        clear();
    }

    /** Leaves only an unvisited root. */
    void clear() {
        size = ROOT;
        add(0);
    }

    private int add(long label) {
        int node = size++;
        edge[node] = label;
        firstChild[node] = NONE;
        sibling[node] = NONE;
        visits[node] = 0;
        chances[node] = 0;
        reward[node] = 0;
        return node;
    }

    boolean isFull() {
        return size == edge.length;
    }

    int size() {
        return size - 1;
    }

    /** The child across an edge, or {@link #NONE}. */
    int child(int node, long label) {
        for (int child = firstChild[node]; child != NONE; child = sibling[child]) {
            if (edge[child] == label) {
                return child;
            }
        }
        return NONE;
    }

    /** A new child across an edge; the tree must not be full. */
    int grow(int node, long label) {
        int child = add(label);
        sibling[child] = firstChild[node];
        firstChild[node] = child;
        return child;
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    int sibling(int node) {
        return sibling[node];
    }

    long edge(int node) {
        return edge[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** How often the move into a node could have been chosen. */
    int chances(int node) {
        return chances[node];
    }

    void addChance(int node) {
        chances[node]++;
    }

    /** The mean reward of whoever moved into a node. */
    float mean(int node) {
        return reward[node] / visits[node];
    }

    void addVisit(int node, float gained) {
        visits[node]++;
        reward[node] += gained;
    }

    /** Becomes a copy of the part of another tree below one of its nodes. */
    void copyBelow(Tree other, int top) {
        clear();
        visits[ROOT] = other.visits[top];
        // This tree's own nodes are the queue: each is copied when its parent is, breadth first. Until a node's
        // children
        // are copied its firstChild holds the node of the other tree it came from.
        firstChild[ROOT] = top;
        for (int node = ROOT; node < size; node++) {
            int source = firstChild[node];
            firstChild[node] = NONE;
            for (int child = other.firstChild[source]; child != NONE; child = other.sibling[child]) {
                int copy = grow(node, other.edge[child]);
                visits[copy] = other.visits[child];
                chances[copy] = other.chances[child];
                reward[copy] = other.reward[child];
                firstChild[copy] = child;
            }
        }
    }
}
