package tilth.agricola;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tilth.agricola.acts.CardPlay;
import tilth.agricola.acts.SpaceUse;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Store;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Fences;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.goods.PriceList;
import tilth.agricola.pay.Paying;
import tilth.agricola.score.Bonuses;
import tilth.agricola.state.Occasions;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Happening;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Verb;

/** Watches games and writes down which part of which card has done something. */
final class CardWatch extends Journal {

    private static final int STABLE_WOOD = 2;
    private static final int SOME_FENCES = 4;

    private final Set<String> done = new TreeSet<>();
    private final MoveList offered = new MoveList();
    private AgricolaPosition position;

    CardWatch(AgricolaPosition position) {
        this.position = position;
    }

    /** Every part of a card that can do something. */
    static List<String> parts(Card card) {
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < card.hooks().size(); i++) {
            parts.add(name(card, i, card.hooks().get(i).moment().name()));
        }
        for (int i = 0; i < card.anyTime().size(); i++) {
            parts.add(name(card, i, "at any time"));
        }
        for (int i = 0; i < card.rebates().size(); i++) {
            parts.add(name(card, i, "price"));
        }
        for (int i = 0; i < card.lodgings().size(); i++) {
            parts.add(name(card, i, "room"));
        }
        if (!card.bonuses().isEmpty()) {
            parts.add(name(card, 0, "points"));
        }
        addIf(!card.sharings().isEmpty(), card, "joins", parts);
        addIf(card.forbids() != 0, card, "forbids", parts);
        addIf(card.leaps() != 0, card, "leaps", parts);
        addIf(card.isShifting(), card, "shifts", parts);
        addIf(card.isSowingTwice(), card, "sows twice", parts);
        addIf(card.isLettingGoPaying(), card, "lets go", parts);
        addIf(card.store() instanceof Store.Field, card, "is sown", parts);
        addIf(card.isHoldingUpGoods(), card, "holds up", parts);
        addIf(card.isPassing(), card, "is passed on", parts);
        addIf(!card.offers().isEmpty(), card, "offers", parts);
        return parts;
    }

    private static void addIf(boolean has, Card card, String what, List<String> parts) {
        if (has) {
            parts.add(name(card, 0, what));
        }
    }

    private static String name(Card card, int index, String what) {
        return card + " " + what + (index == 0 ? "" : " " + index);
    }

    /** What has been done so far. */
    Set<String> done() {
        return done;
    }

    /** Goes on at another table. */
    void watch(AgricolaPosition another) {
        position = another;
    }

    // What happens in a move.

    @Override
    protected void enter(int seers, Happening what, int seat, int first, int second, int third) {
        switch ((Happens) what) {
            case REACTED, USED_CARD -> noteHook(seat, position.table().deck().slot(first));
            case TOOK_LATER, GAINED_LATER -> {
                for (int other = 0; other < position.seats(); other++) {
                    noteAll(other, Capability.DELAYING, "holds up");
                }
            }
            case SHIFTED -> noteAll(seat, Capability.SHIFTING, "shifts");
            case CARD_PASSED, CARD_GONE -> note(card(position.table().deck().slot(first)), 0, "is passed on");
            case SOWN -> {
                if (second >= Yard.SQUARES) {
                    note(card(position.table().deck().slot(second - Yard.SQUARES)), 0, "is sown");
                }
            }
            case PLACED -> {
                if (isShared(first, seat)) {
                    noteAll(seat, Capability.SHARING, "joins");
                }
            }
            default -> {}
        }
    }

    private boolean isShared(int space, int seat) {
        boolean isShared = false;
        for (int other = 0; other < position.seats(); other++) {
            isShared |= other != seat && position.board().standing(space, other) > 0;
        }
        return isShared;
    }

    private void noteHook(int seat, int slot) {
        Occasions occasion = position.occasions();
        if (!occasion.isAny()) {
            note(card(slot), 0, "offers");
            return;
        }
        Moment moment = occasion.moment();
        int actor = moment.isCalendar() ? seat : occasion.actor();
        List<Hook> hooks = card(slot).hooks();
        for (int i = 0; i < hooks.size(); i++) {
            Hook hook = hooks.get(i);
            if (hook.moment() == moment
                    && hook.heeds(seat, actor)
                    && SpaceUse.isOneOf(position, slot, occasion.space(), hook.spaces())) {
                note(card(slot), i, moment.name());
            }
        }
    }

    private void noteAll(int seat, Capability capability, String what) {
        CardSet able = position.table().deck().with(capability);
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(able); slot >= 0; slot = played.next(able, slot)) {
            note(card(slot), 0, what);
        }
    }

    private Card card(int slot) {
        return position.table().deck().card(slot);
    }

    private void note(Card card, int index, String what) {
        done.add(name(card, index, what));
    }

    // What is chosen.

    /** A seat is about to play a move. */
    void beforeMove(int seat, long move) {
        switch (Does.of(move)) {
            case TRADE -> note(card(position.table().deck().slot(Verb.first(move))), Verb.second(move), "at any time");
            case RENOVATE_TO -> noteAll(seat, Capability.LEAP, "leaps");
            case SOW_TWICE -> noteAll(seat, Capability.SOWING_TWICE, "sows twice");
            case LET_GO -> noteAll(seat, Capability.LETTING_GO, "lets go");
            default -> {}
        }
        if (Asks.of(position.question(seat)) == Asks.PLACE) {
            compare(seat);
        }
    }

    // What is different because of a card.

    /** Compares the table with one where a seat does not have a card, card by card. */
    private void compare(int seat) {
        CardSet played = position.tableau().played(seat);
        for (int slot = played.first(); slot >= 0; slot = played.next(slot)) {
            Card card = card(slot);
            boolean isQuiet = card.rebates().isEmpty() && card.lodgings().isEmpty() && card.forbids() == 0;
            if (!isQuiet && !done.containsAll(parts(card))) {
                AgricolaPosition without = (AgricolaPosition) position.copy();
                without.tableau().giveBack(seat, slot);
                compare(seat, card, without);
            }
        }
    }

    private void compare(int seat, Card card, AgricolaPosition without) {
        for (int i = 0; i < card.rebates().size(); i++) {
            for (Purchase purchase : Purchase.values()) {
                if (card.rebates().get(i).isFor(purchase) && isPriceOther(seat, purchase, without)) {
                    note(card, i, "price");
                }
            }
        }
        for (int i = 0; i < card.lodgings().size(); i++) {
            boolean isForPeople = card.lodgings().get(i).where() == Lodging.Where.PEOPLE;
            if (isForPeople ? isCrowded(seat, without) : !isHoused(seat, without)) {
                note(card, i, "room");
            }
        }
        if (card.forbids() != 0) {
            position.moves(seat, offered);
            int with = offered.size();
            without.moves(seat, offered);
            if (offered.size() > with) {
                note(card, 0, "forbids");
            }
        }
    }

    private static boolean isCrowded(int seat, AgricolaPosition without) {
        return without.holdings().people(seat) > Keeping.roomForPeople(without, seat);
    }

    private static boolean isHoused(int seat, AgricolaPosition without) {
        return Keeping.shelters(without, seat)
                .houses(
                        without.holdings().count(seat, Goods.SHEEP),
                        without.holdings().count(seat, Goods.WILD_BOAR),
                        without.holdings().count(seat, Goods.CATTLE));
    }

    private boolean isPriceOther(int seat, Purchase purchase, AgricolaPosition without) {
        for (long question : purchases(seat, purchase)) {
            if (!Arrays.equals(prices(position, seat, question), prices(without, seat, question))) {
                return true;
            }
        }
        return false;
    }

    private static long[] prices(AgricolaPosition position, int seat, long question) {
        PriceList list = Paying.list(position, seat, question);
        long[] prices = new long[list.size()];
        for (int way = 0; way < prices.length; way++) {
            prices[way] = list.at(way);
        }
        return prices;
    }

    private List<Long> purchases(int seat, Purchase purchase) {
        Farmyards farms = position.farms();
        return switch (purchase) {
            case ROOM -> List.of(pay(purchase, 1, 0));
            case STABLE -> List.of(pay(purchase, STABLE_WOOD, 0));
            case FENCE -> List.of(pay(purchase, SOME_FENCES, Fences.count(farms.fences(seat))));
            case RENOVATION ->
                farms.house(seat) == Farmyards.STONE ? List.of() : List.of(pay(purchase, farms.house(seat) + 1, 0));
            case MAJOR, MINOR -> cards(seat, purchase);
            case OCCUPATION, TOLL -> List.of();
        };
    }

    private List<Long> cards(int seat, Purchase purchase) {
        Deck deck = position.table().deck();
        List<Long> questions = new ArrayList<>();
        for (int slot = 0; slot < deck.size(); slot++) {
            boolean isThere = CardPlay.isOnDisplay(position, slot)
                    || position.tableau().hand(seat).has(slot);
            if (isThere && deck.card(slot).kind().purchase() == purchase) {
                questions.add(pay(purchase, deck.number(slot), 0));
            }
        }
        return questions;
    }

    private static long pay(Purchase purchase, int what, int more) {
        return Asks.PAY.with(purchase.ordinal(), what, more);
    }

    /** A game is over, and points are counted. */
    void atTheEnd() {
        Deck deck = position.table().deck();
        for (int slot = 0; slot < deck.size(); slot++) {
            int owner = position.tableau().owner(slot);
            for (int seat = 0; seat < position.seats() && owner >= 0; seat++) {
                if (Bonuses.of(position, owner, seat, slot) != 0) {
                    note(card(slot), 0, "points");
                }
            }
        }
    }
}
