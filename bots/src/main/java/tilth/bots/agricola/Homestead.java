package tilth.bots.agricola;

import java.util.Arrays;
import tilth.agricola.board.Board;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Crop;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Price;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;

/** One farm in plain numbers, to try on it what a move would bring. A workbench that is filled anew each time. */
final class Homestead {

    /** The most harvests a crop stays on a field. */
    static final int LONGEST_CROP = 3;

    private static final int GRAIN_SOWN = 3;
    private static final int VEGETABLES_SOWN = 2;

    Harvest harvest = Harvest.AHEAD;
    boolean isAlone;
    int round;
    int foodForAdult;
    int home;
    int people;
    int newborns;
    int boarders;
    int begging;
    int booked;

    /** Whether this seat begins the next round. */
    boolean isFirst;

    final int[] goods = new int[Goods.KINDS];

    /** The food that waits on the rounds to come of each stage. */
    final int[] waitingFood = new int[Stages.CARDS.size() + 1];

    /** Points that cards and whatever else waits on rounds promise beside all that is counted here. */
    float promised;

    /** What cards promise, by what that rests on. */
    final float[] parts = new float[CardWorth.PARTS];

    int house;
    int rooms;
    int fields;
    int stables;
    long fences;

    /** How many fences of an action cost nothing. */
    int freeFences;

    /** Squares in pastures, which follow from the fences. */
    int enclosed;

    /** How many fields have so many crops left. */
    final int[] grainFields = new int[LONGEST_CROP + 1];

    final int[] vegetableFields = new int[LONGEST_CROP + 1];
    int emptyFields;

    final OwnCards cards = new OwnCards();
    final Kitchen kitchen = new Kitchen();
    final Stalls stalls = new Stalls();
    final Lodgers lodgers = new Lodgers();

    void read(State position, int seat, CardWorth worth) {
        Board board = position.board();
        Holdings holdings = position.holdings();
        isAlone = position.seats() == 1;
        round = board.round();
        foodForAdult = position.table().edition().need(position.seats(), 1, 0);
        harvest = Harvest.of(position, seat);
        home = harvest == Harvest.AHEAD ? holdings.home(seat) : 0;
        people = holdings.people(seat);
        newborns = holdings.newborns(seat);
        boarders = holdings.lodgers(seat);
        begging = holdings.begging(seat);
        booked = holdings.booked(seat);
        isFirst = board.firstSeat() == seat;
        for (int good = 0; good < Goods.KINDS; good++) {
            goods[good] = holdings.count(seat, good);
        }
        promised = 0;
        Arrays.fill(parts, 0);
        freeFences = 0;
        readWaiting(board, seat);
        readFarm(position.farms(), seat);
        cards.read(position, seat);
        kitchen.look(cards);
        lodgers.read(position, seat);
        lookAtPastures();
        if (position.table().hasHands()) {
            readFieldCards(position);
            freeFences = Bargains.freeFences(position, seat);
            promised += worth.of(position, seat, parts);
        }
    }

    private void readWaiting(Board board, int seat) {
        Arrays.fill(waitingFood, 0);
        for (int later = Math.max(1, round); later <= Stages.ROUNDS; later++) {
            await(board.waiting(seat, later), later);
        }
    }

    /** Goods come in a round that is still to come. */
    void await(long bundle, int later) {
        if (bundle != Goods.NOTHING) {
            waitingFood[Stages.of(later)] += Goods.count(bundle, Goods.FOOD);
            promised += GoodsWorth.of(Goods.with(bundle, 0, Goods.FOOD), later);
        }
    }

    private void readFieldCards(State position) {
        Deck deck = cards.deck();
        CardSet fieldCards = deck.with(Deck.Capability.FIELD);
        for (int slot = cards.played().first(fieldCards);
                slot >= 0;
                slot = cards.played().next(fieldCards, slot)) {
            for (int plot = 0; plot < deck.plots(slot); plot++) {
                readPlot(position.tableau().kept(deck.keptAt(slot) + plot), isForWood(slot));
            }
        }
    }

