package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.engine.ScoreSheet;
import tilth.engine.View;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Scene;
import tilth.scenes.web.Templates;

/** Agricola on a page: the spaces beside one's own farm, the improvements and the other farms below. */
public final class AgricolaScene implements Scene {

    @Override
    public String game() {
        return "agricola";
    }

    @Override
    public List<String> styles() {
        return List.of("agricola", "agricola-farm", "agricola-cards");
    }

    @Override
    public String draw(View view, Picture picture) {
        return Templates.fill("agricola/board.jte", Map.of("board", new AgricolaBoard((AgricolaView) view, picture)));
    }

    @Override
    public List<ScoreSheet.Line> cardPoints(View view) {
        List<PlayerView> players = ((AgricolaView) view).players();
        return players.stream()
                .flatMap(player -> player.cardPoints().keySet().stream())
                .distinct()
                .map(card -> ScoreSheet.Line.of(card, players.size(), seat -> points(players.get(seat), card)))
                .filter(line -> line.points().stream().anyMatch(points -> points != 0))
                .toList();
    }

    private static int points(PlayerView player, String card) {
        return player.cardPoints().getOrDefault(card, 0);
    }
}
