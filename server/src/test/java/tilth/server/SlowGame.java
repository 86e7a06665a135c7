package tilth.server;

import java.util.List;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Setup;

/** A game that takes its time to be set up; otherwise it is another one. */
record SlowGame(Game game, Runnable taking) implements Game {

    @Override
    public Position start(Setup setup) {
        taking.run();
        return game.start(setup);
    }

    @Override
    public Position blank() {
        return game.blank();
    }

    @Override
    public String id() {
        return game.id();
    }

    @Override
    public String title() {
        return game.title();
    }

    @Override
    public Credits credits() {
        return game.credits();
    }

    @Override
    public int minSeats() {
        return game.minSeats();
    }

    @Override
    public int maxSeats() {
        return game.maxSeats();
    }

    @Override
    public List<Option> options() {
        return game.options();
    }

    @Override
    public Notation moves() {
        return game.moves();
    }

    @Override
    public Notation questions() {
        return game.questions();
    }

    @Override
    public List<Happening> happenings() {
        return game.happenings();
    }
}
