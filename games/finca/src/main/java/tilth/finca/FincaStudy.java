package tilth.finca;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Study;
import tilth.engine.Topic;
import tilth.engine.Verb;

/** What many plays of Finca can teach. */
final class FincaStudy implements Study {

    private static final List<Happening> ENDINGS = List.of(Happens.CAP_REACHED);

    private static final List<Topic> TOPICS = List.of(
            Topic.ofThings("deliveries", Happens.TILE_TAKEN, Happens.TILE_TURNED_UP),
            Topic.ofThings("fincas", Happens.FINCA_WON),
            Topic.ofThings("actions", Happens.ACTION_USED),
            Topic.ofThings("harvests", Happens.HARVESTED),
            Topic.ofDeeds(
                    "deeds",
                    Happens.BONUS_TAKEN,
                    Happens.CARTS_EARNED,
                    Happens.GAVE_FRUITS_BACK,
                    Happens.GAVE_CARTS_BACK));

    /** Placing the farmers is no turn. */
    @Override
    public boolean beginsTurn(Verb question, Verb move) {
        return question == Asks.TURN;
    }

    @Override
    public List<Happening> endings() {
        return ENDINGS;
    }

    @Override
    public List<Topic> topics() {
        return TOPICS;
    }
}
