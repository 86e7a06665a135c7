package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptTextTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void the_text_kept_passes() throws IOException {
        Files.writeString(folder.resolve("kept.txt"), "12 ways\n");
        assertThatCode(() -> new KeptText(folder, "kept.txt").compare("12 ways\n"))
                .doesNotThrowAnyException();
    }

    @Test
    void another_text_fails_and_says_how_to_change_it_on_purpose() throws IOException {
        Files.writeString(folder.resolve("kept.txt"), "12 ways\n");
        assertThatThrownBy(() -> new KeptText(folder, "kept.txt").compare("13 ways\n"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContainingAll("kept.txt", "-Dtilth.regenerate=true", "12 ways", "13 ways");
        assertThat(Files.readString(folder.resolve("kept.txt"))).isEqualTo("12 ways\n");
    }

    @Test
    void a_text_that_is_not_there_yet_fails_too() {
        assertThatThrownBy(() -> new KeptText(folder, "none.txt").compare("13 ways\n"))
                .hasMessageContaining("-Dtilth.regenerate=true");
        assertThat(folder.resolve("none.txt")).doesNotExist();
    }

    @Test
    void keeping_writes_it_where_it_will_be_found() {
        KeptText kept = new KeptText(folder, "games/new.txt");
        kept.keep("13 ways\n");
        assertThat(kept.text()).contains("13 ways\n");
    }
}
