package tilth.finca;

import java.util.List;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Setup;
import tilth.engine.Study;

/** Finca: farmers on a windmill gather Mallorca's fruits and deliver them to ten villages. */
public final class Finca implements Game {

    static final Notation MOVES = new Notation(Does.values());
    static final Notation QUESTIONS = new Notation(Asks.values());

    private static final Study STUDY = new FincaStudy();
    private static final FincaTable OF_NO_GAME = new FincaTable(2, 0, 0, 0, 0, FincaTable.NO_CAP, true);

    @Override
    public String id() {
        return "finca";
    }

    @Override
    public String title() {
        return "Finca";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of("Ralf zur Linde", "Wolfgang Sentker"), List.of("Hans im Glück", "Franjos"), 2009);
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return FincaPosition.MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return FincaTable.OPTIONS;
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
        return new FincaPosition(OF_NO_GAME);
    }
}
