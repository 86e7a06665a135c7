package tilth.scenes;

import java.util.List;
import java.util.stream.Collectors;
import tilth.farmerama.FarmeramaView.AnimalView;
import tilth.farmerama.FarmeramaView.PlayerView;

/** What is printed at every stable and on every track: the price of feeding, and the stars. */
final class HerdText {

    private final PlayerView player;
    private final Words words;
    private final Ink ink;

    HerdText(PlayerView player, Words words, Ink ink) {
        this.player = player;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        FarmeramaPhrases phrases = new FarmeramaPhrases(words);
        Columns columns = new Columns("lllrr")
                .row(
                        ink.heading(words.label("animals")),
                        words.label("feeding"),
                        words.label("product"),
                        words.label("track"),
                        words.label("outside"));
        for (AnimalView animal : player.animals()) {
            columns.row(
                    words.term("animal", animal.animal()),
                    phrases.goods(animal.cost()),
                    words.category(animal.product()),
                    track(animal.track()),
                    Integer.toString(animal.starsOutside()));
        }
        return columns.lines();
    }

    /** The stars from the first product on; none are worth nothing. */
    private static String track(List<Integer> track) {
        return track.stream().skip(1).map(Object::toString).collect(Collectors.joining(" "));
    }
}
