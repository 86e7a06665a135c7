package tilth.agricola.work;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.Deed;
import tilth.agricola.Does;
import tilth.agricola.Happens;
import tilth.agricola.Terms;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.board.Space;
import tilth.agricola.cards.CardSpaces;
import tilth.agricola.cards.Deck;
import tilth.agricola.cards.Moment;
import tilth.agricola.cards.Reactions;
import tilth.agricola.pay.Exchanges;
import tilth.agricola.pay.Goods;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;

/** Carries out what a space or a card lets somebody do, part by part. */
public final class Working {

    private Working() {}

    /** Begins the use of a space. */
    static void begin(AgricolaPosition position, int seat, int space) {
        begin(position, seat, space, plan(position, seat, space));
    }

    /** Begins what a card grants. */
    public static void beginGrant(AgricolaPosition position, int seat, int slot) {
        Deck deck = position.table().deck();
        begin(position, seat, Terms.source(deck.number(slot)), deck.card(slot).grant());
    }

    private static void begin(AgricolaPosition position, int seat, int source, Plan plan) {
        int open = plan.join() == Plan.Join.THEN ? 1 : (1 << plan.parts()) - 1;
        position.agenda().then(Deed.WORK_ON.with(seat, Progress.begun(source, open)));
    }

    public static boolean isGrantPossible(AgricolaPosition position, int seat, int slot) {
        Deck deck = position.table().deck();
        return isPossible(position, seat, deck.card(slot).grant(), Terms.source(deck.number(slot)));
    }

    /** Whether a plan could be begun: its first part where parts follow each other, else any of them. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    static boolean isPossible(AgricolaPosition position, int seat, Plan plan, int source) {
        int parts = plan.join() == Plan.Join.THEN ? 1 : plan.parts();
        for (int part = 0; part < parts && part < plan.parts(); part++) {
            if (Acting.isPossible(position, seat, plan.act(part), source)) {
                return true;
            }
        }
        return false;
    }

    /** What a space or a card lets a seat do. */
    @Rule("AGR-K5")
    static Plan plan(AgricolaPosition position, int seat, int source) {
        if (source < Space.COUNT) {
            return position.table().plan(source);
        }
        if (source < Space.MOST) {
            return CardSpaces.plan(position, seat, source);
        }
        return position.table().deck().card(slot(position, source)).grant();
    }

    /** The slot of the card that is a source or has brought it. */
    static int slot(AgricolaPosition position, int source) {
        Deck deck = position.table().deck();
        return source < Space.MOST ? deck.bringing(source) : deck.slot(source - Space.MOST);
    }

    /** Goes on: hands over what comes by itself, does what has to be done, asks what may be. */
    @Rule({"AGR-W4", "AGR-W5"})
    public static void workOn(AgricolaPosition position, int seat, long progress, Journal journal) {
        Plan plan = plan(position, seat, Progress.source(progress));
        if (Progress.isFresh(progress)) {
            if (plan.parts() > 0) {
                goOn(position, seat, Progress.handedOver(progress));
            }
            handOver(position, seat, plan, Progress.source(progress), journal);
            return;
        }
        int current = Progress.current(progress);
        if (current == Progress.NO_PART && plan.join() == Plan.Join.THEN && isForced(position, seat, plan)) {
            goOn(position, seat, Progress.oneMore(Progress.begin(progress, 0, 0)));
            Acting.force(position, seat, plan.act(0), journal);
            return;
        }
        boolean isUnderWay = current != Progress.NO_PART && !Progress.hasEnded(progress);
        boolean more = isUnderWay && canGoOn(position, seat, plan.act(current), progress);
        if (isUnderWay && !more) {
            goOn(position, seat, Progress.end(progress, openAfter(plan, progress)));
            end(position, seat, plan.act(current), journal);
        } else if (more || isAnyPossible(position, seat, plan, progress)) {
            position.agenda().ask(seat, Progress.question(progress));
        }
    }

