package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.engine.Event;
import tilth.finca.Happens;
import tilth.scenes.web.Flight;

/** What went from one place to another in a move. */
final class FincaFlights {

    private static final String HUB = "hub";
    private static final String CART = "cart";

    private final int move;
    private final List<Flight> flights = new ArrayList<>();

    /** The blade where a farmer has arrived. */
    private String blade = "";

    private FincaFlights(int move) {
        this.move = move;
    }

    static List<Flight> of(int move, List<Event> events, Farmers farmers) {
        FincaFlights all = new FincaFlights(move);
        farmers.steps(move)
                .map(step -> Flight.piece(
                        move, step.farmer().id(), "blade-" + step.event().first()))
                .forEach(all.flights::add);
        events.forEach(all::add);
        return List.copyOf(all.flights);
    }

    private void add(Event event) {
        Map<String, String> facts = event.facts();
        int seat = event.seat();
        String fruit = facts.getOrDefault("fruit", "");
        String tile = "tile-" + facts.getOrDefault("tile", "");
        String fruits = "fruit-%d-%s".formatted(seat, fruit);
        String carts = "carts-" + seat;
        String won = "won-" + seat;
        blade = facts.getOrDefault("blade", blade);
        switch ((Happens) event.what()) {
            case HARVESTED -> fly(fruit, "medal-" + blade, fruits, event.second());
            case GAVE_FRUITS_BACK -> fly(fruit, fruits, "supply-" + fruit, event.second());
            case PAID -> fly(fruit, fruits, tile, event.third());
            case CARTS_EARNED -> fly(CART, HUB, carts, event.first());
            case GAVE_CARTS_BACK -> fly(CART, carts, HUB, event.first());
            case CART_RETURNED -> fly(CART, carts, HUB, 1);
            case TILE_TAKEN -> fly("fruit-tile", tile, "value-%d-%d".formatted(seat, event.second()), 1);
            case BONUS_TAKEN -> fly("bonus", "bonus-pile", won, 1);
            case FINCA_WON -> fly("finca-tile", tile, won, 1);
            case WOODEN_FINCA_PLACED -> fly("wooden-finca", "wooden-fincas", tile, 1);
            case PLACED,
                    MOVED,
                    BLOWN,
                    FRUIT_SHORTAGE,
                    CART_SHORTAGE,
                    ACTION_USED,
                    SPARED,
                    TILE_TURNED_UP,
                    FINCA_BOXED,
                    CAP_REACHED,
                    GAME_ENDED -> {}
        }
    }

    private void fly(String symbol, String from, String to, int count) {
        if (count > 0) {
            flights.add(Flight.of(move, symbol, from, to, count));
        }
    }
}
