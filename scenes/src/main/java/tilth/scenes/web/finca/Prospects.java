package tilth.scenes.web.finca;

import java.util.List;
import tilth.engine.Event;
import tilth.finca.Happens;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Offer;

/** What everybody's fruits and carts would gain and lose by what the onlooker may do. */
public final class Prospects {

    private final Changes changes = new Changes();

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
            case HARVESTED -> changes.add(fruits, target, event.second());
            case GAVE_FRUITS_BACK -> changes.add(fruits, target, -event.second());
            case PAID -> changes.add(fruits, target, -event.third());
            case CARTS_EARNED -> changes.add(carts, target, event.first());
            case GAVE_CARTS_BACK -> changes.add(carts, target, -event.first());
            case CART_RETURNED -> changes.add(carts, target, -1);
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
                    CAP_REACHED,
                    GAME_ENDED -> {}
        }
    }

    /** How the goods with this id would change, one ghost a target. */
    List<Changes.Change> of(String goods) {
        return changes.of(goods);
    }
}
