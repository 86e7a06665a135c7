package tilth.farmerama;

import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Verb;

/** The solo game: a card is turned up, may be put under the pile, and any one action is carried out. */
final class Solo {

    static final int SEAT = 0;

    private static final Purpose PILE = Purpose.of("pile");

    private Solo() {}

    static void begin(FarmeramaPosition position, Journal journal) {
        position.piles().deal(position.seed().stream(PILE));
        beginTurn(position, journal);
    }

    @Rule("FRM-L2")
    private static void beginTurn(FarmeramaPosition position, Journal journal) {
        turnUp(position, journal);
        position.setWork(SEAT, Work.of(0, Card.ALL_CARDS));
        position.setActing(1 << SEAT);
        position.agenda().ask(SEAT, Asks.SOLO.bare());
    }

    @Rule("FRM-L2")
    private static void turnUp(FarmeramaPosition position, Journal journal) {
        position.piles().turnUp();
        int card = position.piles().turnedUp();
        journal.note(Happens.CARD_TURNED_UP, SEAT, card);
        if (card == Card.WATER.ordinal()) {
            CleanUp.turnActionWheel(position, journal);
        }
    }

    static void play(FarmeramaPosition position, int seat, long move, Journal journal) {
        switch (Does.of(move)) {
            case PUT_UNDER -> putUnder(position, journal);
            case SPEND -> spend(position, seat, Verb.first(move), journal);
            case USE, TURN, DONE -> {
                position.agenda().answered(seat);
                position.agenda().ask(seat, Asks.ACT.bare());
                Actions.play(position, seat, move, journal);
            }
            case PLAY, PICK, SOW, HARVEST, TAKE, FEED, EXTEND, FETCH, RESUME ->
                throw new IllegalArgumentException("a solo turn does not begin with that");
        }
    }

    @Rule({"FRM-L4", "FRM-L5"})
    static boolean canPutUnder(FarmeramaPosition position) {
        return Herd.tokens(position.herd(SEAT)) > 0
                && (position.piles().size() > 0 || position.table().putsLastUnder());
    }

    @Rule({"FRM-L4", "FRM-L5"})
    private static void putUnder(FarmeramaPosition position, Journal journal) {
        position.setHerd(SEAT, Herd.withTokens(position.herd(SEAT), -1));
        journal.note(Happens.PUT_UNDER, SEAT, position.piles().turnedUp());
        position.piles().putUnder();
        turnUp(position, journal);
    }

    @Rule("FRM-L7")
    static void spend(FarmeramaPosition position, int seat, int good, Journal journal) {
        position.setHerd(seat, Herd.withTokens(position.herd(seat), -1));
        journal.note(Happens.TOKEN_SPENT, seat, good);
        Farming.take(position, seat, good, 1, journal);
    }

    @Rule({"FRM-L3", "FRM-L8"})
    static void endTurn(FarmeramaPosition position, Journal journal) {
        SoloPiles piles = position.piles();
        piles.layAside();
        position.setRound(position.round() + 1);
        position.setWork(SEAT, Work.NONE);
        if (piles.size() == 0 && piles.reserveSize() == 0) {
            journal.note(Happens.GAME_ENDED, Seats.NOBODY);
            return;
        }
        if (piles.size() == 0) {
            shuffleReserveIn(position, journal);
        }
        beginTurn(position, journal);
    }

    @Rule("FRM-L3")
    private static void shuffleReserveIn(FarmeramaPosition position, Journal journal) {
        position.piles().shuffleReserveIn();
        journal.note(Happens.RESERVE_SHUFFLED_IN, Seats.NOBODY);
        if (Herd.tokens(position.herd(SEAT)) < position.values().mostTokens) {
            position.setHerd(SEAT, Herd.withTokens(position.herd(SEAT), 1));
            journal.note(Happens.TOKEN_GAINED, SEAT);
        }
    }
}
