package tilth.farmerama;

import java.util.List;
import java.util.Map;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Study;

/** Farmerama: crops ripen under a wheel that water turns, and feed animals that bring stars home. */
public final class Farmerama implements Game {

    static final Notation MOVES = new Notation(Does.values());
    static final Notation QUESTIONS = new Notation(Asks.values());

    private static final Study STUDY = new FarmeramaStudy();

    @Override
    public String id() {
        return "farmerama";
    }

    @Override
    public int rulesVersion() {
        return 2;
    }

    @Override
    public String title() {
        return "Farmerama";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of("Uwe Rosenberg"), List.of("Ravensburger"), 2012);
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return FarmeramaPosition.MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return FarmeramaTable.OPTIONS;
    }

    @Override
    public Notation moves() {
        return MOVES;
    }

    @Override
    public Notation questions() {
        return QUESTIONS;
    }

    @Override
    public List<Happening> happenings() {
        return List.of(Happens.values());
    }

    @Override
    public Study study() {
        return STUDY;
    }

    @Override
    public Position start(Setup setup) {
        return Deal.deal(setup);
    }

    @Override
    public Position blank() {
        return new FarmeramaPosition(FarmeramaTable.of(new Setup(this, 1, Map.of(), Seed.of(0))));
    }
}
