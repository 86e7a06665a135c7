package tilth.agricola;

import tilth.agricola.board.Rounds;
import tilth.agricola.cards.Reactions;
import tilth.agricola.harvest.Breeding;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.pay.Paying;
import tilth.agricola.work.Asides;
import tilth.agricola.work.Keeping;
import tilth.agricola.work.Placing;
import tilth.agricola.work.Working;
import tilth.engine.MoveList;

/** The legal answers to every question, chapter by chapter. */
final class Offers {

    private Offers() {}

    static void add(AgricolaPosition position, int seat, MoveList into) {
        long question = position.question(seat);
        switch (Asks.of(question)) {
            case REVEAL -> Rounds.addCards(position, into);
            case PLACE -> {
                Placing.add(position, seat, into);
                Asides.add(position, seat, into);
            }
            case WORK -> Working.add(position, seat, question, into);
            case PAY -> Paying.add(position, seat, question, into);
            case KEEP -> Keeping.add(position, seat, into);
            case FEED -> Feeding.add(position, seat, into);
            case BREED -> Breeding.add(position, seat, into);
            case REACT -> Reactions.add(position, seat, question, into);
        }
    }
}