    private static void goOn(AgricolaPosition position, int seat, long progress) {
        position.agenda().then(Deed.WORK_ON.with(seat, progress));
    }

    @Rule({"AGR-B2", "AGR-B3", "AGR-W6"})
    private static void handOver(AgricolaPosition position, int seat, Plan plan, int source, Journal journal) {
        if (plan.makesFirst() && position.board().firstSeat() != seat) {
            position.board().setFirstSeat(seat);
            journal.note(Happens.BECAME_FIRST, seat);
        }
        if (plan.gets() != Goods.NOTHING) {
            Gains.gain(position, seat, plan.gets(), journal);
        }
        if (source < Space.MOST && plan.handsOver()) {
            Gains.takeAll(position, seat, source, journal);
        }
    }

    /** Whether the first act of a plan has to be done and needs no answer. */
    private static boolean isForced(AgricolaPosition position, int seat, Plan plan) {
        return switch (plan.act(0).kind()) {
            case RENOVATE -> Integer.bitCount(Building.renovations(position, seat)) == 1;
            case GROW, GROW_ANYWAY -> true;
            case ROOM, STABLE, PLOW, SOW, BAKE, IMPROVE, FENCE, TAKE_ALL, CARD -> false;
            case TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL -> false;
        };
    }

    private static boolean canGoOn(AgricolaPosition position, int seat, Act act, long progress) {
        return position.farms().marked(seat) != 0
                || Progress.count(progress) < act.most()
                        && Acting.isPossible(position, seat, act, Progress.source(progress));
    }

    /** What is open when the part under way ends: of parts that follow each other, the next one. */
    private static int openAfter(Plan plan, long progress) {
        boolean hasNext = plan.join() == Plan.Join.THEN && Progress.current(progress) == 0 && plan.parts() > 1;
        return hasNext ? 2 : Progress.open(progress);
    }

    private static boolean isAnyPossible(AgricolaPosition position, int seat, Plan plan, long progress) {
        for (int rest = Progress.open(progress); rest != 0; rest &= rest - 1) {
            Act act = plan.act(Integer.numberOfTrailingZeros(rest));
            if (Acting.isPossible(position, seat, act, Progress.source(progress))) {
                return true;
            }
        }
        return false;
    }

    /** What follows when a part is over: animals behind new fences find room, cards react. */
    private static void end(AgricolaPosition position, int seat, Act act, Journal journal) {
        switch (act.kind()) {
            case ROOM -> Reactions.fire(position, Moment.ROOMS_BUILT, seat);
            case PLOW -> Reactions.fire(position, Moment.PLOWED, seat);
            case SOW -> Reactions.fire(position, Moment.SOWN, seat);
            case BAKE -> Reactions.fire(position, Moment.BAKED, seat);
            case RENOVATE -> Reactions.fire(position, Moment.RENOVATED, seat);
            case FENCE -> {
                Reactions.fire(position, Moment.PASTURES_BUILT, seat);
                Keeping.house(position, seat, journal);
            }
            case GROW, GROW_ANYWAY -> Reactions.fire(position, Moment.GREW, seat);
            case STABLE, IMPROVE, TAKE_ALL, TAKE_RESOURCE, TAKE_REED_OR_STONE, TAKE_ANIMAL, CARD -> {}
        }
    }

    /** Offers what can be done next, and to stop where that is allowed. */
    @Rule({"AGR-W4", "AGR-W5"})
    public static void add(AgricolaPosition position, int seat, long question, MoveList into) {
        long progress = Progress.of(question);
        int source = Progress.source(progress);
        Plan plan = plan(position, seat, source);
        int current = Progress.current(progress);
        boolean isUnderWay = current != Progress.NO_PART && !Progress.hasEnded(progress);
        if (isUnderWay && canGoOn(position, seat, plan.act(current), progress)) {
            Acting.add(position, seat, plan.act(current), source, into);
        }
        if (position.farms().marked(seat) == 0) {
            for (int rest = Progress.open(progress); rest != 0; rest &= rest - 1) {
                Act act = plan.act(Integer.numberOfTrailingZeros(rest));
                if (Acting.isPossible(position, seat, act, source)) {
                    Acting.add(position, seat, act, source, into);
                }
            }
        }
        if (mayStop(position, seat, plan, progress)) {
            into.add(Does.DONE.bare());
        }
        addAsides(position, seat, plan, progress, into);
    }

