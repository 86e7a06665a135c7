package tilth.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** The laws of the house that can be read off the code: same position on every machine, one way to see, plain names. */
public final class HouseLaws {

    private static final int MOST_LINES = 600;

    private static final String EMPTY_NAMES =
            ".*[.$]([^.$]*(Manager|Helper|Utils?|Impl|Data|Info)|(Abstract|Base)[A-Z][^.$]*)";

    /** Clocks, chance, threads and the world outside, in whole packages or single types. */
    private static final String OUTSIDE = "java\\.(time|util\\.random|util\\.concurrent|util\\.logging|nio\\.file"
            + "|nio\\.channels|net|sql|security)\\..*"
            + "|java\\.util\\.(Random|SplittableRandom|Timer|Scanner)"
            + "|java\\.lang\\.(Thread|ThreadLocal|Process|ProcessBuilder|Runtime)"
            + "|java\\.io\\.(File|Print|Object|Random|Console).*";

    /** The same in types that are fine otherwise. */
    private static final Map<String, Set<String>> OUTSIDE_MEMBERS = Map.of(
            "java.lang.System",
            Set.of("currentTimeMillis", "nanoTime", "getProperty", "getenv", "identityHashCode", "out", "err", "in"),
            "java.lang.Math",
            Set.of("random"),
            "java.util.Collections",
            Set.of("shuffle"),
            "java.util.UUID",
            Set.of("randomUUID"),
            "java.util.Locale",
            Set.of("getDefault"));

    private HouseLaws() {}

    /** The laws for the engine: it knows no game. */
    public static Stream<DynamicTest> ofEngine() {
        return pure("tilth.engine", "tilth.engine..");
    }

    /** The laws for a game, named by its package: it sees the engine and no other game. */
    public static Stream<DynamicTest> ofGame(String home) {
        return pure(home, "tilth.engine..", home + "..");
    }

    /** The laws for a game whose packages are chapters: they build on each other, and none on what ties them together. */
    public static Stream<DynamicTest> ofChapters(String home) {
        Map<String, ArchRule> laws = new LinkedHashMap<>();
        laws.put("chapters do not run in circles", noCircles(home));
        laws.put("no chapter knows what ties all together", noChapterKnows(home));
        return tests(home, laws);
    }

    /** The laws for a module that may use clocks and files. */
    public static Stream<DynamicTest> ofModule(String home) {
        return tests(home, Map.of("names mean something", meaningfulNames()));
    }

    /** The law for all sources of the checkout. */
    public static void noLongFiles() {
        assertThat(longFiles(Checkout.root()))
                .as("sources of more than %d lines", MOST_LINES)
                .isEmpty();
    }

    static List<Path> longFiles(Path root) {
        return Checkout.files(root, ".java").stream()
                .filter(file -> Checkout.read(file).lines().count() > MOST_LINES)
                .toList();
    }

    private static Stream<DynamicTest> pure(String home, String... visible) {
        Map<String, ArchRule> laws = new LinkedHashMap<>();
        laws.put("names mean something", meaningfulNames());
        laws.put("nothing from outside: no clock, no chance, no thread, no file", nothingFromOutside());
        laws.put("no member from outside", noMemberFromOutside());
        laws.put("reads nothing but its own resources", onlyResources());
        laws.put("no static state", noStaticState());
        laws.put("sees only what it may", seesOnly(visible));
        return tests(home, laws);
    }

    private static Stream<DynamicTest> tests(String home, Map<String, ArchRule> laws) {
        JavaClasses classes = classesOf(home);
        return laws.entrySet().stream()
                .map(law -> dynamicTest(
                        home + ": " + law.getKey(), () -> law.getValue().check(classes)));
    }

    /** All classes of a package, tests left out. */
    public static JavaClasses classesOf(String home) {
        return new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages(home);
    }

    static ArchRule meaningfulNames() {
        return noClasses().should().haveNameMatching(EMPTY_NAMES);
    }

    static ArchRule nothingFromOutside() {
        return noClasses().should().dependOnClassesThat().haveNameMatching(OUTSIDE);
    }

    static ArchRule noMemberFromOutside() {
        DescribedPredicate<JavaAccess<?>> outside = describe(
                "touch a clock, chance or the machine",
                access -> OUTSIDE_MEMBERS
                        .getOrDefault(access.getTargetOwner().getName(), Set.of())
                        .contains(access.getTarget().getName()));
        return noClasses().should().accessTargetWhere(outside);
    }

    static ArchRule onlyResources() {
        DescribedPredicate<JavaClass> readResources = describe(
                "read class resources",
                type -> type.getMethodCallsFromSelf().stream()
                        .anyMatch(call -> call.getTarget().getName().equals("getResourceAsStream")));
        return noClasses()
                .that(DescribedPredicate.not(readResources))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.io..");
    }

    static ArchRule noStaticState() {
        return fields().that().areStatic().should().beFinal();
    }

    static ArchRule noCircles(String home) {
        return slices().matching(home + ".(*)..").should().beFreeOfCycles();
    }

    static ArchRule noChapterKnows(String home) {
        return noClasses()
                .that()
                .resideInAPackage(home + ".*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(home);
    }

    static ArchRule seesOnly(String... visible) {
        return classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(Stream.of("java..", "org.jspecify.."), Stream.of(visible))
                        .toArray(String[]::new));
    }
}
