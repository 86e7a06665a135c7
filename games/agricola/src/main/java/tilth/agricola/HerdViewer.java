package tilth.agricola;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.ArrangementView;
import tilth.agricola.AgricolaView.HerdView;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.farm.Housing;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.stock.Keeping;
import tilth.engine.Rule;

/** Shows where the animals of one player stand, and where else they could. */
final class HerdViewer {

    private static final int MOST_ARRANGEMENTS = 12;
    private static final int NO_ANIMALS = 0;

    private final AgricolaPosition position;
    private final int seat;

    /** Squares of each pasture. */
    private final int[] pastures = new int[Yard.SQUARES];

    private final int pastureCount;

    /** How many animals can live in the house. */
    private final int pets;

    /** Stables outside the pastures. */
    private final int stables;

    /** Cards with room for animals. */
    private final List<Integer> cards;

    /** What is in each shelter: pastures first, then the house, stables and cards. */
    private final int[] sheltered;

    /** What is kept of all animals. */
    private final int kept;

    HerdViewer(AgricolaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        pastureCount = Pastures.list(position.farms().fences(seat), pastures);
        pets = Keeping.pets(position, seat);
        stables = Stables.unfenced(
                position.farms().stables(seat), position.farms().enclosed(seat));
        cards = Keeping.cards(position, seat);
        Housing housing = Keeping.shelters(position, seat);
        sheltered = new int[housing.shelters()];
        kept = arrange(housing);
    }

    /** Finds a place for all animals, or for as many as can be while their owner is asked which ones stay. */
    @Rule("AGR-A1")
    private int arrange(Housing housing) {
        Holdings holdings = position.holdings();
        int all = Housing.animals(
                holdings.count(seat, Goods.SHEEP),
                holdings.count(seat, Goods.WILD_BOAR),
                holdings.count(seat, Goods.CATTLE));
        int most = all;
        if (!housing.houses(Housing.count(all, 0), Housing.count(all, 1), Housing.count(all, 2))) {
            housing.keepable(Housing.count(all, 0), Housing.count(all, 1), Housing.count(all, 2));
            most = housing.ways()[0];
        }
        housing.arrange(Housing.count(most, 0), Housing.count(most, 1), Housing.count(most, 2), sheltered);
        return most;
    }

    /** The arrangement that is shown. */
    ArrangementView shown() {
        return arrangement(sheltered);
    }

    Map<String, Integer> outside() {
        Map<String, Integer> outside = new LinkedHashMap<>();
        for (int species = 0; species < Goods.SPECIES; species++) {
            int count = position.holdings().count(seat, Goods.SHEEP + species) - Housing.count(kept, species);
            if (count > 0) {
                outside.put(Goods.WORDS.get(Goods.SHEEP + species), count);
            }
        }
        return outside;
    }

    /** The arrangement that is shown and others, those with the fewest moves first; nothing if there is no other. */
    @Rule("AGR-A1")
    List<ArrangementView> arrangements() {
        if (kept == NO_ANIMALS) {
            return List.of();
        }
        Housing housing = Keeping.shelters(position, seat);
        Set<ArrangementView> seen = new LinkedHashSet<>(List.of(shown()));
        Deque<int[]> found = new ArrayDeque<>(List.of(sheltered));
        while (!found.isEmpty() && seen.size() < MOST_ARRANGEMENTS) {
            for (int[] next : housing.rearranged(found.remove())) {
                if (seen.size() < MOST_ARRANGEMENTS && seen.add(arrangement(next))) {
                    found.add(next);
                }
            }
        }
        return seen.size() == 1 ? List.of() : List.copyOf(seen);
    }

    private ArrangementView arrangement(int[] shelters) {
        return new ArrangementView(
                IntStream.range(0, pastureCount)
                        .mapToObj(index -> pasture(index, shelters[index]))
                        .toList(),
                pets(shelters),
                stabled(shelters),
                onCards(shelters));
    }

    private PastureView pasture(int index, int animals) {
        return new PastureView(
                AgricolaViewer.bits(pastures[index], Yard::name),
                Keeping.capacity(position, seat, pastures[index])
                        + (Housing.count(animals, 0) > 0 ? Keeping.moreSheep(position, seat) : 0),
                animal(animals),
                Housing.total(animals),
                animals(animals).entrySet().stream()
                        .map(herd -> new HerdView(herd.getKey(), herd.getValue()))
                        .toList());
    }

    private List<String> pets(int[] shelters) {
        List<String> names = new ArrayList<>();
        for (int pet = 0; pet < pets; pet++) {
            String animal = animal(shelters[pastureCount + pet]);
            if (animal != null) {
                names.add(animal);
            }
        }
        names.sort((one, other) -> Goods.WORDS.indexOf(one) - Goods.WORDS.indexOf(other));
        return names;
    }

    private Map<String, HerdView> stabled(int[] shelters) {
        Map<String, HerdView> stabled = new LinkedHashMap<>();
        int shelter = pastureCount + pets;
        for (int rest = stables; rest != 0; rest &= rest - 1) {
            int animals = shelters[shelter++];
            String animal = animal(animals);
            if (animal != null) {
                stabled.put(
                        Yard.name(Integer.numberOfTrailingZeros(rest)), new HerdView(animal, Housing.total(animals)));
            }
        }
        return stabled;
    }

    private Map<String, Map<String, Integer>> onCards(int[] shelters) {
        Map<String, Map<String, Integer>> onCards = new LinkedHashMap<>();
        int shelter = pastureCount + pets + Integer.bitCount(stables);
        for (int slot : cards) {
            int animals = shelters[shelter++];
            if (animals != NO_ANIMALS) {
                Map<String, Integer> there = onCards.computeIfAbsent(
                        position.table().deck().card(slot).word(), _ -> new LinkedHashMap<>());
                animals(animals).forEach((animal, count) -> there.merge(animal, count, Integer::sum));
            }
        }
        return onCards;
    }

    private static Map<String, Integer> animals(int animals) {
        Map<String, Integer> words = new LinkedHashMap<>();
        for (int species = 0; species < Goods.SPECIES; species++) {
            if (Housing.count(animals, species) > 0) {
                words.put(Goods.WORDS.get(Goods.SHEEP + species), Housing.count(animals, species));
            }
        }
        return words;
    }

    /** The word for the animals in a shelter that holds one species. */
    private static @Nullable String animal(int animals) {
        return animals == NO_ANIMALS
                ? null
                : animals(animals).keySet().iterator().next();
    }
}
