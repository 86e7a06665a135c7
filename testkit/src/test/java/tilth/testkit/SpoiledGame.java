package tilth.testkit;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tilth.engine.Credits;
import tilth.engine.Game;
import tilth.engine.Happening;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.sheaves.Sheaves;

/** Sheaves with one thing wrong, to see which check notices. */
public class SpoiledGame implements Game {

    private final Game sound = new Sheaves();
    private final Function<Position, SpoiledPosition> spoil;

    public SpoiledGame(Function<Position, SpoiledPosition> spoil) {
        this.spoil = spoil;
    }

    SpoiledPosition spoiled(Position truth) {
        SpoiledPosition position = spoil.apply(truth);
        position.belongTo(this);
        return position;
    }

    /** A table of three. */
    public Setup setup() {
        return new Setup(this, 3, Map.of(), Seed.of(1));
    }

    @Override
    public Position start(Setup setup) {
        return spoiled(sound.start(new Setup(sound, setup.seats(), setup.options(), setup.seed())));
    }

    @Override
    public Position blank() {
        return spoiled(sound.blank());
    }

    @Override
    public String id() {
        return "sheaves";
    }

    @Override
    public String title() {
        return "Spoiled Sheaves";
    }

    @Override
    public Credits credits() {
        return sound.credits();
    }

    @Override
    public int minSeats() {
        return sound.minSeats();
    }

    @Override
    public int maxSeats() {
        return sound.maxSeats();
    }

    @Override
    public List<Option> options() {
        return sound.options();
    }

    @Override
    public Notation moves() {
        return sound.moves();
    }

    @Override
    public Notation questions() {
        return sound.questions();
    }

    @Override
    public List<Happening> happenings() {
        return sound.happenings();
    }
}
