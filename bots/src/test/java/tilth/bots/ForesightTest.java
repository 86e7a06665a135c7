package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.QuickRng;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

class ForesightTest {

    private static final Game AGRICOLA = Games.named("agricola");

    private final Match match = new Match(Setup.of(AGRICOLA, 2, Seed.of(4)));
    private final MoveList offered = new MoveList();
    private int seat;

    @BeforeEach
    void ask() {
        seat = Seats.first(match.position().awaitedSeats());
        match.position().moves(seat, offered);
    }

    @Test
    void there_is_a_way_for_each_move_on_offer() {
        Foresight foresight = foresight(0);
        assertThat(foresight.look(match.position(), seat, 1000)).isEqualTo(offered.size());
        for (int i = 0; i < offered.size(); i++) {
            assertThat(foresight.way(i).plan.move(0)).isEqualTo(offered.at(i));
        }
    }

    @Test
    void what_is_shunned_has_none() {
        Foresight foresight = foresight(offered.at(1));
        assertThat(foresight.look(match.position(), seat, 1000)).isEqualTo(offered.size() - 1);
        assertThat(foresight.way(1).plan.move(0)).isEqualTo(offered.at(2));
    }

    @Test
    void who_shuns_everything_does_something_all_the_same() {
        Foresight shunning = new Foresight(AGRICOLA, Evaluators.of(AGRICOLA), move -> true, new QuickRng(1));
        assertThat(shunning.look(match.position(), seat, 1000)).isEqualTo(offered.size());
    }

    @Test
    void a_way_leads_to_the_points_it_says() {
        Foresight foresight = foresight(0);
        foresight.look(match.position(), seat, 1000);
        Evaluator evaluator = Evaluators.of(AGRICOLA);
        float[] points = new float[Lead.MOST_SEATS];
        for (int i = 0; i < offered.size(); i++) {
            Match played = match.copy();
            Plan plan = foresight.way(i).plan;
            for (int step = 0; step < plan.size(); step++) {
                assertThat(played.play(seat, plan.move(step))).isEmpty();
            }
            evaluator.estimate(played.position(), points);
            assertThat(foresight.way(i).points[seat]).isCloseTo(points[seat], within());
        }
    }

    private static org.assertj.core.data.Offset<Float> within() {
        return org.assertj.core.api.Assertions.within(0.01f);
    }

    private static Foresight foresight(long shunned) {
        return new Foresight(AGRICOLA, Evaluators.of(AGRICOLA), move -> move == shunned, new QuickRng(1));
    }
}
