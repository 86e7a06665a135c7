package tilth.finca;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Everything in a position, hidden or not, fact by fact, so that two positions can be compared. */
final class Facts {

    private Facts() {}

    static Map<String, String> of(FincaPosition position, List<Player> players) {
        Map<String, String> facts = new TreeMap<>();
        for (int seat = 0; seat < players.size(); seat++) {
            addPlayer(facts, position, seat, players.get(seat).toString());
        }
        for (Place place : Place.values()) {
            facts.put(place.word() + "/stack", stack(position.village(place.ordinal())));
            facts.put(place.word() + "/finca", TileWords.ofFinca(position.fincaOf(place.ordinal())));
        }
        for (Goods goods : Goods.values()) {
            int left = goods.isFruit() ? Basket.count(position.supply(), goods.ordinal()) : position.cartsInCentre();
            facts.put("supply/" + goods, Integer.toString(left));
        }
        facts.put("table/wooden fincas", Integer.toString(position.woodenFincas()));
        facts.put("table/bonus tiles taken", Integer.toString(position.bonusTaken()));
        facts.put("table/start player", Integer.toString(position.startSeat()));
        facts.put("table/rounds played", Integer.toString(position.round()));
        facts.put("table/delivery", Long.toHexString(position.delivery().digest(0)));
        facts.put(
                "table/blades",
                IntStream.range(0, Windmill.BLADES)
                        .mapToObj(blade -> Components.FRUITS.get(position.fruitOf(blade)))
                        .collect(Collectors.joining(" ")));
        return facts;
    }

    private static void addPlayer(Map<String, String> facts, FincaPosition position, int seat, String name) {
        for (Goods goods : Goods.values()) {
            int count = goods.isFruit() ? Basket.count(position.fruits(seat), goods.ordinal()) : position.carts(seat);
            facts.put(name + "/" + goods, Integer.toString(count));
        }
        for (int blade = 0; blade < Windmill.BLADES; blade++) {
            facts.put(name + "/blade " + blade, Integer.toString(Windmill.at(position.farmers(seat), blade)));
        }
        for (Action action : Action.values()) {
            facts.put(name + "/" + action, Integer.toString(position.hasAction(seat, action) ? 1 : 0));
        }
        for (int tile = 0; tile < Tiles.COUNT; tile++) {
            int owned = (int) (position.tiles(seat) >>> tile & 1);
            facts.merge(name + "/tile " + TileWords.of(tile), Integer.toString(owned), Facts::add);
        }
        for (int finca = 0; finca < Components.VILLAGES; finca++) {
            int owned = position.fincas(seat) >>> finca & 1;
            facts.put(name + "/finca " + TileWords.ofFinca(finca), Integer.toString(owned));
        }
        for (int place = 0; place < Components.bonusPile().length; place++) {
            int owned = Belongings.bonuses(position.belongings(seat)) >>> place & 1;
            facts.put(name + "/bonus " + Scoring.bonus(place), Integer.toString(owned));
        }
    }

    private static String add(String first, String second) {
        return Integer.toString(Integer.parseInt(first) + Integer.parseInt(second));
    }

    private static String stack(int village) {
        return IntStream.range(0, Village.height(village))
                .mapToObj(level -> "#" + Village.tile(village, level) + " ")
                .collect(Collectors.joining());
    }
}
