package tilth.farmerama;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Study;
import tilth.engine.Topic;
import tilth.engine.Verb;

/** What many plays of Farmerama can teach. */
final class FarmeramaStudy implements Study {

    private static final List<Happening> ENDINGS = List.of(Happens.CAP_REACHED);

    private static final List<Topic> TOPICS = List.of(
            Topic.ofThings("cards", Happens.CARD_BEGUN),
            Topic.ofThings("objects", Happens.OBJECT_TAKEN, Happens.OBJECT_TURNED_UP),
            Topic.ofThings("animals", Happens.CAME_HOME),
            Topic.ofDeeds(
                    "deeds",
                    Happens.SOWN,
                    Happens.HARVESTED,
                    Happens.TURNED,
                    Happens.EXTENDED,
                    Happens.REWARD_LOST,
                    Happens.TOKEN_SPENT,
                    Happens.PUT_UNDER));

    /** Putting a card under the pile comes before a solo turn. */
    @Override
    public boolean beginsTurn(Verb question, Verb move) {
        return question.beginsTurn() && !move.isAside() && move != Does.PUT_UNDER;
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
