package tilth.agricola.acts;

import org.jspecify.annotations.Nullable;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Moment;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.State;
import tilth.agricola.stock.Gains;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Follows;
import tilth.agricola.words.Terms;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Seats;

/** Carries out what a space or a card lets somebody do, part by part. */
public final class Working {

    private static final int NO_SOURCE = -1;

    private Working() {}

    /** Whether something that a question is about could be done once goods had been exchanged. */
    @FunctionalInterface
    public interface Hope {
        boolean isThere(State position, int seat, long question);
    }

    /** Begins the use of a space. */
    public static void begin(State position, int seat, int space) {
        goOn(position, seat, Headway.begun(space, 0));
    }

    /** Begins what an effect of a card grants. */
    public static void beginGrant(State position, int seat, int slot, int effect) {
        int source = Terms.source(position.table().deck().number(slot));
        goOn(position, seat, Headway.begun(source, effect));
    }

    private static void goOn(State position, int seat, long headway) {
        position.agenda().then(Follows.WORK_ON.with(seat, headway));
    }

    /** Comes back to what a question is about. */
    public static void resume(State position, int seat, long question) {
        goOn(position, seat, Headway.of(question));
    }

    /** Whether a question is about the space where a person was just placed. */
    public static boolean isOnSpace(State position, long question) {
        return Headway.source(Headway.of(question)) == position.board().inUse();
    }

    /** Whether a plan could be begun: its first part where parts follow each other, else any of them. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    public static boolean isPossible(State position, int seat, Plan plan, int source) {
        for (int part = 0; part < plan.beginnings(); part++) {
            if (Acting.isPossible(position, seat, plan.act(part), source)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an effect of a card could be begun that grants acts. */
    public static boolean isGrantPossible(State position, int seat, int slot, Plan plan) {
        return isPossible(
                position, seat, plan, Terms.source(position.table().deck().number(slot)));
    }

    /** Goes on: hands over what comes by itself, does what has to be done, asks what may be. */
    @Rule({"AGR-W4", "AGR-W5", "AGR-X3"})
    public static void workOn(State position, int seat, long headway, Hope hope, Journal journal) {
        Plan plan = Plans.of(position, seat, headway);
        if (Headway.isFresh(headway)) {
            if (plan.parts() > 0) {
                goOn(position, seat, Headway.handedOver(headway));
            } else {
                position.owe(State.Owed.NOTHING);
            }
            handOver(position, seat, plan, Headway.source(headway), journal);
            return;
        }
        if (plan.join() == Plan.Join.THEN && !Headway.isAnyDone(headway) && isForced(position, seat, plan)) {
            goOn(position, seat, Headway.oneMore(Headway.take(headway, 0), 0));
            if (isOwed(position, headway)) {
                position.owe(State.Owed.NOTHING);
            }
            Acting.force(position, seat, plan.act(0), Headway.source(headway), journal);
            return;
        }
        if (isBetweenParts(position, seat, plan, headway)) {
            goOn(position, seat, Headway.end(headway, 0));
            announceEnd(position, seat, plan.act(0), headway, 0);
        } else if (isAnyPossible(position, seat, plan, headway)
                || isAnyWanting(position, seat, plan, headway)
                        && hope.isThere(position, seat, Headway.question(headway))) {
            position.agenda().ask(seat, Headway.question(headway));
        } else {
            finish(position, seat, plan, headway);
        }
    }

    @Rule({"AGR-B2", "AGR-B3", "AGR-W6"})
    private static void handOver(State position, int seat, Plan plan, int source, Journal journal) {
        if (plan.parts() > 0 && plan.act(0).kind() == Act.Kind.MOVE_FENCES) {
            position.farms().lift(seat);
        }
        if (plan.makesFirst()) {
            Acting.becomeFirst(position, seat, journal);
        }
        if (plan.gets() != Goods.NOTHING) {
            if (source < Space.MOST) {
                Gains.bring(position, seat, plan.gets(), journal);
            } else {
                Gains.gain(position, seat, Plans.slot(position, source), plan.gets(), journal);
            }
        }
        if (source < Space.MOST && plan.handsOver()) {
            Gains.takeAll(position, seat, source, journal);
        }
    }

    /** Whether the first act of a plan has to be done and needs no answer. */
    private static boolean isForced(State position, int seat, Plan plan) {
        return switch (plan.act(0).kind()) {
            case RENOVATE_NEXT -> Acting.isPossible(position, seat, plan.act(0), NO_SOURCE);
            case RENOVATE ->
                Acting.isPossible(position, seat, plan.act(0), NO_SOURCE)
                        && Integer.bitCount(Building.renovations(position, seat)) == 1;
            case GROW, GROW_ANYWAY ->
                Acting.isPossible(position, seat, plan.act(0), NO_SOURCE)
                        && !(Growing.canBear(position, seat) && Growing.canMoveIn(position, seat));
            default -> false;
        };
    }

