package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;
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

    public String css() {
        return picture.css(seat()) + (isOwn() ? " own" : "") + (picture.isAsked(seat()) ? " asked" : "");
    }

    public YardPicture yard() {
        return new YardPicture(player, picture, prospects);
    }

    /** What lies in the supply, every kind of good. */
    public List<Stock> supply() {
        return player.goods().entrySet().stream()
                .map(good -> stock(good.getKey(), good.getValue()))
                .toList();
    }

    private Stock stock(String good, int count) {
        String label = count + " " + words().term("good", good, count);
        return new Stock(
                FarmProspects.goods(seat(), good),
                good,
                count,
                label,
                isOwn() ? picture.spot("good:" + good, label) : null,
                prospects.of(seat(), good));
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

    /**
     * So many of a good in somebody's supply.
     *
     * @param spot what a click on them does, in one's own supply
     */
    public record Stock(
            String id,
            String symbol,
            int count,
            String label,
            @Nullable Spot spot,
            List<Changes.Change> ghosts) {

        public String css() {
            return (count == 0 ? "none" : "some") + (ANIMALS.contains(symbol) ? " animal" : "");
        }
    }
}
