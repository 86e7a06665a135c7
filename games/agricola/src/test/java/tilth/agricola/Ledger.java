package tilth.agricola;

import static tilth.testkit.Invariants.require;

import java.util.List;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.FieldCards;
import tilth.agricola.state.Holdings;
import tilth.agricola.words.Happens;
import tilth.agricola.words.Terms;
import tilth.engine.Event;

/**
 * Adds up what is told of a move and compares it with what has changed: nothing is lost and nothing is made of nothing.
 * Goods in supplies, on fields, round spaces and the board, points noted down, begging cards, people, and all cards.
 */
final class Ledger {

    private static final int GRAIN_SOWN = 3;
    private static final int VEGETABLES_SOWN = 2;

    private static final int NOBODY = -1;
    private static final int NO_GOOD = -1;

    private final AgricolaPosition before;
    private final AgricolaPosition after;
    private final int[][] supply;
    private final int[][] fields;
    private final int[][] waiting;
    private final int[] booked;
    private final int[] begging;
    private final int[] people;
    private final int[] board = new int[Goods.KINDS];
    private boolean isReplenished;
    private int drawn;

    private Ledger(AgricolaPosition before, AgricolaPosition after) {
        this.before = before;
        this.after = after;
        supply = new int[before.seats()][Goods.KINDS];
        fields = new int[before.seats()][Goods.KINDS];
        waiting = new int[before.seats()][Goods.KINDS];
        booked = new int[before.seats()];
        begging = new int[before.seats()];
        people = new int[before.seats()];
    }

    /** Fails unless what was told is all that has happened. */
    static void check(AgricolaPosition before, List<Event> events, AgricolaPosition after) {
        Ledger ledger = new Ledger(before, after);
        events.forEach(ledger::enter);
        for (int seat = 0; seat < before.seats(); seat++) {
            ledger.compare(seat);
        }
        ledger.compareBoard();
        CardSet known = dealt(before);
        CardSet now = dealt(after);
        boolean isSame = now.size() == known.size() && now.size(known) == known.size();
        boolean isAllThere = ledger.drawn == 0 ? isSame : now.size() == known.size() + ledger.drawn;
        require(isAllThere, "a card has come from nowhere or is lost");
    }

    private void enter(Event event) {
        int seat = event.seat();
        int first = event.first();
        int second = event.second();
        switch ((Happens) event.what()) {
            case GAINED, RECEIVED -> supply[seat][first] += second;
            case COLLECTED -> move(waiting[seat], supply[seat], first, second);
            case SCHEDULED -> waiting[seat][first] += second;
            case WITHDRAWN -> waiting[seat][first] -= second;
            case TOOK_LATER -> move(board, waiting[seat], first, second);
            case GAINED_LATER -> waiting[seat][first] += second;
            case TOOK -> move(board, supply[seat], first, second);
            case TOOK_FROM_CARD -> supply[seat][first] += second;
            case SOWN_MORE -> fields[seat][first] += second;
            case PUT_ON_SPACE -> board[first] += second;
            case PUT_BACK -> move(supply[seat], board, first, second);
            case PAID, LET_GO -> supply[seat][first] -= second;
            case COOKED -> exchange(seat, second, first, event.third());
            case BAKED -> exchange(seat, first, Goods.GRAIN, second);
            case CRAFTED -> exchange(seat, 1, craft(first), second);
            case SOWN -> {
                supply[seat][first]--;
                fields[seat][first] += first == Goods.VEGETABLE ? VEGETABLES_SOWN : GRAIN_SOWN;
            }
            case SOWN_LESS -> {
                supply[seat][first]--;
                fields[seat][first] += GRAIN_SOWN - 1;
            }
            case REAPED_FROM -> {
                supply[seat][Goods.GRAIN]++;
                fields[first][Goods.GRAIN]--;
            }
            case CARD_RETURNED -> handBack(seat, before.table().deck().slot(first));
            case DREW -> drawn += first;
            case REAPED -> move(fields[seat], supply[seat], first, second);
            case REAPED_MORE -> move(fields[seat], supply[seat], Goods.GRAIN, 1);
            case BRED -> supply[seat][first]++;
            case FED -> supply[seat][Goods.FOOD] -= first;
            case BEGGED -> begging[seat] += first;
            case BOOKED -> booked[seat] += first;
            case GREW, MOVED_IN -> people[seat]++;
            case REPLENISHED -> isReplenished = true;
            default -> {}
        }
    }

