package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.TurnView;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** One of the five actions of a turn: open, done, or to be had again for gold. */
public record ActionPicture(String action, String name, String state, boolean isRepeated, Spot spot) {

    private static final List<String> ALL = List.of("farm", "market", "trade", "collective", "tool");

    /** The actions of the turn that is on; none before the first turn and after the last. */
    static List<ActionPicture> of(ChineurView view, Picture picture) {
        TurnView turn = view.turn();
        return turn == null
                ? List.of()
                : ALL.stream().map(action -> of(action, turn, picture)).toList();
    }

    private static ActionPicture of(String action, TurnView turn, Picture picture) {
        String name = picture.words().brief().term("action", action);
        String state = turn.open().contains(action) ? "free" : "done";
        boolean repeated = action.equals(turn.repeated());
        String what = picture.words().label("action-" + state, Map.of("action", action));
        return new ActionPicture(action, name, state, repeated, picture.spot("action:" + action, what));
    }

    public String symbol() {
        return "action-" + action;
    }

    /** What doing it again costs, where it can be done again. */
    public @Nullable Integer again() {
        return spot.can() ? (Integer) Printed.again() : null;
    }
}
