package tilth.chineur;

import java.util.List;
import tilth.engine.Happening;
import tilth.engine.Study;
import tilth.engine.Topic;
import tilth.engine.Verb;

/** What many plays of Farmer Chineur can teach. */
final class ChineurStudy implements Study {

    private static final List<Happening> ENDINGS = List.of(Happens.TARGET_REACHED, Happens.DECK_EMPTY);

    private static final List<Topic> TOPICS = List.of(
            Topic.ofThings("tiles", Happens.PLACED, Happens.TURNED_UP),
            Topic.ofThings("refusals", Happens.REFUSED),
            Topic.ofThings("tools", Happens.TOOL_BOUGHT, Happens.TOOL_TURNED_UP),
            Topic.ofDealt("objectives", Happens.OBJECTIVE_SHOWN, "objective"),
            Topic.ofThings("cocoricos", Happens.COCORICO),
            Topic.ofThings("favours", Happens.FAVOURED),
            Topic.ofThings("farms", Happens.SETTLED),
            Topic.ofThings("stalls", Happens.OPENED, Happens.MARKET_DRAWN),
            Topic.ofThings("repeats", Happens.REPEATED),
            Topic.ofDeeds(
                    "deeds",
                    Happens.SOLD,
                    Happens.STOCKED_UP,
                    Happens.STOLEN,
                    Happens.CHEST_OPENED,
                    Happens.SWAPPED,
                    Happens.BUCKET_FILLED,
                    Happens.GOLD_EARNED,
                    Happens.TAKEN_OVER,
                    Happens.REFRESHED,
                    Happens.BURDEN_SHED));

    /** A turn may begin without a question, with the roll. */
    @Override
    public boolean beginsTurn(Verb question, Verb move) {
        return false;
    }

    @Override
    public boolean beginsTurn(Happening what) {
        return what == Happens.TURN_BEGUN;
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
