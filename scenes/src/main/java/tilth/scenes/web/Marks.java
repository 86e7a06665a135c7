package tilth.scenes.web;

import java.util.List;

/** The marks that go with the colours of the seats. */
public final class Marks {

    private static final List<String> ALL = List.of("star", "square", "triangle", "circle", "diamond");

    private Marks() {}

    /** How many colours there are to choose from. */
    public static int count() {
        return ALL.size();
    }

    /** The symbol of a colour's mark. */
    public static String of(int colour) {
        return "mark-" + ALL.get(colour);
    }
}
