package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;

/**
 * What a card does, as a value: one place carries it out, one puts it into words, one draws it, one tells bots what it is
 * worth. Holds no state: that is kept in the position.
 */
public sealed interface Effect {

    /** The player gets so many of a good. */
    record Get(Count count, int good) implements Effect {}

    /** Everybody else gets so many of a good. */
    record OthersGet(Count count, int good) implements Effect {}

    /** The player pays, and then something follows. */
    record Pay(long price, Payee to, Effect then) implements Effect {}

    /** Goods wait for the player on round spaces. */
    record PutOnRounds(RoundSpaces rounds, long goods) implements Effect {}

    /** Notes rounds to come on the card. */
    record NoteRounds(RoundSpaces rounds) implements Effect {}

    /** Notes a number on the card. */
    record Note(Count count) implements Effect {}

    /** The player does what a plan says. */
    record Do(Plan plan) implements Effect {}

    /** The player chooses one of several. */
    record OneOf(List<Effect> options) implements Effect {}

    /** Only where something holds. */
    record OnlyIf(Condition condition, Effect effect) implements Effect {}

    /** One after the other. */
    record All(List<Effect> parts) implements Effect {}

    /** The player may let it be. */
    record May(Effect effect) implements Effect {}

    /** As another action: cards that help once in an action help again. */
    record Anew(Effect effect) implements Effect {}

    /** Once in a period. */
    record Once(Period period, Effect effect) implements Effect {}

    /** Notes down bonus points. */
    record Book(Count points) implements Effect {}

    /** Takes a tile off the card, and then something follows. */
    record UseUp(Effect then) implements Effect {}

    /** One more comes onto every field of the player where grain grows, and onto every plot with wood. */
    record MoreOnFields() implements Effect {}

    /** The player gets the top good of the pile on the card. */
    record TakeTop() implements Effect {}

    /** If the top good of the pile on the card has just come, the player gets it too, and so on with the next one. */
    record TakeMatching() implements Effect {}

    /** The player may do each of several once, in whatever order. */
    record EachOnce(List<Effect> options) implements Effect {}

    /** Every player once in the game; the card notes who has done it. */
    record OncePerPlayer(Effect effect) implements Effect {}

    /** The player plays the card from the hand for nothing. */
    record PlayItself() implements Effect {}

    /** Every field is harvested although there is no harvest. */
    record ReapAlone() implements Effect {}

    /** Animals of these species have young, a bit each. */
    record Breed(int species) implements Effect {}

    /** A newborn of the player goes home and works in this round. */
    record NewbornWorks() implements Effect {}

    /** The player places another person at once, if one of the two uses one of these spaces. */
    record PlaceAgain(long spaces) implements Effect {}

    /** The player may do something as often as they like, so many times at most. */
    record UpTo(Count most, Effect each) implements Effect {}

    /** The player turns one of a good into food, which is cooking it. */
    record Cook(int good, int food) implements Effect {}

    /** Puts goods from the supply on the card. */
    record PutOnCard(Count count, int good) implements Effect {}

    /** The player gets goods that lie on the card. */
    record TakeFromCard(long goods) implements Effect {}

    /** Puts an animal that was just cooked on the card, unless another card has taken it. */
    record TakeCooked(Claim claim) implements Effect {}

    /** Counts an animal that was just cooked for the card, unless another card has it for itself; something follows. */
    record WithCooked(Effect then) implements Effect {}

    /** The player turns one of a good that lies on the card into food. */
    record CookFromCard(int good) implements Effect {}

    /** So much of a good as the space brought may be spent on some of these, as often as the player likes. */
    record SpendTaken(int good, List<Pay> buys) implements Effect {}

    /** All of a good that lies on a space is spread over others in equal parts; what is left over stays. */
    record Spread(int good, Space from, List<Space> over) implements Effect {}

    /** The player takes a grain from a field of somebody else, who gets so much food from the supply. */
    record HelpReap(int food) implements Effect {}

    /** The player places the first person of the round. */
    record PlaceFirst() implements Effect {}

    /** All minor improvements in the player's hand leave the game, and so many new ones are drawn. */
    record DrawAnew(int count) implements Effect {}

    /** Two animals are drawn from the card by lot: of two that are alike the player gets one, all else goes back. */
    record DrawPair() implements Effect {}

    /** More of what was sown comes onto each field that was sown in the action, of one crop only or of any. */
    record SowMore(Count count, Crop crop) implements Effect {
        public SowMore(Count count) {
            this(count, Crop.ANY);
        }
    }

    /** So much more grain or so many more vegetables come onto each field beside the house that was sown in the action. */
    record SowMoreAtHome(int grain, int vegetables) implements Effect {}

    /** The card goes back to the hand of the player. */
    record BackToHand() implements Effect {}

    /** The player chooses a space, puts a fence there and has one less; the card notes the space. */
    record FenceOnSpace() implements Effect {}

    /** Goods from the supply come onto a space of the player's choice. */
    record PutOnSpace(long goods) implements Effect {}

    /** The player gets goods of who brought it about, who may get some from the supply for it. */
    record TakeFromActor(long goods, long gift) implements Effect {}

