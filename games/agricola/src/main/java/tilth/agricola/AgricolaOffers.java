package tilth.agricola;

import tilth.agricola.acts.Working;
import tilth.agricola.hands.Changing;
import tilth.agricola.hands.Drafting;
import tilth.agricola.harvest.Breeding;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.pay.Paying;
import tilth.agricola.react.Asides;
import tilth.agricola.react.Choices;
import tilth.agricola.react.Foresight;
import tilth.agricola.react.Reactions;
import tilth.agricola.rounds.Placing;
import tilth.agricola.rounds.Rounds;
import tilth.agricola.state.State;
import tilth.agricola.stock.Keeping;
import tilth.agricola.words.Asks;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** The legal answers to every question, chapter by chapter, and what may be done at any time beside them. */
final class AgricolaOffers {

    private AgricolaOffers() {}

    static void add(State position, int seat, MoveList into) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case REVEAL -> Rounds.addCards(position, into);
            case PLACE -> {
                Placing.add(position, seat, into);
                Asides.add(position, seat, into);
                Changing.addExchange(position, seat, into);
            }
            case WORK -> addWork(position, seat, question, into);
            case PAY -> addPayments(position, seat, question, into);
            case KEEP -> addKeeping(position, seat, into);
            case FEED -> Feeding.add(position, seat, into);
            case BREED -> Breeding.add(position, seat, question, into);
            case REACT -> {
                Rounds.addCollecting(position, seat, into);
                Asides.add(position, seat, into);
                Reactions.add(position, seat, into);
                keepPayable(position, seat, into);
            }
            case CHOOSE -> {
                Choices.add(position, seat, question, into);
                if (Asides.areAny(position, seat)) {
                    Asides.add(position, seat, after -> Choices.canChoose(after, seat, question), into);
                }
                keepPayable(position, seat, into);
            }
            case PICK -> Drafting.add(position, seat, into);
            case MULLIGAN, CHANGE, EXCHANGE, DRAW -> Changing.add(position, seat, question, into);
        }
        boolean isOwing = position.owed() == State.Owed.ACTION || position.owed() == State.Owed.PRICE;
        if (isOwing && into.size() > 1) {
            Foresight.dropUnsafe(position, seat, into);
        }
    }

    /** Who is in the middle of paying spends nothing on cards that the price needs. */
    @Rule("AGR-K16")
    private static void keepPayable(State position, int seat, MoveList into) {
        if (into.size() > 1 && Foresight.isPaymentPending(position, seat)) {
            Foresight.dropUnpayable(position, seat, into);
        }
    }

    /** Every way to keep animals; who is about to pay with some of them keeps enough for that. */
    @Rule({"AGR-A5", "AGR-K16"})
    private static void addKeeping(State position, int seat, MoveList into) {
        Asides.add(position, seat, into);
        Keeping.add(position, seat, into);
        if (Asides.areAny(position, seat)) {
            Foresight.dropUnpayable(position, seat, into);
        }
    }

    /** The acts of a space and the cards that may be used with it, in any order; but never in the middle of a pasture. */
    @Rule({"AGR-K2", "AGR-X3", "AGR-W3"})
    private static void addWork(State position, int seat, long question, MoveList into) {
        Working.add(position, seat, question, into);
        int offering = Working.offering(position, seat, question);
        if (offering >= 0) {
            Reactions.addOffers(position, seat, offering, into);
        }
        if (position.farms().marked(seat) != 0) {
            return;
        }
        if (Working.isOnSpace(position, question) && Reactions.isExtraTime(position, seat)) {
            Reactions.addUses(position, seat, into);
        }
        if (Asides.areAny(position, seat) && Working.mayStop(position, seat, question)) {
            Asides.add(position, seat, into);
        } else if (Asides.areAny(position, seat)) {
            Asides.add(position, seat, after -> Working.canGoOn(after, seat, question), into);
        }
    }

    /** Every way to pay; while food is short, whatever brings some and leaves what else has to be paid. */
    @Rule({"AGR-P2", "AGR-X1", "AGR-X3"})
    private static void addPayments(State position, int seat, long question, MoveList into) {
        boolean isShort = Paying.add(position, seat, question, into);
        if (isShort) {
            Asides.addFoodsWhilePaying(position, seat, into);
        }
        Asides.addWhilePaying(position, seat, into);
    }
}
