package tilth.scenes.web;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What a test looks for in a drawn board. */
final class BoardHtml {

    static final Pattern ID = attribute("id");
    static final Pattern TARGET = attribute("data-target");
    static final Pattern FLOWN = attribute("data-symbol");
    static final Pattern FLOWN_FROM = attribute("data-from");
    static final Pattern FLOWN_TO = attribute("data-to");
    static final Pattern GHOST = attribute("data-ghost-for");
    static final Pattern USED = Pattern.compile("href=\"#([^\"]*)\"");

    private static final Pattern TAG = Pattern.compile("<([a-z][a-z0-9]*)((?:\\s+[a-zA-Z-]++=\"[^\"]*+\")*+)\\s*+/?>");
    private static final Pattern LIT = Pattern.compile("\\sclass=\"[^\"]*\\bcan\\b[^\"]*\"");

    private BoardHtml() {}

    private static Pattern attribute(String name) {
        return Pattern.compile("\\s" + name + "=\"([^\"]*)\"");
    }

    /** The targets of all things that wear the gold ring. */
    static List<String> lit(String board) {
        return litTags(board).map(tag -> found(TARGET, tag).getFirst()).toList();
    }

    static Stream<String> litTags(String board) {
        return tags(board).filter(LIT.asPredicate());
    }

    static Stream<String> tags(String html) {
        return TAG.matcher(html).results().map(MatchResult::group);
    }

    static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }
}
