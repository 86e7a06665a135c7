package tilth.scenes.web;

import java.util.List;
import tilth.engine.View;
import tilth.scenes.Ink;
import tilth.scenes.TextScenes;
import tilth.scenes.Words;

/** The board in text, from the same view, for those who cannot see it drawn. */
public final class TwinText {

    private TwinText() {}

    public static List<String> of(View view, Words words) {
        return TextScenes.of(words.game()).draw(view, words, Ink.PLAIN);
    }
}
