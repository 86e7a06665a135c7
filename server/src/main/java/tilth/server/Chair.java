package tilth.server;

import org.jspecify.annotations.Nullable;

/** A seat of a table and who sits there: nobody yet, a person known by a secret token, or a bot. */
record Chair(
        String name, @Nullable String tokenHash, @Nullable String bot, boolean confirms) {

    static final Chair FREE = new Chair("", null, null, false);

    static Chair ofPerson(String name, String tokenHash) {
        return new Chair(name, tokenHash, null, true);
    }

    static Chair ofBot(String spec) {
        return new Chair(spec, null, spec, false);
    }

    boolean isFree() {
        return tokenHash == null && bot == null;
    }

    boolean isBot() {
        return bot != null;
    }

    Chair confirming(boolean confirms) {
        return new Chair(name, tokenHash, bot, confirms);
    }
}
