package tilth.scenes.web.finca;

import java.util.Optional;
import tilth.engine.Event;
import tilth.finca.Happens;
import tilth.scenes.web.Offer;

/**
 * Where an offered move would bring a farmer, and what that would bring.
 *
 * @param from the blade the farmer would leave, or -1
 */
record Landing(String target, int seat, int from, int blade, int fruits, int carts) {

    private static final int NOWHERE = -1;

    static Optional<Landing> of(Offer offer) {
        int fruits = sum(offer, Happens.HARVESTED);
        int carts = sum(offer, Happens.CARTS_EARNED);
        return offer.foreseen().stream()
                .filter(event -> event.facts().containsKey("blade"))
                .findFirst()
                .map(event -> event.what() == Happens.PLACED
                        ? new Landing(offer.target(), event.seat(), NOWHERE, event.first(), fruits, carts)
                        : new Landing(offer.target(), event.seat(), event.first(), event.second(), fruits, carts));
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
