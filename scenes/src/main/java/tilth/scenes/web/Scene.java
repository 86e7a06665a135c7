package tilth.scenes.web;

import java.util.List;
import tilth.engine.ScoreSheet;
import tilth.engine.View;

/** Draws one game for a page. Found by {@link Scenes}. */
public interface Scene {

    /** The id of its game. */
    String game();

    /** The names of its stylesheets. */
    default List<String> styles() {
        return List.of(game());
    }

    /** The board as HTML: one {@code <section id="board">}. It needs {@link Scenes#symbols()} once on the same page. */
    String draw(View view, Picture picture);

    /** What single cards bring each seat at the end, a line for each card that brings anything. */
    default List<ScoreSheet.Line> cardPoints(View view) {
        return List.of();
    }
}
