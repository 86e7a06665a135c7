package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.chineur.Happens;
import tilth.engine.Event;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The die: how it lies, and how often it has tumbled, so that it always tumbles on. */
public record DiePicture(ChineurView view, Picture picture) {

    private static final String NEW = "1";

    /** How a cube is turned to show each number: about the level axis, then about the upright one. */
    private static final Map<String, String> LIES = Map.of(
            "1", "--x: 0deg; --y: 0deg",
            "2", "--x: -90deg; --y: 0deg",
            "3", "--x: 0deg; --y: -90deg",
            "4", "--x: 0deg; --y: 90deg",
            "5", "--x: 90deg; --y: 0deg",
            "6", "--x: 0deg; --y: 180deg");

    /** The number rolled this turn; before the roll, the last one there was. */
    public String face() {
        String die = view.die();
        return die == null ? last(picture.history()) : die;
    }

    /** The last number there was by then. */
    static String last(List<List<Event>> history) {
        List<Event> rolls = rolls(history);
        return rolls.isEmpty() ? NEW : rolls.getLast().facts().getOrDefault("die", NEW);
    }

    private static List<Event> rolls(List<List<Event>> history) {
        return history.stream()
                .flatMap(List::stream)
                .filter(event -> event.what() == Happens.ROLLED || event.what() == Happens.DIE_SET)
                .toList();
    }

    public String css() {
        return view.die() == null ? "resting" : "thrown";
    }

    public String lies() {
        return LIES.get(face()) + "; --rolls: " + rolls(picture.history()).size();
    }

    public Spot spot() {
        String die = view.die();
        String what = die == null ? words().label("die-resting") : words().label("die-shows", Map.of("die", die));
        return picture.spot("do:roll", what);
    }

    /** The numbers to choose from, for who may set the die. */
    public List<Spot> settings() {
        return picture.offers().stream()
                .filter(offer -> offer.target().startsWith("die:"))
                .map(picture::button)
                .toList();
    }

    private Words words() {
        return picture.words();
    }
}