    /** What is done next of a part: once a square is enclosed, fences that a card adds. */
    @Rule("AGR-K9")
    private static Act next(Plan plan, long headway, int part) {
        Act act = plan.act(part);
        return act.kind().enclosesSquare() && Headway.count(headway, part) > 0 ? Fencing.MORE : act;
    }

    /** The parts that could be done next, as a bit set. */
    private static int possible(State position, int seat, Plan plan, long headway) {
        int possible = 0;
        for (int part = 0; part < plan.parts(); part++) {
            if (isOpen(plan, headway, part) && canGoOn(position, seat, next(plan, headway, part), headway, part)) {
                possible |= 1 << part;
            }
        }
        return possible;
    }

    private static boolean isAnyPossible(State position, int seat, Plan plan, long headway) {
        for (int part = 0; part < plan.parts(); part++) {
            if (isOpen(plan, headway, part) && canGoOn(position, seat, next(plan, headway, part), headway, part)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something may follow that only wants goods, after what was done already. */
    private static boolean isAnyWanting(State position, int seat, Plan plan, long headway) {
        if (!mayStop(position, seat, plan, headway)) {
            return false;
        }
        for (int part = 0; part < plan.parts(); part++) {
            Act act = plan.act(part);
            if (isOpen(plan, headway, part)
                    && Headway.count(headway, part) < Acting.most(position, act)
                    && act.kind().takesGoods()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a part may be taken up or gone on with, if it can be. */
    @Rule({"AGR-W4", "AGR-W5"})
    private static boolean isOpen(Plan plan, long headway, int part) {
        if (Headway.isOver(headway, part)) {
            return false;
        }
        return switch (plan.join()) {
            case AND_OR, MAYBE -> true;
            case THEN -> part == 0 || Headway.count(headway, 0) > 0;
            case EITHER -> Headway.current(headway) == Headway.NO_PART || Headway.current(headway) == part;
        };
    }

    private static boolean canGoOn(State position, int seat, Act act, long headway, int part) {
        int marked = position.farms().marked(seat);
        if (marked != 0 && act.kind() != Act.Kind.REAP_GRAIN) {
            return Headway.current(headway) == part;
        }
        return Headway.count(headway, part) < Acting.most(position, act)
                && Acting.isPossible(position, seat, act, Headway.source(headway));
    }

    /** Offers what can be done next, and to stop where that is allowed. */
    @Rule({"AGR-W4", "AGR-W5"})
    public static void add(State position, int seat, long question, MoveList into) {
        long headway = Headway.of(question);
        Plan plan = Plans.of(position, seat, headway);
        for (int rest = possible(position, seat, plan, headway); rest != 0; rest &= rest - 1) {
            Act act = next(plan, headway, Integer.numberOfTrailingZeros(rest));
            Acting.add(position, seat, act, Headway.source(headway), into);
        }
        if (mayStop(position, seat, plan, headway)) {
            into.add(Does.DONE.bare());
        }
    }

    /** Whether what a question is about could be finished now. */
    public static boolean mayStop(State position, int seat, long question) {
        long headway = Headway.of(question);
        return mayStop(position, seat, Plans.of(position, seat, headway), headway);
    }

    /** Whether something of what a question is about can be done now. */
    public static boolean canGoOn(State position, int seat, long question) {
        long headway = Headway.of(question);
        return isAnyPossible(position, seat, Plans.of(position, seat, headway), headway);
    }

    /** The fencing that a seat is asked about, if it is. */
    public static @Nullable Act fencing(State position, int seat) {
        boolean isAsked = Seats.has(position.openSeats(), seat) && Asks.of(position.question(seat)) == Asks.WORK;
        if (!isAsked) {
            return null;
        }
        long headway = Headway.of(position.question(seat));
        int current = Headway.current(headway);
        Plan plan = Plans.of(position, seat, headway);
        if (current == Headway.NO_PART) {
            return null;
        }
        Act act = next(plan, headway, current);
        return act.kind().marksSquares() ? act : null;
    }

    /** The slot of the card whose offers a question is about, or -1. */
    @Rule("AGR-K5")
    public static int offering(State position, int seat, long question) {
        long headway = Headway.of(question);
        Plan plan = Plans.of(position, seat, headway);
        for (int part = 0; part < plan.parts(); part++) {
            boolean isOffer = plan.act(part).kind() == Act.Kind.CARD && isOpen(plan, headway, part);
            if (isOffer && Headway.count(headway, part) < plan.act(part).most()) {
                return Plans.slot(position, Headway.source(headway));
            }
        }
        return -1;
    }

    /** Whether enough has been done: one part at least, and nothing half finished. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    private static boolean mayStop(State position, int seat, Plan plan, long headway) {
        int current = Headway.current(headway);
        if (current == Headway.NO_PART) {
            return plan.join() == Plan.Join.MAYBE;
        }
        Act act = plan.act(current);
        int count = Headway.count(headway, current);
        boolean takesOn = act.kind() == Act.Kind.TAKE_RESOURCE && count < act.most();
        boolean isHalf = position.farms().marked(seat) != 0 && act.kind() != Act.Kind.REAP_GRAIN;
        return !isHalf && !takesOn && Headway.isAnyDone(headway) && Fencing.areAllLaid(position, seat);
    }

    public static void play(State position, int seat, long question, long move, Journal journal) {
        long headway = Headway.of(question);
        Plan plan = Plans.of(position, seat, headway);
        position.agenda().answered(seat);
        if (Does.of(move) == Does.LEAVE_FENCES) {
            Fencing.leave(position, seat);
        } else if (Does.of(move) == Does.DONE) {
            Fencing.settle(position, seat, journal);
            stop(position, seat, plan, headway);
        } else {
            act(position, seat, plan, headway, move, journal);
        }
    }

    /** Whether the first of parts that follow each other is done and cannot be done again. */
    private static boolean isBetweenParts(State position, int seat, Plan plan, long headway) {
        return hasNext(plan, headway) && !canGoOn(position, seat, plan.act(0), headway, 0);
    }

    private static boolean hasNext(Plan plan, long headway) {
        return plan.join() == Plan.Join.THEN
                && plan.parts() > 1
                && Headway.current(headway) == 0
                && !Headway.isOver(headway, 0);
    }

    /** Of parts that follow each other, the next one may still be done. */
    private static void stop(State position, int seat, Plan plan, long headway) {
        if (hasNext(plan, headway)) {
            goOn(position, seat, Headway.end(headway, 0));
            announceEnd(position, seat, plan.act(0), headway, 0);
        } else {
            finish(position, seat, plan, headway);
        }
    }

    private static void act(State position, int seat, Plan plan, long headway, long move, Journal journal) {
        int part = partOf(plan, headway, Does.of(move));
        int before = Headway.current(headway);
        long next = headway;
        if (isOwed(position, headway)) {
            position.owe(State.Owed.NOTHING);
        }
        if (Headway.count(headway, part) == 0) {
            Fencing.maybeBegin(position, seat);
            Sowing.maybeBegin(position, seat, plan.act(part).kind());
        }
        boolean breaksOff = before != Headway.NO_PART
                && before != part
                && !Headway.isOver(headway, before)
                && !plan.act(before).kind().isBuilding();
        if (breaksOff) {
            next = Headway.end(headway, before);
        }
        next = Headway.take(next, part);
        // Marking squares is only the beginning of a pasture.
        goOn(position, seat, Does.of(move) == Does.MARK ? next : Headway.oneMore(next, part));
        if (breaksOff) {
            announceEnd(position, seat, plan.act(before), headway, before);
        }
        Acting.play(position, seat, next(plan, headway, part), Headway.source(headway), move, journal);
    }

    /** The part a move belongs to: the one under way if it can be, else an open one. */
    private static int partOf(Plan plan, long headway, Does does) {
        int current = Headway.current(headway);
        if (current != Headway.NO_PART
                && !Headway.isOver(headway, current)
                && Headway.count(headway, current) < plan.act(current).most()
                && Acting.serves(does, plan.act(current).kind())) {
            return current;
        }
        for (int part = 0; part < plan.parts(); part++) {
            if (isOpen(plan, headway, part)
                    && Acting.serves(does, plan.act(part).kind())) {
                return part;
            }
        }
        throw new IllegalArgumentException(does + " is no part of this");
    }

    /** Whether it is the action of the space in use that somebody still has to do. */
    private static boolean isOwed(State position, long headway) {
        return position.owed() == State.Owed.ACTION
                && Headway.source(headway) == position.board().inUse();
    }

    /** Nothing more is done: what follows parts that are not over comes now. */
    private static void finish(State position, int seat, Plan plan, long headway) {
        if (isOwed(position, headway)) {
            position.owe(Headway.isAnyDone(headway) ? State.Owed.NOTHING : State.Owed.BROKEN);
        }
        for (int part = plan.parts() - 1; part >= 0; part--) {
            if (!Headway.isOver(headway, part)) {
                announceEnd(position, seat, plan.act(part), headway, part);
            }
        }
    }

    /** What follows when a part is over: animals behind new fences find room, cards react. */
    private static void announceEnd(State position, int seat, Act act, long headway, int part) {
        int count = Headway.count(headway, part);
        if (act.kind() == Act.Kind.REAP_GRAIN) {
            position.farms().unmark(seat);
        }
        if (count == 0) {
            return;
        }
        switch (act.kind()) {
            case ROOM -> position.announce(Moment.ROOMS_BUILT, seat, count);
            case PLOW -> {
                int source = Headway.source(headway);
                position.announce(Moment.PLOWED, seat, Plans.slot(position, source), count, 0, 0);
            }
            case SOW, SOW_LESS -> position.announce(Moment.SOWN, seat, count + TwoStacks.finish(position, seat));
            case SOW_VEGETABLE, SOW_GOT -> position.announce(Moment.SOWN, seat, count);
            case FENCE, FENCE_SQUARE, FENCE_STABLE, FENCE_FETCHED -> {
                position.house(seat);
                Fencing.announce(position, seat);
            }
            default -> {}
        }
    }
}
