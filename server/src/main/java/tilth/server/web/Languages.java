package tilth.server.web;

import java.util.Locale;
import java.util.Optional;
import tilth.scenes.Words;

/** Which of our languages somebody would like to read. */
final class Languages {

    /** Nobody reads more languages than fit in here; what is longer only keeps the house busy. */
    private static final int LONGEST_WISH = 200;

    private static final double FULL = 1;

    private Languages() {}

    /** The best of those that a browser asks for, such as {@code fr-BE, nl;q=0.8}; English if we speak none of them. */
    static Locale best(String wish) {
        Locale best = Locale.ENGLISH;
        double most = 0;
        for (String range :
                wish.substring(0, Math.min(wish.length(), LONGEST_WISH)).split(",")) {
            String[] parts = range.strip().split(";", 2);
            double weight = parts.length == 1 ? FULL : weight(parts[1]);
            Optional<Locale> spoken = spoken(parts[0].strip());
            if (weight > most && spoken.isPresent()) {
                best = spoken.get();
                most = weight;
            }
        }
        return best;
    }

    private static double weight(String text) {
        String number = text.strip();
        return number.matches("q=[01](\\.[0-9]{1,3})?") ? Double.parseDouble(number.substring(2)) : 0;
    }

    private static Optional<Locale> spoken(String tag) {
        String language = tag.split("[-_]", 2)[0].toLowerCase(Locale.ROOT);
        return Words.LANGUAGES.stream()
                .filter(known -> known.getLanguage().equals(language))
                .findFirst();
    }
}
