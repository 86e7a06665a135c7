package tilth.agricola.cards;

import tilth.agricola.board.Space;

/** The spaces a card speaks of. */
public sealed interface Spaces {

    /** Whatever the space, or none at all. */
    Spaces ANY = new Any();

    /** No space in particular. */
    record Any() implements Spaces {}

    /** These, as a bit set. */
    record Named(long set) implements Spaces {}

    /** Those to which a good is added each round. */
    record Gathering(int good) implements Spaces {}

    /** Those where a family can grow in the round that it is. */
    record Growing() implements Spaces {}

    /** Those where a good lies before anybody takes it. */
    record Holding(int good) implements Spaces {}

    /** Those above another in its column of the board. */
    record Above(Space space) implements Spaces {}

    /** The one that is noted on the card. */
    record Noted() implements Spaces {}

    /** The round card of the round that it is. */
    record NewestCard() implements Spaces {}

    static Spaces of(Space... spaces) {
        long set = 0;
        for (Space space : spaces) {
            set |= space.bit();
        }
        return new Named(set);
    }
}
