package tilth.engine;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** A whole {@link GameRecord} as one word that fits into a link: its text, pressed small. */
public final class RecordLink {

    /** No record of ours is longer, and nobody can blow a small link up to fill the memory. */
    private static final int LONGEST_TEXT = 256 * 1024;

    private static final int CHUNK = 4096;

    private RecordLink() {}

    public static String write(GameRecord record) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(RecordText.write(record).getBytes(StandardCharsets.UTF_8));
            deflater.finish();
            ByteArrayOutputStream pressed = new ByteArrayOutputStream();
            byte[] chunk = new byte[CHUNK];
            while (!deflater.finished()) {
                pressed.write(chunk, 0, deflater.deflate(chunk));
            }
            return Base64.getUrlEncoder().withoutPadding().encodeToString(pressed.toByteArray());
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
            ByteArrayOutputStream text = new ByteArrayOutputStream();
            byte[] chunk = new byte[CHUNK];
            while (!inflater.finished()) {
                int length = inflater.inflate(chunk);
                if (length == 0 || text.size() + length > LONGEST_TEXT) {
                    throw new DataFormatException("cut off or too long");
                }
                text.write(chunk, 0, length);
            }
            return text.toString(StandardCharsets.UTF_8);
        } finally {
            inflater.end();
        }
    }
}
