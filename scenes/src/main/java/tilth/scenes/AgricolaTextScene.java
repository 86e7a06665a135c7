package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.engine.View;

/** Agricola as text: the board with its spaces and stages, the improvements left, below them every farm, and the cards. */
public final class AgricolaTextScene implements TextScene {

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public List<String> draw(View view, Words words, Ink ink) {
        AgricolaView agricola = (AgricolaView) view;
        AgricolaSentences phrases = new AgricolaSentences(words);
        List<String> lines =
                new ArrayList<>(Lines.wrap(ink.heading(words.game().title()) + ": ", state(agricola, phrases)));
        lines.addAll(ink.quiet(Lines.wrap(phrases.reconstructed())));
        lines.add("");
        lines.addAll(new SpacesText(agricola, words, ink).lines());
        lines.add("");
        lines.addAll(new ImprovementsText(agricola, words, ink).lines());
        lines.add("");
        lines.addAll(ink.quiet(Lines.wrap(words.label("farm-hint"))));
        for (PlayerView player : agricola.players()) {
            lines.add("");
            lines.addAll(new FarmyardText(agricola, player, words, ink).lines());
        }
        lines.addAll(new CardsText(agricola, words, ink).lines());
        lines.addAll(deciding(agricola, phrases));
        return lines;
    }

    private static String state(AgricolaView view, AgricolaSentences phrases) {
        List<String> state = new ArrayList<>(List.of(
                phrases.edition(view),
                phrases.round(view),
                phrases.phase(view),
                phrases.startPlayer(view),
                phrases.harvests(view)));
        state.removeIf(String::isEmpty);
        return String.join(", ", state);
    }

    /** What somebody is in the middle of: marking squares, or paying. */
    private static List<String> deciding(AgricolaView view, AgricolaSentences phrases) {
        List<String> lines = new ArrayList<>();
        ClosingView closing = view.closing();
        if (closing != null) {
            lines.add("");
            lines.addAll(Lines.wrap(phrases.closing(closing)));
        }
        if (!view.payments().isEmpty()) {
            lines.add("");
            lines.addAll(Lines.wrap(phrases.payments(view)));
        }
        return lines;
    }
}
