package tilth.scenes.web.finca;

import java.util.Map;
import tilth.engine.View;
import tilth.finca.FincaView;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scene;
import tilth.scenes.web.Templates;

/** Finca on a page: the windmill, the island, the supply, and a panel for each player. */
public final class FincaScene implements Scene {

    @Override
    public String game() {
        return "finca";
    }

    @Override
    public String draw(View view, Picture picture) {
        return Templates.fill("finca/board.jte", Map.of("board", new FincaBoard((FincaView) view, picture)));
    }
}
