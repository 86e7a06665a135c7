package tilth.agricola.words;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Term;

/** What can happen at the table. The seat is the player concerned. */
public enum Happens implements Happening {
    ROUND_BEGUN(Terms.ROUND),
    REVEALED(Terms.SPACE),
    /** Goods have been added to all accumulation spaces. */
    REPLENISHED,
    /** Goods that waited on the round space. */
    COLLECTED(Terms.GOOD, Terms.COUNT),
    PLACED(Terms.SPACE),
    PASSED,
    BECAME_FIRST,
    /** Goods from the supply. */
    GAINED(Terms.GOOD, Terms.COUNT),
    /** Everything that lay on a space. */
    TOOK(Terms.GOOD, Terms.COUNT, Terms.SPACE),
    PAID(Terms.GOOD, Terms.COUNT),
    ROOM_BUILT(Terms.SQUARE),
    STABLE_BUILT(Terms.SQUARE),
    RENOVATED(Terms.HOUSE),
    PLOWED(Terms.SQUARE),
    SOWN(Terms.GOOD, Terms.FIELD),
    /** So many grain have become so much food. */
    BAKED(Terms.DONE, Terms.COUNT),
    CARD_PLAYED(Terms.CARD),
    CARD_RETURNED(Terms.CARD),
    /** Goods put on a round space for later. */
    SCHEDULED(Terms.GOOD, Terms.COUNT, Terms.ROUND),
    /** A pasture has been closed with so many new fences. */
    FENCED(Terms.COUNT),
    GREW,
    /** So many of an animal found no room and went away. */
    LET_GO(Terms.GOOD, Terms.COUNT),
    /** So many of a good have become so much food. */
    COOKED(Terms.GOOD, Terms.DONE, Terms.COUNT),
    /** One of a good has become so much food by a card. */
    CRAFTED(Terms.CARD, Terms.COUNT),
    TRADED(Terms.CARD),
    USED_CARD(Terms.CARD),
    CAME_HOME,
    HARVEST_BEGUN,
    REAPED(Terms.GOOD, Terms.COUNT),
    /** Paid so much food for the family. */
    FED(Terms.COUNT),
    BEGGED(Terms.COUNT),
    BRED(Terms.GOOD),
    GAME_ENDED,
    /** Goods from another player. */
    RECEIVED(Terms.GOOD, Terms.COUNT),
    /** One crop has been moved from a field to another. */
    SHIFTED(Terms.FROM, Terms.FIELD),
    /** A card has gone to the hand of this player. */
    CARD_PASSED(Terms.CARD),
    /** A card has left the game. */
    CARD_GONE(Terms.CARD),
    /** A card of this player reacts by itself. */
    REACTED(Terms.CARD),
    /** Bonus points have been noted down. */
    BOOKED(Terms.COUNT),
    /** Goods have been put back on a space. */
    PUT_BACK(Terms.GOOD, Terms.COUNT, Terms.SPACE),
    /** Something for a round to come has been noted on a card. */
    NOTED(Terms.CARD, Terms.ROUND),
    /** A newborn counts as grown up and works in this round. */
    GREW_UP,
    /** One more grain has been taken off a field. */
    REAPED_MORE(Terms.FIELD),
    /** Goods have come onto a card. */
    PUT_ON_CARD(Terms.GOOD, Terms.COUNT, Terms.CARD),
    /** Goods have been taken off a card. */
    TOOK_FROM_CARD(Terms.GOOD, Terms.COUNT, Terms.CARD),
    /** Goods have come from the supply onto a space. */
    PUT_ON_SPACE(Terms.GOOD, Terms.COUNT, Terms.SPACE),
    /** A card has gone back to the hand of this player. */
    CARD_TAKEN_BACK(Terms.CARD),
    /** More of a crop has come onto a field that was just sown. */
    SOWN_MORE(Terms.GOOD, Terms.COUNT, Terms.FIELD),
    /** A fence has been put on a space. */
    FENCE_PUT(Terms.SPACE),
    /** So many fences wait on a round space. */
    FENCES_SENT(Terms.COUNT, Terms.ROUND),
    /** So many fences have come back. */
    FENCES_FETCHED(Terms.COUNT),
    /** A crop has been sown, one less than usual. */
    SOWN_LESS(Terms.GOOD, Terms.FIELD),
    /** A fence has been put on a square. */
    POST_PUT(Terms.SQUARE),
    /** All fences have been laid anew. */
    FENCES_MOVED,
    /** Goods of a space have been spread over others, so many on each. */
    SPREAD(Terms.GOOD, Terms.COUNT, Terms.SPACE),
    /** A grain has been taken from a field of another player. */
    REAPED_FROM(Terms.PLAYER, Terms.FIELD),
    /** Places the first person of the round. */
    WENT_AHEAD,
    /** A card has been drawn from this player's hand, to be played. */
    DRAWN(Terms.CARD),
    /** So many new cards have come to the hand of this player. */
    DREW(Terms.COUNT),
    /** Two animals that are not alike have been drawn from a card of this player by lot, and went back. */
    DREW_UNLIKE,
    /** A guest will come. */
    INVITED,
    /** A guest has not been placed. */
    GUEST_LEFT,
    /** Somebody has come to live on a card. */
    LODGED,
    /** Who lived on a card has become a newborn of the family. */
    MOVED_IN,
    /** A person who had been placed has moved to another space. */
    MOVED(Terms.SPACE, Terms.LEFT),
    /** Everything that lay on a space, which waits until everybody comes home. */
    TOOK_LATER(Terms.GOOD, Terms.COUNT, Terms.SPACE),
    /** Goods from the supply, which wait until everybody comes home. */
    GAINED_LATER(Terms.GOOD, Terms.COUNT),
    /** Who lived on a card has left the game with it. */
    LODGER_LEFT,
    /** Goods on a round space have gone back to the supply. */
    WITHDRAWN(Terms.GOOD, Terms.COUNT, Terms.ROUND),
    /** A new card of a kind has come to the hand of this player. */
    DREW_NEW(Terms.KIND);

    private final List<Term> operands;

    Happens(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }
}
