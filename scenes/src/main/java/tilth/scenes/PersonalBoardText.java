package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.ChineurView.PlayerView;

/** One personal board: its cells with tiles and tools, what lies beside it, and what it is worth. */
final class PersonalBoardText {

    private static final String INDENT = "  ";

    private final ChineurView view;
    private final PlayerView player;
    private final Words words;
    private final Ink ink;
    private final ChineurPhrases phrases;

    PersonalBoardText(ChineurView view, PlayerView player, Words words, Ink ink) {
        this.view = view;
        this.player = player;
        this.words = words;
        this.ink = ink;
        phrases = new ChineurPhrases(words);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("board")) + " " + ink.name(player.seat(), words) + ", "
                + phrases.points(view, player));
        lines.addAll(Lines.wrap(INDENT, phrases.resources(player.resources()) + ", " + phrases.gold(player.gold())));
        player.cells().forEach(cell -> lines.addAll(Lines.wrap(INDENT + cell.cell() + "  ", cell(cell))));
        addNamed("aside", phrases.aside(player), lines);
        addNamed("hand", phrases.hand(player), lines);
        lines.addAll(Lines.wrap(INDENT, phrases.objective(player)));
        lines.addAll(Lines.wrap(INDENT, phrases.compared(player)));
        return lines;
    }

    private String cell(CellView cell) {
        if (cell.tiles().isEmpty()) {
            return words.label("empty");
        }
        List<String> parts = new ArrayList<>(List.of(
                phrases.tiles(cell),
                words.label("room", Map.of("count", cell.room() - cell.tiles().size()))));
        String tool = cell.tool();
        if (tool != null) {
            parts.add(phrases.tool(tool));
        }
        return String.join(" · ", parts);
    }

    private void addNamed(String label, String things, List<String> lines) {
        if (!things.isEmpty()) {
            lines.addAll(Lines.wrap(INDENT + words.label(label) + " ", things));
        }
    }
}
