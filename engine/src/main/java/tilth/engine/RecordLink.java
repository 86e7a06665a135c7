package tilth.engine;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A whole {@link GameRecord} as one word that fits into a link: its text, pressed small. */
public final class RecordLink {

    /** No record of ours is longer, and nobody can blow a small link up to fill the memory. */
    private static final int LONGEST_TEXT = 128 * 1024;

    private RecordLink() {}

    public static String write(GameRecord record) {
        byte[] text = RecordText.write(record).getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(text);
            deflater.finish();
            // What cannot be pressed grows by a few bytes.
            byte[] pressed = new byte[text.length + 64];
            int length = deflater.deflate(pressed);
            return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(pressed, length));
        } finally {
            deflater.end();
        }
    }

    /** Reads what {@link #write} wrote; anything else is refused with one sentence. */
    public static GameRecord read(String link) {
        try {
            return RecordText.read(text(Base64.getUrlDecoder().decode(link)));
        } catch (IllegalArgumentException | DataFormatException broken) {
            throw new BadInput("This link holds no record; perhaps a part of it is missing.", broken);
        }
    }

    private static String text(byte[] pressed) throws DataFormatException {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(pressed);
            byte[] text = new byte[LONGEST_TEXT];
            int length = inflater.inflate(text);
            if (!inflater.finished()) {
                throw new DataFormatException("cut off or too long");
            }
            return new String(text, 0, length, StandardCharsets.UTF_8);
        } finally {
            inflater.end();
        }
    }
}
