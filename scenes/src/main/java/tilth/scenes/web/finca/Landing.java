package tilth.scenes.web.finca;

import java.util.Optional;
import tilth.engine.Event;
import tilth.finca.Happens;
import tilth.scenes.web.Offer;

/** What an offered move would do with a farmer, and what that would bring. */
record Landing(String target, Event event, int fruits, int carts) {

    static Optional<Landing> of(Offer offer) {
        int fruits = sum(offer, Happens.HARVESTED);
        int carts = sum(offer, Happens.CARTS_EARNED);
        return offer.foreseen().stream()
                .filter(event -> event.facts().containsKey("blade"))
                .findFirst()
                .map(event -> new Landing(offer.target(), event, fruits, carts));
    }

    /** The blade where the farmer would stand. */
    int blade() {
        return event.what() == Happens.PLACED ? event.first() : event.second();
    }

    private static int sum(Offer offer, Happens what) {
        return offer.foreseen().stream()
                .filter(event -> event.what() == what)
                .mapToInt(Landing::count)
                .sum();
    }

    private static int count(Event event) {
        return Integer.parseInt(event.facts().getOrDefault("count", "0"));
    }
}
