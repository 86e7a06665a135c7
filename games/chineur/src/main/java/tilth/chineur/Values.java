package tilth.chineur;

import java.util.List;
import java.util.Locale;

/** Everything that is printed on boards and tiles, each value with the row of the data file it is read from. */
final class Values {

    static final int FITS_ANY = 0;
    static final int FITS_RESOURCE = 1;
    static final int FITS_THEFT = 2;

    final long startGoods = basket(all("start").getFirst());
    final int startTiles = number("start-tiles", 0);
    final int room = number("room", 0);
    final int scarecrowRoom = number("room", 1);
    final int resourceValue = number("resource-value", 0);
    final int resourceCost = number("resource-cost", 0);
    final int theftCost = number("theft", 0);
    final int theftTakes = number("theft", 1);
    final int theftValue = number("theft", 2);
    final int turnedUp = number("turned-up", 0);

    /** What each kind of collective farm gives everybody, a {@link Basket}. */
    final long[] collective =
            all("collective").stream().mapToLong(Values::twoAndOne).toArray();

    final int collectiveCopies = number("collective-copies", 0);
    final long collectiveCost = basket(all("collective-cost").getFirst());
    final int collectiveValue = number("collective-value", 0);

    /** The resource of each market tile, what is given there and what comes back. */
    final int[] marketResource = all("market").stream()
            .mapToInt(row -> Words.number(Words.RESOURCES, row.getFirst()))
            .toArray();

    final int[] marketGives = column("market", 1);
    final int[] marketGets = column("market", 2);
    final int marketCost = number("market-cost", 0);
    final int marketValue = number("market-value", 0);
    final int marketDrawn = number("market-drawn", 0);

    final int[] toolCopies = new int[Tool.COUNT];
    final int[] toolValue = new int[Tool.COUNT];
    final int[] toolFits = new int[Tool.COUNT];

    /** The cost of each tool: resources it names, resources of one's choice, gold. All but one are nothing. */
    final long[] toolGoods = new long[Tool.COUNT];

    final int[] toolChoice = new int[Tool.COUNT];
    final int[] toolGold = new int[Tool.COUNT];

    final int bucketFew = number("bucket", 0);
    final int bucketMany = number("bucket", 1);
    final int manyTiles = number("bucket", 2);
    final int exchanged = number("exchange", 0);
    final int again = number("again", 0);
    final int refresh = number("refresh", 0);
    final int gift = number("gift", 0);
    final int lossTiles = number("loss", 0);
    final int lossResources = number("loss", 1);
    final int burdenPoints = number("burden", 0);
    final int burdenGold = number("burden", 1);
    final int[] objectiveNeeds = new int[Objective.COUNT];
    final int[] objectivePoints = new int[Objective.COUNT];
    final int lastRound = number("last-round", 0);
    final int behind = number("behind", 0);
    final int cocoricoForExtra = number("cocorico-for-extra", 0);

    Values() {
        all("tool").forEach(this::readTool);
        all("objective").forEach(this::readObjective);
    }

    private static List<List<String>> all(String kind) {
        return Components.rows().stream()
                .filter(row -> row.kind().equals(kind))
                .map(Components.Row::content)
                .toList();
    }

    static int number(String kind, int place) {
        return Integer.parseInt(all(kind).getFirst().get(place));
    }

    private static int[] column(String kind, int place) {
        return all(kind).stream()
                .mapToInt(row -> Integer.parseInt(row.get(place)))
                .toArray();
    }

    private static long basket(List<String> countsAndResources) {
        long basket = Basket.EMPTY;
        for (int i = 0; i < countsAndResources.size(); i += 2) {
            int resource = Words.number(Words.RESOURCES, countsAndResources.get(i + 1));
            basket += Basket.of(resource, Integer.parseInt(countsAndResources.get(i)));
        }
        return basket;
    }

    private static long twoAndOne(List<String> row) {
        return Basket.of(Words.number(Words.RESOURCES, row.getFirst()), 2)
                + Basket.of(Words.number(Words.RESOURCES, row.getLast()), 1);
    }

    private static String constant(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private void readTool(List<String> row) {
        int tool = Tool.valueOf(constant(row.getFirst())).ordinal();
        toolCopies[tool] = Integer.parseInt(row.get(1));
        toolValue[tool] = Integer.parseInt(row.get(2));
        toolFits[tool] = Words.number(Words.FITS, row.get(3));
        List<String> cost = row.subList(5, row.size());
        switch (row.get(4)) {
            case "resources" -> toolGoods[tool] = basket(cost);
            case "choice" -> toolChoice[tool] = Integer.parseInt(cost.getFirst());
            case "gold" -> toolGold[tool] = Integer.parseInt(cost.getFirst());
            default -> throw new IllegalArgumentException("a tool cannot cost " + row.get(4));
        }
    }

    private void readObjective(List<String> row) {
        int objective = Objective.valueOf(constant(row.getFirst())).ordinal();
        objectiveNeeds[objective] = Integer.parseInt(row.get(1));
        objectivePoints[objective] = Integer.parseInt(row.get(2));
    }
}
