package tilth.scenes;

import java.util.List;
import java.util.ServiceLoader;
import tilth.engine.Game;
import tilth.engine.View;

/** The text scenes on the class path. A game without one is shown as the bare words of its view. */
public final class TextScenes {

    private TextScenes() {}

    public static TextScene of(Game game) {
        return ServiceLoader.load(TextScene.class).stream()
                .map(ServiceLoader.Provider::get)
                .filter(scene -> scene.game().equals(game.id()))
                .findAny()
                .orElseGet(() -> new BareScene(game.id()));
    }

    /** The bare words of a view. */
    private record BareScene(String game) implements TextScene {
        @Override
        public List<String> draw(View view, Words words, Ink ink) {
            return Lines.wrap(view.toString());
        }
    }
}
