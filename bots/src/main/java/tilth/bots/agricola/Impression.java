package tilth.bots.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Stables;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.State;
import tilth.bots.Notes;
import tilth.engine.Seats;

/**
 * What strikes who looks at a farm and at the table around it, in numbers around 1. What a farm has is noted twice: as it is,
 * and by the rounds that are left to make something of it.
 */
final class Impression extends Notes {

    /** How many numbers there are beside those about what cards are made of. */
    private static final int OWN = 278;

    /** How many numbers there are. */
    static final int NUMBERS = OWN + 3 * Makings.KINDS;

    private static final int[] PLENTY = {12, 15, 8, 5, 6, 8, 5, 8, 6, 6};
    private static final int[] ENOUGH = {4, 5, 3, 2, 2, 2, 1, 2, 2, 2};
    private static final float SOME = 3;
    private static final float SEVERAL = 5;
    private static final float MANY = 10;
    private static final float POINTS = 40;
    private static final float MOST_SEATS = 5;
    private static final long GROWTH =
            Space.BASIC_WISH.bit() | Space.MODEST_WISH.bit() | Space.RESOURCES_OR_GROWTH.bit();
    /** How many numbers are about the table, and how many of them come first. */
    private static final int OF_TABLE = 5 + 20 + 2 * Space.COUNT + 2 + 15 + 10;

    private static final int OF_TIME = 5;

    private static final int MAJORS = 10;

    private final Makings inFront = new Makings();
    private final Makings held = new Makings();
    private final Hopes hopes = new Hopes();
    private final Notes table = new Notes(OF_TABLE);
    private final float[] owned = new float[Goods.KINDS];
    private float left;

    Impression() {
        super(NUMBERS);
    }

