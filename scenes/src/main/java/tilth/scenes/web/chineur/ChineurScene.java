package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.engine.View;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scene;
import tilth.scenes.web.Templates;

/** Farmer Chineur on a page: the sites stand above one's own cells, so that a roll lights up one column of both. */
public final class ChineurScene implements Scene {

    @Override
    public String game() {
        return "chineur";
    }

    @Override
    public List<String> styles() {
        return List.of("chineur", "chineur-small");
    }

    @Override
    public String draw(View view, Picture picture) {
        return Templates.fill("chineur/board.jte", Map.of("board", new ChineurBoard((ChineurView) view, picture)));
    }
}
