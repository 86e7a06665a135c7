package tilth.server.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Seats;
import tilth.server.people.Keys;

/**
 * A seat of a table and who sits there: nobody yet, a person or a bot.
 *
 * @param keys the hashes of the secrets that open this seat to its holder
 * @param bot the bot that plays here, for itself or for a person who is away
 * @param colour the number of the colour it plays with
 * @param confirms whether its finished turns wait for its word to be handed on
 */
public record Chair(String name, Set<String> keys, @Nullable String bot, int colour, boolean confirms) {

    public static final int NO_COLOUR = -1;

    /** How many colours there are to choose from. */
    public static final int COLOURS = 5;

    public static final Chair FREE = new Chair("", Set.of(), null, NO_COLOUR, false);

    public Chair {
        keys = Set.copyOf(keys);
    }

    public static Chair ofPerson(String name, String key, int colour) {
        return new Chair(name, Set.of(key), null, colour, true);
    }

    public static Chair ofBot(String spec, int colour) {
        return new Chair(spec, Set.of(), spec, colour, false);
    }

    public boolean isFree() {
        return bot == null && !isPerson();
    }

    /** Whether a bot has this seat for itself. */
    public boolean isBot() {
        return bot != null && !isPerson();
    }

    /** Whether the seat belongs to a person, who may be away. */
    public boolean isPerson() {
        return !keys.isEmpty();
    }

    /** Whether a bot plays for a person who is away. */
    public boolean isStoodIn() {
        return bot != null && isPerson();
    }

    /** Whether a person answers here. */
    public boolean isPlayedByPerson() {
        return isPerson() && bot == null;
    }

    /** The bot that answers here. */
    public Optional<String> player() {
        return Optional.ofNullable(bot);
    }

    /** Whether its finished turns wait to be handed on. */
    public boolean holdsTurns() {
        return confirms && isPlayedByPerson();
    }

    /** The one of these chairs that somebody holds, or {@link Seats#WATCHER}; their first key that fits decides. */
    public static int heldBy(Keys keys, List<Chair> chairs) {
        return keys.each()
                .flatMapToInt(key -> IntStream.range(0, chairs.size())
                        .filter(seat -> key.open(chairs.get(seat).keys())))
                .findFirst()
                .orElse(Seats.WATCHER);
    }

    Chair confirming(boolean on) {
        return new Chair(name, keys, bot, colour, on);
    }

    Chair withKey(String key) {
        Set<String> more = new HashSet<>(keys);
        more.add(key);
        return new Chair(name, more, bot, colour, confirms);
    }

    Chair stoodInBy(@Nullable String spec) {
        return new Chair(name, keys, spec, colour, confirms);
    }
}
