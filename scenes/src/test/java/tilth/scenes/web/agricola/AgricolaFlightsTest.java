package tilth.scenes.web.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.scenes.web.agricola.Farming.ENGLISH;
import static tilth.scenes.web.agricola.Farming.reach;
import static tilth.scenes.web.agricola.Farming.start;
import static tilth.scenes.web.agricola.Farming.view;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilth.agricola.AgricolaView;
import tilth.agricola.board.Space;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.Seats;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Onlooker;
import tilth.scenes.web.Picture;

/** People and crops that cards send from one place to another. */
class AgricolaFlightsTest {

    private static final Event PLACED = event(Happens.PLACED, Space.GRAIN_SEEDS.ordinal(), 0);
    private static final Event MOVED = event(Happens.MOVED, Space.FARMLAND.ordinal(), Space.GRAIN_SEEDS.ordinal());

    @Test
    void a_person_whom_a_card_moves_comes_from_the_space_that_was_left() {
        Match match = reach((view, _) -> view.spaces().stream()
                .anyMatch(space ->
                        space.space().equals("farmland") && space.people().contains(0)));
        assertThat(flights(view(match), List.of(List.of(PLACED), List.of(MOVED))))
                .singleElement()
                .isEqualTo(Flight.piece(1, "person-farmland-0", "space-grain-seeds"));
    }

    @Test
    void whoever_was_moved_comes_home_from_there() {
        Event home = event(Happens.CAME_HOME, 0, 0);
        AgricolaView view = view(start(2, 1));
        assertThat(flights(view, List.of(List.of(PLACED), List.of(home))))
                .singleElement()
                .isEqualTo(Flight.piece(1, "person-0-0", "space-grain-seeds"));
        assertThat(flights(view, List.of(List.of(PLACED), List.of(MOVED), List.of(home))))
                .singleElement()
                .isEqualTo(Flight.piece(2, "person-0-0", "space-farmland"));
    }

    @Test
    void a_crop_that_is_moved_flies_from_field_to_field() {
        Match match = reach((view, _) -> sown(view) >= 0);
        AgricolaView view = view(match);
        int field = sown(view);
        int other = field == 0 ? 1 : 0;
        AgricolaView.SquareView square = view.players().getFirst().squares().get(field);
        String from = view.players().getFirst().squares().get(other).square();
        assertThat(flights(view, List.of(List.of(event(Happens.SHIFTED, other, field)))))
                .singleElement()
                .isEqualTo(
                        Flight.of(0, String.valueOf(square.crop()), "farm-0-" + from, "farm-0-" + square.square(), 1));
    }

    /** The first sown field of the first seat, or -1. */
    private static int sown(AgricolaView view) {
        return view.players().getFirst().squares().stream()
                .map(square -> square.crop() != null)
                .toList()
                .indexOf(true);
    }

    private static List<Flight> flights(AgricolaView view, List<List<Event>> history) {
        Onlooker watcher = new Onlooker(Seats.WATCHER, Locale.ENGLISH);
        return AgricolaFlights.of(
                view, history.size() - 1, new Picture(ENGLISH, watcher, List.of(), 0, List.of(), history));
    }

    private static Event event(Happens what, int first, int second) {
        return new Event(what, 0, Journal.EVERYONE, first, second, 0);
    }
}
