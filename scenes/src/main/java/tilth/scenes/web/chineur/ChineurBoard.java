package tilth.scenes.web.chineur;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything on the page of a game of Farmer Chineur. */
public final class ChineurBoard {

    /** What is drawn; whatever else is offered gets a button of its own. */
    private static final Set<String> DRAWN =
            Set.of("cell", "spot", "pile", "resource", "stall", "site", "tool", "action", "tile", "cocorico", "die");

    private static final Set<String> DRAWN_BARE =
            Set.of("do:roll", "do:farm", "do:market", "do:collective", "do:refresh", "do:shed");

    private static final Map<String, String> SYMBOLS =
            Map.of("open-chest", "tool-chest", "extra", "farm-tile", "set-aside", "action-tool");

    private final ChineurView view;
    private final Picture picture;
    private final List<FarmPicture> farms;

    ChineurBoard(ChineurView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        int seats = view.players().size();
        int front = Math.max(picture.onlooker().seat(), 0);
        Prospects prospects = new Prospects(view, front, picture.offers());
        farms = view.players().stream()
                .sorted(Comparator.comparingInt((PlayerView player) -> (player.seat() - front + seats) % seats))
                .map(player -> new FarmPicture(player, view, picture, prospects))
                .toList();
    }

    public ChineurView view() {
        return view;
    }

    public Picture picture() {
        return picture;
    }

    public Words words() {
        return picture.words();
    }

    /** The farm that is large: the onlooker's own, or for a watcher the first. */
    public FarmPicture front() {
        return farms.getFirst();
    }

    /** The farms around the table, in the order of seats from the one in front. */
    public List<FarmPicture> others() {
        return farms.stream().skip(1).toList();
    }

    public int seats() {
        return farms.size();
    }

    public TrackPicture track() {
        return new TrackPicture(view, picture);
    }

    public DiePicture die() {
        return new DiePicture(view, picture);
    }

    public TrayPicture tray() {
        return new TrayPicture(view, picture);
    }

    public MarketPicture market() {
        return new MarketPicture(view, picture);
    }

    public SitesPicture sites() {
        return new SitesPicture(view, picture);
    }

    public ToolsPicture tools() {
        return new ToolsPicture(view, picture);
    }

    public ZonePicture zone() {
        return new ZonePicture(view, picture);
    }

    public List<ActionPicture> actions() {
        return ActionPicture.of(view, picture);
    }

    public String round() {
        return new ChineurPhrases(words()).round(view);
    }

    public String phase() {
        return new ChineurPhrases(words()).phase(view);
    }

    /** Which parts of the game are reconstructed. */
    public String reconstructed() {
        return new ChineurPhrases(words()).reconstructed();
    }

    public List<Flight> flights() {
        return picture.recent()
                .boxed()
                .flatMap(move -> ChineurFlights.of(view, move, picture.history()).stream())
                .toList();
    }

    /** What the onlooker may do that no piece on the board stands for. */
    public List<Choice> choices() {
        return picture.offers().stream()
                .filter(offer -> !DRAWN.contains(kind(offer)) && !DRAWN_BARE.contains(offer.target()))
                .map(offer -> new Choice(offer, picture.button(offer)))
                .toList();
    }

    private static String kind(Offer offer) {
        return offer.target().substring(0, offer.target().indexOf(':'));
    }

    /** Whether something on offer is of one of these kinds, so that the tab it is behind gets a mark. */
    public boolean offers(String... kinds) {
        List<String> behind = List.of(kinds);
        return picture.offers().stream()
                .anyMatch(offer -> behind.contains(kind(offer)) || behind.contains(offer.target()));
    }

    /** A button; its symbol is empty if it has none. */
    public record Choice(Offer offer, Spot spot) {

        public String symbol() {
            return SYMBOLS.getOrDefault(offer.move(), "");
        }
    }
}
