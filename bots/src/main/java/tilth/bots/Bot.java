package tilth.bots;

import tilth.engine.Sight;

/** A player that is not a person. One bot plays one seat of one game; it is not safe for several threads. */
public interface Bot {

    /** Chooses one of the moves its seat is offered; only called while the seat is asked. */
    long choose(Sight sight);
}