    /** Only the first time that it comes in a round, whether it is done then or not. */
    record FirstInRound(Effect effect) implements Effect {}

    /** The player gets all of a good that lies on a space, without using it. */
    record TakeFromSpace(int good, Space space) implements Effect {}

    /** The player gets as much of a good again as lay on the space, and pays one of it for each card of others with a mark. */
    record DoubleTaken(int good, int marks) implements Effect {}

    /** The player gets so many of a good as the space in use lacked to have so many of it. */
    record TopUp(int least, int good) implements Effect {}

    /** All round cards still to come are turned up, one of those of the last stage but one first. */
    record TurnUpAll(Space first) implements Effect {}

    /** Goods from the supply come onto the space that the card brings. */
    record PutOnOwnSpace(long goods) implements Effect {}

    /** Notes on the card all players whose people stand on so many spaces at least. */
    record NoteBusy(int spaces) implements Effect {}

    /** So many fences of the player wait on each of some round spaces, as far as there are enough; the card notes them. */
    record FencesOnRounds(RoundSpaces rounds, int count) implements Effect {}

    /** The player takes back the fences that wait on the space of the round, and then something follows. */
    record FetchFences(Effect then) implements Effect {}

    /** Of what lies on the space in use, so many go to the player instead of who uses it. */
    record Levy(int count, int good) implements Effect {}

    /** A guest comes who can be placed like a person, once. */
    record Invite(Arrival when) implements Effect {}

    /** One of the player's people who are not in the game yet comes to live on the card. */
    record Lodge() implements Effect {}

    /** Notes the space in use on the card until everybody comes home. */
    record NoteSpace() implements Effect {}

    /** A person of the player moves from one of some spaces to one of others that is open to the player, and uses it. */
    record MovePerson(Spaces from, long to) implements Effect {}

    /** The player puts one of a good up for sale: any other may buy it for so much food, else the supply gives so much. */
    record Sell(int good, int food, int price) implements Effect {}

    /** What one card alone does, with a class and sentences of its own. */
    non-sealed interface Own extends Effect {

        /** The word of its sentences. */
        String word();
    }

    /** To whom or where something is paid. */
    enum Payee {
        SUPPLY,
        /** It is put on the space in use. */
        SPACE,
        /** It is put on the card. */
        CARD,
        /** The start player gets it. */
        FIRST_PLAYER,
        /** Who brought it about gets it. */
        ACTOR,
        /** The owner of the card gets it; who owns it pays nothing. */
        OWNER
    }

    /** When a guest comes. */
    enum Arrival {
        NEXT_ROUND,
        /** In this round, when all people have been placed. */
        AT_LAST
    }

    /** Whether several cards may have to do with the same cooked animal. */
    enum Claim {
        /** No other card has to do with it. */
        ALONE,
        /** Others may count it, but none may take it too. */
        SHARED
    }

    /** How long something cannot be done again. */
    enum Period {
        /** It can be done again at once. */
        ALWAYS,
        /** It can be done again once something else has been done. */
        STEP,
        /** It can be done again in another action. */
        ACTION,
        ROUND,
        HARVEST,
        GAME
    }

    /** This, and then another. */
    default Effect and(Effect other) {
        List<Effect> parts = new ArrayList<>(this instanceof All all ? all.parts() : List.of(this));
        parts.add(other);
        return new All(List.copyOf(parts));
    }

    /** The effects it is made of. */
    default List<Effect> inner() {
        return switch (this) {
            case Pay pay -> List.of(pay.then());
            case OneOf one -> one.options();
            case OnlyIf only -> List.of(only.effect());
            case EachOnce each -> each.options();
            case OncePerPlayer once -> List.of(once.effect());
            case All all -> all.parts();
            case May may -> List.of(may.effect());
            case Once once -> List.of(once.effect());
            case Anew anew -> List.of(anew.effect());
            case UseUp use -> List.of(use.then());
            case UpTo up -> List.of(up.each());
            case FetchFences fetch -> List.of(fetch.then());
            case WithCooked with -> List.of(with.then());
            case SpendTaken spend -> List.copyOf(spend.buys());
            case Get _, OthersGet _, PutOnRounds _, NoteRounds _, Note _, Do _, Book _, TakeTop _ -> List.of();
            case MoreOnFields _, TakeMatching _, PlayItself _ -> List.of();
            case Breed _, NewbornWorks _, PlaceAgain _, Cook _, PutOnCard _, TakeFromCard _ -> List.of();
            case TakeCooked _, SowMore _, BackToHand _, FenceOnSpace _, PutOnSpace _ -> List.of();
            case FencesOnRounds _, CookFromCard _, Spread _, HelpReap _, PlaceFirst _, DrawAnew _ -> List.of();
            case FirstInRound first -> List.of(first.effect());
            case PutOnOwnSpace _, NoteBusy _, TakeFromActor _, TakeFromSpace _ -> List.of();
            case DoubleTaken _, TopUp _, TurnUpAll _, DrawPair _ -> List.of();
            case Levy _, SowMoreAtHome _, ReapAlone _ -> List.of();
            case Invite _, Lodge _, NoteSpace _, MovePerson _, Sell _ -> List.of();
            case Own _ -> List.of();
        };
    }
}
