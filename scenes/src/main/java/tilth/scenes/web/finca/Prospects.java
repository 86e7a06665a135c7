package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.engine.Event;
import tilth.finca.Happens;
import tilth.scenes.web.Offer;

/** What everybody's fruits and carts would gain and lose by what the onlooker may do. */
public final class Prospects {

    private final Map<String, Map<String, Integer>> changes = new LinkedHashMap<>();

    Prospects(List<Offer> offers) {
        for (Offer offer : offers) {
            offer.foreseen().forEach(event -> add(offer.target(), event));
        }
    }

    private void add(String target, Event event) {
        int seat = event.seat();
        String fruits = "fruit-%d-%s".formatted(seat, event.facts().getOrDefault("fruit", ""));
        String carts = "carts-" + seat;
        switch ((Happens) event.what()) {
            case HARVESTED -> add(fruits, target, event.second());
            case GAVE_FRUITS_BACK -> add(fruits, target, -event.second());
            case PAID -> add(fruits, target, -event.third());
            case CARTS_EARNED -> add(carts, target, event.first());
            case GAVE_CARTS_BACK -> add(carts, target, -event.first());
            case CART_RETURNED -> add(carts, target, -1);
            case PLACED,
                    MOVED,
                    BLOWN,
                    FRUIT_SHORTAGE,
                    CART_SHORTAGE,
                    ACTION_USED,
                    SPARED,
                    TILE_TAKEN,
                    BONUS_TAKEN,
                    TILE_TURNED_UP,
                    FINCA_WON,
                    FINCA_BOXED,
                    WOODEN_FINCA_PLACED,
                    GAME_ENDED -> {}
        }
    }

    private void add(String goods, String target, int change) {
        changes.computeIfAbsent(goods, _ -> new LinkedHashMap<>()).merge(target, change, Integer::sum);
    }

    /** How the goods with this id would change, one ghost a target. */
    List<Change> of(String goods) {
        List<Change> ghosts = new ArrayList<>();
        changes.getOrDefault(goods, Map.of()).forEach((target, change) -> {
            if (change != 0) {
                ghosts.add(new Change(target, change));
            }
        });
        return ghosts;
    }

    /** A number that would be added to goods, or taken from them. */
    public record Change(String target, int by) {
        public String text() {
            return by > 0 ? "+" + by : "−" + -by;
        }
    }
}
