package tilth.server;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tilth.testkit.HouseLaws;

class ServerLawsTest {

    private static final JavaClasses SERVER = HouseLaws.classesOf("tilth.server");

    @TestFactory
    Stream<DynamicTest> the_laws_of_the_house() {
        return Stream.concat(HouseLaws.ofModule("tilth.server"), HouseLaws.ofChapters("tilth.server"));
    }

    /** The rooms of the server and who may look into them, from the cellar to the door. */
    @Test
    void every_room_is_seen_only_from_above() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("people")
                .definedBy("tilth.server.people..")
                .layer("table")
                .definedBy("tilth.server.table..")
                .layer("storage")
                .definedBy("tilth.server.storage..")
                .layer("house")
                .definedBy("tilth.server.house..")
                .layer("desk")
                .definedBy("tilth.server.desk..")
                .layer("web")
                .definedBy("tilth.server.web..")
                .layer("door")
                .definedBy("tilth.server")
                .whereLayer("door")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("web")
                .mayOnlyBeAccessedByLayers("door")
                .whereLayer("desk")
                .mayOnlyBeAccessedByLayers("door")
                .whereLayer("house")
                .mayOnlyBeAccessedByLayers("web", "desk", "door")
                .whereLayer("storage")
                .mayOnlyBeAccessedByLayers("house", "desk", "web", "door")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("storage", "house", "desk", "web", "door")
                .check(SERVER);
    }

    @Test
    void the_table_knows_the_engine_and_people_only() {
        noClasses()
                .that()
                .resideInAnyPackage("tilth.server.table..", "tilth.server.people..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "tilth.scenes..", "tilth.bots..", "io.javalin..", "org.jdbi..", "java.sql..", "java.time..")
                .check(SERVER);
    }

    @Test
    void pages_are_drawn_by_the_web_alone() {
        noClasses()
                .that()
                .resideOutsideOfPackages("tilth.server.web..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tilth.scenes..")
                .check(SERVER);
    }
}
