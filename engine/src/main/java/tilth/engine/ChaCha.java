package tilth.engine;

/**
 * The ChaCha20 key stream (Bernstein 2008) as a source of chance: whoever has seen any number of draws can foretell
 * none of the next.
 */
final class ChaCha extends Rng {

    private static final int WORDS = 16;
    private static final int ROUNDS = 20;

    private final int[] start = new int[WORDS];
    private final int[] block = new int[WORDS];
    private int used = WORDS;

    ChaCha(Seed seed, long nonce, int index) {
        start[0] = 0x61707865;
        start[1] = 0x3320646E;
        start[2] = 0x79622D32;
        start[3] = 0x6B206574;
        put(4, seed.first());
        put(6, seed.second());
        put(8, seed.third());
        put(10, seed.fourth());
        start[12] = 0; // the block counter
        start[13] = index;
        put(14, nonce);
    }

    private void put(int at, long number) {
        start[at] = (int) number;
        start[at + 1] = (int) (number >>> 32);
    }

    @Override
    public int nextInt() {
        if (used == WORDS) {
            nextBlock();
        }
        return block[used++];
    }

    private void nextBlock() {
        System.arraycopy(start, 0, block, 0, WORDS);
        for (int round = 0; round < ROUNDS; round += 2) {
            quarter(0, 4, 8, 12);
            quarter(1, 5, 9, 13);
            quarter(2, 6, 10, 14);
            quarter(3, 7, 11, 15);
            quarter(0, 5, 10, 15);
            quarter(1, 6, 11, 12);
            quarter(2, 7, 8, 13);
            quarter(3, 4, 9, 14);
        }
        for (int i = 0; i < WORDS; i++) {
            block[i] += start[i];
        }
        start[12]++;
        used = 0;
    }

    private void quarter(int a, int b, int c, int d) {
        block[a] += block[b];
        block[d] = Integer.rotateLeft(block[d] ^ block[a], 16);
        block[c] += block[d];
        block[b] = Integer.rotateLeft(block[b] ^ block[c], 12);
        block[a] += block[b];
        block[d] = Integer.rotateLeft(block[d] ^ block[a], 8);
        block[c] += block[d];
        block[b] = Integer.rotateLeft(block[b] ^ block[c], 7);
    }
}
