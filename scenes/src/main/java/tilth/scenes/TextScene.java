package tilth.scenes;

import java.util.List;
import tilth.engine.View;

/** Draws what a viewer sees of one game as lines of text, at most 80 columns wide. Found by {@link TextScenes}. */
public interface TextScene {

    /** The id of its game. */
    String game();

    List<String> draw(View view, Words words, Ink ink);
}
