package tilth.bots.agricola;

import java.util.Arrays;
import tilth.agricola.AgricolaPosition;
import tilth.agricola.Asks;
import tilth.agricola.Edition;
import tilth.agricola.Holdings;
import tilth.agricola.board.Board;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Deck;
import tilth.agricola.farm.Enclosing;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Pastures;
import tilth.agricola.farm.Stables;
import tilth.agricola.farm.Yard;
import tilth.agricola.pay.Goods;
import tilth.engine.Seats;

/** One farm in plain numbers, to try on it what a move would bring. A workbench that is filled anew each time. */
final class Homestead {

    /** The most harvests a crop stays on a field. */
    static final int LONGEST_CROP = 3;

    private static final int GRAIN_SOWN = 3;
    private static final int VEGETABLES_SOWN = 2;
    private static final int PET = 1;
    private static final int MOST_PASTURES = 8;
    private static final int WELL_ROUNDS = 5;
    private static final int NONE = -1;

    /** What of a harvest is still to come in this round. */
    enum Harvest {
        /** All of it, if the round has one. */
        AHEAD,
        FEEDING,
        BREEDING,
        OVER
    }

    Harvest harvest = Harvest.AHEAD;
    Deck deck = Deck.MAJORS;
    boolean isAlone;
    int round;
    int foodForAdult;
    int home;
    int people;
    int newborns;
    int begging;
    int booked;

    /** Whether this seat begins the next round. */
    boolean isFirst;

    final int[] goods = new int[Goods.KINDS];

    /** How many rounds to come bring a food that waits there. */
    int waitingFood;

    int house;
    int rooms;
    int fields;
    int stables;
    long fences;

    /** Squares in pastures, which follow from the fences. */
    int enclosed;

    /** How many fields have so many crops left. */
    final int[] grainFields = new int[LONGEST_CROP + 1];

    final int[] vegetableFields = new int[LONGEST_CROP + 1];
    int emptyFields;

    /** The cards of this seat; the major improvements are in the first word. */
    long played;

    /** The points printed on the cards. */
    int cardPoints;

    final Kitchen kitchen = new Kitchen();

    int pastures;
    final int[] room = new int[MOST_PASTURES];

    /** Places for one animal each. */
    int places;

    void read(AgricolaPosition position, int seat) {
        Board board = position.board();
        Holdings holdings = position.holdings();
        deck = position.table().deck();
        isAlone = position.seats() == 1;
        round = board.round();
        foodForAdult = position.table().edition().need(position.seats(), 1, 0);
        harvest = harvest(position, seat);
        home = harvest == Harvest.AHEAD ? holdings.home(seat) : 0;
        people = holdings.people(seat);
        newborns = holdings.newborns(seat);
        begging = holdings.begging(seat);
        booked = holdings.booked(seat);
        isFirst = board.firstSeat() == seat;
        for (int good = 0; good < Goods.KINDS; good++) {
            goods[good] = holdings.count(seat, good);
        }
        waitingFood = 0;
        for (int later = round + 1; later <= Stages.ROUNDS; later++) {
            waitingFood += Goods.count(board.waiting(seat, later), Goods.FOOD);
        }
        readFarm(position.farms(), seat);
        played = position.tableau().played(seat, 0);
        lookAtCards();
        lookAtPastures();
    }

    /** How far a seat has come in the harvest under way. */
    private static Harvest harvest(AgricolaPosition position, int seat) {
        int open = position.openSeats();
        if (open == 0) {
            return Harvest.OVER;
        }
        boolean isAsked = Seats.has(open, seat);
        return switch (Asks.of(position.question(isAsked ? seat : Seats.first(open)))) {
            case FEED -> isAsked ? Harvest.FEEDING : Harvest.BREEDING;
            case BREED -> isAsked ? Harvest.BREEDING : Harvest.OVER;
            case REVEAL, PLACE, WORK, PAY, KEEP, REACT -> Harvest.AHEAD;
        };
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
        emptyFields = Integer.bitCount(fields & ~sown);
    }

    void copyFrom(Homestead other) {
        harvest = other.harvest;
        deck = other.deck;
        isAlone = other.isAlone;
        round = other.round;
        foodForAdult = other.foodForAdult;
        home = other.home;
        people = other.people;
        newborns = other.newborns;
        begging = other.begging;
        booked = other.booked;
        isFirst = other.isFirst;
        waitingFood = other.waitingFood;
        house = other.house;
        rooms = other.rooms;
        fields = other.fields;
        stables = other.stables;
        fences = other.fences;
        enclosed = other.enclosed;
        emptyFields = other.emptyFields;
        played = other.played;
        cardPoints = other.cardPoints;
        pastures = other.pastures;
        places = other.places;
        System.arraycopy(other.goods, 0, goods, 0, goods.length);
        System.arraycopy(other.grainFields, 0, grainFields, 0, grainFields.length);
        System.arraycopy(other.vegetableFields, 0, vegetableFields, 0, vegetableFields.length);
        kitchen.copyFrom(other.kitchen);
        System.arraycopy(other.room, 0, room, 0, room.length);
    }

