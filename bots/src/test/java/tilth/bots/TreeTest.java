package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {

    @Test
    void a_part_is_kept_with_all_it_knows_and_nothing_else() {
        Tree tree = new Tree(16);
        int left = tree.grow(Tree.ROOT, 1);
        int right = tree.grow(Tree.ROOT, 2);
        tree.grow(left, 3);
        int deep = tree.grow(right, 4);
        int deeper = tree.grow(deep, 5);
        tree.addVisit(right, 1);
        tree.addVisit(deep, 0.5f);
        tree.addVisit(deep, 0.25f);
        tree.addChance(deep);
        tree.addVisit(deeper, 0.75f);

        Tree kept = new Tree(16);
        kept.copyBelow(tree, right);

        assertThat(kept.size()).isEqualTo(3);
        assertThat(kept.visits(Tree.ROOT)).isEqualTo(1);
        int copy = kept.child(Tree.ROOT, 4);
        assertThat(kept.visits(copy)).isEqualTo(2);
        assertThat(kept.mean(copy)).isEqualTo(0.375f);
        assertThat(kept.chances(copy)).isEqualTo(1);
        assertThat(kept.mean(kept.child(copy, 5))).isEqualTo(0.75f);
        assertThat(kept.child(Tree.ROOT, 3)).isEqualTo(Tree.NONE);
        assertThat(kept.child(copy, 1)).isEqualTo(Tree.NONE);
    }

    @Test
    void a_cleared_tree_has_forgotten_everything() {
        Tree tree = new Tree(4);
        tree.grow(Tree.ROOT, 1);
        tree.addVisit(Tree.ROOT, 1);
        tree.clear();
        assertThat(tree.size()).isEqualTo(1);
        assertThat(tree.visits(Tree.ROOT)).isZero();
        assertThat(tree.child(Tree.ROOT, 1)).isEqualTo(Tree.NONE);
    }

    @Test
    void a_full_tree_says_so() {
        Tree tree = new Tree(3);
        assertThat(tree.isFull()).isFalse();
        tree.grow(Tree.ROOT, 1);
        assertThat(tree.isFull()).isTrue();
    }
}
