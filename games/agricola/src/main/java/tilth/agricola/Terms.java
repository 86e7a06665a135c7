package tilth.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSpaces;
import tilth.agricola.cards.Cards;
import tilth.agricola.farm.Yard;
import tilth.agricola.pay.Goods;
import tilth.engine.Term;

/** The things moves, questions and events of Agricola can name. */
public final class Terms {

    private static final List<String> SQUARES =
            IntStream.range(0, Yard.SQUARES).mapToObj(Yard::name).toList();
    private static final List<String> CARDS =
            Cards.all().stream().map(Card::word).toList();

    private static final List<String> SPACES =
            Arrays.stream(Space.values()).map(Space::word).toList();

    /** A space of the box, or one that a card brings. */
    static final Term SPACE = new Term("space", joined(SPACES, CardSpaces.words()));

    static final Term SQUARE = new Term("square", SQUARES);

    /** A field to sow: a square, or a card that is a field. */
    static final Term FIELD = new Term("field", joined(SQUARES, CARDS));

    /** The field from which a crop is moved. */
    static final Term FROM = new Term("from", FIELD.words());

    static final Term CARD = new Term("card", CARDS);

    /** A space or a card that lets somebody do something. */
    static final Term SOURCE = new Term("source", joined(spaces(), CARDS));

    static final Term GOOD = new Term("good", Goods.WORDS);

    /** What a house is made of. */
    static final Term HOUSE = Term.of("house", "wood", "clay", "stone");

    static final Term COUNT = Term.number("count");
    static final Term ROUND = Term.number("round");
    static final Term SHEEP = Term.number("sheep");
    static final Term WILD_BOAR = Term.number("wild-boar");
    static final Term CATTLE = Term.number("cattle");
    static final Term PAYMENT = Term.number("payment");
    static final Term CHOICE = Term.number("choice");

    /** Which parts of an action are open, and which one is under way. */
    static final Term PARTS = Term.number("parts");

    static final Term DONE = Term.number("done");
    static final Term PURCHASE =
            Term.of("purchase", "room", "stable", "fence", "renovation", "major", "minor", "occupation", "toll");
    static final Term MOMENT = Term.number("moment");
    static final Term PENDING = Term.number("pending");
    static final Term PENDING_TOO = Term.number("pending-too");
    static final Term PENDING_AS_WELL = Term.number("pending-as-well");

    private Terms() {}

    /** The source that a card is, by its number. */
    public static int source(int card) {
        return Space.MOST + card;
    }

    /** The field that a card is, by its number. */
    public static int field(int card) {
        return Yard.SQUARES + card;
    }

    /** The word of a space. */
    public static String space(int space) {
        return SPACE.write(space);
    }

    private static List<String> spaces() {
        return IntStream.range(0, Space.MOST)
                .mapToObj(space -> space < Space.COUNT ? Space.of(space).word() : "space-" + space)
                .toList();
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
