package tilth.app;

import tilth.bots.Bot;

/** Who holds a seat. */
sealed interface Player {

    /** A bot. */
    record Automatic(Bot bot) implements Player {}

    /** A person at this terminal. */
    record AtTheTerminal() implements Player {}
}
