package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.CardView;
import tilth.agricola.AgricolaView.ClosingView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;
import tilth.scenes.web.GoodsPicture;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** Everything of one player: the farmyard, the family, the supply and the cards, large or small. */
public final class FarmPicture {

    private static final Set<String> ANIMALS = Set.of("sheep", "wild-boar", "cattle");

    private final PlayerView player;
    private final AgricolaView view;
    private final Picture picture;
    private final FarmProspects prospects;

    private FarmPicture(PlayerView player, AgricolaView view, Picture picture) {
        this.player = player;
        this.view = view;
        this.picture = picture;
        prospects = new FarmProspects(picture.offers());
    }

    static FarmPicture of(Picture picture, AgricolaView view, int seat) {
        return new FarmPicture(view.players().get(seat), view, picture);
    }

    public PlayerView player() {
        return player;
    }

    public int seat() {
        return player.seat();
    }

    public String mark() {
        return picture.mark(seat());
    }

    public String name() {
        return picture.sitting(seat()).name();
    }

    public boolean isBot() {
        return picture.sitting(seat()).bot();
    }

    public boolean isOwn() {
        return picture.isOnlooker(seat());
    }

    public boolean isFirst() {
        return view.firstSeat() == seat();
    }

    public String colour() {
        return picture.css(seat());
    }

    public String css() {
        return colour() + (isOwn() ? " own" : "") + (picture.isAsked(seat()) ? " asked" : "");
    }

    public YardPicture yard() {
        return new YardPicture(player, picture, prospects);
    }

    /** What lies in the supply, every kind of good. */
    public List<Store> stores() {
        return player.goods().entrySet().stream()
                .map(good -> store(good.getKey(), good.getValue()))
                .toList();
    }

    private Store store(String good, int count) {
        String label = count + " " + words().term("good", good, count);
        return new Store(
                FarmProspects.goods(seat(), good),
                good,
                count,
                label,
                isOwn() ? picture.spot("good:" + good, label) : null,
                prospects.of(seat(), good));
    }

    /** Everybody of the family and who works with them, as they are now. */
    public List<String> family() {
        List<String> family = new ArrayList<>(Collections.nCopies(grownAtHome(), "home"));
        family.addAll(Collections.nCopies(atWork(), "away"));
        family.addAll(Collections.nCopies(player.newborns(), areAllHome() ? "newborn" : "newborn away"));
        return family;
    }

    public String familyLabel() {
        List<String> parts = new ArrayList<>();
        addPart(parts, "family-home", grownAtHome());
        addPart(parts, "family-work", atWork());
        addPart(parts, "family-newborn", player.newborns());
        return words().label("family-of", Map.of("people", words().list(parts)));
    }

    private void addPart(List<String> parts, String key, int count) {
        if (count > 0) {
            parts.add(words().label(key, Map.of("count", count)));
        }
    }

    private boolean areAllHome() {
        return player.home() == player.people() + player.others();
    }

    private int grownAtHome() {
        return areAllHome() ? player.home() - player.newborns() : player.home();
    }

    private int atWork() {
        return player.people() + player.others() - player.newborns() - grownAtHome();
    }

    /** The cards in front of the player. */
    public List<CardPicture> cards() {
        return view.improvements().stream()
                .filter(card -> player.cards().contains(card.card()) && isOwner(card))
                .map(card -> CardPicture.of(card, player, picture))
                .toList();
    }

    /** Whether hands of cards are dealt. */
    public boolean hasHands() {
        return view.cards().equals("full");
    }

    /** The cards in front of the player, to be read. */
    public List<MiniCard> played() {
        return new CardPictures(view, picture).played(player);
    }

    /** The cards that were passed to the player openly and are still in the hand. */
    public List<MiniCard> known() {
        return new CardPictures(view, picture).known(player);
    }

    /** How many cards the player holds, in words. */
    public String handLabel() {
        return words().label(
                        "hand-of",
                        Map.of(
                                "occupations", player.hand().occupations(),
                                "minors", player.hand().minors()));
    }

