package tilth.chineur;

import java.util.List;
import java.util.Locale;

/** Everything that is printed on boards and tiles. */
final class Values {

    static final int FITS_ANY = 0;
    static final int FITS_RESOURCE = 1;
    static final int FITS_THEFT = 2;

    private final List<Components.Row> rows;

    final long startGoods;
    final int startTiles;
    final int room;
    final int scarecrowRoom;
    final int resourceValue;
    final int resourceCost;
    final int theftCost;
    final int theftTakes;
    final int theftValue;
    final int turnedUp;

    /** What each kind of collective farm gives everybody, a {@link Basket}. */
    final long[] collective;

    final int collectiveCopies;
    final long collectiveCost;
    final int collectiveValue;

    /** The resource of each market tile, what is given there and what comes back. */
    final int[] marketResource;

    final int[] marketGives;
    final int[] marketGets;
    final int marketCost;
    final int marketValue;
    final int marketDrawn;

    final int[] toolCopies = new int[Tool.COUNT];
    final int[] toolValue = new int[Tool.COUNT];
    final int[] toolFits = new int[Tool.COUNT];

    /** The cost of each tool: resources it names, resources of one's choice, gold. All but one are nothing. */
    final long[] toolGoods = new long[Tool.COUNT];

    final int[] toolChoice = new int[Tool.COUNT];
    final int[] toolGold = new int[Tool.COUNT];

    final int bucketFew;
    final int bucketMany;
    final int manyTiles;
    final int exchanged;
    final int again;
    final int refresh;
    final int gift;
    final int lossTiles;
    final int lossResources;
    final int burdenPoints;
    final int burdenGold;
    final int[] objectiveNeeds = new int[Objective.COUNT];
    final int[] objectivePoints = new int[Objective.COUNT];
    final int lastRound;
    final int behind;
    final int cocoricoForExtra;

    Values(List<Components.Row> rows) {
        this.rows = rows;
        startGoods = basket(row("start"));
        startTiles = number("start-tiles", 0);
        room = number("room", 0);
        scarecrowRoom = number("room", 1);
        resourceValue = number("resource-value", 0);
        resourceCost = number("resource-cost", 0);
        theftCost = number("theft", 0);
        theftTakes = number("theft", 1);
        theftValue = number("theft", 2);
        turnedUp = number("turned-up", 0);
        collective = all("collective").stream().mapToLong(Values::twoAndOne).toArray();
        collectiveCopies = number("collective-copies", 0);
        collectiveCost = basket(row("collective-cost"));
        collectiveValue = number("collective-value", 0);
        marketResource = all("market").stream()
                .mapToInt(row -> Words.number(Words.RESOURCES, row.getFirst()))
                .toArray();
        marketGives = column("market", 1);
        marketGets = column("market", 2);
        marketCost = number("market-cost", 0);
        marketValue = number("market-value", 0);
        marketDrawn = number("market-drawn", 0);
        all("tool").forEach(this::readTool);
        bucketFew = number("bucket", 0);
        bucketMany = number("bucket", 1);
        manyTiles = number("bucket", 2);
        exchanged = number("exchange", 0);
        again = number("again", 0);
        refresh = number("refresh", 0);
        gift = number("gift", 0);
        lossTiles = number("loss", 0);
        lossResources = number("loss", 1);
        burdenPoints = number("burden", 0);
        burdenGold = number("burden", 1);
        all("objective").forEach(this::readObjective);
        lastRound = number("last-round", 0);
        behind = number("behind", 0);
        cocoricoForExtra = number("cocorico-for-extra", 0);
    }

    private List<List<String>> all(String kind) {
        return rows.stream()
                .filter(row -> row.kind().equals(kind))
                .map(Components.Row::content)
                .toList();
    }

    private List<String> row(String kind) {
        return all(kind).getFirst();
    }

    int number(String kind, int place) {
        return Integer.parseInt(row(kind).get(place));
    }

    private int[] column(String kind, int place) {
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
