package tilth.app;

import tilth.engine.GameRecord;

/** A fault in the middle of a game, with the game's record up to there. */
final class BrokenGame extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient GameRecord record;
    private final RuntimeException fault;

    BrokenGame(GameRecord record, RuntimeException fault) {
        super(fault);
        this.record = record;
        this.fault = fault;
    }

    GameRecord record() {
        return record;
    }

    RuntimeException fault() {
        return fault;
    }
}
