package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Offer;

/** What supplies would gain and lose, and what would stand in a farmyard, by what the onlooker may do. */
final class FarmProspects {

    private static final String FOOD = "food";
    private static final String GRAIN = "grain";

    private final Changes changes = new Changes();
    private final List<Built> built = new ArrayList<>();

    /** Where one thing on the board has several offers, the first of them is shown. */
    FarmProspects(List<Offer> offers) {
        Set<String> shown = new HashSet<>();
        for (Offer offer : offers) {
            if (shown.add(offer.target())) {
                offer.foreseen().stream()
                        .takeWhile(event -> !isLater(event))
                        .forEach(event -> add(offer.target(), event));
            }
        }
    }

    /** Whether it comes by itself once everybody has worked. */
    private static boolean isLater(Event event) {
        return event.what() == Happens.CAME_HOME
                || event.what() == Happens.HARVEST_BEGUN
                || event.what() == Happens.ROUND_BEGUN;
    }

    private void add(String target, Event event) {
        String good = event.facts().getOrDefault("good", "");
        switch ((Happens) event.what()) {
            case GAINED, TOOK -> goods(target, event, good, event.second());
            case PAID, LET_GO -> goods(target, event, good, -event.second());
            case COOKED -> {
                goods(target, event, good, -event.second());
                goods(target, event, FOOD, event.third());
            }
            case BAKED -> {
                goods(target, event, GRAIN, -event.first());
                goods(target, event, FOOD, event.second());
            }
            case CRAFTED -> goods(target, event, FOOD, event.second());
            case FED -> goods(target, event, FOOD, -event.first());
            case BRED -> goods(target, event, good, 1);
            case SOWN -> {
                goods(target, event, good, -1);
                build(target, event, "field", good);
            }
            case ROOM_BUILT -> build(target, event, "square", "room");
            case STABLE_BUILT -> build(target, event, "square", "stable");
            case PLOWED -> build(target, event, "square", "field");
            default -> {}
        }
    }

    private void goods(String target, Event event, String good, int by) {
        changes.add(goods(event.seat(), good), target, by);
    }

    private void build(String target, Event event, String where, String kind) {
        built.add(new Built(event.seat(), event.facts().getOrDefault(where, ""), kind, target));
    }

    /** The id of a number in somebody's supply. */
    static String goods(int seat, String good) {
        return "goods-%d-%s".formatted(seat, good);
    }

    List<Changes.Change> of(int seat, String good) {
        return changes.of(goods(seat, good));
    }

    /** What would stand on a square. */
    List<SquarePicture.Ghost> on(int seat, String square) {
        return built.stream()
                .filter(each -> each.seat() == seat && each.square().equals(square))
                .map(each -> new SquarePicture.Ghost(each.kind(), each.target()))
                .toList();
    }

    /** Something that would be built or sown on a square by a click on a target. */
    private record Built(int seat, String square, String kind, String target) {}
}