    /** A name for each number, for those who keep what was learnt about it. */
    static List<String> names() {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < OWN; i++) {
            names.add("own-" + i);
        }
        for (String name : Makings.names()) {
            names.add(name);
            names.add(name + "-later");
        }
        for (String name : Makings.names()) {
            names.add(name + "-held");
        }
        return names;
    }

    /** Looks around from a seat at what stays the same while different things are done with its farm. */
    void lookAround(State position, int seat, Homestead now, CardWorth worth) {
        hopes.clear();
        if (position.table().hasHands()) {
            hopes.look(position, seat, now, worth);
        }
        table.noteFrom(0);
        table.note(Seats.has(position.awaitedSeats(), seat));
        table.note(position.seats() / MOST_SEATS);
        table.note(position.seats() == 1);
        table.note(position.seats() > 2);
        table.note(position.table().hasHands());
        lookAtSpaces(position.board());
        lookAtOthers(position, seat);
    }

    /** Looks at a farm, of which an outlook is known, amid what was seen around it. */
    void of(Homestead farm, float outlook) {
        noteFrom(0);
        noteTime(farm);
        noteGoods(farm);
        noteFamily(farm);
        noteLand(farm);
        noteCards(farm);
        for (int i = OF_TIME; i < OF_TABLE; i++) {
            note(table.number(i));
        }
        twice(outlook / POINTS);
        twice(hopes.occupation / SEVERAL);
        twice(hopes.nextOccupation / SEVERAL);
        twice(hopes.minor / SEVERAL);
        twice(hopes.nextMinor / SEVERAL);
        twice(hopes.payable / SEVERAL);
        twice(hopes.playable / SEVERAL);
        float[] made = inFront.of(farm.cards.deck(), farm.cards.played());
        for (float number : made) {
            twice(number);
        }
        for (float number : held.of(farm.cards.deck(), farm.cards.hand())) {
            note(number);
        }
    }

    private void twice(float number) {
        note(number);
        note(number * left);
    }

    private void twice(boolean isSo) {
        twice(isSo ? 1 : 0);
    }

    /** A number up to some steps of it. */
    private void steps(int number, int few, int many) {
        twice((float) Math.min(number, few) / few);
        twice((float) Math.min(number, many) / many);
    }

    private void noteTime(Homestead farm) {
        int round = farm.round;
        left = (float) (Stages.ROUNDS - round) / Stages.ROUNDS;
        int stage = Stages.of(round);
        for (int each = 1; each <= Stages.CARDS.size(); each++) {
            note(each == stage);
        }
        note(left);
        note((Stages.lastRound(stage) - round) / SOME);
        note(farm.harvest == Harvest.AHEAD);
        note(farm.isFirst);
        for (int i = 0; i < OF_TIME; i++) {
            note(table.number(i));
        }
    }

    private void noteGoods(Homestead farm) {
        for (int good = 0; good < Goods.KINDS; good++) {
            steps(farm.goods[good], ENOUGH[good], PLENTY[good]);
        }
        int coming = 0;
        for (int food : farm.waitingFood) {
            coming += food;
        }
        twice(coming / MANY);
        int food = farm.goods[Goods.FOOD] + farm.waitingFood[Stages.of(farm.round)];
        int need = farm.eaten(farm.people + farm.boarders);
        note(Math.clamp((food - need) / MANY, -1, 1));
        note(Math.max(0, need - food) / MANY);
        note(farm.begging / SOME);
    }

    private void noteFamily(Homestead farm) {
        int rooms = Integer.bitCount(farm.rooms);
        twice(farm.house >= Farmyards.CLAY);
        twice(farm.house >= Farmyards.STONE);
        twice(rooms / SEVERAL);
        twice(farm.people >= 3);
        twice(farm.people >= 4);
        twice(farm.people >= 5);
        int free = farm.beds() - farm.people;
        twice(free >= 1);
        twice(free >= 2);
        note(farm.newborns / 2f);
        note(farm.home / SOME);
        note(farm.boarders / 2f);
    }

    private void noteLand(Homestead farm) {
        steps(Integer.bitCount(farm.fields), 2, 5);
        twice(Math.min(farm.emptyFields, 3) / SOME);
        for (int crops = 1; crops <= Homestead.LONGEST_CROP; crops++) {
            note(farm.grainFields[crops] / SOME);
            note(farm.vegetableFields[crops] / SOME);
        }
        steps(farm.stalls.pastures, 1, 4);
        twice(Math.min(farm.stalls.total(), 16) / MANY);
        twice(Integer.bitCount(farm.stables) / SOME);
        note(Integer.bitCount(Stables.fenced(farm.stables, farm.enclosed)) / SOME);
        twice(farm.unused() / MANY);
        note(farm.fencesLeft() / MANY);
    }

    private void noteCards(Homestead farm) {
        twice(farm.kitchen.cooked[Goods.SHEEP] / SOME);
        twice(farm.kitchen.cooked[Goods.VEGETABLE] / SOME);
        twice(farm.kitchen.cooked[Goods.CATTLE] / SOME);
        twice(farm.kitchen.bread(1) / SEVERAL);
        twice(farm.kitchen.bread(3) / MANY);
        CardSet played = farm.cards.played();
        twice(played.size(farm.cards.deck().with(Capability.CRAFT)) / SOME);
        twice(farm.cards.points() / MANY);
        twice(farm.booked / SEVERAL);
        twice(farm.promised / MANY);
        note(played.size(farm.cards.deck().with(Capability.OCCUPATION)) / SOME);
        note(played.size(farm.cards.deck().with(Capability.MINOR)) / SOME);
        CardSet hand = farm.cards.hand();
        note(hand.size(farm.cards.deck().with(Capability.OCCUPATION)) / SOME);
        note(hand.size(farm.cards.deck().with(Capability.MINOR)) / SOME);
        for (int part = 0; part < CardWorth.PARTS; part++) {
            twice(farm.parts[part] / SEVERAL);
        }
    }

    private void lookAtSpaces(Board board) {
        long free = board.open() & ~board.occupied();
        for (int good = Goods.FOOD; good < Goods.KINDS; good++) {
            int lying = 0;
            int most = 0;
            for (long rest = board.stocked() & free; rest != 0; rest &= rest - 1) {
                int count = Goods.count(board.goods(Long.numberOfTrailingZeros(rest)), good);
                lying += count;
                most = Math.max(most, count);
            }
            table.note(Math.min(lying, 12) / MANY);
            table.note(Math.min(most, 8) / SEVERAL);
        }
        for (int space = 0; space < Space.COUNT; space++) {
            table.note((board.open() >>> space & 1) != 0);
            table.note((free >>> space & 1) != 0);
        }
        table.note((board.open() & GROWTH) != 0);
        table.note((free & GROWTH) != 0);
    }

    /** Which major improvements can still be had. */
    private void lookAtMajors(State position) {
        CardSet majors = position.table().deck().with(Capability.MAJOR);
        int noted = 0;
        for (int slot = majors.first(); slot >= 0 && noted < MAJORS; slot = majors.next(slot)) {
            table.note(CardPlay.isOnDisplay(position, slot));
            noted++;
        }
    }

    private void lookAtOthers(State position, int seat) {
        Holdings holdings = position.holdings();
        int people = 0;
        int home = 0;
        int beds = 0;
        int food = 0;
        int fields = 0;
        int enclosed = 0;
        Arrays.fill(owned, 0);
        for (int other = 0; other < position.seats(); other++) {
            if (other != seat) {
                people += holdings.people(other);
                home += holdings.home(other);
                int free = Integer.bitCount(position.farms().rooms(other)) - holdings.people(other);
                beds += Math.clamp(free, 0, 2);
                fields += Integer.bitCount(position.farms().fields(other));
                enclosed += Integer.bitCount(position.farms().enclosed(other));
                food += Math.min(10, holdings.food(other));
                for (int good = Goods.WOOD; good < Goods.KINDS; good++) {
                    owned[good] += Math.min(8, holdings.count(other, good));
                }
            }
        }
        float others = Math.max(1, position.seats() - 1);
        table.note((people / others - 2) / 2);
        table.note(home / others / 2);
        table.note(beds / others);
        table.note(fields / others / SEVERAL);
        table.note(enclosed / others / SEVERAL);
        table.note(food / others / SEVERAL);
        for (int good = Goods.GRAIN; good < Goods.KINDS; good++) {
            table.note(owned[good] / others / SEVERAL);
        }
        lookAtMajors(position);
        for (int good = Goods.WOOD; good <= Goods.STONE; good++) {
            table.note(owned[good] / others / SEVERAL);
        }
    }
}
