package tilth.chineur;

import java.util.Arrays;
import tilth.engine.Digest;
import tilth.engine.Rng;
import tilth.engine.Rule;

/**
 * A deck face down, the top first. Everybody has seen what was put under or on top of it since; of the tiles between
 * them only the back of the first can be known.
 */
final class Deck {

    private final byte[] tiles;
    private byte size;
    private byte knownOnTop;
    private byte knownBelow;

    Deck(int capacity) {
        tiles = new byte[capacity];
    }

    void copyFrom(Deck other) {
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        size = other.size;
        knownOnTop = other.knownOnTop;
        knownBelow = other.knownBelow;
    }

    /** Eight tiles at a time, as decks are the bulk of a position. */
    long digest(long digest) {
        long mixed = Digest.add(digest, size | knownOnTop << 8 | knownBelow << 16);
        long eight = 0;
        for (int i = 0; i < size; i++) {
            eight = eight << 8 | tiles[i];
            if (i % 8 == 7) {
                mixed = Digest.add(mixed, eight);
                eight = 0;
            }
        }
        return Digest.add(mixed, eight);
    }

    int size() {
        return size;
    }

    int at(int place) {
        return tiles[place];
    }

    int knownOnTop() {
        return knownOnTop;
    }

    int knownBelow() {
        return knownBelow;
    }

    /** Whether everybody has seen the tile at a place. */
    boolean isKnown(int place) {
        return place < knownOnTop || place >= size - knownBelow;
    }

    /** Adds a tile that nobody knows, before the deck is shuffled. */
    void add(int tile) {
        tiles[size++] = (byte) tile;
    }

    void shuffle(Rng rng) {
        shuffle(0, size, rng);
    }

    private void shuffle(int from, int to, Rng rng) {
        for (int i = to - 1; i > from; i--) {
            swap(i, from + rng.below(i - from + 1));
        }
    }

    private void swap(int one, int other) {
        byte tile = tiles[one];
        tiles[one] = tiles[other];
        tiles[other] = tile;
    }

    int draw() {
        int top = tiles[0];
        if (knownOnTop > 0) {
            knownOnTop--;
        } else if (knownBelow == size) {
            knownBelow--;
        }
        size--;
        System.arraycopy(tiles, 1, tiles, 0, size);
        tiles[size] = 0;
        return top;
    }

    void putUnder(int tile) {
        tiles[size++] = (byte) tile;
        knownBelow++;
    }

    void putOnTop(int tile) {
        System.arraycopy(tiles, 0, tiles, 1, size);
        tiles[0] = (byte) tile;
        size++;
        knownOnTop++;
    }

    /** Deals the tiles nobody has seen anew; the first of them keeps its back. */
    @Rule({"CHI-S7", "CHI-S8"})
    void imagine(byte[] backs, Rng rng) {
        int from = knownOnTop;
        int to = size - knownBelow;
        if (to - from < 2) {
            return;
        }
        int back = backs[tiles[from]];
        Arrays.sort(tiles, from, to);
        int alike = 0;
        for (int i = from; i < to; i++) {
            alike += backs[tiles[i]] == back ? 1 : 0;
        }
        int chosen = rng.below(alike);
        for (int i = from; i < to; i++) {
            if (backs[tiles[i]] == back && chosen-- == 0) {
                swap(from, i);
                break;
            }
        }
        shuffle(from + 1, to, rng);
    }
}
