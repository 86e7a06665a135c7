package tilth.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RestTest {

    @Test
    void a_rest_grows_up_to_a_bound_and_begins_short_again() {
        Rest rest = new Rest();
        assertThat(Stream.generate(rest::next).limit(4).map(Duration::toMillis))
                .containsExactly(250L, 500L, 1000L, 2000L);
        assertThat(Stream.generate(rest::next).limit(100)).last().isEqualTo(Duration.ofSeconds(32));
        rest.end();
        assertThat(rest.next()).isEqualTo(Duration.ofMillis(250));
    }
}
