package tilth.scenes.web;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a page that a browser keeps while they stay the same. Each carries a print of what it is; where a browser
 * names the print, an empty element stands for the part.
 */
final class KeptParts {

    /** Text and attributes are escaped, so that nobody's words can look like this. */
    private static final Pattern PART = Pattern.compile("<([a-z]+) id=\"([^\"]*)\" data-kept=\"(?=\")");

    private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    private static final int LETTER_BITS = 6;
    private static final int PRINT_LENGTH = 6;

    private final String page;
    private final Set<String> had;
    private final StringBuilder sent;

    private KeptParts(String page, Set<String> had) {
        this.page = page;
        this.had = had;
        sent = new StringBuilder(page.length());
    }

    /** A page without the parts whose prints a browser has named. */
    static String without(Set<String> had, String page) {
        return new KeptParts(page, had).sent();
    }

    private String sent() {
        int from = 0;
        Matcher part = PART.matcher(page);
        while (part.find(from)) {
            int end = end(part.start(), part.group(1));
            String print = print(part.start(), end);
            if (had.contains(print)) {
                sent.append(page, from, part.start());
                sent.append("<%s id=\"%s\" data-same=\"%s\"></%1$s>".formatted(part.group(1), part.group(2), print));
                from = end;
            } else {
                sent.append(page, from, part.end()).append(print);
                from = part.end();
            }
        }
        return sent.append(page, from, page.length()).toString();
    }

    /** Where an element ends that begins here. */
    private int end(int start, String name) {
        int open = 0;
        for (int at = start; at >= 0; at = page.indexOf('<', at + 1)) {
            boolean closes = page.charAt(at + 1) == '/';
            if (isNamed(at + (closes ? 2 : 1), name)) {
                open += closes ? -1 : 1;
            }
            if (open == 0) {
                return page.indexOf('>', at) + 1;
            }
        }
        return page.length();
    }

    private boolean isNamed(int at, String name) {
        return page.startsWith(name, at) && " >".indexOf(page.charAt(at + name.length())) >= 0;
    }

    private String print(int start, int end) {
        long sum = 0xcbf29ce484222325L;
        for (int i = start; i < end; i++) {
            sum = (sum ^ page.charAt(i)) * 0x100000001b3L;
        }
        StringBuilder print = new StringBuilder(PRINT_LENGTH);
        for (int i = 1; i <= PRINT_LENGTH; i++) {
            print.append(LETTERS.charAt((int) (sum >>> Long.SIZE - i * LETTER_BITS) & LETTERS.length() - 1));
        }
        return print.toString();
    }
}
