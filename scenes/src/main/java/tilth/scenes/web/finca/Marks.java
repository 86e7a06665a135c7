package tilth.scenes.web.finca;

import java.util.List;

/** The marks of the seats: whatever a colour says, its mark says too. */
final class Marks {

    private static final List<String> ALL = List.of("star", "square", "triangle", "circle", "diamond");

    private Marks() {}

    /** The symbol of a seat's mark. */
    static String of(int seat) {
        return "mark-" + ALL.get(seat);
    }
}
