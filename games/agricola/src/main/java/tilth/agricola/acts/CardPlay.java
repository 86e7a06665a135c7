package tilth.agricola.acts;

import tilth.agricola.board.Act;
import tilth.agricola.board.Board;
import tilth.agricola.board.Space;
import tilth.agricola.cards.AsMinor;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.cards.Effect;
import tilth.agricola.cards.Hook;
import tilth.agricola.cards.Lodging;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Store;
import tilth.agricola.goods.Goods;
import tilth.agricola.measure.Acted;
import tilth.agricola.measure.Conditions;
import tilth.agricola.measure.Counts;
import tilth.agricola.pay.Paying;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Builds major improvements, and plays minor improvements and occupations from the hand. */
public final class CardPlay {

    /** Beside the food for an occupation: what is lacking is begged for. */
    private static final int BEGGING = 64;

    private CardPlay() {}

    /** Whether a major improvement is there to be built. */
    @Rule({"AGR-M1", "AGR-M3"})
    public static boolean isOnDisplay(State position, int slot) {
        return position.table().deck().with(Capability.MAJOR).has(slot)
                && !position.tableau().laid().has(slot);
    }

    static boolean isPossible(State position, int seat, Act act, int source) {
        int food = food(position, seat, act);
        int slot = nextMajor(position, seat, act, source, -1);
        for (; slot >= 0; slot = nextMajor(position, seat, act, source, slot)) {
            if (canBuild(position, seat, act, source, slot)) {
                return true;
            }
        }
        slot = nextOfHand(position, seat, act, -1);
        for (; slot >= 0; slot = nextOfHand(position, seat, act, slot)) {
            if (canPlay(position, seat, slot, food)) {
                return true;
            }
        }
        return act.kind() == Act.Kind.OCCUPATION && Lots.canDraw(position, seat);
    }

    /** Offers every card that can be built or played now. */
    @Rule({"AGR-M1", "AGR-P1", "AGR-D8"})
    static void add(State position, int seat, Act act, int source, MoveList into) {
        Deck deck = position.table().deck();
        int food = food(position, seat, act);
        int slot = nextMajor(position, seat, act, source, -1);
        for (; slot >= 0; slot = nextMajor(position, seat, act, source, slot)) {
            if (canBuild(position, seat, act, source, slot)) {
                into.add(Does.BUILD.with(deck.number(slot)));
            }
        }
        slot = nextOfHand(position, seat, act, -1);
        for (; slot >= 0; slot = nextOfHand(position, seat, act, slot)) {
            if (canPlay(position, seat, slot, food)) {
                into.add(Does.PLAY.with(deck.number(slot)));
            }
        }
        if (act.kind() == Act.Kind.OCCUPATION) {
            Lots.add(position, seat, into);
        }
    }

    /** Whether a major could be built by an act; what is a minor only for who hands a card back is paid in that way only. */
    @Rule({"AGR-M1", "AGR-M3"})
    private static boolean canBuild(State position, int seat, Act act, int source, int slot) {
        return isUpgrade(position, seat, act, source, slot)
                ? Paying.canHandBack(position, seat, position.table().deck().number(slot))
                : canPlay(position, seat, slot, 0);
    }

    /** Whether a major may be built by an act only because the table lets one hand a card back for it there. */
    @Rule("AGR-M3")
    static boolean isUpgrade(State position, int seat, Act act, int source, int slot) {
        return act.kind() == Act.Kind.MINOR
                && position.table().deck().card(slot).kind() == Card.Kind.MAJOR
                && position.table().upgradesByMinors()
                && !countsAsMinor(position, seat, source, slot);
    }

    /** The next major improvement after one that an act is about, whether it can be paid for or not, or -1. */
    @Rule("AGR-M1")
    private static int nextMajor(State position, int seat, Act act, int source, int after) {
        boolean isForNone = act.kind() == Act.Kind.OCCUPATION
                || act.kind() == Act.Kind.MINOR
                        && !hasMajorsAsMinors(position, seat)
                        && !position.table().upgradesByMinors();
        if (isForNone) {
            return -1;
        }
        CardSet majors = position.table().deck().with(Capability.MAJOR);
        CardSet laid = position.tableau().laid();
        int slot = majors.nextOutside(laid, after);
        while (slot >= 0 && !isForMajor(position, seat, act, source, slot)) {
            slot = majors.nextOutside(laid, slot);
        }
        return slot;
    }

