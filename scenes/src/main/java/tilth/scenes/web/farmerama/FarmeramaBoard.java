package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.SoloView;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything on the page of a game of Farmerama. */
public final class FarmeramaBoard {

    /** The kinds of targets that are drawn; whatever else is offered gets a button of its own. */
    private static final Set<String> DRAWN = Set.of("card", "object", "field", "good", "animal");

    private static final int OPEN_OBJECTS = 2;

    private static final Map<String, String> SYMBOLS =
            Map.of("turn", "turn", "extend", "water", "put-under", "special");

    private final FarmeramaView view;
    private final Picture picture;
    private final Cards cards;
    private final Prospects prospects;
    private final List<FarmPicture> farms;

    FarmeramaBoard(FarmeramaView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        cards = new Cards(view, picture);
        prospects = new Prospects(view, picture.offers());
        int seats = view.players().size();
        int front = Math.max(picture.onlooker().seat(), 0);
        farms = view.players().stream()
                .sorted(Comparator.comparingInt((PlayerView player) -> (player.seat() - front + seats) % seats))
                .map(player -> new FarmPicture(player, cards, picture, prospects))
                .toList();
    }

    public FarmeramaView view() {
        return view;
    }

    public Picture picture() {
        return picture;
    }

    public Words words() {
        return picture.words();
    }

    /** Everybody's farm, the one in front first and then in the order of seats. */
    public List<FarmPicture> farms() {
        return farms;
    }

    /** The farm that is large to begin with: the onlooker's own, or for a watcher the first. */
    public FarmPicture front() {
        return farms.getFirst();
    }

    /** The farms that are small to begin with. */
    public List<FarmPicture> others() {
        return farms.stream().skip(1).toList();
    }

    /** The onlooker's cards; a watcher has none. */
    public @Nullable HandPicture hand() {
        return picture.onlooker().isWatcher()
                ? null
                : new HandPicture(view.players().get(picture.onlooker().seat()), cards, picture);
    }

    public ActionWheelPicture actionWheel() {
        return new ActionWheelPicture(cards, words(), new Turns(picture.history()).of(view.actionWheel()));
    }

    /** How many places of the display are empty until the end of the round. */
    public List<Integer> gaps() {
        return IntStream.range(view.display().size(), OPEN_OBJECTS).boxed().toList();
    }

    /** The open objects. */
    public List<OpenObject> display() {
        return view.display().stream()
                .map(object -> new ObjectPicture(object, words()))
                .map(object -> new OpenObject(object, picture.spot("object:" + object.id(), object.label())))
                .toList();
    }

    public String displayLabel() {
        return words().label("display", Map.of("count", view.objectsInPile()));
    }

    public List<Stock> supply() {
        List<Stock> supply = new ArrayList<>();
        view.supply().forEach((good, count) -> {
            String what = words().label("in-supply", Map.of("good", good, "count", count));
            supply.add(new Stock(good, count, picture.spot("good:" + good, what), prospects.of("supply-" + good)));
        });
        return supply;
    }

    public @Nullable SoloPicture solo() {
        SoloView solo = view.solo();
        return solo == null
                ? null
                : new SoloPicture(solo, view.players().getFirst().points(), words(), prospects.of("tokens"));
    }

    public String round() {
        return new FarmeramaPhrases(words()).round(view);
    }

    public String phase() {
        return new FarmeramaPhrases(words()).phase(view);
    }

    /** What is out of the ordinary at this table or in this round. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        if (view.mode().equals("expert")) {
            notes.add(words().label("expert"));
        }
        if (view.inLine()) {
            notes.add(words().label("in-line", Map.of("seat", words().seat(view.firstSeat()))));
        }
        if (view.lastRounds()) {
            notes.add(words().label("last-rounds"));
        }
        return notes;
    }

    /** Which parts of the game are reconstructed, and how this table reads them. */
    public String reconstructed() {
        return new FarmeramaPhrases(words()).reconstructed(view);
    }

    public List<Flight> flights() {
        return picture.recent()
                .boxed()
                .flatMap(move ->
                        FarmeramaFlights.of(view, move, picture.history().get(move)).stream())
                .toList();
    }

    /** What the onlooker may do that no piece on the board stands for. */
    public List<Choice> choices() {
        return picture.offers().stream()
                .filter(offer -> !DRAWN.contains(kind(offer)))
                .map(offer -> new Choice(offer, picture.button(offer)))
                .toList();
    }

    private static String kind(Offer offer) {
        return offer.target().substring(0, offer.target().indexOf(':'));
    }

    /** Whether something on offer is of one of these kinds, so that the tab it is behind gets a mark. */
    public boolean offers(String... kinds) {
        return picture.offers().stream().anyMatch(offer -> List.of(kinds).contains(kind(offer)));
    }

    /** A button; its symbol is empty if it has none. */
    public record Choice(Offer offer, Spot spot) {

        public String symbol() {
            return SYMBOLS.getOrDefault(offer.move(), "");
        }
    }

    /** An open object. */
    public record OpenObject(ObjectPicture object, Spot spot) {}

    /** Goods in the general supply. */
    public record Stock(String good, int count, Spot spot, List<Changes.Change> ghosts) {}
}
