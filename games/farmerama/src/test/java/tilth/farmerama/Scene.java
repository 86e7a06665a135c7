package tilth.farmerama;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.engine.Rows;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** The table as a scenario describes it, before cards are chosen. What is not said is as at the start. */
final class Scene {

    final Map<String, String> options = new HashMap<>();
    final Map<Integer, Long> barns = new HashMap<>();
    final Map<Integer, Long> lands = new HashMap<>();
    final Map<Integer, Long> herds = new HashMap<>();
    final Map<Integer, List<String>> gardens = new HashMap<>();
    final List<String> display = new ArrayList<>();
    final List<String> next = new ArrayList<>();
    int seats = 2;
    long seed = 1;
    int actionWheel;
    int firstSeat;
    int round;
    int pileLeft = -1;

    /** Goods such as {@code 2 hay 1 water}. */
    static long basket(String goods) {
        String[] words = goods.isEmpty() ? new String[0] : goods.split(" ");
        long basket = Basket.EMPTY;
        for (int i = 0; i < words.length; i += 2) {
            basket += Basket.of(Rows.number(Words.GOODS, words[i + 1]), Integer.parseInt(words[i]));
        }
        return basket;
    }

    /** Stacks such as {@code 0a maize 1s oats}. */
    static long land(String stacks) {
        String[] words = stacks.isEmpty() ? new String[0] : stacks.split(" ");
        long land = 0;
        for (int i = 0; i < words.length; i += 2) {
            land = Land.sown(land, Terms.FIELD.read(words[i]), Rows.number(Words.CROPS, words[i + 1]));
        }
        return land;
    }

    long herd(int seat) {
        return herds.getOrDefault(seat, Herd.AT_START);
    }

    FarmeramaPosition build() {
        Setup setup = new Setup(new Farmerama(), seats, options, Seed.of(seed));
        FarmeramaPosition position = (FarmeramaPosition) setup.game().start(setup);
        barns.forEach(position::setBarn);
        lands.forEach(position::setLand);
        herds.forEach(position::setHerd);
        gardens.forEach((seat, objects) -> position.setGarden(seat, set(objects)));
        if (seats > 1) {
            position.setActionWheel(actionWheel);
            position.setFirstSeat(firstSeat);
            position.setRound(round);
            layObjects(position);
        }
        fillSupply(position);
        FarmeramaInvariants.check(position);
        return position;
    }

    private static int set(List<String> objects) {
        return objects.stream()
                .mapToInt(object -> 1 << Terms.OBJECT.read(object))
                .sum();
    }

    /** Objects in gardens have turned up, then those on display; the rest follows in the order of their numbers. */
    private void layObjects(FarmeramaPosition position) {
        List<Integer> order = new ArrayList<>();
        gardens.values().forEach(objects -> objects.forEach(object -> order.add(Terms.OBJECT.read(object))));
        int taken = order.size();
        display.forEach(object -> order.add(Terms.OBJECT.read(object)));
        next.forEach(object -> order.add(Terms.OBJECT.read(object)));
        boolean darkNext =
                position.table().refillsWithDark() && !position.table().isExpert();
        int inPlay = position.table().objectsInPlay();
        int[] numbers = IntStream.range(0, Components.OBJECTS).toArray();
        Arrays.stream(numbers)
                .filter(object -> !order.contains(object) && !Components.isDark(object))
                .forEach(order::add);
        int darkAt = darkNext ? inPlay : order.size();
        List<Integer> dark = Arrays.stream(numbers)
                .filter(object -> !order.contains(object) && Components.isDark(object))
                .boxed()
                .toList();
        order.addAll(darkAt, dark);
        for (int at = 0; at < order.size(); at++) {
            position.setObject(at, order.get(at));
        }
        position.setOpen(0, order.get(taken));
        position.setOpen(1, order.get(taken + 1));
        position.setDrawn(taken + 2);
        if (pileLeft >= 0 && position.pileEnd() - position.drawn() != pileLeft) {
            throw new IllegalArgumentException("the gardens leave another pile");
        }
    }

    private void fillSupply(FarmeramaPosition position) {
        long supply = Basket.ofEach(position.values().supply);
        if (position.table().isSolo()) {
            supply += Basket.of(Basket.WATER, position.values().soloWater + 3 - position.values().supply);
        }
        for (int seat = 0; seat < seats; seat++) {
            supply -= position.barn(seat);
            for (int crop = 0; crop < Basket.CROPS; crop++) {
                supply -= Basket.of(crop, Land.STACK * Land.stacksOf(position.land(seat), crop));
            }
        }
        position.setSupply(supply);
    }
}
