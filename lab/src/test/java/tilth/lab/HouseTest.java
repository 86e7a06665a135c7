package tilth.lab;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tilth.testkit.HouseLaws;

class HouseTest {

    @TestFactory
    Stream<DynamicTest> the_laws_of_the_house_hold() {
        return HouseLaws.ofModule("tilth.lab");
    }
}
