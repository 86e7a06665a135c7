package tilth.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.engine.BadInput;

class ProxiesTest {

    private static final Proxies OURS = Proxies.read("10.0.0.0/8, 192.0.2.1 ,fd00::/8");

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // nobody of ours: whatever it says of others is not heard
                "203.0.113.5|198.51.100.1|203.0.113.5",
                "192.0.2.2|198.51.100.1|192.0.2.2",
                "127.0.0.1|198.51.100.1|127.0.0.1",
                // the last hop before ours, whatever stands before it
                "10.1.2.3|198.51.100.1|198.51.100.1",
                "10.1.2.3|1.1.1.1, 198.51.100.1|198.51.100.1",
                "10.1.2.3|1.1.1.1, 198.51.100.1, 192.0.2.1|198.51.100.1",
                "10.1.2.3|198.51.100.1:4711|198.51.100.1",
                "fd00::1|198.51.100.1|198.51.100.1",
                // nothing that can be read
                "10.1.2.3||10.1.2.3",
                "10.1.2.3|198.51.100.1, unknown|10.1.2.3",
                "10.1.2.3|localhost|10.1.2.3",
                "10.1.2.3|[|10.1.2.3",
                "10.1.2.3|::ffff:198.51.100.1|198.51.100.1"
            })
    void the_last_that_is_none_of_ours_sent_it(String address, String way, String sender) {
        assertThat(OURS.sender(address, way == null ? List.of() : List.of(way))).isEqualTo(sender);
    }

    @Test
    void several_headers_are_one_way() {
        assertThat(OURS.sender("10.1.2.3", List.of("1.1.1.1", "198.51.100.1"))).isEqualTo("198.51.100.1");
    }

    @Test
    void a_household_is_one_sender() {
        String one = OURS.sender("2001:db8:1:2::1", List.of());
        assertThat(OURS.sender("2001:db8:1:2:ffff::9", List.of())).isEqualTo(one);
        assertThat(OURS.sender("10.1.2.3", List.of("[2001:db8:1:2::7]:4711"))).isEqualTo(one);
        assertThat(OURS.sender("2001:db8:1:3::1", List.of())).isNotEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(strings = {"proxy.example", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/x", "/8", "1 2"})
    void what_is_no_address_is_refused(String text) {
        assertThatThrownBy(() -> Proxies.read(text)).isInstanceOf(BadInput.class);
    }
}
