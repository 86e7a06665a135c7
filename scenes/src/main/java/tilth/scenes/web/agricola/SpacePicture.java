package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.SpaceView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** A space: what it brings, what lies there, and who stands on it. */
public record SpacePicture(SpaceView space, PlanPicture plan, Picture picture) {

    static SpacePicture of(SpaceView space, AgricolaView view, Picture picture) {
        return new SpacePicture(space, PlanPicture.of(space.space(), view, picture.words()), picture);
    }

    public String id() {
        return "space-" + space.space();
    }

    public String name() {
        return words().brief().term("space", space.space());
    }

    public Spot spot() {
        return picture.spot("space:" + space.space(), label());
    }

    public String css() {
        return "space ground-" + plan.ground() + (space.people().isEmpty() ? "" : " taken")
                + (space.free() ? "" : " closed");
    }

    public boolean isAccumulating() {
        return !space.refill().isEmpty();
    }

    /** What lies there; where goods come each round, also that there are none now. */
    public List<Heap> goods() {
        return space.refill().keySet().stream()
                .map(good -> new Heap(good, space.goods().getOrDefault(good, 0)))
                .toList();
    }

    /** How many of a good are added each round. */
    public int refill(Heap heap) {
        return space.refill().getOrDefault(heap.good(), 0);
    }

    public List<Person> people() {
        return Person.on(space.space(), space.people(), picture);
    }

    /** The onlooker's person who could be placed here. */
    public @Nullable Person visitor() {
        return spot().can() && !picture.onlooker().isWatcher()
                ? Person.of("", picture.onlooker().seat(), picture)
                : null;
    }

    private String label() {
        StringBuilder label = new StringBuilder(words().term("space", space.space()));
        String brings = plan.sentence();
        if (!brings.isEmpty()) {
            label.append(": ").append(brings);
        }
        goods().forEach(heap -> label.append(". ").append(lies(heap)));
        space.people().stream()
                .distinct()
                .forEach(seat -> label.append(". ").append(words().label("person-there", Map.of("seat", seat))));
        return label.toString();
    }

    private String lies(Heap heap) {
        return words().label("lies-there", Map.of("count", heap.count(), "good", heap.good(), "more", refill(heap)));
    }

    private Words words() {
        return picture.words();
    }
}
