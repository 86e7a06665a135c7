package tilth.engine;

/** A 64-bit fingerprint of a position, built up number by number. Good for comparing, not for secrets. */
public final class Digest {

    public static final long START = 0x9E3779B97F4A7C15L;

    private Digest() {}

    public static long add(long digest, long number) {
        long mixed = (digest ^ number) * 0xBF58476D1CE4E5B9L;
        return (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
    }

    public static long addAll(long digest, long[] numbers) {
        long mixed = digest;
        for (long number : numbers) {
            mixed = add(mixed, number);
        }
        return mixed;
    }

    public static long addAll(long digest, int[] numbers) {
        long mixed = digest;
        for (int number : numbers) {
            mixed = add(mixed, number);
        }
        return mixed;
    }

    public static long addAll(long digest, byte[] numbers) {
        long mixed = digest;
        for (byte number : numbers) {
            mixed = add(mixed, number);
        }
        return mixed;
    }

    public static long addText(long digest, String text) {
        long mixed = add(digest, text.length());
        for (int i = 0; i < text.length(); i++) {
            mixed = add(mixed, text.charAt(i));
        }
        return mixed;
    }
}
