package tilth.server;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;

/** The secrets that seats belong to. Only their hashes are kept. */
final class Tokens {

    private static final SecureRandom SECRET = new SecureRandom();
    private static final int BYTES = 32;

    private Tokens() {}

    static String fresh() {
        byte[] bytes = new byte[BYTES];
        SECRET.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    static String hash(String token) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(token.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException(missing);
        }
    }
}
