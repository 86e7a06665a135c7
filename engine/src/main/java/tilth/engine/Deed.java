package tilth.engine;

/**
 * Something a game does by itself, once every question above it on the {@link Agenda} is answered. A game lists its deeds
 * as an enum.
 *
 * <p>Deeds are packed into one {@code long}: the ordinal in the lowest eight bits, a seat in the next four, and up to
 * {@value #CONTENT_BITS} bits for whatever else the deed has to know.
 */
public interface Deed {

    int CONTENT_BITS = 44;

    int ordinal();

    default long bare() {
        return ordinal();
    }

    default long with(int seat, long content) {
        return ordinal() | (long) seat << 8 | content << 12;
    }

    static int ordinalOf(long packed) {
        return (int) packed & 0xFF;
    }

    static int seat(long packed) {
        return (int) (packed >>> 8) & 0xF;
    }

    static long content(long packed) {
        return packed >>> 12;
    }
}
