package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.ActionWheelView;

/** The action wheel: how often each action can be done now, and after its next turn. */
final class ActionWheelText {

    private final FarmeramaView view;
    private final Words words;
    private final Ink ink;

    ActionWheelText(FarmeramaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        FarmeramaPhrases phrases = new FarmeramaPhrases(words);
        ActionWheelView wheel = view.actionWheel();
        Columns columns = new Columns("lrr")
                .row(ink.heading(words.label("action-wheel")), words.label("wheel-now"), words.label("wheel-next"));
        for (int i = 0; i < wheel.now().size(); i++) {
            columns.row(
                    words.term("card", wheel.now().get(i).card()),
                    phrases.pair(wheel.now().get(i)),
                    phrases.pair(wheel.next().get(i)));
        }
        List<String> lines = new ArrayList<>(columns.lines());
        lines.addAll(ink.quiet(Lines.wrap(words.label(view.solo() == null ? "wheel-hint" : "wheel-hint-solo"))));
        return lines;
    }
}
