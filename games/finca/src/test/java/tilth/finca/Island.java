package tilth.finca;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Lays out the fruit tiles and finca tiles of a scenario so that each lies in one place: before a player, in a village, or
 * with the two left out.
 */
final class Island {

    private static final int FREE = -1;

    private final FincaTable table;
    private final FincaPosition position;
    private final List<Player> players;
    private final Map<Player, Holding> holdings;
    private final Map<Place, VillageGiven> said;

    private final TileHeap heap = new TileHeap();
    private final int[] heights = new int[Components.VILLAGES];
    private final int[] tops = new int[Components.VILLAGES];
    private final int[] seconds = new int[Components.VILLAGES];

    Island(
            FincaTable table,
            FincaPosition position,
            List<Player> players,
            Map<Player, Holding> holdings,
            Map<Place, VillageGiven> said) {
        this.table = table;
        this.position = position;
        this.players = players;
        this.holdings = holdings;
        this.said = said;
    }

    void layOut(Optional<Player> restWinner, int woodenFincas) {
        takeWhatIsNamed();
        fixHeights(woodenFincas);
        balance(restWinner);
        stackVillages(fincas());
    }

    private void takeWhatIsNamed() {
        Arrays.fill(tops, FREE);
        Arrays.fill(seconds, FREE);
        for (VillageGiven village : said.values()) {
            village.top().ifPresent(words -> tops[village.place.ordinal()] = heap.take(words));
            village.below().ifPresent(words -> seconds[village.place.ordinal()] = heap.take(words));
        }
        for (Player player : players) {
            for (String words : holding(player).tiles) {
                win(player, heap.take(words));
            }
        }
        for (Player player : players) {
            for (int value = 1; value <= Components.HIGHEST_VALUE; value++) {
                for (int set = 0; set < holding(player).sets; set++) {
                    win(player, heap.takeOfValue(value));
                }
            }
        }
    }

    private void win(Player player, int tile) {
        int seat = players.indexOf(player);
        position.setTiles(seat, position.tiles(seat) | 1L << tile);
    }

    private void fixHeights(int woodenFincas) {
        Arrays.fill(heights, FREE);
        said.values()
                .forEach(village ->
                        heights[village.place.ordinal()] = village.height().orElse(FREE));
        int closed = (int) Arrays.stream(heights).filter(height -> height == 0).count();
        int toClose = woodenFincas < 0 ? 0 : table.woodenFincas() - woodenFincas - closed;
        for (int at = Components.VILLAGES - 1; at >= 0 && toClose > 0; at--) {
            if (!said.containsKey(Place.values()[at])) {
                heights[at] = 0;
                toClose--;
                closed++;
            }
        }
        position.setWoodenFincas(table.woodenFincas() - closed);
        if (woodenFincas >= 0 && position.woodenFincas() != woodenFincas) {
            throw new IllegalArgumentException("the closed villages leave " + position.woodenFincas());
        }
    }

    /** As many tiles lie before the players as are missing in the villages. */
    private void balance(Optional<Player> restWinner) {
        int missing = Arrays.stream(heights)
                .map(height -> height == FREE ? 0 : Village.STACK - height)
                .sum();
        int won = players.stream()
                .mapToInt(player -> Long.bitCount(tilesOf(player)))
                .sum();
        for (; won < missing && restWinner.isPresent(); won++) {
            winCheapest(restWinner.get());
        }
        if (won < missing) {
            throw new IllegalArgumentException(missing + " tiles are missing in the villages, " + won + " are won");
        }
        lowerFreeVillages(won - missing);
    }

    private void winCheapest(Player player) {
        long tiles = tilesOf(player);
        win(player, heap.takeCheapest(tile -> Tiles.sets(tiles | 1L << tile) == Tiles.sets(tiles)));
    }

    private long tilesOf(Player player) {
        return position.tiles(players.indexOf(player));
    }

    /** Villages the scenario says nothing about give tiles first; none is closed without being told. */
    private void lowerFreeVillages(int tiles) {
        List<Place> free = new ArrayList<>(Arrays.asList(Place.values()).reversed());
        free.removeIf(place -> heights[place.ordinal()] != FREE);
        free.sort((a, b) -> Boolean.compare(said.containsKey(a), said.containsKey(b)));
        int left = tiles;
        for (Place place : free) {
            int given = Math.min(left, said.containsKey(place) ? 2 : 3);
            heights[place.ordinal()] = Village.STACK - given;
            left -= given;
        }
        if (left > 0) {
            throw new IllegalArgumentException(left + " tiles too many are won for the villages that are open");
        }
    }

    private void stackVillages(int[] fincas) {
        for (int at = 0; at < heights.length; at++) {
            if (heights[at] > 0 && tops[at] == FREE) {
                tops[at] = heap.takeDearest();
            }
        }
        for (int at = 0; at < heights.length; at++) {
            position.setVillage(at, stacked(at, Village.withFinca(fincas[at])));
        }
    }

    private int stacked(int at, int village) {
        int stack = village;
        for (int level = 0; level < heights[at] - 1; level++) {
            boolean second = level == heights[at] - 2;
            stack = Village.stacked(stack, second && seconds[at] != FREE ? seconds[at] : heap.takeCheapest(_ -> true));
        }
        return heights[at] == 0 ? stack : Village.stacked(stack, tops[at]);
    }

    private int[] fincas() {
        int[] fincas = new int[Components.VILLAGES];
        Arrays.fill(fincas, FREE);
        TreeSet<Integer> rest = new TreeSet<>();
        for (int finca = 0; finca < Components.VILLAGES; finca++) {
            rest.add(finca);
        }
        for (VillageGiven village : said.values()) {
            village.fincaTile().ifPresent(words -> {
                fincas[village.place.ordinal()] = TileWords.finca(words);
                rest.remove(TileWords.finca(words));
            });
        }
        awardFincas(fincas, rest);
        for (int at = 0; at < fincas.length; at++) {
            if (fincas[at] == FREE) {
                fincas[at] = rest.removeFirst();
            }
        }
        return fincas;
    }

    /** A finca tile that a player has comes from a closed village. */
    private void awardFincas(int[] fincas, Set<Integer> rest) {
        for (Player player : players) {
            int seat = players.indexOf(player);
            for (String words : holding(player).fincas) {
                int finca = TileWords.finca(words);
                for (int at = 0; at < fincas.length && rest.contains(finca); at++) {
                    if (heights[at] == 0 && fincas[at] == FREE) {
                        fincas[at] = finca;
                        rest.remove(finca);
                    }
                }
                position.setBelongings(seat, Belongings.withFinca(position.belongings(seat), finca));
            }
        }
    }

    private Holding holding(Player player) {
        Holding holding = holdings.get(player);
        return holding == null ? new Holding() : holding;
    }
}
