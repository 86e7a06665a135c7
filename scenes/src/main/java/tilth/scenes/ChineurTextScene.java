package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.ChineurView.TurnView;
import tilth.engine.View;

/** Farmer Chineur as text: the central board, what is being decided, and below it every personal board. */
public final class ChineurTextScene implements TextScene {

    @Override
    public String game() {
        return "chineur";
    }

    @Override
    public List<String> draw(View view, Words words, Ink ink) {
        ChineurView chineur = (ChineurView) view;
        List<String> lines =
                new ArrayList<>(Lines.wrap(ink.heading(words.game().title()) + ": ", state(chineur, words)));
        lines.addAll(ink.quiet(Lines.wrap(new ChineurPhrases(words).reconstructed())));
        lines.add("");
        lines.addAll(new CentralBoardText(chineur, words, ink).lines());
        lines.addAll(turn(chineur, words, ink));
        lines.add("");
        lines.addAll(ink.quiet(Lines.wrap(words.label("board-hint"))));
        for (PlayerView player : chineur.players()) {
            lines.add("");
            lines.addAll(new PersonalBoardText(chineur, player, words, ink).lines());
        }
        return lines;
    }

    private static String state(ChineurView view, Words words) {
        ChineurPhrases phrases = new ChineurPhrases(words);
        List<String> state = new ArrayList<>(List.of(phrases.round(view), phrases.phase(view)));
        String die = view.die();
        if (die != null) {
            state.add(words.label("die-shows", Map.of("die", die)));
        }
        state.add(words.label("begins", Map.of("seat", view.startSeat())));
        return String.join(", ", state);
    }

    private static List<String> turn(ChineurView view, Words words, Ink ink) {
        ChineurPhrases phrases = new ChineurPhrases(words);
        List<String> sentences = new ArrayList<>(phrases.drawn(view));
        TurnView turn = view.turn();
        if (turn != null) {
            sentences.addAll(phrases.turn(turn));
        }
        List<String> lines = new ArrayList<>();
        if (!sentences.isEmpty()) {
            lines.add("");
            lines.add(ink.heading(words.label("now")));
        }
        sentences.forEach(sentence -> lines.addAll(Lines.wrap("  ", sentence)));
        return lines;
    }
}
