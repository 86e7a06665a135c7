package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;

/** A garden object: what stands on its planks, and what it brings. */
public record ObjectPicture(ObjectView object, Words words) {

    private static final Map<String, String> DEEDS = Map.of(
            "star",
            "star",
            "sow",
            "card-sow",
            "harvest",
            "card-harvest",
            "turn",
            "turn",
            "good",
            "any",
            "home",
            "stable");

    public String id() {
        return object.object();
    }

    public String css() {
        return object.dark() ? "object dark" : "object light";
    }

    /** The pictures of what it brings. */
    public List<String> rewards() {
        String deed = DEEDS.get(object.reward());
        if (deed != null) {
            return Collections.nCopies(object.times(), deed);
        }
        List<String> goods = new ArrayList<>();
        object.goods().forEach((good, count) -> goods.addAll(Collections.nCopies(count, good)));
        return goods;
    }

    /** What it is and what it brings, in words. */
    public String label() {
        return new FarmeramaPhrases(words).object(object);
    }
}
