package tilth.agricola.words;

import tilth.engine.Deed;

/** What the game does by itself, once every question above it on the agenda is answered. */
public enum Follows implements Deed {
    /** Begins the next round, or ends the game. */
    NEXT_ROUND,
    /** Reveals the round card and prepares the round. */
    PREPARE,
    /** Opens the work phase. */
    BEGIN_WORK,
    /** Lets the next player place a person, or ends the work phase. */
    NEXT_PERSON,
    /** Goes on with what a space or a card lets a seat do. */
    WORK_ON,
    /** Hands out what waits for a seat on the round space. */
    COLLECT,
    /** Cards may react to a moment from now on. */
    ANNOUNCE,
    /** Lets all cards react to the occasion. */
    FIRE,
    /** Lets the cards of one seat react to the occasion. */
    REACT_ON,
    /** The occasion is over. */
    CLOSE,
    /** Carries out a part of what a card does. */
    CARRY_OUT,
    /** Finds room for the animals of a seat. */
    HOUSE,
    /** Lets a seat pay for an occupation. */
    PAY_FOR,
    /** Puts a card that has been paid for in front of a seat. */
    PLAY_CARD,
    /** Hands a card that has been played to the next player. */
    PASS_CARD,
    /** Brings all people home. */
    RETURN_HOME,
    /** Begins a harvest, if one is due. */
    HARVEST,
    /** Takes the crops off the fields. */
    REAP,
    /** Asks everybody to feed their family. */
    FEED,
    /** Goes on with the feeding of one family. */
    FEED_ON,
    /** Lets animals have young. */
    BREED,
    /** Lets animals of some species of one seat have young. */
    BREED_SOME,
    /** Counts the points. */
    END_GAME,
    /** Takes the crops off the fields of one seat, without a harvest. */
    REAP_ALONE,
    /** Lets the next player move people who have been placed, or ends the work phase. */
    LAST_MOVES,
    /** Moves a person of a seat to another space. */
    MOVE,
    /** A person who has moved has done everything there. */
    MOVED,
    /** Lets cards of a seat react to goods that have come to it, from a card or not. */
    TELL_GOT,
    /** Lets cards of a seat react to the goods that the space in use has brought. */
    TELL_BROUGHT,
    /** Lets a seat draw a card. */
    DRAW_CARD,
    /** Lets a seat change a card after a harvest. */
    MAY_CHANGE;

    private static final Follows[] ALL = values();

    public static Follows of(long deed) {
        return ALL[Deed.ordinalOf(deed)];
    }
}
