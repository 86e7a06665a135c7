package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.engine.Event;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.Happens;
import tilth.scenes.web.Flight;

/** What went from one place to another in a move. */
final class FarmeramaFlights {

    private static final String WATER = "water";
    private static final int STACK = 2;

    private final FarmeramaView view;
    private final int move;
    private final List<Flight> flights = new ArrayList<>();

    private FarmeramaFlights(FarmeramaView view, int move) {
        this.view = view;
        this.move = move;
    }

    static List<Flight> of(FarmeramaView view, int move, List<Event> events) {
        FarmeramaFlights all = new FarmeramaFlights(view, move);
        events.forEach(all::add);
        return List.copyOf(all.flights);
    }

    private void add(Event event) {
        Map<String, String> facts = event.facts();
        int seat = event.seat();
        String crop = facts.getOrDefault("crop", "");
        String good = facts.getOrDefault("good", "");
        String animal = facts.getOrDefault("animal", "");
        String object = facts.getOrDefault("object", "");
        String field = "field-%d-%s".formatted(seat, facts.getOrDefault("field", ""));
        String land = "land-" + seat;
        String stall = "stall-%d-%s".formatted(seat, animal);
        switch ((Happens) event.what()) {
            case SOWN -> {
                fly(crop, barn(seat, crop), field, 1);
                fly(crop, supply(crop), field, 1);
            }
            case HARVESTED -> fly(crop, field, barn(seat, crop), STACK);
            case GOODS_TAKEN -> fly(good, supply(good), barn(seat, good), event.second());
            case FED -> {
                cost(event).forEach((paid, count) -> fly(paid, barn(seat, paid), supply(paid), count));
                fly(animal, stall, "pasture-%d-%d".formatted(seat, event.second()), 1);
            }
            case CAME_HOME -> {
                fly(animal, land, stall, 1);
                fly("star", land, "points-" + seat, 1);
            }
            case TURNED, EXTENDED -> fly(WATER, barn(seat, WATER), supply(WATER), 1);
            case OBJECT_TAKEN -> fly("object", "display", "garden-" + seat, 1);
            case OBJECT_TURNED_UP -> fly("object", "object-pile", "object-" + object, 1);
            default -> {}
        }
    }

    private Map<String, Integer> cost(Event fed) {
        return view.players().get(fed.seat()).animals().get(fed.first()).cost();
    }

    private static String barn(int seat, String good) {
        return "barn-%d-%s".formatted(seat, good);
    }

    private static String supply(String good) {
        return "supply-" + good;
    }

    private void fly(String symbol, String from, String to, int count) {
        if (count > 0) {
            flights.add(Flight.of(move, symbol, from, to, count));
        }
    }
}
