package tilth.scenes;

import java.util.List;
import java.util.regex.Pattern;

/** How text is written: plain, or in colour for a terminal. Colour never says anything that the text does not. */
public enum Ink {
    PLAIN,
    COLOUR;

    private static final String[] MARKS = {"*", "#", "^", "o", "+"};
    private static final int[] COLOURS = {31, 34, 33, 32, 35};
    private static final int BOLD = 1;
    private static final int FAINT = 2;
    private static final Pattern ESCAPES = Pattern.compile("\u001B\\[[0-9;]*m");

    /** The sign that stands for a seat. */
    public static String mark(int seat) {
        return seat < MARKS.length ? MARKS[seat] : Integer.toString(seat);
    }

    /** How many columns a text takes. */
    public static int width(String text) {
        String visible = ESCAPES.matcher(text).replaceAll("");
        return visible.codePointCount(0, visible.length());
    }

    /** A text in the colour of a seat. */
    public String seat(int seat, String text) {
        return seat < COLOURS.length ? paint(COLOURS[seat], text) : text;
    }

    /** The name of a seat with its mark, such as "Red *". */
    public String name(int seat, Words words) {
        return seat(seat, words.seat(seat) + " " + mark(seat));
    }

    public String heading(String text) {
        return paint(BOLD, text);
    }

    public String quiet(String text) {
        return paint(FAINT, text);
    }

    public List<String> quiet(List<String> lines) {
        return lines.stream().map(this::quiet).toList();
    }

    private String paint(int code, String text) {
        return switch (this) {
            case PLAIN -> text;
            case COLOUR -> "\u001B[" + code + "m" + text + "\u001B[0m";
        };
    }
}
