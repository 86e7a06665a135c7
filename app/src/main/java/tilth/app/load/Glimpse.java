package tilth.app.load;

import java.util.ArrayList;
import java.util.List;

/**
 * What a client reads off the text of a table: how far it is, who is asked, what is offered. Read by searching, because
 * parsing thousands of tables a second would slow down the server on the same machine.
 *
 * @param asked the first seat that is asked, or none
 */
record Glimpse(int played, int asked, boolean over, String text) {

    static final int NOBODY = -1;

    /** Before anything has come. */
    static final Glimpse NOTHING = new Glimpse(-1, NOBODY, false, "");

    static Glimpse of(String text) {
        int asked = text.indexOf("\"asked\":[") + "\"asked\":[".length();
        boolean somebody = Character.isDigit(text.charAt(asked));
        return new Glimpse(
                number(text, text.indexOf("\"played\":") + "\"played\":".length()),
                somebody ? number(text, asked) : NOBODY,
                text.contains("\"over\":true"),
                text);
    }

    List<String> moves() {
        List<String> moves = new ArrayList<>();
        String mark = "\"move\":\"";
        for (int at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
            int start = at + mark.length();
            moves.add(text.substring(start, text.indexOf('"', start)));
        }
        return moves;
    }

    private static int number(String text, int from) {
        int end = from;
        while (Character.isDigit(text.charAt(end))) {
            end++;
        }
        return Integer.parseInt(text, from, end, 10);
    }
}
