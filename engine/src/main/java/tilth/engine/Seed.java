package tilth.engine;

import java.util.HexFormat;
import java.util.Optional;

/**
 * The 256 secret bits all chance of one table comes from. A pure function gives the stream for each purpose and turn, so
 * a new use of chance disturbs no old record, and an undone roll rolls the same again.
 */
public record Seed(long first, long second, long third, long fourth) {

    /** For a position of no game in particular. */
    public static final Seed OF_NO_GAME = of(0);

    /** The seed a whole number stands for, for tests and simulations. */
    public static Seed of(long number) {
        long step = 0x9E3779B97F4A7C15L;
        return new Seed(
                QuickRng.mix(number + step),
                QuickRng.mix(number + 2 * step),
                QuickRng.mix(number + 3 * step),
                QuickRng.mix(number + 4 * step));
    }

    /** The seed of game {@code index} in a long run of games. */
    public static Seed of(long number, long index) {
        return of(QuickRng.mix(number) + index);
    }

    /** Reads a whole number or 64 hexadecimal digits. */
    public static Optional<Seed> read(String text) {
        if (text.matches("[0-9a-f]{64}")) {
            return Optional.of(new Seed(
                    HexFormat.fromHexDigitsToLong(text, 0, 16),
                    HexFormat.fromHexDigitsToLong(text, 16, 32),
                    HexFormat.fromHexDigitsToLong(text, 32, 48),
                    HexFormat.fromHexDigitsToLong(text, 48, 64)));
        }
        try {
            return Optional.of(of(Long.parseLong(text)));
        } catch (NumberFormatException notANumber) {
            return Optional.empty();
        }
    }

    public String hex() {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits(first) + hex.toHexDigits(second) + hex.toHexDigits(third) + hex.toHexDigits(fourth);
    }

    /** The stream of chance for one purpose. */
    public Rng stream(Purpose purpose) {
        return stream(purpose, 0);
    }

    /** The stream of chance for one purpose in, say, one round. */
    public Rng stream(Purpose purpose, int index) {
        return new ChaCha(this, purpose.nonce(), index);
    }

    /** A seed for an imagined world. */
    public static Seed imagined(Rng rng) {
        return new Seed(rng.nextLong(), rng.nextLong(), rng.nextLong(), rng.nextLong());
    }

    public long digest(long digest) {
        return Digest.add(Digest.add(Digest.add(Digest.add(digest, first), second), third), fourth);
    }

    @Override
    public String toString() {
        return "a secret seed";
    }
}
