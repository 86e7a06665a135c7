package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tilth.agricola.board.Board;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.state.Draft;
import tilth.agricola.state.Holdings;
import tilth.agricola.state.Occasions;
import tilth.agricola.state.State;
import tilth.agricola.state.Tableau;
import tilth.testkit.HouseLaws;

class AgricolaLawsTest {

    /** What a position is made of; methods of these that return nothing change it. */
    private static final Set<Class<?>> PIECES = Set.of(
            State.class, Board.class, Farmyards.class, Holdings.class, Tableau.class, Draft.class, Occasions.class);

    /** The chapters of the rules, which alone change a position, and the classes that lay one out. */
    private static final Set<String> CHAPTERS =
            Set.of("stock", "pay", "acts", "react", "rounds", "hands", "harvest", "state");

    private static final Set<String> LAYING_OUT = Set.of("Deal", "Imagining", "Turns", "AgricolaPosition");

    @TestFactory
    Stream<DynamicTest> it_keeps_the_laws_of_the_house() {
        return HouseLaws.ofGame("tilth.agricola");
    }

    @TestFactory
    Stream<DynamicTest> its_chapters_do_not_run_in_circles() {
        return HouseLaws.ofChapters("tilth.agricola");
    }

    @Test
    void only_chapters_of_the_rules_change_a_position() {
        List<String> changing = HouseLaws.classesOf("tilth.agricola").stream()
                .filter(type -> type.getMethodCallsFromSelf().stream().anyMatch(AgricolaLawsTest::isChange))
                .filter(type -> !mayChange(type))
                .map(JavaClass::getName)
                .toList();
        assertThat(changing).isEmpty();
        assertThat(HouseLaws.classesOf("tilth.agricola.acts").stream()
                        .filter(type -> type.getMethodCallsFromSelf().stream().anyMatch(AgricolaLawsTest::isChange)))
                .as("chapters that do change it")
                .hasSizeGreaterThan(5);
    }

    private static boolean isChange(JavaMethodCall call) {
        return PIECES.stream().anyMatch(call.getTargetOwner()::isAssignableTo)
                && call.getTarget().getRawReturnType().getName().equals("void")
                && !call.getName().equals("moves");
    }

    private static boolean mayChange(JavaClass type) {
        String chapter = type.getPackageName().replace("tilth.agricola", "").replace(".", "");
        return chapter.isEmpty()
                ? LAYING_OUT.contains(type.getSimpleName())
                : CHAPTERS.contains(chapter) || PIECES.stream().anyMatch(type::isEquivalentTo);
    }
}