    @Rule("AGR-D6")
    private static int nextOfHand(State position, int seat, Act act, int after) {
        if (act.kind() == Act.Kind.MAJOR) {
            return -1;
        }
        boolean isOccupation = act.kind() == Act.Kind.OCCUPATION;
        CardSet kind = position.table().deck().with(isOccupation ? Capability.OCCUPATION : Capability.MINOR);
        CardSet hand = position.tableau().hand(seat);
        int slot = hand.next(kind, after);
        while (slot >= 0 && isOnItsWay(position, seat, slot)) {
            slot = hand.next(kind, slot);
        }
        return slot;
    }

    /** Whether a card in a hand has been played and is about to be passed on. */
    @Rule("AGR-D10")
    static boolean isOnItsWay(State position, int seat, int slot) {
        return position.table().deck().card(slot).isPassing()
                && position.agenda().isToCome(Follows.PASS_CARD.with(seat, slot));
    }

    /** Whether an act is about a card: one on display or in the hand, of the right kind. */
    @Rule({"AGR-M1", "AGR-D6"})
    static boolean isMeant(State position, int seat, Act act, int source, int slot) {
        return switch (position.table().deck().card(slot).kind()) {
            case MAJOR -> isOnDisplay(position, slot) && isForMajor(position, seat, act, source, slot);
            case MINOR ->
                position.tableau().hand(seat).has(slot)
                        && !isOnItsWay(position, seat, slot)
                        && (act.kind() == Act.Kind.MINOR || act.kind() == Act.Kind.MAJOR_OR_MINOR);
            case OCCUPATION -> position.tableau().hand(seat).has(slot) && act.kind() == Act.Kind.OCCUPATION;
        };
    }

    private static boolean isForMajor(State position, int seat, Act act, int source, int slot) {
        return act.kind() == Act.Kind.MAJOR
                || act.kind() == Act.Kind.MAJOR_OR_MINOR
                || act.kind() == Act.Kind.MINOR
                        && (countsAsMinor(position, seat, source, slot) || isByHandingBack(position, slot));
    }

    /** Whether the table lets a major be had for a card handed back wherever a minor may be played. */
    @Rule("AGR-M3")
    private static boolean isByHandingBack(State position, int slot) {
        return position.table().upgradesByMinors()
                && position.table().deck().card(slot).prices().stream().anyMatch(price -> price.handedBack() > 0);
    }

    private static boolean hasMajorsAsMinors(State position, int seat) {
        return position.has(seat, Capability.AS_MINOR);
    }

