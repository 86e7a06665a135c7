package tilth.server.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/** The secrets that seats belong to. Only their hashes are kept. */
public final class Tokens {

    private static final SecureRandom SECRET = new SecureRandom();
    private static final int BYTES = 32;

    private Tokens() {}

    public static String fresh() {
        byte[] bytes = new byte[BYTES];
        SECRET.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    public static boolean isToken(String text) {
        return text.matches("[0-9a-f]{64}");
    }

    public static String hash(String token) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** Compares in a time that tells nothing about where two hashes differ. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** Any text in the few characters a cookie may hold. */
    public static String wrapped(String text) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    public static Optional<String> unwrapped(String text) {
        try {
            return Optional.of(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
