package tilth.testkit.sheaves;

import tilth.engine.Journal;
import tilth.engine.Purpose;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Setup;
import tilth.engine.Verb;

/** Carries out moves, and the deeds between the questions of a round. */
final class Rounds {

    private static final Purpose CARDS = Purpose.of("cards");
    private static final Purpose DIE = Purpose.of("die");
    private static final int DIE_FACES = 6;
    private static final byte FIXED_FIELD = 3;

    private Rounds() {}

    static SheavesPosition begin(Setup setup) {
        SheavesPosition position = new SheavesPosition();
        position.seats = (byte) setup.seats();
        position.seed = setup.seed();
        position.fixedField = setup.isChosen(Sheaves.FIELD, "three") ? FIXED_FIELD : (byte) 0;
        int each = setup.number(Sheaves.HAND);
        position.cards.deal(setup.seats(), each, setup.seed().stream(CARDS));
        askForCards(position, Journal.SILENT);
        return position;
    }

    static void answer(SheavesPosition position, int seat, long move, Journal journal) {
        switch (Does.of(move)) {
            case LAY -> lay(position, seat, Verb.first(move), journal);
            case THRESH -> thresh(position, seat, journal);
            case NAME -> name(position, seat, Verb.first(move), journal);
            case GIVE_CARD -> giveCard(position, seat, Verb.first(move), journal);
            case GIVE_SHEAF -> giveSheaf(position, seat, journal);
        }
    }

    static void carryOut(SheavesPosition position, long deed, Journal journal) {
        switch (Follows.of(deed)) {
            case TURN_UP -> turnUp(position, journal);
            case NEXT_ROUND -> nextRound(position, journal);
        }
    }

    @Rule({"SHV-2", "SHV-6"})
    private static void askForCards(SheavesPosition position, Journal journal) {
        boolean someHold = false;
        for (int seat = 0; seat < position.seats; seat++) {
            if (position.cards.inHand(seat) > 0) {
                if (!someHold) {
                    position.agenda().then(Follows.TURN_UP.bare());
                }
                someHold = true;
                position.agenda().askTogether(seat, Asks.LAY.bare());
            }
        }
        if (!someHold) {
            journal.note(Happens.GAME_ENDED, Seats.NOBODY);
        }
    }

    @Rule("SHV-2")
    private static void lay(SheavesPosition position, int seat, int card, Journal journal) {
        position.agenda().answered(seat);
        position.cards.lay(seat, card);
        journal.note(Happens.LAID, seat);
        journal.noteTo(1 << seat, Happens.CHOSEN, seat, card, 0, 0);
    }

    // The question stays open: an aside does not answer it.
    @Rule("SHV-5")
    private static void thresh(SheavesPosition position, int seat, Journal journal) {
        position.sheaves[seat] -= SheavesOffers.SHEAVES_FOR_A_SACK;
        position.sacks[seat]++;
        journal.note(Happens.THRESHED, seat);
    }

    @Rule({"SHV-2", "SHV-3", "SHV-4"})
    private static void turnUp(SheavesPosition position, Journal journal) {
        int highest = Cards.NONE;
        int winner = Seats.NOBODY;
        for (int seat = 0; seat < position.seats; seat++) {
            int card = position.cards.laid(seat);
            if (card != Cards.NONE) {
                position.cards.turnUp(seat, card);
                journal.note(Happens.TURNED_UP, seat, card);
                winner = card > highest ? seat : winner;
                highest = Math.max(card, highest);
            }
        }
        takeSheaves(position, winner, journal);
        position.agenda().then(Follows.NEXT_ROUND.bare());
        if (someCanBeNamed(position, winner)) {
            position.agenda().ask(winner, Asks.NAME.bare());
        }
    }

    @Rule("SHV-3")
    private static void takeSheaves(SheavesPosition position, int seat, Journal journal) {
        int field = position.fixedField;
        if (field == 0) {
            field = 1 + position.seed.stream(DIE, position.round).below(DIE_FACES);
            journal.note(Happens.ROLLED, Seats.NOBODY, field);
        }
        position.lastField = (byte) field;
        position.sheaves[seat] += (byte) field;
        journal.note(Happens.SHEAVES_TAKEN, seat, field);
    }

    private static boolean someCanBeNamed(SheavesPosition position, int by) {
        for (int seat = 0; seat < position.seats; seat++) {
            if (SheavesOffers.canBeNamed(position, by, seat)) {
                return true;
            }
        }
        return false;
    }

    @Rule("SHV-4")
    private static void name(SheavesPosition position, int seat, int named, Journal journal) {
        position.agenda().answered(seat);
        journal.note(Happens.NAMED, seat, named);
        position.agenda().ask(named, Asks.GIVE.with(seat));
    }

    @Rule({"SHV-4", "SHV-7"})
    private static void giveCard(SheavesPosition position, int seat, int card, Journal journal) {
        int to = Verb.first(position.question(seat));
        position.agenda().answered(seat);
        position.cards.give(seat, to, card);
        journal.note(Happens.CARD_GIVEN, seat);
        journal.noteTo(1 << seat | 1 << to, Happens.CARD_SHOWN, seat, card, 0, 0);
    }

    @Rule("SHV-4")
    private static void giveSheaf(SheavesPosition position, int seat, Journal journal) {
        position.agenda().answered(seat);
        position.sheaves[seat]--;
        journal.note(Happens.SHEAF_GIVEN, seat);
    }

    private static void nextRound(SheavesPosition position, Journal journal) {
        position.round++;
        askForCards(position, journal);
    }
}
