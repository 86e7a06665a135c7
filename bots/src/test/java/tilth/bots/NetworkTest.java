package tilth.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;

class NetworkTest {

    /** Two numbers, of which a network makes the larger of their difference and nothing, twice, and 1 more. */
    private static final float[][][] DIFFERENCE = {{{1}, {-1}, {0}}, {{2}, {1}}};

    @Test
    void what_is_below_nothing_is_not_passed_on() {
        Network network = new Network(DIFFERENCE);
        assertThat(network.of(notes(5, 2))).isEqualTo(7);
        assertThat(network.of(notes(2, 5))).isEqualTo(1);
        assertThat(network.of(notes(5, 2))).isEqualTo(7);
    }

    @Test
    void another_one_with_the_same_weights_tells_the_same_and_keeps_its_own_notes() {
        Network network = new Network(DIFFERENCE);
        Network other = network.again();
        assertThat(other.of(notes(3, 1))).isEqualTo(network.of(notes(3, 1)));
        other.of(notes(9, 1));
        assertThat(network.outputs[0][0]).isEqualTo(2);
    }

    @Test
    void what_changed_little_since_the_last_time_tells_the_same_as_if_all_were_new() {
        Network network = taught();
        Network fresh = network.again();
        QuickRng rng = new QuickRng(2);
        for (int i = 0; i < 2_000; i++) {
            Notes seen = notes(i % 3 == 0 ? 1 : rng.below(1000) / 1000f, i % 7);
            fresh.lookAfresh();
            assertThat(network.of(seen)).isCloseTo(fresh.of(seen), within(0.001f));
        }
    }

    @Test
    void lessons_go_on_as_if_nothing_had_been_in_between() throws IOException {
        Network one = Network.blank(2, 1, 4, 2);
        NetworkLessons lessons = new NetworkLessons(one);
        learn(lessons, 100);
        ByteArrayOutputStream kept = new ByteArrayOutputStream();
        lessons.keep(new DataOutputStream(kept));
        Network other = Network.blank(2, 9, 4, 2);
        NetworkLessons goingOn = new NetworkLessons(other);
        goingOn.takeUp(new DataInputStream(new ByteArrayInputStream(kept.toByteArray())));
        learn(lessons, 50);
        learn(goingOn, 50);
        one.lookAfresh();
        assertThat(other.of(notes(0.3f, 0.8f))).isEqualTo(one.of(notes(0.3f, 0.8f)));
    }

    private static Network taught() {
        Network network = Network.blank(2, 1, 8, 4);
        learn(new NetworkLessons(network), 200);
        return network;
    }

    private static void learn(NetworkLessons lessons, int steps) {
        QuickRng rng = new QuickRng(steps);
        for (int step = 0; step < steps; step++) {
            for (int i = 0; i < 8; i++) {
                float one = rng.below(1000) / 1000f;
                lessons.note(notes(one, 1 - one).kept(), one * one);
            }
            lessons.step(0.003f);
        }
    }

    @Test
    void another_one_can_take_over_the_weights() {
        Network network = Network.blank(2, 1, 4, 2);
        network.become(taughtAs(network));
        network.lookAfresh();
        assertThat(network.of(notes(0.3f, 0.8f))).isNotZero();
    }

    private static Network taughtAs(Network blank) {
        Network taught = blank.copy();
        learn(new NetworkLessons(taught), 50);
        assertThat(blank.of(notes(0.3f, 0.8f))).isZero();
        return taught;
    }

    @Test
    void a_blank_one_tells_nothing() {
        assertThat(Network.blank(2, 1, 8, 4).of(notes(3, 4))).isZero();
    }

    @Test
    void lessons_teach_what_no_single_layer_could_tell() {
        Network network = Network.blank(2, 1, 16, 8);
        NetworkLessons lessons = new NetworkLessons(network);
        QuickRng rng = new QuickRng(1);
        for (int step = 0; step < 3_000; step++) {
            for (int i = 0; i < 16; i++) {
                float one = rng.below(1000) / 1000f;
                float other = rng.below(1000) / 1000f;
                lessons.note(notes(one, other).kept(), 3 * one * other);
            }
            lessons.step(0.003f);
        }
        network.lookAfresh();
        assertThat(network.of(notes(0.9f, 0.9f))).isCloseTo(2.43f, within(0.15f));
        assertThat(network.of(notes(0.9f, 0.1f))).isCloseTo(0.27f, within(0.15f));
        assertThat(network.of(notes(0.1f, 0.9f))).isCloseTo(0.27f, within(0.15f));
    }

    @Test
    void what_is_written_has_a_name_before_each_row_of_the_first_layer() {
        assertThat(new Network(DIFFERENCE).write(List.of("one", "other"))).isEqualTo("""
                        one 1.0000
                        other -1.0000
                        thresholds 0
                        2.0000
                        1.0000
                        """);
    }

    @Test
    void what_has_no_row_tells_nothing() {
        Network network = Network.beside(NetworkTest.class, "difference.txt", List.of("new", "one", "other"));
        Notes notes = new Notes(3);
        notes.noteFrom(0);
        notes.note(100);
        notes.note(5);
        notes.note(2);
        assertThat(network.of(notes)).isEqualTo(7);
    }

    private static Notes notes(float one, float other) {
        Notes notes = new Notes(2);
        notes.noteFrom(0);
        notes.note(one);
        notes.note(other);
        return notes;
    }
}
