package tilth.scenes.web.finca;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilth.finca.FincaView;
import tilth.finca.FincaView.PlayerView;
import tilth.scenes.FincaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Flight;
import tilth.scenes.web.GoodsPicture;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything on the page of a game of Finca. */
public record FincaBoard(FincaView view, Picture picture) {

    /** The kinds of targets that are drawn; whatever else is offered gets a button of its own. */
    private static final Set<String> DRAWN = Set.of("blade", "tile", "action");

    private static final String FRUIT = "fruit:";

    public Words words() {
        return picture.words();
    }

    public WindmillPicture windmill() {
        return new WindmillPicture(view, picture, farmers());
    }

    private Farmers farmers() {
        return Farmers.of(view, picture.history());
    }

    /** What went from place to place lately. */
    public List<Flight> flights() {
        Farmers farmers = farmers();
        return picture.recent()
                .boxed()
                .flatMap(move -> FincaFlights.of(move, picture.history().get(move), farmers).stream())
                .toList();
    }

    public IslandPicture island() {
        return new IslandPicture(view, picture);
    }

    /** Everybody's things, the onlooker's own first and then in the order of turns. */
    public List<PanelPicture> panels() {
        int seats = view.players().size();
        int first = Math.max(picture.onlooker().seat(), 0);
        Prospects prospects = new Prospects(picture.offers());
        return view.players().stream()
                .sorted(Comparator.comparingInt((PlayerView player) -> (player.seat() - first + seats) % seats))
                .map(player -> new PanelPicture(player, picture, prospects))
                .toList();
    }

    public String round() {
        return new FincaPhrases(words()).round(view);
    }

    /** The fruits left in the supply. */
    public List<GoodsPicture> supply() {
        return view.supply().entrySet().stream()
                .map(left -> new GoodsPicture(
                        "supply-" + left.getKey(),
                        left.getKey(),
                        left.getValue(),
                        words().label("in-supply", Map.of("fruit", left.getKey(), "count", left.getValue())),
                        null,
                        List.of()))
                .toList();
    }

    /** The delivery being loaded, in words; empty if there is none. */
    public String delivery() {
        FincaView.DeliveryView delivery = view.delivery();
        return delivery == null ? "" : new FincaPhrases(words()).delivery(delivery);
    }

    /** What the onlooker may do that no piece on the board stands for. */
    public List<Choice> choices() {
        return picture.offers().stream()
                .filter(offer -> !DRAWN.contains(kind(offer)))
                .map(offer -> new Choice(offer, picture.button(offer), symbol(offer)))
                .toList();
    }

    private static String kind(Offer offer) {
        return offer.target().substring(0, offer.target().indexOf(':'));
    }

    private static String symbol(Offer offer) {
        return offer.target().startsWith(FRUIT) ? offer.target().substring(FRUIT.length()) : "";
    }

    /** A button; its symbol is empty if it has none. */
    public record Choice(Offer offer, Spot spot, String symbol) {}
}
