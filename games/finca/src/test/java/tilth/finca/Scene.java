package tilth.finca;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** The table as a scenario describes it, and the position that makes of it. What is not said is filled in. */
final class Scene {

    static final int OUT_OF_THE_WAY = 11;

    private static final String ONE_OF_EACH_TWICE =
            "orange grape lemon olive almond fig orange grape lemon olive almond fig";

    private static final List<String> TWO_OF_EACH =
            Arrays.stream(ONE_OF_EACH_TWICE.split(" ")).sorted().toList();

    private final List<Player> players = new ArrayList<>();
    private final Map<Player, Holding> holdings = new LinkedHashMap<>();
    private final Map<Place, VillageGiven> villages = new EnumMap<>(Place.class);
    private final Map<String, String> options = new HashMap<>();
    private final Map<Goods, Integer> saidSupply = new EnumMap<>(Goods.class);
    private Optional<Player> restWinner = Optional.empty();
    private Optional<Integer> woodenFincas = Optional.empty();
    private Optional<Player> startPlayer = Optional.empty();
    private Optional<Player> asked = Optional.empty();
    private Asks question = Asks.TURN;
    private String windmill = ONE_OF_EACH_TWICE;
    private int round;

    // What is said.

    void seat(List<Player> clockwise) {
        players.addAll(clockwise);
    }

    Holding holding(Player player) {
        return holdings.computeIfAbsent(player, _ -> new Holding());
    }

    void restIsWonBy(Player player) {
        restWinner = Optional.of(player);
    }

    void say(VillageGiven village) {
        if (villages.put(village.place, village) != null) {
            throw new IllegalArgumentException(village.place.word() + " is described twice");
        }
    }

    void option(String name, String value) {
        options.put(name, value);
    }

    void supply(Goods goods, int count) {
        saidSupply.put(goods, count);
    }

    void woodenFincas(int left) {
        woodenFincas = Optional.of(left);
    }

    void startPlayer(Player player) {
        startPlayer = Optional.of(player);
    }

    void ask(Player player, Asks what) {
        asked = Optional.of(player);
        question = what;
    }

    void windmill(String fruits) {
        windmill = fruits;
    }

    void roundsPlayed(int count) {
        round = count;
    }

    // What it makes.

    List<Player> players() {
        return List.copyOf(players);
    }

    FincaPosition build() {
        for (Player player : holdings.keySet()) {
            seatOf(player);
        }
        FincaTable table = FincaTable.of(new Setup(new Finca(), players.size(), options, Seed.of(0)));
        FincaPosition position = new FincaPosition(table);
        position.setBlades(ring());
        position.setStartSeat(startPlayer.map(this::seatOf).orElse(0));
        position.setRound(round);
        position.agenda().ask(asked.map(this::seatOf).orElse(0), question.bare());
        for (Player player : players) {
            layOut(position, seatOf(player), holding(player));
        }
        fillSupplies(position);
        position.setBonusTaken(holdings.values().stream()
                .mapToInt(holding -> holding.bonuses.size())
                .sum());
        new Island(table, position, players, holdings, villages).layOut(restWinner, woodenFincas.orElse(-1));
        checkBonuses(position);
        FincaInvariants.check(position);
        return position;
    }

    /** Whether some farmers stand where nobody said. */
    boolean hasFarmersOutOfTheWay() {
        return question == Asks.TURN && holdings.values().stream().anyMatch(holding -> holding.farmers.isEmpty());
    }

    private int seatOf(Player player) {
        int seat = players.indexOf(player);
        if (seat < 0) {
            throw new IllegalArgumentException(player + " has no seat");
        }
        return seat;
    }

    private long ring() {
        String[] fruits = windmill.split(" ");
        if (!Arrays.stream(fruits).sorted().toList().equals(TWO_OF_EACH)) {
            throw new IllegalArgumentException("the windmill has two blades of each fruit, not " + windmill);
        }
        long ring = 0;
        for (int blade = 0; blade < fruits.length; blade++) {
            ring |= Components.FRUITS.indexOf(fruits[blade]) * Windmill.one(blade);
        }
        return ring;
    }

    private void layOut(FincaPosition position, int seat, Holding holding) {
        long ring = 0;
        for (int blade : holding.farmers) {
            ring += Windmill.one(blade);
        }
        if (holding.farmers.isEmpty() && question == Asks.TURN) {
            ring = position.table().farmersEach() * Windmill.one(OUT_OF_THE_WAY);
        }
        position.setFarmers(seat, ring);
        position.setFruits(seat, holding.basket());
        position.setBelongings(seat, holding.belongings());
    }

    private void fillSupplies(FincaPosition position) {
        FincaTable table = position.table();
        long supply = Basket.EMPTY;
        for (Goods goods : Goods.values()) {
            int left = (goods.isFruit() ? table.fruitsOfEach() : table.carts())
                    - Holding.countAll(holdings.values(), goods);
            if (left < 0 || left != saidSupply.getOrDefault(goods, left)) {
                throw new IllegalArgumentException("the players leave " + left + " " + goods + " to the supply");
            }
            if (goods.isFruit()) {
                supply += Basket.of(goods.ordinal(), left);
            } else {
                position.setCartsInCentre(left);
            }
        }
        position.setSupply(supply);
    }

    /** While the pile lasts, every set has brought a bonus tile. */
    private static void checkBonuses(FincaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            int sets = Tiles.sets(position.tiles(seat));
            int bonuses = Integer.bitCount(Belongings.bonuses(position.belongings(seat)));
            if (bonuses != sets && (position.bonusTaken() < Components.bonusPile().length || bonuses > sets)) {
                throw new IllegalArgumentException(sets + " sets bring no " + bonuses + " bonus tiles");
            }
        }
    }
}
