package tilth.finca;

import java.util.Map;
import java.util.Optional;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;

/** Positions in the middle of games played by chance, such as nobody would think of. */
final class MidGame {

    private MidGame() {}

    static Setup setup(int seats, Map<String, String> options, long seed) {
        return new Setup(new Finca(), seats, options, Seed.of(seed));
    }

    /** The first beginning of a turn after so many moves, if the game lasts that long. */
    static Optional<FincaPosition> turn(Setup setup, long seed, int moves) {
        for (int after = moves; ; after++) {
            FincaPosition position =
                    (FincaPosition) RandomPlay.after(setup, seed, after).position();
            if (position.isOver()) {
                return Optional.empty();
            }
            if (FincaStage.asked(position) == Asks.TURN) {
                return Optional.of(position);
            }
        }
    }
}
