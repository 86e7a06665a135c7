package tilth.chineur;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Term;

/** The things moves, questions and events of Farmer Chineur can name. */
final class Terms {

    static final Term RESOURCE = new Term("resource", Words.RESOURCES);

    /** A farm tile by what it yields and what it costs. */
    static final Term TILE = new Term(
            "tile",
            IntStream.range(0, FarmTiles.FACES)
                    .mapToObj(face -> Words.KINDS.get(FarmTiles.kindOfFace(face)) + "-for-"
                            + Words.RESOURCES.get(face % Basket.RESOURCES))
                    .toList());

    static final Term COCORICO = ofNames("cocorico", Cocorico.values());
    static final Term TOOL = ofNames("tool", Tool.values());
    static final Term ACTION = ofNames("action", Action.values());
    static final Term OBJECTIVE = ofNames("objective", Objective.values());

    static final Term CELL = new Term("cell", numbered(""));
    static final Term DIE = new Term("die", numbered(""));
    static final Term SITE = new Term("site", numbered("ex"));
    static final Term STALL = new Term(
            "stall",
            IntStream.rangeClosed(1, ChineurPosition.STALLS)
                    .mapToObj(Integer::toString)
                    .toList());

    /** A market tile by its resource, what is given and what comes back. */
    static final Term MARKET_TILE = new Term(
            "market",
            IntStream.range(0, Components.VALUES.marketResource.length)
                    .mapToObj(Terms::marketTile)
                    .toList());

    /** A collective farm by what it yields, the two first. */
    static final Term FARM = new Term(
            "farm",
            IntStream.range(0, Components.VALUES.collective.length)
                    .mapToObj(Terms::farm)
                    .toList());

    static final Term SEAT = Term.places("seat", ChineurPosition.MOST_SEATS);

    /** One resource of one player. */
    static final Term PILE = new Term(
            "pile",
            IntStream.range(0, ChineurPosition.MOST_SEATS * Basket.RESOURCES)
                    .mapToObj(pile -> pile / Basket.RESOURCES + "-" + Words.RESOURCES.get(pile % Basket.RESOURCES))
                    .toList());

    /** One cell of one player. */
    static final Term SPOT = new Term(
            "spot",
            IntStream.range(0, ChineurPosition.MOST_SEATS * ChineurPosition.CELLS)
                    .mapToObj(spot -> spot / ChineurPosition.CELLS + "-" + (spot % ChineurPosition.CELLS + 1))
                    .toList());

    static final Term COUNT = Term.number("count");
    static final Term GOLD = Term.number("gold");

    private Terms() {}

    private static Term ofNames(String name, Enum<?>... constants) {
        return new Term(
                name,
                Stream.of(constants).map(constant -> word(constant.name())).toList());
    }

    static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static List<String> numbered(String prefix) {
        return IntStream.rangeClosed(1, ChineurPosition.CELLS)
                .mapToObj(number -> prefix + number)
                .toList();
    }

    private static String marketTile(int tile) {
        Values values = Components.VALUES;
        return "%s-%d-%d"
                .formatted(
                        Words.RESOURCES.get(values.marketResource[tile]),
                        values.marketGives[tile],
                        values.marketGets[tile]);
    }

    private static String farm(int farm) {
        long yield = Components.VALUES.collective[farm];
        int twice = Basket.most(yield);
        int once = Basket.most(yield - Basket.of(twice, 2));
        return Words.RESOURCES.get(twice) + "-" + Words.RESOURCES.get(once);
    }

    static int pile(int seat, int resource) {
        return seat * Basket.RESOURCES + resource;
    }

    static int spot(int seat, int cell) {
        return seat * ChineurPosition.CELLS + cell;
    }
}
