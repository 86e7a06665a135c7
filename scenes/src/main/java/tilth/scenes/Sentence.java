package tilth.scenes;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One sentence of a phrasebook, and the names of all facts it speaks of, also of those inside a choice. */
final class Sentence {

    private final MessageFormat format;
    private final Set<String> names = new TreeSet<>();

    Sentence(String pattern, Locale language) {
        format = new MessageFormat(pattern, language);
        MessagePattern parts = new MessagePattern(pattern);
        for (int i = 0; i < parts.countParts(); i++) {
            MessagePattern.Part part = parts.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_NAME) {
                names.add(parts.getSubstring(part));
            }
        }
    }

    Set<String> names() {
        return names;
    }

    /** The sentence with its facts; a format is not made for several threads. */
    synchronized String say(Map<String, Object> facts) {
        return format.format(facts);
    }
}
