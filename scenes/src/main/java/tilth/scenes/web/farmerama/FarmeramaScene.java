package tilth.scenes.web.farmerama;

import java.util.Map;
import tilth.engine.View;
import tilth.farmerama.FarmeramaView;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scene;
import tilth.scenes.web.Templates;

/** Farmerama on a page: one farm large and the others small, with the action wheel, the display and the supply. */
public final class FarmeramaScene implements Scene {

    @Override
    public String game() {
        return "farmerama";
    }

    @Override
    public String draw(View view, Picture picture) {
        return Templates.fill(
                "farmerama/board.jte", Map.of("board", new FarmeramaBoard((FarmeramaView) view, picture)));
    }
}
