package tilth.scenes;

import java.util.ArrayList;
import java.util.List;

/** Text cut into lines. */
public final class Lines {

    /** The columns of a page. */
    public static final int WIDTH = 80;

    /** French sets a space before some signs, where a line must not break. */
    private static final String BETWEEN_WORDS = "(?<!«)\\s+(?![:;?!»…][.,]?(\\s|$))";

    private Lines() {}

    public static List<String> wrap(String text) {
        return wrap("", text);
    }

    /** Breaks a text between words. A heading stands before its first line, and the others are indented as far. */
    public static List<String> wrap(String heading, String text) {
        List<String> lines = new ArrayList<>();
        String indent = " ".repeat(Ink.width(heading));
        StringBuilder line = new StringBuilder(heading);
        int empty = line.length();
        for (String word : text.strip().split(BETWEEN_WORDS)) {
            if (line.length() > empty && Ink.width(line.toString()) + 1 + Ink.width(word) > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(indent);
                empty = line.length();
            }
            line.append(line.length() > empty ? " " : "").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
