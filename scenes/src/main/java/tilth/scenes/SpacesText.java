package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SpaceView;

/** The board of Agricola: every space with what it offers and who stands there, the stages, and what waits on them. */
final class SpacesText {

    private static final String INDENT = "  ";

    private final AgricolaView view;
    private final Words words;
    private final Ink ink;
    private final AgricolaSentences phrases;

    SpacesText(AgricolaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
        phrases = new AgricolaSentences(words);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(spaces());
        lines.add("");
        lines.addAll(stages());
        lines.addAll(waiting());
        return lines;
    }

    private List<String> spaces() {
        AgricolaSentences brief = new AgricolaSentences(words.brief());
        Columns names = new Columns("ll").row(ink.heading(words.label("spaces")), words.label("stands-there"));
        List<String> offers = new ArrayList<>(List.of(words.label("offers")));
        for (SpaceView space : view.spaces()) {
            names.row(INDENT + brief.space(space.space()), people(space));
            offers.add(brief.offer(view, space));
        }
        return beside(names.lines(), offers);
    }

    /** Texts to the right of some lines, in one column. */
    private static List<String> beside(List<String> left, List<String> texts) {
        int width = left.stream().mapToInt(Ink::width).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            String space = " ".repeat(width - Ink.width(left.get(i)));
            lines.addAll(Lines.wrap(left.get(i) + space + INDENT, texts.get(i)));
        }
        return lines;
    }

    /** The marks of those who stand on a space; a space that is closed without them says so. */
    private String people(SpaceView space) {
        if (space.people().isEmpty()) {
            return space.free() ? "" : words.label("closed");
        }
        return space.people().stream()
                .map(seat -> ink.seat(seat, Ink.mark(seat)))
                .collect(Collectors.joining(" "));
    }

    private List<String> stages() {
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("stages")));
        for (int stage = 1; stage <= view.toCome().size(); stage++) {
            String cards = phrases.joined(List.of(phrases.out(view, stage), phrases.toCome(view, stage)));
            lines.addAll(Lines.wrap(INDENT + phrases.stage(view, stage) + " ", cards));
        }
        return lines;
    }

    private List<String> waiting() {
        List<String> lines = new ArrayList<>();
        for (PlayerView player : view.players()) {
            String goods = phrases.waiting(view, player.seat());
            if (!goods.isEmpty()) {
                String heading = words.label("waits-for") + " " + ink.name(player.seat(), words) + ": ";
                lines.addAll(Lines.wrap(INDENT + heading, goods));
            }
        }
        return lines;
    }
}
