package tilth.engine;

import java.util.List;

/**
 * One chapter of a {@link Study}: what is counted for each seat.
 *
 * @param offered what shows that a thing is there, so that one nobody ever takes is known too
 * @param category the line of the score sheet in which what was dealt brings points, or nothing
 */
public record Topic(String word, Kind kind, List<Happening> counted, List<Happening> offered, String category) {

    /** What makes two of what is counted different. */
    public enum Kind {
        /** The first thing that one happening names: which tile was placed. */
        THINGS,
        /** The same, but it was dealt and comes to light at no telling moment: which objective a seat had. */
        DEALT,
        /** What happened, whatever it names: stole, sold, swapped. */
        DEEDS
    }

    public Topic {
        counted = List.copyOf(counted);
        offered = List.copyOf(offered);
        if (kind != Kind.DEEDS && (counted.size() != 1 || !namesThings(counted.getFirst()))) {
            throw new IllegalArgumentException(word + " counts the things that one happening names");
        }
        for (Happening offer : offered) {
            if (!offer.operands().contains(counted.getFirst().operands().getFirst())) {
                throw new IllegalArgumentException(offer.word() + " offers nothing that " + word + " counts");
            }
        }
    }

    public static Topic ofThings(String word, Happening what, Happening... offered) {
        return new Topic(word, Kind.THINGS, List.of(what), List.of(offered), "");
    }

    public static Topic ofDealt(String word, Happening what, String category) {
        return new Topic(word, Kind.DEALT, List.of(what), List.of(), category);
    }

    public static Topic ofDeeds(String word, Happening... deeds) {
        return new Topic(word, Kind.DEEDS, List.of(deeds), List.of(), "");
    }

    static boolean namesThings(Happening what) {
        return !what.operands().isEmpty() && !what.operands().getFirst().words().isEmpty();
    }

    /** How many different things it counts. */
    public int size() {
        return kind == Kind.DEEDS ? counted.size() : things().words().size();
    }

    /** The word of one of the things it counts. */
    public String thing(int index) {
        return kind == Kind.DEEDS ? counted.get(index).word() : things().words().get(index);
    }

    /** The kind of thing it counts; not for deeds. */
    public Term things() {
        return counted.getFirst().operands().getFirst();
    }
}
