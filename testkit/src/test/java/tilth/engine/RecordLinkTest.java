package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.testkit.RandomPlay;

class RecordLinkTest {

    @Test
    void a_record_comes_back_whole_from_its_link() {
        for (int seed = 0; seed < 50; seed++) {
            Setup setup = new Setup(Games.named("sheaves"), 2 + seed % 2, Map.of(), Seed.of(seed));
            GameRecord record = RandomPlay.after(setup, seed, seed).record();
            String link = RecordLink.write(record);
            assertThat(RecordText.write(RecordLink.read(link)))
                    .as("seed %d", seed)
                    .isEqualTo(RecordText.write(record));
            assertThat(link).as("only what a link may hold").matches("[A-Za-z0-9_-]+");
        }
    }

    @Test
    void a_link_is_shorter_than_the_text_it_stands_for() {
        GameRecord record = RandomPlay.after(Setup.of(Games.named("sheaves"), 2, Seed.of(1)), 1, 100)
                .record();
        assertThat(RecordLink.write(record).length())
                .isLessThan(RecordText.write(record).length());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "!", "AAAA", "not-a-record", "y0jNyckHAA"})
    void anything_else_is_refused_with_one_sentence(String link) {
        assertThatThrownBy(() -> RecordLink.read(link))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching("This (link holds no record|is not a record).*");
    }

    /** Small as it is, it would fill the memory of whoever reads it. */
    @Test
    void a_link_that_unpacks_to_more_than_any_game_is_refused() {
        String text = RecordText.write(new GameRecord(Setup.of(Games.named("sheaves"), 2, Seed.of(1)), List.of()));
        byte[] large = (text + "# and so on\n".repeat(15_000)).getBytes(StandardCharsets.UTF_8);
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        deflater.setInput(large);
        deflater.finish();
        byte[] pressed = new byte[large.length];
        int length = deflater.deflate(pressed);
        deflater.end();
        String link = Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(pressed, length));
        assertThat(link.length()).isLessThan(4000);
        assertThatThrownBy(() -> RecordLink.read(link)).isInstanceOf(BadInput.class);
    }

    @Test
    void a_link_that_was_cut_is_refused() {
        String link = RecordLink.write(new GameRecord(Setup.of(Games.named("sheaves"), 2, Seed.of(1)), List.of()));
        assertThatThrownBy(() -> RecordLink.read(link.substring(0, link.length() / 2)))
                .isInstanceOf(BadInput.class);
    }
}
