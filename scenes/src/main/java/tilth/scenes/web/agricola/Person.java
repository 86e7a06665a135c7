package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.scenes.web.Picture;

/**
 * Somebody of a family who stands on a space.
 *
 * @param id what walks there
 */
public record Person(String id, String css, String mark, String name) {

    /** The people on a space, by the seats they belong to. */
    static List<Person> on(String space, List<Integer> seats, Picture picture) {
        List<Person> people = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            people.add(of(id(space, i), seats.get(i), picture));
        }
        return people;
    }

    static String id(String space, int place) {
        return "person-%s-%d".formatted(space, place);
    }

    static Person of(String id, int seat, Picture picture) {
        return new Person(
                id, picture.css(seat), picture.mark(seat), picture.sitting(seat).name());
    }
}
