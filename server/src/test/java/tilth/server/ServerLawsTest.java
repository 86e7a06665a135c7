package tilth.server;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilth.testkit.HouseLaws;

class ServerLawsTest {

    @TestFactory
    Stream<DynamicTest> the_laws_of_the_house() {
        return HouseLaws.ofModule("tilth.server");
    }
}