    @Rule("AGR-K8")
    private static boolean countsAsMinor(State position, int seat, int source, int slot) {
        Deck deck = position.table().deck();
        CardSet played = position.tableau().played(seat);
        CardSet letting = deck.with(Capability.AS_MINOR);
        for (int card = played.first(letting); card >= 0; card = played.next(letting, card)) {
            AsMinor asMinor = deck.card(card).asMinor();
            // What a card grants in the action is not once more changed by it.
            boolean isUsed = position.tableau().isSpent(Effect.Period.ACTION, card);
            if (!isUsed
                    && deck.card(slot).isMarked(asMinor.marks())
                    && (asMinor.isOfSpaces()
                            ? isActionOfSpace(position, source)
                            : Conditions.hold(position, seat, card, asMinor.when()))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a source is a space, or a card that takes the action of one again. */
    @Rule("AGR-K8")
    private static boolean isActionOfSpace(State position, int source) {
        return source < Space.MOST
                || position.board().inUse() != Board.NOWHERE
                        && position.table().deck().with(Capability.REPEATING).has(Plans.slot(position, source));
    }

    /** The food that an act asks for an occupation. */
    @Rule("AGR-D5")
    static int food(State position, int seat, Act act) {
        return act.kind() == Act.Kind.OCCUPATION ? act.food(Counts.occupationsPlayed(position, seat)) : 0;
    }

    /** Whether a card could be played: what it needs holds, it can be paid for, and what it must do can be done. */
    @Rule({"AGR-P1", "AGR-D8", "AGR-D9"})
    static boolean canPlay(State position, int seat, int slot, int food) {
        if (Paying.isTooDear(position, seat, slot)) {
            return false;
        }
        Card card = position.table().deck().card(slot);
        boolean canPay = Paying.canHave(position, seat, slot, food)
                || card.kind() == Card.Kind.OCCUPATION && Advance.canPay(position, seat, slot, food);
        return canPay
                && Conditions.hold(position, seat, slot, card.needs())
                && (!card.isOnlyIfItHelps() || canHelp(position, seat, slot));
    }

    /** Whether everything that a card has to do when it is played can be done. */
    @Rule("AGR-D9")
    private static boolean canHelp(State position, int seat, int slot) {
        for (Hook hook : position.table().deck().card(slot).hooks()) {
            boolean isAct = hook.moment() == Moment.PLAYED && hook.effect() instanceof Effect.Do;
            if (isAct && !Working.isGrantPossible(position, seat, slot, ((Effect.Do) hook.effect()).plan())) {
                return false;
            }
        }
        return true;
    }

    /** Begins to play a card: an occupation is announced before it is paid for. */
    @Rule({"AGR-M1", "AGR-D5", "AGR-D8"})
    static void choose(State position, int seat, Act act, int source, int number, Journal journal) {
        int slot = position.table().deck().slot(number);
        Purchase purchase = position.table().deck().card(slot).kind().purchase();
        int food = food(position, seat, act);
        int acted = source < Space.MOST ? Acted.bySpace(act.kind()) : Acted.byCard(act.kind());
        position.agenda().then(Follows.PLAY_CARD.with(seat, slot | (long) acted << 12));
        if (purchase == Purchase.OCCUPATION) {
            position.owe(State.Owed.PRICE);
            announceBefore(position, seat, slot, food, 0);
        } else if (isUpgrade(position, seat, act, source, slot)) {
            Paying.handBack(position, seat, number, journal);
        } else {
            Paying.pay(position, seat, purchase, number, 0, journal);
        }
    }

    /** Begins to play an occupation that was drawn; what cannot be paid for it is begged for. */
    @Rule("AGR-K27")
    static void playDrawn(State position, int seat, Act act, int source, int number, Journal journal) {
        int slot = position.table().deck().slot(number);
        int acted = source < Space.MOST ? Acted.bySpace(act.kind()) : Acted.byCard(act.kind());
        position.agenda().then(Follows.PLAY_CARD.with(seat, slot | (long) acted << 12));
        announceBefore(position, seat, slot, food(position, seat, act), BEGGING);
    }

    /** Plays an occupation from the hand for which nothing is paid, out of turn. */
    @Rule("AGR-K124")
    public static void playForNothing(State position, int seat, int slot) {
        int acted = Acted.byCard(Act.Kind.OCCUPATION);
        position.agenda().then(Follows.PLAY_CARD.with(seat, slot | (long) acted << 12));
        announceBefore(position, seat, slot, 0, 0);
    }

    private static void announceBefore(State position, int seat, int slot, int food, int begging) {
        position.agenda().then(Follows.PAY_FOR.with(seat, slot | (long) (food | begging) << 12));
        position.announce(Moment.BEFORE_OCCUPATION, seat, slot, food, 0, 0);
        if (hears(position.table().deck().card(slot), Moment.BEFORE_PLAYED)) {
            position.announce(Moment.BEFORE_PLAYED, seat, slot, food, 0, 0);
        }
    }

    /** Lets a seat pay for the occupation it is about to play. */
    @Rule("AGR-D5")
    public static void payFor(State position, int seat, long content, Journal journal) {
        int slot = (int) content & 0xFFF;
        int food = (int) (content >>> 12);
        position.owe(State.Owed.NOTHING);
        if ((food & BEGGING) != 0) {
            food -= BEGGING;
            begFor(position, seat, slot, food, journal);
        }
        Paying.pay(position, seat, Purchase.OCCUPATION, position.table().deck().number(slot), food, journal);
    }

    /** Begs for as much food as is lacking for an occupation. */
    @Rule("AGR-K27")
    private static void begFor(State position, int seat, int slot, int food, Journal journal) {
        while (!Paying.canHave(position, seat, slot, food)) {
            position.holdings().beg(seat, 1);
            journal.note(Happens.BEGGED, seat, 1);
            Gains.gain(position, seat, Goods.of(1, Goods.FOOD), journal);
        }
    }

    /** Puts a card in front of a seat, with what lies on it at first, and opens the space it brings. */
    @Rule("AGR-K5")
    public static void lay(State position, int seat, int slot) {
        Deck deck = position.table().deck();
        Card card = deck.card(slot);
        position.tableau().play(seat, slot, deck.traits(slot));
        if (card.isWorkingAtOnce()) {
            position.occasions().comeTooLate(slot);
        }
        if (card.store() instanceof Store.Tiles tiles) {
            position.tableau().keep(deck.keptAt(slot), tiles.count());
        } else if (card.store() instanceof Store.Tally) {
            position.tableau().keep(deck.keptAt(slot), position.holdings().got(seat));
        } else if (!(card.store() instanceof Store.None)) {
            for (int place = 0; place < card.places(); place++) {
                position.tableau().keep(deck.keptAt(slot) + place, Goods.NOTHING);
            }
        }
        if (card.space().isThere()) {
            position.board().open(1L << deck.spaceOf(slot));
        }
    }

    private static boolean hears(Card card, Moment moment) {
        for (int i = 0; i < card.hooks().size(); i++) {
            if (card.hooks().get(i).moment() == moment) {
                return true;
            }
        }
        return false;
    }

    /** Plays a card that has been paid for and lets it do what it does when played. */
    @Rule({"AGR-M1", "AGR-D8", "AGR-D10"})
    public static void play(State position, int seat, long content, Journal journal) {
        int slot = (int) content & 0xFFF;
        int acted = (int) (content >>> 12);
        Card card = position.table().deck().card(slot);
        journal.note(Happens.CARD_PLAYED, seat, position.table().deck().number(slot));
        boolean isOccupation = card.kind() == Card.Kind.OCCUPATION;
        maybeDraw(position, seat, card);
        if (card.isPassing()) {
            position.agenda().then(Follows.PASS_CARD.with(seat, slot));
        } else {
            lay(position, seat, slot);
        }
        position.announce(isOccupation ? Moment.OCCUPATION_PLAYED : Moment.IMPROVEMENT_BUILT, seat, slot, 0, acted, 0);
        if (hears(card, Moment.PLAYED)) {
            position.announce(Moment.PLAYED, seat, slot, 0, 0, 0);
        }
        if (barsHouse(card)) {
            position.house(seat);
        }
    }

    /** Where hands grow, another card is drawn at last; where something is only tried it is not, for it is hidden. */
    @Rule("AGR-D20")
    private static void maybeDraw(State position, int seat, Card card) {
        if (position.table().dealing().drawsAfterPlaying() && card.kind() != Card.Kind.MAJOR && !position.isTrial()) {
            position.agenda().then(Follows.DRAW_CARD.with(seat, 0));
        }
    }

    /** Whether animals have to leave the house for a card. */
    @Rule("AGR-K92")
    private static boolean barsHouse(Card card) {
        for (int i = 0; i < card.lodgings().size(); i++) {
            if (card.lodgings().get(i).where() == Lodging.Where.NO_HOUSE) {
                return true;
            }
        }
        return false;
    }

    /** Hands a card that has been played to the player on the left; alone, it leaves the game. */
    @Rule("AGR-D10")
    public static void pass(State position, int seat, int slot, Journal journal) {
        int number = position.table().deck().number(slot);
        if (position.seats() == 1) {
            position.tableau().remove(seat, slot);
            journal.note(Happens.CARD_GONE, seat, number);
        } else {
            int next = position.next(seat);
            position.tableau().pass(seat, next, slot);
            journal.note(Happens.CARD_PASSED, next, number);
        }
    }

    /** Takes one of the things that a card offers. */
    @Rule("AGR-K5")
    static void chooseOffer(State position, int seat, int slot, int choice, Journal journal) {
        Card card = position.table().deck().card(slot);
        journal.note(Happens.USED_CARD, seat, position.table().deck().number(slot));
        int effect = card.script().number(card.offers().get(choice));
        position.agenda().then(Follows.CARRY_OUT.with(seat, slot | (long) effect << 12));
    }
}
