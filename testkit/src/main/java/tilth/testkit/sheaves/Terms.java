package tilth.testkit.sheaves;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Term;

/** The things moves, questions and events of Sheaves can name. */
final class Terms {

    /** The cards by number, the lowest first; then the word for a card whose face is not shown. */
    static final Term CARD = new Term(
            "card",
            Stream.concat(IntStream.rangeClosed(1, Cards.COUNT).mapToObj(Integer::toString), Stream.of("face-down"))
                    .toList());

    static final int FACE_DOWN = Cards.COUNT;

    static final Term SEAT = Term.places("seat", Sheaves.MOST_SEATS);
    static final Term COUNT = Term.number("count");

    private Terms() {}
}
