package tilth.scenes.web.agricola;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import tilth.agricola.AgricolaView;
import tilth.scenes.Words;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything on the page of a game of Agricola. */
public final class AgricolaBoard {

    /** What is drawn; whatever else is offered gets a button of its own. */
    private static final Set<String> DRAWN = Set.of("space", "card", "square", "field", "good");

    private static final Map<String, String> SYMBOLS = Map.of(
            "renovate", "act-renovate", "grow", "act-grow", "close", "act-fence", "bake", "act-bake", "feed", "food");

    /** As many spaces as two columns have room for. */
    private static final int TWO_COLUMNS = 12;

    private final AgricolaView view;
    private final Picture picture;
    private final List<StagePicture> stages;

    AgricolaBoard(AgricolaView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        stages = StagePicture.of(view, picture);
    }

    public AgricolaView view() {
        return view;
    }

    public Picture picture() {
        return picture;
    }

    public Words words() {
        return picture.words();
    }

    public int seats() {
        return view.players().size();
    }

    /** The farm that is large: the onlooker's own, or for a watcher the first. */
    public FarmPicture front() {
        return FarmPicture.of(picture, view, frontSeat());
    }

    /** The farms around the table, in the order of seats from the one in front. */
    public List<FarmPicture> others() {
        return IntStream.range(1, seats())
                .mapToObj(i -> FarmPicture.of(picture, view, (frontSeat() + i) % seats()))
                .toList();
    }

    private int frontSeat() {
        return Math.max(picture.onlooker().seat(), 0);
    }

    /** The spaces that are there from the start. */
    public List<SpacePicture> spaces() {
        Set<String> cards = new HashSet<>();
        view.rounds().forEach(round -> cards.add(String.valueOf(round.card())));
        return view.spaces().stream()
                .filter(space -> !cards.contains(space.space()))
                .map(space -> SpacePicture.of(space, view, picture))
                .toList();
    }

    /** How many of them lie one under the other. */
    public int rows() {
        int spaces = spaces().size();
        int columns = spaces > TWO_COLUMNS ? 3 : 2;
        return (spaces + columns - 1) / columns;
    }

    /** The stages in three columns of about the same length. */
    public List<List<StagePicture>> columns() {
        return List.of(stages.subList(0, 1), stages.subList(1, 3), stages.subList(3, stages.size()));
    }

    public MarketPicture market() {
        return new MarketPicture(view, picture);
    }

    public String round() {
        return words().label(
                        "round-of",
                        Map.of("round", view.round(), "rounds", view.rounds().size()));
    }

    public String phase() {
        return words().label("phase-" + view.phase());
    }

    public List<Flight> flights() {
        return List.of();
    }

    /** What the onlooker may do that no piece on the board stands for. */
    public List<Choice> choices() {
        return picture.offers().stream()
                .filter(offer -> !DRAWN.contains(kind(offer)))
                .map(offer -> new Choice(offer, picture.button(offer), heaps(offer)))
                .toList();
    }

    /** What a way to pay takes. */
    private List<Heap> heaps(Offer offer) {
        return kind(offer).equals("payment")
                ? Heap.of(view.payments().get(Integer.parseInt(offer.target().substring("payment:".length()))))
                : List.of();
    }

    private static String kind(Offer offer) {
        return offer.target().substring(0, offer.target().indexOf(':'));
    }

    /** Whether something on offer is of one of these kinds, so that the tab it is behind gets a mark. */
    public boolean offers(String... kinds) {
        return picture.offers().stream().anyMatch(offer -> List.of(kinds).contains(kind(offer)));
    }

    /** A button; its symbol is empty if it has none. */
    public record Choice(Offer offer, Spot spot, List<Heap> heaps) {

        public String symbol() {
            return SYMBOLS.getOrDefault(offer.move().replaceFirst(" .*", ""), "");
        }
    }
}
