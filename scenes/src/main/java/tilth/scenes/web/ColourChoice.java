package tilth.scenes.web;

import java.util.List;
import java.util.stream.IntStream;
import tilth.scenes.Words;

/** A colour that somebody may choose, with its mark and its name. */
public record ColourChoice(int colour, String mark, String name, boolean chosen) {

    /** All colours but those that are taken, the wished one chosen if it is there, otherwise the first; maybe none. */
    public static List<ColourChoice> all(Words words, List<Integer> taken, int wished) {
        List<Integer> free = IntStream.range(0, Marks.count())
                .filter(colour -> !taken.contains(colour))
                .boxed()
                .toList();
        boolean isWishedFree = free.contains(wished);
        return free.stream()
                .map(colour -> new ColourChoice(
                        colour,
                        Marks.of(colour),
                        words.colour(colour),
                        colour == (isWishedFree ? wished : free.getFirst())))
                .toList();
    }

    public String css() {
        return "seat-" + colour;
    }
}
