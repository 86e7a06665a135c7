package tilth.agricola.cards;

import java.util.List;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.engine.Rule;

/** The spaces that cards bring. They are numbered after those of the box, in the order of the cards. */
@Rule("AGR-K5")
public final class CardSpaces {

    private static final List<Card> BRINGING =
            Cards.all().stream().filter(card -> card.space().isThere()).toList();

    static {
        if (BRINGING.size() > Space.MOST - Space.COUNT) {
            throw new IllegalStateException("at most " + (Space.MOST - Space.COUNT) + " cards can bring a space");
        }
    }

    private CardSpaces() {}

    /** The words of these spaces, which are those of their cards. */
    public static List<String> words() {
        return BRINGING.stream().map(Card::word).toList();
    }

    /** The number of the space that a card brings. */
    public static int number(Card card) {
        return Space.COUNT + BRINGING.indexOf(card);
    }

    /** Whether a space came with a card. */
    public static boolean isOne(int space) {
        return space >= Space.COUNT && space < Space.MOST;
    }

    /** What such a space lets a seat do. */
    public static Plan plan(AgricolaPosition position, int seat, int space) {
        int slot = position.table().deck().bringing(space);
        if (slot < 0) {
            return Plan.NONE;
        }
        CardSpace what = position.table().deck().card(slot).space();
        return position.tableau().hasPlayed(seat, slot) ? what.own() : what.plan();
    }

    /** The food a seat has to pay to the owner of such a space; the owner pays nothing. */
    public static int toll(AgricolaPosition position, int seat, int space) {
        int slot = isOne(space) ? position.table().deck().bringing(space) : -1;
        return slot < 0 || position.tableau().hasPlayed(seat, slot)
                ? 0
                : position.table().deck().card(slot).space().toll();
    }

    /** Who owns such a space, or {@link Board#NOBODY}. */
    public static int owner(AgricolaPosition position, int space) {
        int slot = position.table().deck().bringing(space);
        for (int seat = 0; seat < position.seats() && slot >= 0; seat++) {
            if (position.tableau().hasPlayed(seat, slot)) {
                return seat;
            }
        }
        return Board.NOBODY;
    }
}