    /** Wood that grows is taken for wood to come. */
    private void readPlot(long crops, boolean isForWood) {
        if (isForWood) {
            promised += crops == Goods.NOTHING ? 0 : GoodsWorth.of(crops, round);
        } else if (crops == Goods.NOTHING) {
            emptyFields++;
        } else {
            int[] crop = Goods.first(crops) == Goods.VEGETABLE ? vegetableFields : grainFields;
            crop[Math.min(LONGEST_CROP, Goods.count(crops, Goods.first(crops)))]++;
        }
    }

    private boolean isForWood(int slot) {
        return cards.card(slot).store() instanceof Store.Field field && field.crop() == Crop.WOOD;
    }

    private void readFarm(Farmyards farms, int seat) {
        house = farms.house(seat);
        rooms = farms.rooms(seat);
        fields = farms.fields(seat);
        stables = farms.stables(seat);
        fences = farms.fences(seat);
        enclosed = farms.enclosed(seat);
        Arrays.fill(grainFields, 0);
        Arrays.fill(vegetableFields, 0);
        int sown = farms.sown(seat);
        for (int rest = sown; rest != 0; rest &= rest - 1) {
            int square = Integer.numberOfTrailingZeros(rest);
            int[] crop = farms.growsVegetables(seat, square) ? vegetableFields : grainFields;
            crop[Math.min(LONGEST_CROP, farms.crops(seat, square))]++;
        }
        for (int rest = farms.twoStacks(seat); rest != 0; rest &= rest - 1) {
            int second = farms.second(seat, Integer.numberOfTrailingZeros(rest));
            grainFields[Math.min(LONGEST_CROP, second)]++;
        }
        emptyFields = Integer.bitCount(fields & ~sown);
    }

