package tilth.agricola;

import java.util.List;
import java.util.Optional;
import tilth.agricola.words.Happens;
import tilth.engine.Happening;
import tilth.engine.Study;
import tilth.engine.Topic;
import tilth.engine.Verb;

/** What many plays of Agricola can teach. */
final class AgricolaStudy implements Study {

    private static final List<Topic> TOPICS = List.of(
            Topic.ofThings("spaces", Happens.PLACED, Happens.REVEALED),
            Topic.ofThings("improvements", Happens.CARD_PLAYED),
            Topic.ofThings("taken", Happens.TOOK),
            Topic.ofThings("sown", Happens.SOWN),
            Topic.ofThings("reaped", Happens.REAPED),
            Topic.ofThings("bred", Happens.BRED),
            Topic.ofThings("eaten", Happens.COOKED),
            Topic.ofThings("houses", Happens.RENOVATED),
            Topic.ofDeeds(
                    "deeds",
                    Happens.GREW,
                    Happens.ROOM_BUILT,
                    Happens.STABLE_BUILT,
                    Happens.FENCED,
                    Happens.PLOWED,
                    Happens.BAKED,
                    Happens.CRAFTED,
                    Happens.BECAME_FIRST,
                    Happens.LET_GO,
                    Happens.BEGGED));

    /** What happens is told by the rounds of the game, not by how often somebody has placed a person. */
    @Override
    public boolean beginsTurn(Verb question, Verb move) {
        return false;
    }

    @Override
    public Optional<Happening> round() {
        return Optional.of(Happens.ROUND_BEGUN);
    }

    @Override
    public List<Topic> topics() {
        return TOPICS;
    }
}
