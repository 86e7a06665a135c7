package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.StallView;
import tilth.chineur.Happens;
import tilth.engine.Event;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The market: four stalls with what they trade, whose they are, and how often they can be used this turn. */
public record MarketPicture(ChineurView view, Picture picture) {

    public List<Stall> stalls() {
        return view.market().stream().map(this::stall).toList();
    }

    public DeckPicture deck() {
        return new DeckPicture("market", "market-stall", "do:market", view.marketDeck(), picture);
    }

    private Stall stall(StallView stall) {
        return new Stall(
                stall,
                picture.spot("stall:" + stall.stall(), label(stall)),
                owner(stall.owner()),
                view.turn() != null && stall.tile() != null,
                ghosts(stall));
    }

    private @Nullable Owner owner(@Nullable Integer seat) {
        return seat == null ? null : Owner.of(seat, picture);
    }

    private String label(StallView stall) {
        MarketTileView tile = stall.tile();
        if (tile == null) {
            return words().label("stall-free", Map.of("stall", stall.stall()));
        }
        Integer seat = stall.owner();
        String owner = seat == null ? words().label("nobody") : words().seat(seat);
        String what = words().label("stall-at", Map.of("stall", stall.stall(), "market", tile.tile(), "owner", owner));
        String uses = new ChineurPhrases(words()).uses(view, stall);
        return uses.isEmpty() ? what : what + ", " + uses;
    }

    private List<Opening> ghosts(StallView stall) {
        String target = "stall:" + stall.stall();
        return picture.offers().stream()
                .filter(offer -> offer.target().equals(target))
                .limit(1)
                .flatMap(offer -> offer.foreseen().stream()
                        .filter(event -> event.what() == Happens.OPENED)
                        .flatMap(event -> opening(offer, event).stream()))
                .toList();
    }

    private List<Opening> opening(Offer offer, Event event) {
        return view.marketDrawn().stream()
                .filter(tile -> tile.tile().equals(event.facts().get("market")))
                .map(tile -> new Opening(offer.target(), tile))
                .toList();
    }

    private Words words() {
        return picture.words();
    }

    /** One stall. */
    public record Stall(
            StallView stall, Spot spot, @Nullable Owner owner, boolean isCounted, List<Opening> ghosts) {

        public @Nullable MarketTileView tile() {
            return stall.tile();
        }

        /** How often it can be used this turn. */
        public int uses() {
            return isCounted ? stall.usesLeft() : 0;
        }

        public String css() {
            return stall.tile() == null ? "stall free" : stall.usesLeft() == 0 && isCounted ? "stall used" : "stall";
        }
    }

    /** The market tile a click would put here. */
    public record Opening(String target, MarketTileView tile) {}
}