    void copyFrom(Homestead other) {
        harvest = other.harvest;
        isAlone = other.isAlone;
        round = other.round;
        foodForAdult = other.foodForAdult;
        home = other.home;
        people = other.people;
        newborns = other.newborns;
        boarders = other.boarders;
        begging = other.begging;
        booked = other.booked;
        isFirst = other.isFirst;
        promised = other.promised;
        freeFences = other.freeFences;
        house = other.house;
        rooms = other.rooms;
        fields = other.fields;
        stables = other.stables;
        fences = other.fences;
        enclosed = other.enclosed;
        emptyFields = other.emptyFields;
        System.arraycopy(other.parts, 0, parts, 0, parts.length);
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.grainFields, 0, grainFields, 0, grainFields.length);
        System.arraycopy(other.vegetableFields, 0, vegetableFields, 0, vegetableFields.length);
        System.arraycopy(other.waitingFood, 0, waitingFood, 0, waitingFood.length);
        cards.copyFrom(other.cards);
        kitchen.copyFrom(other.kitchen);
        stalls.copyFrom(other.stalls);
        lodgers.copyFrom(other.lodgers);
    }

    private void lookAtPastures() {
        stalls.look(fences, enclosed, stables, lodgers);
    }

    /** How many people find room. */
    int beds() {
        return Integer.bitCount(rooms) + lodgers.people();
    }

    int unused() {
        return Integer.bitCount(Yard.unused(rooms | fields, stables, enclosed));
    }

    int fencesLeft() {
        return Fences.MOST - Fences.count(fences);
    }

    boolean has(int count, int good) {
        return goods[good] >= count;
    }

    boolean covers(long price) {
        for (long rest = price; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            if (goods[good] < Goods.count(rest, good)) {
                return false;
            }
            rest = Goods.after(rest, good);
        }
        return true;
    }

    /** Pays; of what is not there as much as there is, for cards may have made it cheaper. */
    void pay(long price) {
        for (long rest = price; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            goods[good] = Math.max(0, goods[good] - Goods.count(rest, good));
            rest = Goods.after(rest, good);
        }
    }

    void gain(long bundle) {
        for (long rest = bundle; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            goods[good] += Goods.count(rest, good);
            if (good >= Goods.SHEEP) {
                letGo(good);
            }
            rest = Goods.after(rest, good);
        }
    }

    /** Takes one of a good; with a sheep comes a food, and cattle cost one. */
    void take(int good) {
        goods[Goods.FOOD] += good == Goods.SHEEP ? 1 : good == Goods.CATTLE ? -1 : 0;
        gain(Goods.of(1, good));
    }

    /** Gives one of a good for food. */
    void exchange(int good, int food) {
        goods[good]--;
        goods[Goods.FOOD] += food;
    }

    /** Keeps so many animals of a kind; the others are cooked, or leave. */
    void keep(int count, int good) {
        goods[Goods.FOOD] += Math.max(0, goods[good] - count) * kitchen.cooked[good];
        goods[good] = count;
    }

    /** Feeds the family with the food there is. */
    void feed() {
        int left = goods[Goods.FOOD] - need();
        goods[Goods.FOOD] = Math.max(0, left);
        begging += Math.max(0, -left);
        harvest = Harvest.BREEDING;
    }

    /** What the family needs in a harvest of this round. */
    int need() {
        return eaten(people + boarders - newborns) + newborns;
    }

    /** What so many adults eat. */
    int eaten(int adults) {
        int full = cards.fullEaters(adults);
        return full * foodForAdult + adults - full;
    }

    /** Animals of a kind for which there is no room are cooked, or leave. */
    private void letGo(int good) {
        while (!stalls.house(goods[Goods.SHEEP], goods[Goods.WILD_BOAR], goods[Goods.CATTLE]) && goods[good] > 0) {
            goods[good]--;
            goods[Goods.FOOD] += kitchen.cooked[good];
        }
    }

    void buildRoom(int square, long price) {
        pay(price);
        rooms |= 1 << square;
    }

    void buildStable(int square, long price) {
        pay(price);
        stables |= 1 << square;
        lookAtPastures();
    }

    void plow(int square) {
        fields |= 1 << square;
        emptyFields++;
    }

    void sow(int crop) {
        goods[crop]--;
        emptyFields--;
        if (crop == Goods.GRAIN) {
            grainFields[GRAIN_SOWN]++;
        } else {
            vegetableFields[VEGETABLES_SOWN]++;
        }
    }

    /** Sows two stacks of grain on one field for 1 wood. */
    void sowTwice() {
        sow(Goods.GRAIN);
        goods[Goods.GRAIN]--;
        goods[Goods.WOOD]--;
        grainFields[GRAIN_SOWN]++;
    }

    void bake(int grain) {
        goods[Goods.FOOD] += kitchen.bread(grain);
        goods[Goods.GRAIN] -= grain;
    }

    void fence(int pasture) {
        goods[Goods.WOOD] -= Math.max(0, Enclosing.price(fences, pasture) - freeFences);
        goods[Goods.WOOD] = Math.max(0, goods[Goods.WOOD]);
        fences = Enclosing.closed(fences, pasture);
        enclosed = Pastures.enclosed(fences);
        lookAtPastures();
    }

    void grow() {
        people++;
        newborns++;
    }

    void renovate(long price) {
        pay(price);
        house++;
    }

    /** Puts a card in front, for a card handed back if there is one with the right mark. */
    void play(int slot, int food) {
        pay(slot, food);
        cards.play(slot);
        kitchen.look(cards);
        boolean isField = cards.card(slot).store() instanceof Store.Field && !isForWood(slot);
        emptyFields += isField ? cards.card(slot).places() : 0;
        for (int i = 0; i < cards.card(slot).lodgings().size(); i++) {
            lodgers.add(cards.card(slot).lodgings().get(i));
            lookAtPastures();
        }
    }

    private void pay(int slot, int food) {
        goods[Goods.FOOD] = Math.max(0, goods[Goods.FOOD] - food);
        Price cheapest = cards.card(slot).prices().getFirst();
        for (int i = 0; i < cards.card(slot).prices().size(); i++) {
            Price price = cards.card(slot).prices().get(i);
            int handedBack = cards.returnable(price);
            if (handedBack >= 0) {
                cards.handBack(handedBack);
                pay(price.goods());
                return;
            }
            cheapest = covers(price.goods()) && !covers(cheapest.goods()) ? price : cheapest;
        }
        pay(cheapest.goods());
    }

    /** Whether a card can be paid for with what is there, or by handing back another. */
    boolean canHave(int slot, int food) {
        boolean can = false;
        for (int i = 0; i < cards.card(slot).prices().size(); i++) {
            Price price = cards.card(slot).prices().get(i);
            can |= covers(price.goods()) && (price.handedBack() == 0 || cards.returnable(price) >= 0);
        }
        return can && goods[Goods.FOOD] >= food;
    }
}
