package tilth.chineur;

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

/** Farmer Chineur: cells that yield when the die shows them, farms in common, tools, and a secret objective each. */
public final class Chineur implements Game {

    static final Notation MOVES = new Notation(Does.values());
    static final Notation QUESTIONS = new Notation(Asks.values());

    private static final Study STUDY = new ChineurStudy();

    private static final int FEWEST_SEATS = 2;

    @Override
    public String id() {
        return "chineur";
    }

    @Override
    public int rulesVersion() {
        return 2;
    }

    @Override
    public String title() {
        return "Farmer Chineur";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of("Cyril Meurier"), List.of(), Credits.YEAR_UNKNOWN, "CC BY-NC-ND 4.0");
    }

    @Override
    public int minSeats() {
        return FEWEST_SEATS;
    }

    @Override
    public int maxSeats() {
        return ChineurPosition.MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return ChineurTable.OPTIONS;
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
    public boolean asksOutOfTurn() {
        return true;
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
        return new ChineurPosition(ChineurTable.of(new Setup(this, FEWEST_SEATS, Map.of(), Seed.of(0))));
    }
}