    private static void move(int[] from, int[] to, int good, int count) {
        from[good] -= count;
        to[good] += count;
    }

    private void exchange(int seat, int count, int good, int food) {
        supply[seat][good] -= count;
        supply[seat][Goods.FOOD] += food;
    }

    /** What grows on a card goes back with it. */
    private void handBack(int seat, int slot) {
        if (before.table().deck().card(slot).store() instanceof Store.Field) {
            long crops = FieldCards.crops(before, slot);
            for (int good = 0; good < Goods.KINDS; good++) {
                fields[seat][good] -= Goods.count(crops, good);
            }
        }
    }

    private int craft(int card) {
        return before.table()
                .deck()
                .card(before.table().deck().slot(card))
                .craft()
                .good();
    }

    private void compare(int seat) {
        int[] sownBefore = sown(before, seat);
        int[] sownAfter = sown(after, seat);
        for (int good = 0; good < Goods.KINDS; good++) {
            int now = after.holdings().count(seat, good) - before.holdings().count(seat, good);
            same(seat, good, "", now, supply[seat][good]);
            same(seat, good, " on fields", sownAfter[good] - sownBefore[good], fields[seat][good]);
            same(seat, good, " to come", toCome(after, seat, good) - toCome(before, seat, good), waiting[seat][good]);
        }
        Holdings then = before.holdings();
        Holdings now = after.holdings();
        same(seat, NO_GOOD, "points", now.booked(seat) - then.booked(seat), booked[seat]);
        same(seat, NO_GOOD, "begging", now.begging(seat) - then.begging(seat), begging[seat]);
        same(seat, NO_GOOD, "people", now.people(seat) - then.people(seat), people[seat]);
    }

    private void compareBoard() {
        for (int good = 0; good < Goods.KINDS && !isReplenished; good++) {
            same(NOBODY, good, " on the board", lying(after, good) - lying(before, good), board[good]);
        }
    }

    private static void same(int seat, int good, String what, int changed, int told) {
        if (changed != told) {
            String whose = seat == NOBODY ? "" : Facts.COLOURS.get(seat) + "'s ";
            String which = good == NO_GOOD ? "" : Goods.WORDS.get(good);
            throw new AssertionError(whose + which + what + " changed by " + changed + ", told were " + told);
        }
    }

    /** How much of each good grows on the fields of a seat and on its cards. */
    private static int[] sown(AgricolaPosition position, int seat) {
        int[] sown = new int[Goods.KINDS];
        for (int square = 0; square < Yard.SQUARES; square++) {
            int stacks = position.farms().crops(seat, square) + position.farms().second(seat, square);
            if (stacks != 0) {
                sown[position.farms().growsVegetables(seat, square) ? Goods.VEGETABLE : Goods.GRAIN] += stacks;
            }
        }
        CardSet played = position.tableau().played(seat);
        CardSet fields = position.table().deck().with(Capability.FIELD);
        for (int slot = played.first(fields); slot >= 0; slot = played.next(fields, slot)) {
            long crops = FieldCards.crops(position, slot);
            for (int good = 0; good < Goods.KINDS; good++) {
                sown[good] += Goods.count(crops, good);
            }
        }
        return sown;
    }

    private static int toCome(AgricolaPosition position, int seat, int good) {
        int sum = 0;
        for (int round = 1; round <= Stages.ROUNDS; round++) {
            sum += Goods.count(position.board().waiting(seat, round), good);
        }
        return sum;
    }

    private static int lying(AgricolaPosition position, int good) {
        int sum = 0;
        for (int space = 0; space < Terms.SPACE.words().size(); space++) {
            sum += Goods.count(position.board().goods(space), good);
        }
        return sum;
    }

    /** All cards but majors that are in hands, in front of somebody or gone. */
    private static CardSet dealt(AgricolaPosition position) {
        CardSet all = new CardSet(position.table().deck().size());
        all.addAll(position.tableau().gone());
        for (int seat = 0; seat < position.seats(); seat++) {
            all.addAll(position.tableau().hand(seat));
            all.addAll(position.tableau().played(seat));
        }
        all.removeAll(position.table().deck().with(Capability.MAJOR));
        return all;
    }
}
