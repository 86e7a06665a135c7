package tilth.agricola;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilth.testkit.HouseLaws;

class AgricolaLawsTest {

    @TestFactory
    Stream<DynamicTest> it_keeps_the_laws_of_the_house() {
        return HouseLaws.ofGame("tilth.agricola");
    }
}
