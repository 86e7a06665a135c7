package tilth.farmerama;

import tilth.engine.Deed;
import tilth.engine.Journal;
import tilth.engine.Verb;

/** Carries out a move, and the deeds between the questions of a round. */
final class Rounds {

    private Rounds() {}

    static void answer(FarmeramaPosition position, int seat, long move, Journal journal) {
        switch (Asks.of(position.question(seat))) {
            case CARD, SECOND_CARD, CHIEF_CARD -> Choosing.play(position, seat, move, journal);
            case OBJECT -> Awards.pick(position, seat, Verb.first(move), journal);
            case OBJECT_SOW, OBJECT_HARVEST, OBJECT_TURN, OBJECT_GOOD, OBJECT_HOME ->
                Rewards.play(position, seat, move, journal);
            case ACT -> Actions.play(position, seat, move, journal);
            case REST -> Actions.resume(position, seat, journal);
            case SOLO -> Solo.play(position, seat, move, journal);
        }
    }

    static void carryOut(FarmeramaPosition position, long deed, Journal journal) {
        switch (Follows.of(deed)) {
            case REVEAL -> {
                Choosing.reveal(position, journal);
                Awards.begin(position, journal);
            }
            case COMPARE_AGAIN -> Awards.compareAgain(position, journal);
            case AWARD -> Awards.award(position, Deed.seat(deed), (int) Deed.content(deed), journal);
            case AWARD_THE_OTHER -> Awards.awardTheOther(position, Deed.seat(deed), journal);
            case LET_ACT -> Actions.begin(position, journal);
            case CLEAN_UP -> CleanUp.endRound(position, journal);
            case NEXT_SOLO_TURN -> Solo.endTurn(position, journal);
        }
    }
}
