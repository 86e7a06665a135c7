package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import tilth.testkit.outlaws.ClockReader;
import tilth.testkit.outlaws.DiceThrower;
import tilth.testkit.outlaws.FarmManager;
import tilth.testkit.outlaws.FileReader;
import tilth.testkit.outlaws.Memory;
import tilth.testkit.outlaws.Neighbour;
import tilth.testkit.outlaws.circle.Root;
import tilth.testkit.outlaws.circle.one.Egg;
import tilth.testkit.outlaws.circle.two.Hen;

class HouseLawsTest {

    @TempDir
    private Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> the_engine_keeps_the_laws() {
        return HouseLaws.ofEngine();
    }

    @TestFactory
    Stream<DynamicTest> the_test_kit_has_names_that_mean_something() {
        return HouseLaws.ofModule("tilth.testkit");
    }

    @Test
    void no_source_of_the_house_is_too_long() {
        HouseLaws.noLongFiles();
    }

    @Test
    void a_clock_is_noticed() {
        assertBroken(HouseLaws.nothingFromOutside(), ClockReader.class);
        assertBroken(HouseLaws.noMemberFromOutside(), ClockReader.class);
    }

    @Test
    void chapters_that_run_in_a_circle_are_noticed() {
        assertBroken(HouseLaws.noCircles("tilth.testkit.outlaws.circle"), Egg.class, Hen.class);
        assertBroken(HouseLaws.noChapterKnows("tilth.testkit.outlaws.circle"), Egg.class, Root.class);
    }

    @Test
    void chance_of_ones_own_is_noticed() {
        assertBroken(HouseLaws.nothingFromOutside(), DiceThrower.class);
        assertBroken(HouseLaws.noMemberFromOutside(), DiceThrower.class);
    }

    @Test
    void a_file_is_noticed() {
        assertBroken(HouseLaws.nothingFromOutside(), FileReader.class);
        assertBroken(HouseLaws.onlyResources(), FileReader.class);
    }

    @Test
    void static_state_is_noticed() {
        assertBroken(HouseLaws.noStaticState(), Memory.class);
    }

    @Test
    void an_empty_name_is_noticed() {
        assertBroken(HouseLaws.meaningfulNames(), FarmManager.class);
    }

    @Test
    void a_look_into_another_game_is_noticed() {
        assertBroken(HouseLaws.seesOnly("tilth.engine..", "tilth.testkit.outlaws.."), Neighbour.class);
    }

    @Test
    void a_file_of_601_lines_is_noticed_and_one_of_600_is_not() throws IOException {
        Files.writeString(folder.resolve("Long.java"), "\n".repeat(601));
        Files.writeString(folder.resolve("Fine.java"), "\n".repeat(600));
        Files.createDirectories(folder.resolve("target"));
        Files.writeString(folder.resolve("target/Made.java"), "\n".repeat(601));
        assertThat(HouseLaws.longFiles(folder)).containsExactly(folder.resolve("Long.java"));
    }

    private static void assertBroken(ArchRule law, Class<?>... outlaws) {
        assertThat(law.evaluate(new ClassFileImporter().importClasses(outlaws)).hasViolation())
                .as("%s breaks the law", outlaws[0].getSimpleName())
                .isTrue();
    }
}
