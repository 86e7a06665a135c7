package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Spot;

/**
 * A card as it lies in a hand or in front of somebody: small, and large for those who want to read it.
 *
 * @param id what flies to and from it
 * @param css whether it can be played, is used up or has just done something
 * @param spot what a click on it does; nothing for the cards of others
 * @param offers what can be done with it now
 * @param prices what it costs now, in each of its ways; nothing once it is played
 * @param points what it is worth
 * @param load what lies on it
 * @param obstacle why it cannot be played now, and the rule behind that; nothing where nothing stands in the way
 */
public record MiniCard(
        CardFace face,
        String id,
        String css,
        @Nullable Spot spot,
        List<Offer> offers,
        List<List<Heap>> prices,
        int points,
        Load load,
        @Nullable Obstacle obstacle) {

    static final String GLOWS = " glows";

    /** What stands in the way of a card, and the rule behind it. */
    public record Obstacle(String sentence, String rule) {}

    public String largeId() {
        return "large-" + id;
    }

    public Words words() {
        return face.words();
    }

    public String name() {
        return face.name();
    }

    /** What a click on its small i does. */
    public String reading() {
        return words().label("read-card", Map.of("name", name()));
    }

    public String pointsLabel() {
        return words().label("points-now", Map.of("count", points));
    }

    public String pointsText() {
        return new FarmPicture.ScoreLine("", points).text();
    }

    public boolean isFree() {
        return prices.stream().allMatch(List::isEmpty);
    }

    /** Whether it has just done something. */
    boolean isGlowing() {
        return css.endsWith(GLOWS);
    }

    /** Whether something stands at its foot. */
    public boolean hasFoot() {
        return !isFree() || points != 0 || !load.isNothing() || isPassedOn();
    }

    /** Whether it goes to the neighbour once it is played. */
    public boolean isPassedOn() {
        return face.isPassing() && !prices.isEmpty();
    }

    /** A click opens the card where it can be used in several ways that no one click tells apart. */
    public boolean opensOnly() {
        return offers.size() > 1
                && offers.stream().map(Offer::target).distinct().count() > 1;
    }

    /** The one move a click plays, where its target alone does not tell. */
    public @Nullable String move() {
        return offers.size() == 1 ? offers.getFirst().move() : null;
    }
}
