package tilth.scenes.web.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.Event;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.finca.FincaView;
import tilth.finca.Happens;
import tilth.testkit.RandomPlay;

class FarmersTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void the_farmer_that_leaves_a_blade_is_the_one_that_arrives(int seats) {
        Match match = new Match(setup(seats));
        QuickRng rng = new QuickRng(seats);
        Map<String, Integer> before = Map.of();
        while (!match.position().isOver()) {
            playOn(match, rng);
            List<List<Event>> story = match.record().story();
            Map<String, Integer> now = standing(match, story);
            assertThat(changed(before, now)).isEqualTo(walked(story.getLast()));
            before = now;
        }
    }

    /** From and to, of every farmer that stands elsewhere than before. */
    private static List<List<Integer>> changed(Map<String, Integer> before, Map<String, Integer> now) {
        return before.entrySet().stream()
                .map(farmer -> List.of(farmer.getValue(), now.getOrDefault(farmer.getKey(), -1)))
                .filter(way -> !way.getFirst().equals(way.getLast()))
                .toList();
    }

    private static List<List<Integer>> walked(List<Event> events) {
        return events.stream()
                .filter(event -> event.what() == Happens.MOVED || event.what() == Happens.BLOWN)
                .map(event -> List.of(event.first(), event.second()))
                .filter(way -> !way.getFirst().equals(way.getLast()))
                .toList();
    }

    @Test
    void without_a_history_they_are_numbered_along_the_ring() {
        Match match = RandomPlay.after(setup(3), 3, 80);
        Map<String, Integer> numbered = standing(match, List.of());
        assertThat(numbered).hasSize(12).containsKeys("farmer-0-0", "farmer-2-3");
        assertThat(numbered.getOrDefault("farmer-0-0", -1)).isBetween(0, numbered.getOrDefault("farmer-0-1", -1));
        assertThat(numbered.values())
                .containsExactlyInAnyOrderElementsOf(
                        standing(match, match.record().story()).values());
    }

    private static Map<String, Integer> standing(Match match, List<List<Event>> story) {
        return Farmers.of((FincaView) match.position().view(0), story).all().stream()
                .collect(Collectors.toMap(Farmers.Farmer::id, Farmers.Farmer::blade, (one, _) -> one, HashMap::new));
    }

    private static Setup setup(int seats) {
        return Setup.of(Games.named("finca"), seats, Seed.of(seats));
    }

    private static void playOn(Match match, QuickRng rng) {
        MoveList offered = new MoveList();
        int seat = Seats.first(match.position().openSeats());
        match.position().moves(seat, offered);
        match.play(seat, offered.any(rng));
    }
}
