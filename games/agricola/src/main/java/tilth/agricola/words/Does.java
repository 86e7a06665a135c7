package tilth.agricola.words;

import java.util.List;
import tilth.engine.Term;
import tilth.engine.Verb;

/** What a player can do. */
public enum Does implements Verb {
    /** Chooses the round card that comes next, alone at the table. */
    REVEAL(Terms.SPACE),
    /** Places a person on a space. */
    PLACE(Terms.SPACE),
    /** Places nobody now, where the table allows it. */
    PASS,
    BUILD_ROOM(Terms.SQUARE),
    BUILD_STABLE(Terms.SQUARE),
    PLOW(Terms.SQUARE),
    SOW(Terms.GOOD, Terms.FIELD),
    /** Bakes so many grain. */
    BAKE(Terms.COUNT),
    /** Builds an improvement. */
    BUILD(Terms.CARD),
    /** Renovates to the next material. */
    RENOVATE,
    /** Marks a square for the next pasture. */
    MARK(Terms.SQUARE),
    /** Fences the marked squares. */
    CLOSE,
    /** Lets the family grow. */
    GROW,
    /** Takes a good of one's choice. */
    TAKE(Terms.GOOD),
    /** Pays in one of several ways. */
    PAY(Terms.PAYMENT),
    /** Hands a card back instead of paying. */
    RETURN(Terms.CARD),
    /** Keeps so many animals; the others are cooked or let go. */
    KEEP(Terms.SHEEP, Terms.WILD_BOAR, Terms.CATTLE),
    /** Eats a crop as it is. */
    EAT(Terms.GOOD),
    /** Turns a vegetable or an animal into food. */
    COOK(Terms.GOOD),
    /** Turns one of a good into food by a card, once a harvest. */
    CRAFT(Terms.CARD),
    /** Does one of the things that a card allows at any time. */
    TRADE(Terms.CARD, Terms.CHOICE),
    /** Feeds the family with the food there is; what is missing is begged for. */
    FEED,
    /** Begs for so much food, although there would be some. */
    BEG(Terms.COUNT),
    /** Uses a card. */
    USE(Terms.CARD),
    /** Uses a card in one of several ways. */
    CHOOSE(Terms.CHOICE, Terms.CARD),
    /** Has done all they want. */
    DONE,
    /** Renovates to another material than the next, by a card. */
    RENOVATE_TO(Terms.HOUSE),
    /** Moves one crop from a field to another, by a card. */
    SHIFT(Terms.FROM, Terms.FIELD),
    /** Plays a card from the hand. */
    PLAY(Terms.CARD),
    /** Takes the start player's marker. */
    BECOME_FIRST,
    /** Takes one more grain off a field. */
    REAP(Terms.FIELD),
    /** Lets an animal go although there is room. */
    LET_GO(Terms.GOOD),
    /** Takes the animals that wait on the round space. */
    COLLECT,
    /** Fences one square alone. */
    FENCE_SQUARE(Terms.SQUARE),
    /** Chooses a space for what a card does. */
    CHOOSE_SPACE(Terms.SPACE, Terms.CARD),
    /** Leaves the fences as they stood before. */
    LEAVE_FENCES,
    /** Puts a fence on a square. */
    PUT_FENCE(Terms.SQUARE),
    /** Takes a grain from a field of another player. */
    REAP_FROM(Terms.PLAYER, Terms.FIELD),
    /** Lets another player draw the occupation that is played. */
    DRAW(Terms.CARD),
    /** Lets the family grow by who lives on a card. */
    MOVE_IN,
    /** Offers to buy a good that another player puts up for sale. */
    BUY_FROM(Terms.PLAYER, Terms.GOOD),
    /** Sells a good to one of several players who would buy it. */
    SELL_TO(Terms.PLAYER, Terms.GOOD),
    /** Sows two stacks of grain on one field, by a card. */
    SOW_TWICE(Terms.FIELD),
    /** Takes a grain from the smaller of two stacks on a field of another player. */
    REAP_LESS_FROM(Terms.PLAYER, Terms.FIELD),
    /** Takes a card out of a packet into the hand. */
    PICK(Terms.PICKED),
    /** Throws back all cards of a kind for one fewer. */
    REDRAW(Terms.KIND),
    /** Lays a card of the hand aside. */
    LAY_ASIDE(Terms.PICKED),
    /** Begins to lay three cards aside for a new one. */
    EXCHANGE,
    /** Draws a card of a kind. */
    DRAW_NEW(Terms.KIND);

    private static final Does[] ALL = values();

    private final List<Term> operands;

    Does(Term... operands) {
        this.operands = List.of(operands);
    }

    @Override
    public List<Term> operands() {
        return operands;
    }

    @Override
    public boolean isAside() {
        return switch (this) {
            case EAT, COOK, CRAFT, TRADE, SHIFT, BEG, LET_GO, EXCHANGE -> true;
            default -> false;
        };
    }

    public static Does of(long move) {
        return ALL[Verb.ordinalOf(move)];
    }
}
