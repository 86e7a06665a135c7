package tilth.agricola.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.ServiceLoader;

/** Every card there is: the major improvements, then all sheets that are found. */
public final class Cards {

    private static final List<Card> ALL = gather();

    private Cards() {}

    private static List<Card> gather() {
        List<Card> all = new ArrayList<>(new Majors().cards());
        ServiceLoader.load(Sheet.class).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(sheet -> sheet.getClass().getName()))
                .forEach(sheet -> all.addAll(sheet.cards()));
        return List.copyOf(all);
    }

    public static List<Card> all() {
        return ALL;
    }
}
