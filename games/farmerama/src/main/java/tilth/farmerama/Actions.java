package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** Phase 3: every player carries out the cards played, all at the same time and each in their own time. */
final class Actions {

    private Actions() {}

    @Rule({"FRM-A1", "FRM-A12"})
    static void begin(FarmeramaPosition position, Journal journal) {
        for (int seat = 0; seat < position.seats(); seat++) {
            prepare(position, seat);
        }
        position.agenda().then(Follows.CLEAN_UP.bare());
        position.setInLine(Scarcity.isAhead(position));
        if (position.isInLine()) {
            journal.note(Happens.IN_LINE, Seats.NOBODY);
            letAct(position, position.firstSeat());
        } else {
            for (int seat = 0; seat < position.seats(); seat++) {
                letAct(position, seat);
            }
        }
    }

    /** One card alone begins by itself, except for Seeds: when its goods are taken is the player's choice. */
    @Rule("FRM-A9")
    private static void prepare(FarmeramaPosition position, int seat) {
        int cards = Work.cards(position.work(seat));
        position.setWork(seat, Work.of(cards, cards));
        Card first = Card.of(Integer.numberOfTrailingZeros(cards));
        if (Integer.bitCount(cards) == 1 && first != Card.SEEDS) {
            position.setWork(seat, Work.begun(position.work(seat), first, times(position, first)));
        }
    }

    private static void letAct(FarmeramaPosition position, int seat) {
        position.setActing(position.acting() | 1 << seat);
        position.agenda().askTogether(seat, Asks.ACT.bare());
    }

    /** How often a card can be used; Seeds allows one sowing, and feeding has no limit. */
    @Rule({"FRM-A2", "FRM-A8", "FRM-L6"})
    static int times(FarmeramaPosition position, Card card) {
        if (!card.isOnTheWheel()) {
            return 1;
        }
        boolean alone = position.table().isSolo()
                ? position.piles().turnedUp() == card.ordinal()
                : Seats.count(Awards.playersOf(position, card)) <= 1;
        Values values = position.values();
        int wheel = position.actionWheel();
        return alone ? values.high(wheel, card) : values.low(wheel, card);
    }

    static void play(FarmeramaPosition position, int seat, long move, Journal journal) {
        switch (Does.of(move)) {
            case DONE -> done(position, seat, journal);
            case SPEND -> Solo.spend(position, seat, Verb.first(move), journal);
            case USE, SOW, HARVEST, TAKE, FEED, TURN, EXTEND -> {
                act(position, seat, move, journal);
                if (!position.table().isSolo() && !position.isInLine()) {
                    letRest(position);
                }
            }
            case PLAY, PICK, FETCH, PUT_UNDER, RESUME ->
                throw new IllegalArgumentException("that is no part of an action");
        }
    }

    @Rule({"FRM-A1", "FRM-A5", "FRM-A10"})
    static void act(FarmeramaPosition position, int seat, long move, Journal journal) {
        position.setWork(seat, Work.calm(position.work(seat)));
        int operand = Verb.first(move);
        switch (Does.of(move)) {
            case USE -> use(position, seat, Card.of(operand), journal);
            case SOW -> {
                Farming.sow(position, seat, operand, journal);
                countDown(position, seat);
            }
            case HARVEST -> {
                Farming.harvest(position, seat, operand, journal);
                countDown(position, seat);
            }
            case TAKE -> {
                Farming.take(position, seat, operand, 1, journal);
                countDown(position, seat);
            }
            case FEED -> Farming.feed(position, seat, operand, journal);
            case TURN -> PlayerWheel.turnForWater(position, seat, journal);
            case EXTEND -> extend(position, seat, journal);
            case PLAY, PICK, FETCH, PUT_UNDER, SPEND, DONE, RESUME ->
                throw new IllegalArgumentException("that is no part of an action");
        }
    }

    private static void countDown(FarmeramaPosition position, int seat) {
        position.setWork(seat, Work.onceLess(position.work(seat)));
    }

    @Rule({"FRM-A8", "FRM-A9", "FRM-L6"})
    private static void use(FarmeramaPosition position, int seat, Card card, Journal journal) {
        long work = Work.begun(position.work(seat), card, times(position, card));
        position.setWork(seat, position.table().isSolo() ? Work.withoutUnused(work) : work);
        journal.note(Happens.CARD_BEGUN, seat, card.ordinal());
        if (card == Card.SEEDS) {
            Farming.takeMissing(position, seat, journal);
        }
    }

