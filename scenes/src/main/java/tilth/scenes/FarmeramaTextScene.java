package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.engine.View;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.SoloView;

/** Farmerama as text: what all share, and below it every farm with its plots in the order of its wheel. */
public final class FarmeramaTextScene implements TextScene {

    @Override
    public String game() {
        return "farmerama";
    }

    @Override
    public List<String> draw(View view, Words words, Ink ink) {
        FarmeramaView farmerama = (FarmeramaView) view;
        FarmeramaPhrases phrases = new FarmeramaPhrases(words);
        List<String> lines =
                new ArrayList<>(Lines.wrap(ink.heading(words.game().title()) + ": ", state(farmerama, words)));
        lines.addAll(ink.quiet(Lines.wrap(phrases.reconstructed(farmerama))));
        lines.add("");
        lines.addAll(new ActionWheelText(farmerama, words, ink).lines());
        SoloView solo = farmerama.solo();
        lines.add("");
        lines.addAll(solo == null ? objects(farmerama, words, ink) : cards(solo, words, ink));
        lines.add("");
        lines.addAll(new BarnsText(farmerama, words, ink).lines());
        lines.add("");
        lines.addAll(new HerdText(farmerama.players().getFirst(), words, ink).lines());
        lines.add("");
        lines.addAll(ink.quiet(Lines.wrap(words.label("farm-hint"))));
        for (PlayerView player : farmerama.players()) {
            lines.add("");
            lines.addAll(new FarmText(farmerama, player, words, ink).lines());
        }
        return lines;
    }

    private static String state(FarmeramaView view, Words words) {
        FarmeramaPhrases phrases = new FarmeramaPhrases(words);
        List<String> state = new ArrayList<>(List.of(phrases.round(view), phrases.phase(view)));
        if (view.mode().equals("expert")) {
            state.add(words.label("expert"));
        }
        if (view.inLine()) {
            state.add(words.label("in-line", Map.of("seat", words.seat(view.firstSeat()))));
        }
        if (view.lastRounds()) {
            state.add(words.label("last-rounds"));
        }
        return String.join(", ", state);
    }

    private static List<String> cards(SoloView solo, Words words, Ink ink) {
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("solo", Map.of("goal", solo.goal()))));
        for (String sentence : new FarmeramaPhrases(words).cards(solo)) {
            lines.addAll(Lines.wrap("  ", sentence));
        }
        return lines;
    }

    private static List<String> objects(FarmeramaView view, Words words, Ink ink) {
        FarmeramaPhrases phrases = new FarmeramaPhrases(words);
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("display", Map.of("count", view.objectsInPile()))));
        for (ObjectView object : view.display()) {
            lines.addAll(Lines.wrap("  ", phrases.object(object)));
        }
        if (view.display().isEmpty()) {
            lines.add("  " + words.label("none-open"));
        }
        return lines;
    }
}
