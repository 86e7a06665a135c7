package tilth.scenes.web;

import org.jspecify.annotations.Nullable;

/**
 * Something that went from one place on the page to another in a move, for the script to show. Places go by the ids of
 * their elements.
 *
 * @param move the number of the move, from 0
 * @param symbol what flies; nothing for a piece that glides by itself
 * @param piece the piece that went; nothing for goods
 * @param step its place in the order of its move: one step comes after the other
 */
public record Flight(
        int move, @Nullable String symbol, @Nullable String piece, String from, String to, int count, int step) {

    public static Flight of(int move, String symbol, String from, String to, int count) {
        return new Flight(move, symbol, null, from, to, count, 0);
    }

    public static Flight piece(int move, String piece, String from) {
        return new Flight(move, null, piece, from, piece, 1, 0);
    }

    /** The same, so many steps after its move began. */
    public Flight after(int steps) {
        return new Flight(move, symbol, piece, from, to, count, steps);
    }
}