    @Rule({"FRM-X3", "FRM-X4"})
    private static void extend(FarmeramaPosition position, int seat, Journal journal) {
        position.give(seat, Basket.of(Basket.WATER, 1));
        position.setWork(seat, Work.onceMore(position.work(seat)));
        journal.note(Happens.EXTENDED, seat);
    }

    /** Whether water can buy one more of what is under way; only once all is used up, which costs nobody anything. */
    @Rule({"FRM-X3", "FRM-X4"})
    static boolean canExtend(FarmeramaPosition position, int seat) {
        long work = position.work(seat);
        return mayExtend(position, work)
                && Work.left(work) == 0
                && Basket.water(position.barn(seat)) > 0
                && (Work.isUnderWay(work, Card.HARVEST)
                        ? Farming.canHarvest(position, seat)
                        : Farming.canSow(position, seat));
    }

    /** Whether the card under way is one that water extends. */
    @Rule({"FRM-X3", "FRM-X4"})
    static boolean mayExtend(FarmeramaPosition position, long work) {
        return position.table().isExpert()
                && (Work.isUnderWay(work, Card.SOW)
                        || Work.isUnderWay(work, Card.HARVEST)
                        || Work.isUnderWay(work, Card.SEEDS) && position.table().watersSeeds());
    }

    @Rule({"FRM-A1", "FRM-A10", "FRM-A12"})
    private static void done(FarmeramaPosition position, int seat, Journal journal) {
        position.agenda().answered(seat);
        position.setActing(position.acting() & ~(1 << seat));
        journal.note(Happens.DONE, seat);
        long work = position.work(seat);
        position.setWork(seat, Work.isRestless(work) ? Work.forGood(Work.calm(work)) : work);
        if (position.table().isSolo()) {
            position.agenda().then(Follows.NEXT_SOLO_TURN.bare());
        } else if (position.isInLine()) {
            letNextAct(position, seat);
        } else if (position.acting() == 0) {
            endRest(position);
        } else {
            letRest(position);
        }
    }

    /** Asks whoever is done and could do more now whether they take it back, and nobody else. */
    @Rule("FRM-A10")
    private static void letRest(FarmeramaPosition position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean rests = Seats.has(position.resting(), seat);
            boolean mayRest = !Seats.has(position.acting(), seat)
                    && !Work.isForGood(position.work(seat))
                    && canDoMore(position, seat);
            if (mayRest && !rests) {
                position.agenda().askTogether(seat, Asks.REST.bare());
            } else if (rests && !mayRest) {
                position.agenda().answered(seat);
            }
            position.setResting(mayRest ? position.resting() | 1 << seat : position.resting() & ~(1 << seat));
        }
    }

    private static void letNextAct(FarmeramaPosition position, int seat) {
        int next = position.next(seat);
        if (next != position.firstSeat()) {
            letAct(position, next);
        }
    }

    private static void endRest(FarmeramaPosition position) {
        for (int rest = position.resting(); rest != 0; rest &= rest - 1) {
            position.agenda().answered(Seats.first(rest));
        }
        position.setResting(0);
    }

    private static boolean canDoMore(FarmeramaPosition position, int seat) {
        long work = position.work(seat);
        if (Work.unused(work) != 0 || PlayerWheel.canTurn(position, seat)) {
            return true;
        }
        return switch (Work.underWay(work)) {
            case SOW, SEEDS -> Farming.canSow(position, seat) && canGoOn(position, seat);
            case HARVEST -> Farming.canHarvest(position, seat) && canGoOn(position, seat);
            case WATER -> Work.left(work) > 0 && Basket.water(position.supply()) > 0;
            case FEED -> Farming.canFeed(position, seat);
        };
    }

    private static boolean canGoOn(FarmeramaPosition position, int seat) {
        return Work.left(position.work(seat)) > 0 || canExtend(position, seat);
    }

    @Rule("FRM-A10")
    static void resume(FarmeramaPosition position, int seat, Journal journal) {
        position.agenda().answered(seat);
        position.setResting(position.resting() & ~(1 << seat));
        position.setWork(seat, Work.restless(position.work(seat)));
        journal.note(Happens.RESUMED, seat);
        letAct(position, seat);
    }
}
