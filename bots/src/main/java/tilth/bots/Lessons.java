package tilth.bots;

import java.util.List;

/** Games of bots from which a network is learnt that judges a game. */
public interface Lessons {

    /** A name for each of the numbers that go into the network. */
    List<String> names();

    /** The network that is in use. */
    Network inUse();

    /** One with the same layers that knows nothing yet. */
    Network blank(long seed);

    /** Who plays games for one thread, judging by a network as it is when a game begins. */
    Pupil pupil(Network network);

    /** A bot that judges by a network. */
    Bot bot(Network network, long seed);

    /** Plays games to learn from. */
    interface Pupil {
        /** Plays a game in a course that has come so far, from 0 to 1: towards its end bots do more of what they think best. */
        List<Lesson> game(long seed, double progress);
    }

    /** What was seen, and what a network should have told of it. */
    record Lesson(Noted seen, float right) {}
}
