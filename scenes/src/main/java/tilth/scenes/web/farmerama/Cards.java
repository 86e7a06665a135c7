package tilth.scenes.web.farmerama;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import tilth.engine.Event;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.Happens;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;

/** The cards on the table: face down until all are laid, then what they match and what was won by that. */
public record Cards(FarmeramaView view, Picture picture) {

    /** The cards of a player as far as the onlooker may know them. */
    List<Face> of(PlayerView player) {
        return player.cards().isEmpty()
                ? Collections.nCopies(player.laid(), new Face("back", "", words().term("card", "face-down")))
                : player.cards().stream().map(this::face).toList();
    }

    private Face face(String card) {
        String state = areTurnedUp() ? (isMatch(card) ? " match" : "") : " secret";
        return new Face(card, state, words().term("card", card));
    }

    /** Whether several players are seen to have played a card. */
    boolean isMatch(String card) {
        return view.players().stream()
                        .filter(player -> player.cards().contains(card))
                        .count()
                > 1;
    }

    boolean areTurnedUp() {
        return view.phase().equals("objects") || view.phase().equals("act");
    }

    /** The objects a player has won by the cards on the table. */
    List<String> won(PlayerView player) {
        return areTurnedUp()
                ? sinceTurnedUp()
                        .filter(event -> event.what() == Happens.OBJECT_TAKEN && event.seat() == player.seat())
                        .map(event -> event.facts().getOrDefault("object", ""))
                        .toList()
                : List.of();
    }

    private Stream<Event> sinceTurnedUp() {
        List<List<Event>> history = picture.history();
        int move = history.size() - 1;
        while (move > 0 && history.get(move).stream().noneMatch(event -> event.what() == Happens.REVEALED)) {
            move--;
        }
        return history.stream().skip(Math.max(move, 0)).flatMap(List::stream);
    }

    private Words words() {
        return picture.words();
    }

    /** One card on the table; its back if the onlooker may not know it. */
    public record Face(String card, String state, String label) {
        public String css() {
            return "face " + card + state;
        }
    }
}
