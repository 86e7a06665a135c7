package tilth.server;

import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A seat of a table and who sits there: nobody yet, a person or a bot.
 *
 * @param keys the hashes of the secrets that open this seat to its holder
 * @param colour the number of the colour it plays with
 * @param confirms whether its finished turns wait for its word to be handed on
 */
record Chair(String name, Set<String> keys, @Nullable String bot, int colour, boolean confirms) {

    static final int NO_COLOUR = -1;
    static final Chair FREE = new Chair("", Set.of(), null, NO_COLOUR, false);

    Chair {
        keys = Set.copyOf(keys);
    }

    static Chair ofPerson(String name, String key, int colour) {
        return new Chair(name, Set.of(key), null, colour, true);
    }

    static Chair ofBot(String spec, int colour) {
        return new Chair(spec, Set.of(), spec, colour, false);
    }

    boolean isFree() {
        return !isBot() && !isPerson();
    }

    boolean isBot() {
        return bot != null;
    }

    boolean isPerson() {
        return !keys.isEmpty();
    }

    Chair confirming(boolean on) {
        return new Chair(name, keys, bot, colour, on);
    }

    Chair withKey(String key) {
        Set<String> more = new HashSet<>(keys);
        more.add(key);
        return new Chair(name, more, bot, colour, confirms);
    }
}