    /** What is allowed at any time, but not in the middle of a pasture, and not so that nothing could be done any more. */
    @Rule({"AGR-X3", "AGR-W3"})
    private static void addAsides(AgricolaPosition position, int seat, Plan plan, long progress, MoveList into) {
        if (position.table().deck().hasAsides() && position.farms().marked(seat) == 0) {
            boolean mayStop = mayStop(position, seat, plan, progress);
            Asides.add(position, seat, after -> mayStop || isAnyPossible(after, seat, plan, progress), into);
        }
    }

    /** Whether enough has been done: one part at least, and nothing half finished. */
    @Rule({"AGR-W3", "AGR-W4", "AGR-W5"})
    public static boolean mayStop(AgricolaPosition position, int seat, Plan plan, long progress) {
        int current = Progress.current(progress);
        if (current == Progress.NO_PART) {
            return plan.join() == Plan.Join.MAYBE;
        }
        Act act = plan.act(current);
        boolean takesOn = act.kind() == Act.Kind.TAKE_RESOURCE && Progress.count(progress) < act.most();
        return position.farms().marked(seat) == 0
                && (Progress.hasEnded(progress) || !takesOn && Progress.count(progress) > 0);
    }

    public static void play(AgricolaPosition position, int seat, long question, long move, Journal journal) {
        long progress = Progress.of(question);
        Plan plan = plan(position, seat, Progress.source(progress));
        position.agenda().answered(seat);
        switch (Does.of(move)) {
            case DONE -> stop(position, seat, plan, progress, journal);
            case EAT, COOK, TRADE, SHIFT -> {
                goOn(position, seat, progress);
                Exchanges.play(position, seat, move, journal);
            }
            default -> act(position, seat, plan, progress, move, journal);
        }
    }

    private static void stop(AgricolaPosition position, int seat, Plan plan, long progress, Journal journal) {
        int current = Progress.current(progress);
        if (current == Progress.NO_PART || Progress.hasEnded(progress)) {
            return;
        }
        int open = openAfter(plan, progress);
        if (plan.join() == Plan.Join.THEN && open != 0) {
            goOn(position, seat, Progress.end(progress, open));
        }
        end(position, seat, plan.act(current), journal);
    }

    private static void act(AgricolaPosition position, int seat, Plan plan, long progress, long move, Journal journal) {
        int part = partOf(plan, progress, Does.of(move));
        int current = Progress.current(progress);
        long next = progress;
        if (part != current || Progress.hasEnded(progress)) {
            int left = plan.join() == Plan.Join.EITHER ? 0 : Progress.open(progress) & ~(1 << part);
            next = Progress.begin(progress, part, left);
        }
        // Marking squares is only the beginning of a pasture.
        goOn(position, seat, Does.of(move) == Does.MARK ? next : Progress.oneMore(next));
        if (part != current && current != Progress.NO_PART && !Progress.hasEnded(progress)) {
            end(position, seat, plan.act(current), journal);
        }
        Acting.play(position, seat, plan.act(part), Progress.source(progress), move, journal);
    }

    /** The part a move belongs to: the one under way if it can be, else an open one. */
    private static int partOf(Plan plan, long progress, Does does) {
        int current = Progress.current(progress);
        if (current != Progress.NO_PART
                && !Progress.hasEnded(progress)
                && Acting.serves(does, plan.act(current).kind())) {
            return current;
        }
        for (int rest = Progress.open(progress); rest != 0; rest &= rest - 1) {
            int part = Integer.numberOfTrailingZeros(rest);
            if (Acting.serves(does, plan.act(part).kind())) {
                return part;
            }
        }
        throw new IllegalArgumentException(does + " is no part of this");
    }
}
