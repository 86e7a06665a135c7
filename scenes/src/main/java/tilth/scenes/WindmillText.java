package tilth.scenes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import tilth.finca.FincaView;
import tilth.finca.FincaView.BladeView;

/**
 * The windmill as a loop: the first half of the blades in the upper row, the second half back in the lower row, and the
 * two donkey lines at its ends.
 */
final class WindmillText {

    private static final int CELL = 10;

    private final List<BladeView> blades;
    private final int half;
    private final Words words;
    private final Ink ink;

    WindmillText(FincaView view, Words words, Ink ink) {
        blades = view.blades();
        half = blades.size() / 2;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("windmill")));
        lines.add("    " + edge("┌", "┬", "┐", this::upper));
        lines.add("  ▲ " + cells(at -> fruit(upper(at))) + " ▼");
        lines.add("  │ " + cells(at -> farmers(upper(at))) + " │");
        lines.add(" ═╪═" + middle() + "═╪═");
        lines.add("  │ " + cells(at -> fruit(lower(at))) + " │");
        lines.add("  ▲ " + cells(at -> farmers(lower(at))) + " ▼");
        lines.add("    " + edge("└", "┴", "┘", this::lower));
        lines.add(ink.quiet("    " + words.label("windmill-hint")));
        return lines;
    }

    private BladeView upper(int column) {
        return blades.get(column);
    }

    private BladeView lower(int column) {
        return blades.get(blades.size() - 1 - column);
    }

    private String edge(String left, String middle, String right, IntFunction<BladeView> row) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < half; column++) {
            String number = "─ " + row.apply(column).at() + " ";
            line.append(column == 0 ? left : middle).append(number).append("─".repeat(CELL - number.length()));
        }
        return line + right;
    }

    private String middle() {
        return "├" + String.join("┼", Collections.nCopies(half, "─".repeat(CELL))) + "┤";
    }

    private String cells(IntFunction<String> content) {
        StringBuilder line = new StringBuilder("│");
        for (int column = 0; column < half; column++) {
            String text = content.apply(column);
            line.append(' ')
                    .append(text)
                    .append(" ".repeat(CELL - 1 - Ink.width(text)))
                    .append('│');
        }
        return line.toString();
    }

    private String fruit(BladeView blade) {
        return words.term("fruit", blade.fruit());
    }

    /** A mark for each farmer; where they are too many for that, their number behind one mark. */
    private String farmers(BladeView blade) {
        String apart = farmers(blade, " ");
        String together = farmers(blade, "");
        if (Ink.width(apart) < CELL) {
            return apart;
        }
        return Ink.width(together) < CELL ? together : counts(blade);
    }

    private String farmers(BladeView blade, String between) {
        List<String> groups = new ArrayList<>();
        for (int seat = 0; seat < blade.farmers().size(); seat++) {
            int count = blade.farmers().get(seat);
            if (count > 0) {
                groups.add(ink.seat(seat, Ink.mark(seat).repeat(count)));
            }
        }
        return String.join(between, groups);
    }

    private String counts(BladeView blade) {
        StringBuilder counts = new StringBuilder();
        for (int seat = 0; seat < blade.farmers().size(); seat++) {
            int count = blade.farmers().get(seat);
            if (count > 0) {
                counts.append(ink.seat(seat, Ink.mark(seat) + count));
            }
        }
        return counts.toString();
    }
}
