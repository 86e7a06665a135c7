package tilth.agricola.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Moment;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.engine.Term;

/** The things moves, questions and events of Agricola can name. */
public final class Terms {

    private static final List<String> SQUARES =
            IntStream.range(0, Yard.SQUARES).mapToObj(Yard::name).toList();
    private static final List<String> CARDS =
            Cards.all().stream().map(Card::word).toList();

    private static final List<String> SPACES =
            Arrays.stream(Space.values()).map(Space::word).toList();

    private static final List<String> MOMENTS = Arrays.stream(Moment.values())
            .map(moment -> moment.name().toLowerCase(Locale.ROOT).replace('_', '-'))
            .toList();

    /** A space of the box, or one that a card brings. */
    public static final Term SPACE = new Term("space", joined(SPACES, bringing()));

    /** The space that somebody has left for another. */
    public static final Term LEFT = new Term("left", SPACE.words());

    public static final Term SQUARE = new Term("square", SQUARES);

    /** A field to sow: a square, or a card that is a field. */
    public static final Term FIELD = new Term("field", joined(SQUARES, CARDS));

    /** The field from which a crop is moved. */
    public static final Term FROM = new Term("from", FIELD.words());

    public static final Term CARD = new Term("card", CARDS);

    /** A card that is taken in secret: others see the back of it. */
    public static final Term PICKED = new Term("card", joined(CARDS, List.of("an-occupation", "a-minor")));

    /** The back of an occupation, and that of a minor improvement. */
    public static final int AN_OCCUPATION = CARDS.size();

    public static final int A_MINOR = AN_OCCUPATION + 1;

    /** A space or a card that lets somebody do something. */
    public static final Term SOURCE = new Term("source", joined(spaces(), CARDS));

    public static final Term GOOD = new Term("good", Goods.WORDS);

    /** What a house is made of. */
    public static final Term HOUSE = Term.of("house", "wood", "clay", "stone");

    /** Another player. */
    public static final Term PLAYER = Term.places("player", Board.MOST_SEATS);

    public static final Term COUNT = Term.number("count");
    /** A kind of cards for hands: occupations or minor improvements. */
    public static final Term KIND = new Term("kind", List.of("occupation", "minor"));

    public static final Term OCCUPATIONS = Term.number("occupations");
    public static final Term MINORS = Term.number("minors");
    public static final Term ROUND = Term.number("round");
    public static final Term SHEEP = Term.number("sheep");
    public static final Term WILD_BOAR = Term.number("wild-boar");
    public static final Term CATTLE = Term.number("cattle");

    /** Some species of animals, a bit each. */
    public static final Term SPECIES = Term.number("species");

    public static final Term PAYMENT = Term.number("payment");
    public static final Term CHOICE = Term.number("choice");

    /** Which parts of an action are open, and which one is under way. */
    public static final Term PARTS = Term.number("parts");

    public static final Term DONE = Term.number("done");
    public static final Term PURCHASE =
            Term.of("purchase", "room", "stable", "fence", "renovation", "major", "minor", "occupation", "toll");
    public static final Term MOMENT = new Term("moment", MOMENTS);

    /** Which of the effects of a card. */
    public static final Term EFFECT = Term.number("effect");

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

    private static List<String> bringing() {
        return Cards.bringingSpaces().stream().map(Card::word).toList();
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
