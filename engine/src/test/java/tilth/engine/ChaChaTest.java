package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Against the published key streams of ChaCha20: RFC 8439, section 2.3.2 and appendix A.1. */
class ChaChaTest {

    private static final Seed ZERO = new Seed(0, 0, 0, 0);

    @Test
    void the_stream_of_key_nought_is_the_published_one() {
        ChaCha stream = new ChaCha(ZERO, 0, 0);
        assertThat(block(stream))
                .isEqualTo("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                        + "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
        assertThat(block(stream))
                .isEqualTo("9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                        + "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
    }

    @Test
    void the_last_bits_of_the_key_count() {
        ChaCha stream = new ChaCha(new Seed(0, 0, 0, 1L << 56), 0, 0);
        block(stream);
        assertThat(block(stream))
                .isEqualTo("3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                        + "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
    }

    /** The index is the first word of the published nonce, the purpose's nonce the other two. */
    @Test
    void key_index_and_nonce_lie_where_the_standard_puts_them() {
        Seed key = new Seed(0x0706050403020100L, 0x0F0E0D0C0B0A0908L, 0x1716151413121110L, 0x1F1E1D1C1B1A1918L);
        ChaCha stream = new ChaCha(key, 0x4A000000L, 0x09000000);
        block(stream);
        assertThat(block(stream))
                .isEqualTo("10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                        + "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
    }

    private static String block(ChaCha stream) {
        ByteBuffer bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 16; i++) {
            bytes.putInt(stream.nextInt());
        }
        return HexFormat.of().formatHex(bytes.array());
    }
}
