package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import tilth.agricola.AgricolaView;
import tilth.engine.View;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scene;
import tilth.scenes.web.Templates;

/** Agricola on a page: the spaces beside one's own farm, the improvements and the other farms below. */
public final class AgricolaScene implements Scene {

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public List<String> styles() {
        return List.of("agricola", "agricola-farm", "agricola-cards");
    }

    @Override
    public String draw(View view, Picture picture) {
        return Templates.fill("agricola/board.jte", Map.of("board", new AgricolaBoard((AgricolaView) view, picture)));
    }
}
