package tilth.scenes.web.agricola;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.scenes.AgricolaSentences;
import tilth.scenes.Words;
import tilth.scenes.web.Flight;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything on the page of a game of Agricola. */
public final class AgricolaBoard {

    /** What is drawn; whatever else is offered gets a button of its own. */
    private static final Set<String> DRAWN = Set.of("space", "card", "square", "field", "good");

    /** What answers a question about a card is said on a button too, for the card may be far from the question. */
    private static final Set<String> ANSWERS = Set.of("use", "choose");

    private static final Map<String, String> SYMBOLS = Map.of(
            "renovate", "act-renovate", "grow", "act-grow", "close", "act-fence", "bake", "act-bake", "feed", "food");

    /** So many spaces lie in the first column, and as many have room in any other. */
    private static final int COLUMN = 6;

    /** So many spaces there are at every table. */
    private static final int EVERYWHERE = 10;

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

    /** The spaces of the board and of cards in three columns; the first ten are those of every table. */
    public List<List<SpacePicture>> printed() {
        return columns(spaces());
    }

    static <T> List<List<T>> columns(List<T> spaces) {
        int tallest = Math.max(COLUMN, Math.ceilDiv(spaces.size(), 3));
        int third = Math.max(EVERYWHERE, spaces.size() - tallest);
        return Stream.of(
                        spaces.subList(0, tallest),
                        spaces.subList(tallest, third),
                        spaces.subList(third, spaces.size()))
                .filter(column -> !column.isEmpty())
                .toList();
    }

    private List<SpacePicture> spaces() {
        Set<String> cards = new HashSet<>();
        view.rounds().forEach(round -> cards.add(String.valueOf(round.card())));
        return view.spaces().stream()
                .filter(space -> !cards.contains(space.space()))
                .map(space -> SpacePicture.of(space, view, picture))
                .toList();
    }

    /** The stages in three columns of about the same length. */
    public List<List<StagePicture>> columns() {
        return List.of(stages.subList(0, 1), stages.subList(1, 3), stages.subList(3, stages.size()));
    }

    public MarketPicture market() {
        return new MarketPicture(view, picture);
    }

    /** Whether hands of cards are dealt, so that there is a tray. */
    public boolean hasHands() {
        return view.cards().equals("full");
    }

    /** Whether hands are settled, and there is nothing else to do. */
    public boolean isAboutHands() {
        return view.phase().equals("draft") || view.phase().equals("changing");
    }

    public TrayPicture tray() {
        CardPictures cards = new CardPictures(view, picture);
        return new TrayPicture(
                cards.packet(),
                cards.hand(),
                market(),
                cards.played(view.players().get(frontSeat())),
                new AgricolaSentences(words()).remembered(view),
                picture);
    }

    public String round() {
        return new AgricolaSentences(words()).round(view);
    }

    public String phase() {
        return new AgricolaSentences(words()).phase(view);
    }

    public String starts() {
        return new AgricolaSentences(words()).startPlayer(view);
    }

    /** The start player; alone there is none to speak of. */
    public @Nullable Person starter() {
        return seats() == 1 ? null : Person.of("", view.firstSeat(), picture);
    }

    public List<Flight> flights() {
        return picture.recent()
                .boxed()
                .flatMap(move -> AgricolaFlights.of(view, move, picture).stream())
                .toList();
    }

    /** Which parts of the game are reconstructed. */
    public String reconstructed() {
        return new AgricolaSentences(words()).reconstructed();
    }

    /** What the onlooker may do that no piece on the board stands for. */
    public List<Choice> choices() {
        return buttons(offer -> !offer.aside());
    }

    /** The same, as far as it is beside the question: begging although there is food, what cards allow at any time. */
    public List<Choice> asides() {
        return buttons(Offer::aside);
    }

    /** What they are called. */
    public String asidesTitle() {
        boolean isBegging =
                asides().stream().allMatch(choice -> verb(choice.offer()).equals("beg"));
        return words().label(isBegging ? "beg" : "any-time");
    }

    private List<Choice> buttons(Predicate<Offer> which) {
        return picture.offers().stream()
                .filter(offer -> !DRAWN.contains(kind(offer)) || ANSWERS.contains(verb(offer)))
                .filter(which)
                .map(offer -> new Choice(offer, picture.button(offer), heaps(offer), detail(offer)))
                .toList();
    }

    /** What an answer brings. */
    private static String detail(Offer offer) {
        return offer.aside() ? "" : offer.preview();
    }

    /** What a way to pay takes. */
    private List<Heap> heaps(Offer offer) {
        return kind(offer).equals("payment")
                ? Heap.of(view.payments().get(Integer.parseInt(offer.target().substring("payment:".length()))))
                : List.of();
    }

    private static String verb(Offer offer) {
        return offer.move().replaceFirst(" .*", "");
    }

    private static String kind(Offer offer) {
        return offer.target().substring(0, offer.target().indexOf(':'));
    }

    /** Whether something on offer is of one of these kinds, so that the tab it is behind gets a mark. */
    public boolean offers(String... kinds) {
        return picture.offers().stream().anyMatch(offer -> List.of(kinds).contains(kind(offer)));
    }

    /** A button; its symbol is empty if it has none. */
    public record Choice(Offer offer, Spot spot, List<Heap> heaps, String detail) {

        public String symbol() {
            return ANSWERS.contains(verb(offer))
                    ? Improvements.symbol(offer.target().substring("card:".length()))
                    : SYMBOLS.getOrDefault(verb(offer), "");
        }
    }
}
