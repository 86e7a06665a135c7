package tilth.agricola;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilth.agricola.board.Board;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.agricola.words.Happens;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Study;

/** Agricola: a family turns two wooden rooms and an empty yard into a farm in fourteen rounds, and has to eat meanwhile. */
public final class Agricola implements Game {

    static final Notation MOVES = new Notation(Does.values());
    static final Notation QUESTIONS = new Notation(Asks.values());

    @Override
    public String id() {
        return "agricola";
    }

    @Override
    public String title() {
        return "Agricola";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of("Uwe Rosenberg"), List.of("Lookout Games"), 2007);
    }

    @Override
    public int minSeats() {
        return 1;
    }

    @Override
    public int maxSeats() {
        return Board.MOST_SEATS;
    }

    /**
     * Since 2, the edition of 2007 has hands of cards where a table chooses them; since 3, what a Puppeteer costs is the price
     * of the occupation.
     */
    @Override
    public int rulesVersion() {
        return 3;
    }

    @Override
    public List<Option> options() {
        return AgricolaTable.OPTIONS;
    }

    @Override
    public Optional<Refusal> refusal(int seats, Map<String, String> options) {
        return AgricolaTable.refusal(seats, options);
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
    public Position start(Setup setup) {
        return Deal.deal(setup, AgricolaTable.of(setup));
    }

    @Override
    public Position blank() {
        return new AgricolaPosition(AgricolaTable.of(new Setup(this, 1, Map.of(), Seed.of(0))));
    }

    @Override
    public Study study() {
        return new AgricolaStudy();
    }
}
