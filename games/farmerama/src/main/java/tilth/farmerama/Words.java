package tilth.farmerama;

import java.util.List;

/** The words for the pieces, in the order of their numbers. */
final class Words {

    static final List<String> CROPS = List.of("carrots", "hay", "oats", "maize");
    static final List<String> GOODS = List.of("carrots", "hay", "oats", "maize", "water");
    static final List<String> ANIMALS = List.of("sheep", "pig", "cow", "horse");
    static final List<String> PRODUCTS = List.of("wool", "truffles", "milk", "rides");
    static final List<String> CARDS = List.of("sow", "harvest", "water", "feed", "seeds");

    /** The places of a plot's fields; the last one has the scarecrow. */
    static final List<String> PLACES = List.of("a", "b", "s");

    private Words() {}
}