    private void lookAtCards() {
        cardPoints = 0;
        for (long rest = played; rest != 0; rest &= rest - 1) {
            cardPoints += deck.card(Long.numberOfTrailingZeros(rest)).points();
        }
        kitchen.look(deck, played);
    }

    /** Rooms of the pastures, the largest first. */
    private void lookAtPastures() {
        pastures = 0;
        for (int rest = enclosed; rest != 0 && pastures < MOST_PASTURES; ) {
            int pasture = Pastures.of(fences, Integer.numberOfTrailingZeros(rest));
            int capacity = Pastures.capacity(pasture, stables);
            int at = pastures++;
            for (; at > 0 && room[at - 1] < capacity; at--) {
                room[at] = room[at - 1];
            }
            room[at] = capacity;
            rest &= ~pasture;
        }
        places = PET + Integer.bitCount(Stables.unfenced(stables, enclosed));
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

    // What moves change.

    void pay(long price) {
        for (long rest = price; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            goods[good] -= Goods.count(rest, good);
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
        return (people - newborns) * foodForAdult + newborns;
    }

    /** Animals of a kind for which there is no room are cooked, or leave. */
    private void letGo(int good) {
        while (!houses(goods[Goods.SHEEP], goods[Goods.WILD_BOAR], goods[Goods.CATTLE]) && goods[good] > 0) {
            goods[good]--;
            goods[Goods.FOOD] += kitchen.cooked[good];
        }
    }

    /** Whether so many animals find room, the larger herds in the larger pastures. */
    boolean houses(int sheep, int boar, int cattle) {
        int s = sheep;
        int b = boar;
        int c = cattle;
        for (int at = 0; at < pastures && s + b + c > places; at++) {
            if (s >= b && s >= c) {
                s = Math.max(0, s - room[at]);
            } else if (b >= c) {
                b = Math.max(0, b - room[at]);
            } else {
                c = Math.max(0, c - room[at]);
            }
        }
        return s + b + c <= places;
    }

    void buildRoom(int square, long price) {
        pay(price);
        rooms |= 1 << square;
    }

    void buildStable(int square, int wood) {
        goods[Goods.WOOD] -= wood;
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

    void bake(int grain) {
        goods[Goods.FOOD] += kitchen.bread(grain);
        goods[Goods.GRAIN] -= grain;
    }

    void fence(int pasture) {
        goods[Goods.WOOD] -= Enclosing.price(fences, pasture);
        fences = Enclosing.closed(fences, pasture);
        enclosed = Pastures.enclosed(fences);
        lookAtPastures();
    }

    void grow() {
        people++;
        newborns++;
    }

    long renovationPrice(Edition edition) {
        return edition.renovationPrice(house, Integer.bitCount(rooms));
    }

    void renovate(long price) {
        pay(price);
        house++;
    }

    /** Builds an improvement, for a card handed back if there is one with the right mark. */
    void build(int slot) {
        Card card = deck.card(slot);
        int handedBack = returnable(card);
        if (handedBack != NONE) {
            played &= ~(1L << handedBack);
        } else {
            pay(card.price());
        }
        played |= 1L << slot;
        lookAtCards();
        waitingFood += waitingFor(card);
    }

    boolean canBuild(int slot) {
        Card card = deck.card(slot);
        return covers(card.price()) || returnable(card) != NONE;
    }

    /** The slot of a card that can be handed back for another one, or none. */
    private int returnable(Card card) {
        for (long rest = card.returns() == Card.Mark.NONE ? 0 : played; rest != 0; rest &= rest - 1) {
            int slot = Long.numberOfTrailingZeros(rest);
            if (deck.card(slot).mark() == card.returns()) {
                return slot;
            }
        }
        return NONE;
    }

    /** The food that a card puts on the rounds to come, if it does something when played but grants no act. */
    private int waitingFor(Card card) {
        boolean brings = !card.hooks().isEmpty() && card.grant() == Plan.NONE;
        return brings ? Math.min(WELL_ROUNDS, Stages.ROUNDS - round) : 0;
    }
}
