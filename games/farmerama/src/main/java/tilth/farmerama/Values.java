package tilth.farmerama;

import java.util.List;
import java.util.stream.Stream;
import tilth.engine.Box;
import tilth.engine.Row;
import tilth.engine.Rows;
import tilth.engine.Rule;

/** One set of values: everything that is printed on the boards, wheels, objects and overview cards. */
public final class Values {

    public static final int NOT_SOWN = -1;

    /** The last sector before the water bar: the bar crosses the plot under it when the wheel is turned. */
    public static final int BEFORE_THE_BAR = Land.PLOTS - 1;

    private final Box box;

    final int supply;
    final int soloWater;
    final int starsOfObject;
    final int placesOnPasture;
    final int soloTurns;
    final int soloGoal;
    final int mostTokens;
    final long startBarn;
    final long startLand;

    /** Objects removed with two, three and four players. */
    final int[] removed;

    final Criterion[] standardAward;
    final Criterion[] expertAward;

    /** A bit for each field a plot has. */
    final int[] fields = new int[Land.PLOTS];

    /** The crop that can be sown under each sector; {@link #NOT_SOWN} where one harvests. */
    final int[] crop = new int[Land.PLOTS];

    /** The sectors under which one harvests, a bit each. */
    final int harvest;

    /** The sector of each animal's head. */
    final int[] head = new int[Herd.ANIMALS];

    final int pacifier;

    /** The pairs of the action wheel, and how far from its first window each card's window is. */
    final int[] high;

    final int[] low;
    final int[] window = new int[Card.ON_THE_WHEEL];

    final long[] cost = new long[Herd.ANIMALS];
    final int[][] track = new int[Herd.ANIMALS][];
    final int[] outside = new int[Herd.ANIMALS];
    final Reward[] rewards;

    Values(Box box) {
        this.box = box;
        supply = box.number("supply", 0);
        soloWater = box.number("solo-water", 0);
        starsOfObject = box.number("star", 0);
        placesOnPasture = box.number("pasture", 0);
        soloTurns = box.number("solo", 0);
        soloGoal = box.number("solo", 1);
        mostTokens = box.number("solo", 2);
        startBarn = basket(box.only("barn").content());
        removed = box.only("removed").numbersFrom(0);
        standardAward = award("standard");
        expertAward = award("expert");
        startLand = readPlots();
        pacifier = readSectors();
        harvest = harvestSectors();
        high = ring(0);
        low = ring(1);
        rewards = Stream.concat(box.all("object").stream(), box.all("dark").stream())
                .map(row -> reward(row.wordsFrom(1)))
                .toArray(Reward[]::new);
        box.all("window").forEach(row -> window[Rows.number(Words.CARDS, row.word(0))] = row.number(1));
        box.all("cost").forEach(row -> cost[animal(row)] = basket(row.wordsFrom(1)));
        box.all("track").forEach(row -> track[animal(row)] = row.numbersFrom(1));
        box.all("outside").forEach(row -> outside[animal(row)] = row.number(1));
    }

    /** How often a card on the action wheel can be used, by a player who is the only one to have played it. */
    @Rule("FRM-S1")
    public int high(int wheel, Card card) {
        return high[place(wheel, card)];
    }

    /** How often a card on the action wheel can be used by each of several who have played it. */
    public int low(int wheel, Card card) {
        return low[place(wheel, card)];
    }

    private int place(int wheel, Card card) {
        return (wheel + window[card.ordinal()]) % high.length;
    }

    /** The stars of so many products of an animal. */
    public int stars(int animal, int products) {
        return track[animal][products];
    }

    public int mostProducts(int animal) {
        return track[animal].length - 1;
    }

    /** What feeding an animal costs, a {@link Basket}. */
    public long cost(int animal) {
        return cost[animal];
    }

    /** The stars of an animal that stands outside at the end. */
    public int outside(int animal) {
        return outside[animal];
    }

    /** The sector of an animal's head: where the pasture lies that it is fed to. */
    public int head(int animal) {
        return head[animal];
    }

    /** The sector over the pasture from which animals come home. */
    public int pacifier() {
        return pacifier;
    }

    /** The crop that can be sown under a sector; {@link #NOT_SOWN} where one harvests. */
    public int crop(int sector) {
        return crop[sector];
    }

    /** How many fields a plot has. */
    public int fieldsOf(int plot) {
        return Integer.bitCount(fields[plot]);
    }

    public int soloTurns() {
        return soloTurns;
    }

    public int soloGoal() {
        return soloGoal;
    }

    private static int animal(Row row) {
        return Rows.number(Words.ANIMALS, row.word(0));
    }

    private static long basket(List<String> countsAndGoods) {
        long basket = Basket.EMPTY;
        for (int i = 0; i < countsAndGoods.size(); i += 2) {
            int good = Rows.number(Words.GOODS, countsAndGoods.get(i + 1));
            basket += Basket.of(good, Integer.parseInt(countsAndGoods.get(i)));
        }
        return basket;
    }

    private Criterion[] award(String mode) {
        return box.named("award", mode).wordsFrom(1).stream()
                .map(word -> Rows.constant(Criterion.class, word))
                .toArray(Criterion[]::new);
    }

    /** Reads the fields of each plot, and says what is sown on them at the start. */
    private long readPlots() {
        long land = 0;
        for (Row row : box.all("plot")) {
            int plot = row.number(0);
            List<String> words = row.content();
            words.stream()
                    .filter(Words.PLACES::contains)
                    .forEach(place -> fields[plot] |= 1 << Words.PLACES.indexOf(place));
            int crop = Words.CROPS.indexOf(words.get(words.size() - 2));
            if (crop >= 0) {
                int place = Rows.number(Words.PLACES, words.getLast().substring(1));
                land = Land.sown(land, Land.field(plot, place), crop);
            }
        }
        return land;
    }

    /** Reads the crop and the head of each sector, and says which one has the pacifier. */
    private int readSectors() {
        int withPacifier = 0;
        List<Row> sectors = box.all("sector");
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            crop[sector] = Words.CROPS.indexOf(sectors.get(sector).word(0));
            String emblem = sectors.get(sector).content().getLast();
            if (emblem.equals("pacifier")) {
                withPacifier = sector;
            } else if (Words.ANIMALS.contains(emblem)) {
                head[Words.ANIMALS.indexOf(emblem)] = sector;
            }
        }
        return withPacifier;
    }

    private int harvestSectors() {
        int sectors = 0;
        for (int sector = 0; sector < Land.PLOTS; sector++) {
            sectors |= crop[sector] == NOT_SOWN ? 1 << sector : 0;
        }
        return sectors;
    }

    private int[] ring(int side) {
        return box.only("ring").content().stream()
                .mapToInt(pair -> Integer.parseInt(List.of(pair.split("/")).get(side)))
                .toArray();
    }

    private static Reward reward(List<String> content) {
        if (content.getFirst().equals("star")) {
            return Reward.STAR;
        }
        if (Words.GOODS.contains(content.getLast())) {
            return new Reward(Reward.Kind.GOODS, 1, basket(content));
        }
        int times = Integer.parseInt(content.getFirst());
        return new Reward(Rows.constant(Reward.Kind.class, content.getLast()), times, Basket.EMPTY);
    }
}
