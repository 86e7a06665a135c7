package tilth.chineur;

import static tilth.chineur.Components.BOX;

import java.util.List;
import tilth.engine.Row;
import tilth.engine.Rows;

/** Everything that is printed on boards and tiles, each value with the row of the data file it is read from. */
final class Values {

    static final int FITS_ANY = 0;
    static final int FITS_RESOURCE = 1;
    static final int FITS_THEFT = 2;

    final long startGoods = basket(BOX.only("start").content());
    final int startTiles = BOX.number("start-tiles", 0);
    final int room = BOX.number("room", 0);
    final int scarecrowRoom = BOX.number("room", 1);
    final int resourceValue = BOX.number("resource-value", 0);
    final int resourceCost = BOX.number("resource-cost", 0);
    final int theftCost = BOX.number("theft", 0);
    final int theftTakes = BOX.number("theft", 1);
    final int theftValue = BOX.number("theft", 2);
    final int turnedUp = BOX.number("turned-up", 0);

    /** What each kind of collective farm gives everybody, a {@link Basket}. */
    final long[] collective =
            BOX.all("collective").stream().mapToLong(Values::twoAndOne).toArray();

    final int collectiveCopies = BOX.number("collective-copies", 0);
    final long collectiveCost = basket(BOX.only("collective-cost").content());
    final int collectiveValue = BOX.number("collective-value", 0);

    /** The resource of each market tile, what is given there and what comes back. */
    final int[] marketResource = BOX.all("market").stream()
            .mapToInt(row -> Rows.number(Words.RESOURCES, row.word(0)))
            .toArray();

    final int[] marketGives = column("market", 1);
    final int[] marketGets = column("market", 2);
    final int marketCost = BOX.number("market-cost", 0);
    final int marketValue = BOX.number("market-value", 0);
    final int marketDrawn = BOX.number("market-drawn", 0);

    final int[] toolCopies = new int[Tool.COUNT];
    final int[] toolValue = new int[Tool.COUNT];
    final int[] toolFits = new int[Tool.COUNT];

    /** The cost of each tool: resources it names, resources of one's choice, gold. All but one are nothing. */
    final long[] toolGoods = new long[Tool.COUNT];

    final int[] toolChoice = new int[Tool.COUNT];
    final int[] toolGold = new int[Tool.COUNT];

    final int bucketFew = BOX.number("bucket", 0);
    final int bucketMany = BOX.number("bucket", 1);
    final int manyTiles = BOX.number("bucket", 2);
    final int exchanged = BOX.number("exchange", 0);
    final int again = BOX.number("again", 0);
    final int refresh = BOX.number("refresh", 0);
    final int gift = BOX.number("gift", 0);
    final int lossTiles = BOX.number("loss", 0);
    final int lossResources = BOX.number("loss", 1);
    final int burdenPoints = BOX.number("burden", 0);
    final int burdenGold = BOX.number("burden", 1);
    final int[] objectiveNeeds = new int[Objective.COUNT];
    final int[] objectivePoints = new int[Objective.COUNT];
    final int lastRound = BOX.number("last-round", 0);
    final int behind = BOX.number("behind", 0);
    final int cocoricoForExtra = BOX.number("cocorico-for-extra", 0);

    Values() {
        BOX.all("tool").forEach(this::readTool);
        BOX.all("objective").forEach(this::readObjective);
    }

    private static int[] column(String kind, int place) {
        return BOX.all(kind).stream().mapToInt(row -> row.number(place)).toArray();
    }

    private static long basket(List<String> countsAndResources) {
        long basket = Basket.EMPTY;
        for (int i = 0; i < countsAndResources.size(); i += 2) {
            int resource = Rows.number(Words.RESOURCES, countsAndResources.get(i + 1));
            basket += Basket.of(resource, Integer.parseInt(countsAndResources.get(i)));
        }
        return basket;
    }

    private static long twoAndOne(Row row) {
        return Basket.of(Rows.number(Words.RESOURCES, row.word(0)), 2)
                + Basket.of(Rows.number(Words.RESOURCES, row.word(1)), 1);
    }

    private void readTool(Row row) {
        int tool = Rows.constant(Tool.class, row.word(0)).ordinal();
        toolCopies[tool] = row.number(1);
        toolValue[tool] = row.number(2);
        toolFits[tool] = Rows.number(Words.FITS, row.word(3));
        switch (row.word(4)) {
            case "resources" -> toolGoods[tool] = basket(row.wordsFrom(5));
            case "choice" -> toolChoice[tool] = row.number(5);
            case "gold" -> toolGold[tool] = row.number(5);
            default -> throw new IllegalArgumentException("a tool cannot cost " + row.word(4));
        }
    }

    private void readObjective(Row row) {
        int objective = Rows.constant(Objective.class, row.word(0)).ordinal();
        objectiveNeeds[objective] = row.number(1);
        objectivePoints[objective] = row.number(2);
    }
}
