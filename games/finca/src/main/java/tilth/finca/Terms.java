package tilth.finca;

import tilth.engine.Term;

/** The things moves, questions and events of Finca can name. */
final class Terms {

    static final Term BLADE = Term.places("blade", Components.BLADES);
    static final Term FROM = Term.places("from", Components.BLADES);
    static final Term FRUIT = new Term("fruit", Components.FRUITS);
    static final Term VILLAGE = new Term("tile", Components.villages());
    static final Term ACTION = Term.of("action", "strong-wind", "gust", "big-cart", "minus-one");
    static final Term COUNT = Term.number("count");
    static final Term POINTS = Term.number("points");

    private Terms() {}
}
