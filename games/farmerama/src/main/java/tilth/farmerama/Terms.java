package tilth.farmerama;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Term;

/** The things moves, questions and events of Farmerama can name. */
final class Terms {

    static final Term PLOT = Term.places("plot", Land.PLOTS);

    /** Every field there can be: the plot and its place in it. */
    static final Term FIELD = new Term(
            "field",
            IntStream.range(0, Land.FIELDS)
                    .mapToObj(field -> Land.plotOf(field) + Words.PLACES.get(field % Land.FIELDS_OF_A_PLOT))
                    .toList());

    static final Term CROP = new Term("crop", Words.CROPS);
    static final Term GOOD = new Term("good", Words.GOODS);
    static final Term ANIMAL = new Term("animal", Words.ANIMALS);

    /** The action cards; then the word for one whose face is not shown. */
    static final Term CARD = new Term(
            "card", Stream.concat(Words.CARDS.stream(), Stream.of("face-down")).toList());

    static final int FACE_DOWN = Card.COUNT;

    static final Term OBJECT = new Term("object", Components.objects());
    static final Term COUNT = Term.number("count");
    static final Term STARS = Term.number("stars");

    private Terms() {}
}
