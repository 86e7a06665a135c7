package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;

/** A player's objective, for its owner or once it is shown: what it asks for and what it brings now. */
public record ObjectivePicture(String objective, int points, PlayerView player, Words words) {

    private static final String EXPERT = "-expert";

    public String symbol() {
        return "objective-" + objective;
    }

    public String name() {
        return words.term("objective", objective);
    }

    public String task() {
        return words.label("objective-" + objective);
    }

    public String worth() {
        return words.label("brings", Map.of("points", points));
    }

    /** How far an expert of a resource is; empty for other objectives. */
    public String progress() {
        String resource = objective.replace(EXPERT, "");
        if (!player.resources().containsKey(resource)) {
            return "";
        }
        long tiles = player.cells().stream()
                .map(CellView::tiles)
                .flatMap(List::stream)
                .filter(tile -> Printed.kind(tile).equals(resource))
                .count();
        return tiles + " / " + Printed.objectiveNeeds(objective);
    }

    /** Everything about it in one line. */
    public String whole() {
        return new ChineurPhrases(words).objective(player);
    }

    public String secrecy() {
        return words.label(player.objectiveShown() ? "shown" : "secret");
    }
}
