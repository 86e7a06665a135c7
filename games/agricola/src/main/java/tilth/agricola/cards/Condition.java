package tilth.agricola.cards;

import java.util.List;
import tilth.agricola.board.Space;

/** What has to hold on the table, so that a card may be played or does something. */
public sealed interface Condition {

    /** Nothing is asked for. */
    record Always() implements Condition {}

    /** Of something there are so many at least. */
    record AtLeast(Count count, int least) implements Condition {}

    /** Of something there are so many at most. */
    record AtMost(Count count, int most) implements Condition {}

    /** Of something there are just so many. */
    record Exactly(Count count, int number) implements Condition {}

    /** The house is made of one of these materials, a bit each. */
    record House(int materials) implements Condition {}

    /** The house was made of this before the renovation the occasion is about. */
    record RenovatedFrom(int material) implements Condition {}

    /** It is one of these rounds, a bit each. */
    record InRounds(int rounds) implements Condition {}

    /** It is one of the rounds noted on the card. */
    record InNotedRound() implements Condition {}

    /** It is the work phase. */
    record AtWork() implements Condition {}

    /** Somebody stands on a space. */
    record Occupied(Space space) implements Condition {}

    /** A person of the player stands on a space. */
    record StandsOn(Space space) implements Condition {}

    /** A person of the player stands on a space where a family can grow. */
    record StandsToGrow() implements Condition {}

    /** All animals of the player have found room. */
    record Housed() implements Condition {}

    /** The card that was built or played has one of these marks. */
    record AboutMark(int marks) implements Condition {}

    /** The good that was cooked is one of these, a bit each. */
    record AboutGood(int goods) implements Condition {}

    /** It is the first animal of those that are cooked at the same time. */
    record FirstCooked() implements Condition {}

    /** The card was built or played by one of these acts, a bit each. */
    record ByAct(int kinds) implements Condition {}

    /** The card was built or played by the action of a space, not by what a card grants. */
    record BySpace() implements Condition {}

    /** The player is using a space. */
    record UsingSpace() implements Condition {}

    /** The player is in the middle of no action. */
    record BetweenActions() implements Condition {}

    /** Something has just been harvested from the card. */
    record JustReaped() implements Condition {}

    /** Families are being fed. */
    record AtFeeding() implements Condition {}

    /** Another player is the start player. */
    record AnotherIsFirst() implements Condition {}

    /** Another player has fewer occupations than so many: with two players, with three, with more; alone, the player. */
    record OthersBehind(int alone, int withTwo, int withThree, int withMore) implements Condition {

        /** More occupations than there are: it always holds. */
        public static final int NO_LIMIT = Integer.MAX_VALUE;

        /** So many, however many play. */
        public static OthersBehind of(int number) {
            return new OthersBehind(number, number, number, number);
        }

        /** Whether the number of players makes no difference. */
        public boolean isAlike() {
            return withTwo == withThree && withThree == withMore;
        }
    }

    /** Another player brought it about. */
    record AnotherActs() implements Condition {}

    /** No card with one of these marks has been used in the action. */
    record Unused(int marks) implements Condition {}

    /** The action of the space in use has brought one of these goods, a bit each. */
    record Brought(int goods) implements Condition {}

    /** The action of the space in use has brought one of these goods, a bit each, and nothing was put back. */
    record JustBrought(int goods) implements Condition {}

    /** Of a good that the action of the space in use has brought, not all was put back. */
    record KeptSome(int good) implements Condition {}

    /** The player got none of these goods in the action, a bit each, neither from the space nor from cards. */
    record GotNone(int goods) implements Condition {}

    /** The player got one of these goods in the action, a bit each, from the space or from cards. */
    record Got(int goods) implements Condition {}

    /** One of these goods has just come, a bit each, from wherever or only from some. */
    record Arrived(int goods, From from) implements Condition {}

    /** Where goods have come from. */
    enum From {
        ANYWHERE,
        /** From a space that the player used, or from a minor improvement. */
        SPACE_OR_MINOR
    }

    /** There is no harvest. */
    record NoHarvest() implements Condition {}

    /** Points are not about to be counted. */
    record BeforeTheEnd() implements Condition {}

    /** One of these goods has just come, a bit each, from a card with one of these marks. */
    record ArrivedFrom(int goods, int marks) implements Condition {}

    /** The action of the space in use has brought this good and no other. */
    record BroughtOnly(int good) implements Condition {}

    /** So many of a good at least lay on the space in use and were taken. */
    record TookOff(int least, int good) implements Condition {}

    /** Of no kind of animal another player has more. */
    record MostAnimals() implements Condition {}

    /** All people of the player, or of everybody, have been placed. */
    record AllPlaced(Hook.Whose whose) implements Condition {}

    /** It was brought about by something else than the card itself. */
    record NotItself() implements Condition {}

    /** All of these. */
    record All(List<Condition> conditions) implements Condition {}

    /** Whether it asks for what the space in use has brought. */
    default boolean isAboutBrought() {
        return this instanceof Brought
                || this instanceof TookOff
                || this instanceof KeptSome
                || this instanceof JustBrought
                || this instanceof GotNone
                || this instanceof Got
                || this instanceof BroughtOnly
                || this instanceof All all && all.conditions().stream().anyMatch(Condition::isAboutBrought);
    }

    /** This too. */
    default Condition and(Condition other) {
        return new All(List.of(this, other));
    }
}
