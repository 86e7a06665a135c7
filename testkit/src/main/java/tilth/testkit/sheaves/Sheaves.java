package tilth.testkit.sheaves;

import java.util.List;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Rule;
import tilth.engine.Setup;

/** Sheaves: everybody lays a card in secret, and the highest one brings the harvest home. */
public final class Sheaves implements Game {

    static final int MOST_SEATS = 4;

    static final Notation MOVES = new Notation(Does.values());
    static final Notation QUESTIONS = new Notation(Asks.values());

    @Rule("SHV-1")
    static final Option HAND = Option.of("hand", "4", "3");

    @Rule("SHV-3")
    static final Option FIELD = Option.of("field", "die", "three");

    @Override
    public String id() {
        return "sheaves";
    }

    @Override
    public String title() {
        return "Sheaves";
    }

    @Override
    public Credits credits() {
        return new Credits(List.of("Tilth"), List.of(), 2026);
    }

    @Override
    public int minSeats() {
        return 2;
    }

    @Override
    public int maxSeats() {
        return MOST_SEATS;
    }

    @Override
    public List<Option> options() {
        return List.of(HAND, FIELD);
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
    public Position start(Setup setup) {
        return Rounds.begin(setup);
    }

    @Override
    public Position blank() {
        return new SheavesPosition();
    }
}
