package tilth.chineur;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilth.testkit.HouseLaws;

class ChineurLawsTest {

    @TestFactory
    Stream<DynamicTest> it_keeps_the_laws_of_the_house() {
        return HouseLaws.ofGame("tilth.chineur");
    }
}
