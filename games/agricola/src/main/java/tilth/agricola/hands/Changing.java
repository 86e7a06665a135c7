package tilth.agricola.hands;

import tilth.agricola.cards.CardSet;
import tilth.agricola.edition.Dealing;
import tilth.agricola.state.State;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Journal;
import tilth.engine.MoveList;
import tilth.engine.Rule;
import tilth.engine.Verb;

/**
 * Cards of hands are laid aside, face down, and others are drawn of those that nobody was dealt. Who has laid cards aside
 * remembers which: they lie in a packet of their own.
 */
public final class Changing {

    private static final int FOR_ONE = 3;
    private static final int AT_FIRST = 6;

    private Changing() {}

    /** Asks everybody at the same time who may change what they were dealt. */
    @Rule({"AGR-D18", "AGR-D21"})
    public static void begin(State position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            for (int kind = 0; kind < Pile.KINDS; kind++) {
                position.draft().handOn(kind, seat, seat);
            }
            if (position.table().dealing() == Dealing.MULLIGAN) {
                askForMulligan(position, seat);
            } else if (position.table().dealing() == Dealing.SIX_CHANGES) {
                askForChange(position, seat, AT_FIRST);
            }
        }
    }

    @Rule("AGR-D18")
    private static void askForMulligan(State position, int seat) {
        if (canRedraw(position, seat, 0) || canRedraw(position, seat, 1)) {
            ask(position, seat, Asks.MULLIGAN.bare());
        }
    }

    /** Whether a seat has cards of a kind for which there is one fewer to be drawn. */
    @Rule("AGR-D18")
    private static boolean canRedraw(State position, int seat, int kind) {
        CardSet cards = Pile.cards(position, kind);
        int held = position.tableau().hand(seat).size(cards);
        return held > 1 && Pile.undealt(position, cards).size() >= held - 1;
    }

    /** Lets a seat change a card for a new one up to so many times, as long as there are any. */
    @Rule({"AGR-D21", "AGR-D22"})
    public static void askForChange(State position, int seat, int times) {
        if (times > 0 && !position.tableau().hand(seat).isEmpty() && isAnyLeft(position)) {
            ask(position, seat, Asks.CHANGE.with(times));
        }
    }

    /** Lets a seat choose the kind of a card that it draws; where there is one kind only, it is drawn at once. */
    @Rule({"AGR-D19", "AGR-D20", "AGR-D21"})
    public static void askForKind(State position, int seat, int changesLeft, Journal journal) {
        boolean areOccupations = !Pile.isEmpty(position, 0);
        boolean areMinors = !Pile.isEmpty(position, 1);
        if (areOccupations && areMinors) {
            ask(position, seat, Asks.DRAW.with(changesLeft));
        } else {
            if (areOccupations || areMinors) {
                draw(position, seat, areOccupations ? 0 : 1, journal);
            }
            askForChange(position, seat, changesLeft);
        }
    }

    /** Before the first round all are asked at the same time; later whoever it is about. */
    private static void ask(State position, int seat, long question) {
        if (position.board().round() == 0) {
            position.agenda().askTogether(seat, question);
        } else {
            position.agenda().ask(seat, question);
        }
    }

    private static boolean isAnyLeft(State position) {
        return !Pile.isEmpty(position, 0) || !Pile.isEmpty(position, 1);
    }

    /** Begins to change three cards for one. */
    @Rule("AGR-D19")
    public static void beginExchange(State position, int seat) {
        ask(position, seat, Asks.EXCHANGE.with(FOR_ONE));
    }

    /** Offers to change three cards for one. */
    @Rule("AGR-D19")
    public static void addExchange(State position, int seat, MoveList into) {
        if (position.table().dealing() == Dealing.THREE_FOR_ONE
                && position.tableau().hand(seat).size() >= FOR_ONE
                && isAnyLeft(position)) {
            into.add(Does.EXCHANGE.bare());
        }
    }

    /** Offers the answers to a question about changes. */
    @Rule({"AGR-D18", "AGR-D19", "AGR-D20", "AGR-D21", "AGR-D22"})
    public static void add(State position, int seat, long question, MoveList into) {
        switch (Asks.of(question)) {
            case MULLIGAN -> {
                for (int kind = 0; kind < Pile.KINDS; kind++) {
                    if (canRedraw(position, seat, kind)) {
                        into.add(Does.REDRAW.with(kind));
                    }
                }
                into.add(Does.DONE.bare());
            }
            case CHANGE -> {
                addHand(position, seat, into);
                into.add(Does.DONE.bare());
            }
            case EXCHANGE -> addHand(position, seat, into);
            case DRAW -> {
                for (int kind = 0; kind < Pile.KINDS; kind++) {
                    into.add(Does.DRAW_NEW.with(kind));
                }
            }
            default -> throw new IllegalArgumentException("this is not about changes: " + question);
        }
    }

    private static void addHand(State position, int seat, MoveList into) {
        CardSet hand = position.tableau().hand(seat);
        for (int slot = hand.first(); slot >= 0; slot = hand.next(slot)) {
            into.add(Does.LAY_ASIDE.with(position.table().deck().number(slot)));
        }
    }

    @Rule({"AGR-D18", "AGR-D19", "AGR-D20", "AGR-D21", "AGR-D22"})
    public static void play(State position, int seat, long question, long move, Journal journal) {
        position.agenda().answered(seat);
        int left = Verb.first(question);
        switch (Does.of(move)) {
            case REDRAW -> redraw(position, seat, Verb.first(move));
            case LAY_ASIDE -> {
                layAside(position, seat, position.table().deck().slot(Verb.first(move)), journal);
                if (Asks.of(question) == Asks.CHANGE) {
                    askForKind(position, seat, left - 1, journal);
                } else if (left > 1) {
                    ask(position, seat, Asks.EXCHANGE.with(left - 1));
                } else {
                    askForKind(position, seat, 0, journal);
                }
            }
            case DRAW_NEW -> {
                draw(position, seat, Verb.first(move), journal);
                askForChange(position, seat, left);
            }
            default -> {}
        }
    }

    @Rule("AGR-D18")
    private static void redraw(State position, int seat, int kind) {
        CardSet hand = position.tableau().hand(seat);
        CardSet cards = Pile.cards(position, kind);
        int held = hand.size(cards);
        for (int slot = hand.first(cards); slot >= 0; slot = hand.next(cards, slot)) {
            layAsideInSecret(position, seat, slot);
        }
        Pile.draw(position, seat, kind, held - 1);
        askForMulligan(position, seat);
    }

    private static void draw(State position, int seat, int kind, Journal journal) {
        Pile.draw(position, seat, kind, 1);
        journal.note(Happens.DREW_NEW, seat, kind);
    }

    /** Lays a card aside: face down, but for one that everybody knows. */
    @Rule("AGR-D23")
    private static void layAside(State position, int seat, int slot, Journal journal) {
        if (position.tableau().known().has(slot)) {
            position.tableau().remove(seat, slot);
            journal.note(Happens.CARD_GONE, seat, position.table().deck().number(slot));
        } else {
            layAsideInSecret(position, seat, slot);
        }
    }

    private static void layAsideInSecret(State position, int seat, int slot) {
        position.tableau().discard(seat, slot);
        position.draft().put(seat, slot);
    }

    /** Whether others see from behind what somebody takes or lays aside by a move. */
    @Rule({"AGR-D16", "AGR-D23"})
    public static boolean isSecret(State position, long move) {
        return switch (Does.of(move)) {
            case PICK -> true;
            case LAY_ASIDE ->
                !position.tableau().known().has(position.table().deck().slot(Verb.first(move)));
            default -> false;
        };
    }
}
