package tilth.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Housing;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.pay.Goods;
import tilth.agricola.work.Keeping;
import tilth.engine.Rule;

/** Shows one player's farm, with a place for every animal. */
final class FarmViewer {

    private static final int NO_ANIMALS = 0;

    private final AgricolaPosition position;
    private final Farmyards farms;
    private final Holdings holdings;
    private final int seat;

    /** Squares of each pasture. */
    private final int[] pastures = new int[Yard.SQUARES];

    private final int pastureCount;

    /** What is in each shelter: pastures first, then single places, then cards. */
    private final int[] sheltered = new int[Housing.MOST];

    /** What is kept of all animals. */
    private final int kept;

    FarmViewer(AgricolaPosition position, int seat) {
        this.position = position;
        this.seat = seat;
        farms = position.farms();
        holdings = position.holdings();
        pastureCount = Pastures.list(farms.fences(seat), pastures);
        kept = arrange();
    }

    /** Finds a place for all animals, or for as many as can be while their owner is asked which ones stay. */
    @Rule("AGR-A1")
    private int arrange() {
        Housing housing = Keeping.shelters(position, seat);
        int all = Housing.animals(
                holdings.count(seat, Goods.SHEEP),
                holdings.count(seat, Goods.WILD_BOAR),
                holdings.count(seat, Goods.CATTLE));
        int most = all;
        if (!housing.houses(Housing.count(all, 0), Housing.count(all, 1), Housing.count(all, 2))) {
            housing.keepable(
                    Housing.count(all, 0), Housing.count(all, 1), Housing.count(all, 2), position.waysToKeep());
            most = position.waysToKeep()[0];
        }
        housing.arrange(Housing.count(most, 0), Housing.count(most, 1), Housing.count(most, 2), sheltered);
        return most;
    }

    PlayerView player() {
        return new PlayerView(
                seat,
                goods(),
                holdings.people(seat),
                holdings.home(seat),
                holdings.newborns(seat),
                Feeding.need(position, seat),
                Terms.HOUSE.write(farms.house(seat)),
                IntStream.range(0, Yard.SQUARES).mapToObj(this::square).toList(),
                IntStream.range(0, pastureCount).mapToObj(this::pasture).toList(),
                pets(),
                outside(),
                farms.fencesLeft(seat),
                Stables.MOST - Integer.bitCount(farms.stables(seat)),
                holdings.begging(seat),
                cards(),
                position.score(seat));
    }

    private Map<String, Integer> goods() {
        Map<String, Integer> goods = new LinkedHashMap<>();
        for (int good = 0; good < Goods.KINDS; good++) {
            goods.put(Goods.WORDS.get(good), holdings.count(seat, good));
        }
        return goods;
    }

    private SquareView square(int square) {
        int bit = 1 << square;
        int crops = farms.crops(seat, square);
        boolean isRoom = (farms.rooms(seat) & bit) != 0;
        boolean isField = (farms.fields(seat) & bit) != 0;
        return new SquareView(
                Yard.name(square),
                isRoom ? "room" : isField ? "field" : null,
                crops == 0 ? null : farms.growsVegetables(seat, square) ? "vegetable" : "grain",
                crops,
                (farms.stables(seat) & bit) != 0,
                (farms.marked(seat) & bit) != 0,
                fences(square),
                stabled(square));
    }

    private String fences(int square) {
        long fences = farms.fences(seat);
        return ((fences & Fences.above(square)) != 0 ? "n" : "")
                + ((fences & Fences.rightOf(square)) != 0 ? "e" : "")
                + ((fences & Fences.below(square)) != 0 ? "s" : "")
                + ((fences & Fences.leftOf(square)) != 0 ? "w" : "");
    }

    /** The animal beside a stable outside the pastures. */
    private @Nullable String stabled(int square) {
        int stables = Stables.unfenced(farms.stables(seat), farms.enclosed(seat));
        if ((stables >>> square & 1) == 0) {
            return null;
        }
        int before = Integer.bitCount(stables & (1 << square) - 1);
        return animal(sheltered[pastureCount + Keeping.pets(position, seat) + before]);
    }

    private List<String> pets() {
        List<String> pets = new ArrayList<>();
        for (int pet = 0; pet < Keeping.pets(position, seat); pet++) {
            String animal = animal(sheltered[pastureCount + pet]);
            if (animal != null) {
                pets.add(animal);
            }
        }
        return pets;
    }

    private PastureView pasture(int index) {
        int animals = sheltered[index];
        int count = 0;
        for (int species = 0; species < Goods.SPECIES; species++) {
            count += Housing.count(animals, species);
        }
        return new PastureView(
                AgricolaViewer.bits(pastures[index], Yard::name),
                Keeping.capacity(position, seat, pastures[index]),
                animal(animals),
                count);
    }

    /** The word for the animals in a shelter that holds one species. */
    private static @Nullable String animal(int animals) {
        for (int species = 0; species < Goods.SPECIES && animals != NO_ANIMALS; species++) {
            if (Housing.count(animals, species) > 0) {
                return Goods.WORDS.get(Goods.SHEEP + species);
            }
        }
        return null;
    }

    private Map<String, Integer> outside() {
        Map<String, Integer> outside = new LinkedHashMap<>();
        for (int species = 0; species < Goods.SPECIES; species++) {
            int count = holdings.count(seat, Goods.SHEEP + species) - Housing.count(kept, species);
            if (count > 0) {
                outside.put(Goods.WORDS.get(Goods.SHEEP + species), count);
            }
        }
        return outside;
    }

    private List<String> cards() {
        Deck deck = position.table().deck();
        return IntStream.range(0, deck.size())
                .filter(slot -> position.tableau().hasPlayed(seat, slot))
                .mapToObj(deck::card)
                .map(Card::word)
                .toList();
    }
}
