package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.scenes.Words;

/** A garden object: what stands on its planks, and what it brings. */
public record ObjectPicture(ObjectView object, Words words) {

    private static final Map<String, String> DEEDS =
            Map.of("sow", "card-sow", "harvest", "card-harvest", "turn", "turn", "good", "any", "home", "stable");

    /** What stands on the planks: of objects that bring goods, of those with a star, of those with dark planks. */
    private static final List<String> ORNAMENTS = List.of("flowerpot", "bench", "birdhouse", "lantern", "wheelbarrow");

    private static final List<String> WITH_STAR = List.of("fountain", "arch", "sundial", "gnome", "pond");
    private static final List<String> DARK = List.of("trellis", "beehive", "weathervane", "well", "gate");

    public String id() {
        return object.object();
    }

    public String css() {
        return object.dark() ? "object dark" : "object light";
    }

    public String ornament() {
        List<String> kind = object.dark() ? DARK : object.star() ? WITH_STAR : ORNAMENTS;
        return kind.get((Integer.parseInt(id().substring(1)) - 1) % kind.size());
    }

    /** The pictures of what it brings. */
    public List<String> rewards() {
        if (object.star()) {
            return List.of("star");
        }
        String deed = DEEDS.get(object.reward());
        if (deed != null) {
            return Collections.nCopies(object.times(), deed);
        }
        List<String> goods = new ArrayList<>();
        object.goods().forEach((good, count) -> goods.addAll(Collections.nCopies(count, good)));
        return goods;
    }

    /** What it brings, in words. */
    public String label() {
        return words.label("board-object", Map.of("object", id(), "reward", reward()));
    }

    private String reward() {
        if (object.goods().isEmpty()) {
            return words.label("board-reward-" + object.reward(), Map.of("times", object.times()));
        }
        List<String> goods = new ArrayList<>();
        object.goods().forEach((good, count) -> goods.add(count + " " + words.term("good", good, count)));
        return words.list(goods);
    }
}
