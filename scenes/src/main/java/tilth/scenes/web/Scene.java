package tilth.scenes.web;

import java.util.List;
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
}
