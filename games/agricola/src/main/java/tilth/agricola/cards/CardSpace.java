package tilth.agricola.cards;

import tilth.agricola.board.Plan;

/**
 * A space that a card brings, open to all: what it lets others do, what it lets the owner of the card do, and the food that
 * others first pay to the owner.
 */
public record CardSpace(Plan plan, Plan own, int toll) {

    public static final CardSpace NONE = new CardSpace(Plan.NONE, Plan.NONE, 0);

    public boolean isThere() {
        return plan.isThere();
    }
}
