package tilth.finca;

import java.util.List;
import tilth.engine.Option;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** What the number of players and the options of a table decide. */
record FincaTable(
        int seats, int farmersEach, int fruitsOfEach, int carts, int woodenFincas, int turnCap, boolean onesComeAlong) {

    @Rule("FIN-S5")
    static final Option SUPPLY = Option.of("supply", "by-players", "18");

    @Rule("FIN-E5")
    static final Option TURN_CAP = Option.of("turn-cap", "off", "50", "100", "150", "200");

    @Rule("FIN-A7")
    static final Option MINUS_ONE = Option.of("minus-one", "pay-ones", "no-ones");

    static final List<Option> OPTIONS = List.of(SUPPLY, TURN_CAP, MINUS_ONE);

    static final int NO_CAP = 0;

    private static final int MOST_SEATS = 4;

    static FincaTable of(Setup setup) {
        int seats = setup.seats();
        boolean byPlayers = setup.isChosen(SUPPLY, "by-players");
        return new FincaTable(
                seats,
                Components.byPlayers("farmers", seats),
                Components.byPlayers("fruits", byPlayers ? seats : MOST_SEATS),
                Components.byPlayers("carts", seats),
                Components.byPlayers("fincas", seats),
                setup.number(TURN_CAP, "off", NO_CAP),
                setup.isChosen(MINUS_ONE, "pay-ones"));
    }

    int farmersInAll() {
        return seats * farmersEach;
    }
}