    private boolean isOwner(CardView card) {
        Integer owner = card.owner();
        return owner != null && owner == seat();
    }

    /** What is left to be built, and what was begged for. */
    public List<GoodsPicture> pieces() {
        List<GoodsPicture> pieces = new ArrayList<>();
        pieces.add(piece("act-fence", player.fencesLeft(), "fences-left"));
        pieces.add(piece("stable", player.stablesLeft(), "stables-left"));
        if (player.begging() > 0) {
            pieces.add(piece("begging-card", player.begging(), "begging-cards"));
        }
        return pieces;
    }

    private GoodsPicture piece(String symbol, int count, String key) {
        return new GoodsPicture(
                "%s-%d".formatted(key, seat()),
                symbol,
                count,
                words().label(key, Map.of("count", count)),
                null,
                List.of());
    }

    /** The animals that have found no room. */
    public List<GoodsPicture> outside() {
        List<GoodsPicture> outside = new ArrayList<>();
        player.outside()
                .forEach((animal, count) -> outside.add(new GoodsPicture(
                        "outside-%d-%s".formatted(seat(), animal),
                        animal,
                        count,
                        count + " " + words().term("good", animal, count),
                        null,
                        List.of())));
        return outside;
    }

    /** What fences around the marked squares would cost; empty while no square is marked. */
    public String closing() {
        ClosingView closing = view.closing();
        if (closing == null || player.squares().stream().noneMatch(SquareView::marked)) {
            return "";
        }
        String price = words().list(closing.price().entrySet().stream()
                .map(good -> good.getValue() + " " + words().term("good", good.getKey(), good.getValue()))
                .toList());
        return words().label(
                        closing.closed() ? "closing-now" : "closing-open",
                        Map.of(
                                "fences",
                                closing.fences(),
                                "price",
                                price.isEmpty() ? words().label("for-nothing") : price));
    }

    public @Nullable ForecastPicture forecast() {
        ForecastView forecast = player.forecast();
        return forecast == null ? null : new ForecastPicture(forecast, isOwn() ? "forecast-own" : "forecast", words());
    }

    /** The live score sheet, a line for each category. */
    public List<ScoreLine> score() {
        return player.score().entrySet().stream()
                .map(line -> new ScoreLine(words().category(line.getKey()), line.getValue()))
                .toList();
    }

    /** What each card in front of the player brings, those that bring nothing left out. */
    public List<ScoreLine> cardScore() {
        return player.cardPoints().entrySet().stream()
                .filter(card -> card.getValue() != 0)
                .map(card -> new ScoreLine(words().term("card", card.getKey()), card.getValue()))
                .toList();
    }

    public ScoreLine total() {
        return new ScoreLine(words().label("total"), player.points());
    }

    /** What there is of any good that is not on the farm, for the small picture. */
    public List<Store> belongings() {
        return stores().stream()
                .filter(store -> store.count() > 0 && !store.isAnimal())
                .toList();
    }

    public String points() {
        return words().label("points-now", Map.of("count", player.points()));
    }

    /** What a click on the small farm does. */
    public String opening() {
        return words().label("open-farm", Map.of("seat", name()));
    }

    public Words words() {
        return picture.words();
    }

    /** One line of the score sheet. */
    public record ScoreLine(String category, int points) {
        public String css() {
            return points < 0 ? "minus" : points == 0 ? "nought" : "plus";
        }

        public String text() {
            return points < 0 ? "−" + -points : Integer.toString(points);
        }
    }

    /**
     * So many of a good in somebody's supply.
     *
     * @param spot what a click on them does, in one's own supply
     */
    public record Store(
            String id,
            String symbol,
            int count,
            String label,
            @Nullable Spot spot,
            List<Changes.Change> ghosts) {

        public String css() {
            return count == 0 ? "none" : "some";
        }

        private boolean isAnimal() {
            return ANIMALS.contains(symbol);
        }
    }
}
