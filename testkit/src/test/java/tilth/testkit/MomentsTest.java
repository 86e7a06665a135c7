package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Verb;
import tilth.testkit.sheaves.Sheaves;

class MomentsTest {

    private static final Game GAME = new Sheaves();
    private static final Setup SETUP = Setup.of(GAME, 3, Seed.of(1));

    @Test
    void one_in_one_is_every_moment_and_the_end() {
        List<Boolean> over = over(new Moments(GAME, 1, new QuickRng(1)));
        assertThat(over).hasSize(RandomPlay.record(SETUP, 1).turns().size() + 1);
        assertThat(over.getLast()).isTrue();
        assertThat(over.subList(0, over.size() - 1)).containsOnly(false);
    }

    @Test
    void new_questions_and_ends_are_never_missed() {
        Moments moments = new Moments(GAME, Integer.MAX_VALUE, new QuickRng(1));
        assertThat(over(moments)).hasSize(4);
        assertThat(moments.questions()).extracting(Verb::word).containsExactlyInAnyOrder("lay", "name", "give");
        assertThat(over(moments)).containsExactly(true);
    }

    private static List<Boolean> over(Moments moments) {
        List<Boolean> over = new ArrayList<>();
        moments.of(SETUP, 1, position -> over.add(position.isOver()));
        return over;
    }
}
