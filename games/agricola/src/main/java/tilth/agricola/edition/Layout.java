package tilth.agricola.edition;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;

/** The spaces of a table while it is laid out. */
final class Layout {

    private final boolean plainReed;
    private final boolean extraActions;
    private final boolean freeMarker;
    private final boolean hands;
    private final List<Plan> plans = new ArrayList<>(Collections.nCopies(Space.MOST, Plan.NONE));
    private long tile;
    private long printed;

    Layout(boolean plainReed, boolean extraActions, boolean freeMarker, boolean hands) {
        this.plainReed = plainReed;
        this.extraActions = extraActions;
        this.freeMarker = freeMarker;
        this.hands = hands;
    }

    /** Whether the reed space for five players brings nothing but reed. */
    boolean hasPlainReed() {
        return plainReed;
    }

    boolean hasExtraActions() {
        return extraActions;
    }

    /** Whether one may leave the start player's marker where it is and only play a minor improvement. */
    boolean hasFreeMarker() {
        return freeMarker;
    }

    /** Whether players have hands of cards. */
    boolean hasHands() {
        return hands;
    }

    void put(Space space, Plan plan) {
        plans.set(space.ordinal(), plan);
        printed |= space.compareTo(Stages.FIRST_CARD) < 0 ? space.bit() : 0;
    }

    /** Takes a space away again. */
    void drop(Space space) {
        plans.set(space.ordinal(), Plan.NONE);
        printed &= ~space.bit();
    }

    /** Puts a space on the tile that takes one person only. */
    void putOnTile(Space space, Plan plan) {
        put(space, plan);
        tile |= space.bit();
    }

    /** Keeps a place for a space that a card brings. */
    void keepFor(int space, Plan plan) {
        plans.set(space, plan);
    }

    /** The spaces of the board whose plans are such, as a bit set. */
    long which(Predicate<Plan> such) {
        long found = 0;
        for (int space = 0; space < Space.COUNT; space++) {
            found |= such.test(plans.get(space)) ? 1L << space : 0;
        }
        return found;
    }

    List<Plan> plans() {
        return List.copyOf(plans);
    }

    long tile() {
        return tile;
    }

    /** The spaces that are there from the start. */
    long printed() {
        return printed;
    }
}
