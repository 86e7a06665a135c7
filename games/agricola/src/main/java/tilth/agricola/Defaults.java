package tilth.agricola;

import java.util.OptionalLong;
import tilth.agricola.harvest.Feeding;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.MoveList;

/** The sensible answer of somebody who is asked out of turn and does not answer. */
final class Defaults {

    private Defaults() {}

    /** Feeds the family with whatever there is, keeps the first choice of animals, lets optional cards be. */
    static OptionalLong answer(AgricolaPosition position, int seat) {
        return switch (Asks.of(position.question(seat))) {
            case FEED -> OptionalLong.of(feeding(position, seat));
            case BREED -> OptionalLong.of(first(position, seat));
            case KEEP, REACT, CHOOSE ->
                seat == position.board().active() ? OptionalLong.empty() : OptionalLong.of(last(position, seat));
            case REVEAL -> position.seats() == 1 ? OptionalLong.empty() : OptionalLong.of(first(position, seat));
            case CHANGE, DRAW ->
                position.board().round() == 0
                                || position.board().isWork()
                                        && seat == position.board().active()
                        ? OptionalLong.empty()
                        : OptionalLong.of(last(position, seat));
            case PLACE, WORK, PAY, PICK, MULLIGAN, EXCHANGE -> OptionalLong.empty();
        };
    }

    /** Something that brings food as long as some is missing. */
    private static long feeding(AgricolaPosition position, int seat) {
        MoveList offered = offered(position, seat);
        boolean isHungry = Feeding.missing(position, seat) > 0;
        for (int i = offered.size() - 1; i >= 0 && isHungry; i--) {
            Does does = Does.of(offered.at(i));
            if (does == Does.CRAFT || does == Does.EAT || does == Does.COOK) {
                return offered.at(i);
            }
        }
        return Does.FEED.bare();
    }

    private static long first(AgricolaPosition position, int seat) {
        return offered(position, seat).at(0);
    }

    /** To stop is the last offer, apart from what is allowed at any time. */
    private static long last(AgricolaPosition position, int seat) {
        MoveList offered = offered(position, seat);
        int last = offered.size() - 1;
        while (last > 0 && Does.of(offered.at(last)).isAside()) {
            last--;
        }
        return offered.at(last);
    }

    private static MoveList offered(AgricolaPosition position, int seat) {
        MoveList offered = new MoveList();
        position.moves(seat, offered);
        return offered;
    }
}
