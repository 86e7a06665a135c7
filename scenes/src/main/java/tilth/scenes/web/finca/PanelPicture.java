package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.finca.FincaView.PlayerView;
import tilth.scenes.FincaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.GoodsPicture;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** One player's things. */
public record PanelPicture(PlayerView player, Picture picture, Prospects prospects) {

    private static final int HIGHEST_VALUE = 6;

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

    /** On a narrow page only one panel is open at a time, at first the one in front. */
    public boolean isFirst() {
        return seat() == Math.max(picture.onlooker().seat(), 0);
    }

    /** The tab that opens it there, with a mark if there is something to click. */
    public String tab() {
        boolean can =
                isOwn() && actions().stream().anyMatch(action -> action.spot().can());
        return "tab-label " + picture.css(seat()) + (can ? " marked" : "") + (picture.isAsked(seat()) ? " asked" : "");
    }

    public String css() {
        return "panel " + picture.css(seat()) + (isOwn() ? " own" : "") + (picture.isAsked(seat()) ? " asked" : "");
    }

    public String points() {
        return words().label("points-of", Map.of("points", player.points()));
    }

    /** The fruits, and last the carts. */
    public List<GoodsPicture> goods() {
        List<GoodsPicture> goods = new ArrayList<>();
        player.fruits()
                .forEach((fruit, count) -> goods.add(goods(
                        "fruit-%d-%s".formatted(seat(), fruit),
                        fruit,
                        count,
                        count + " " + words().term("fruit", fruit, count),
                        ownFruit(fruit))));
        String carts = words().label("carts-of", Map.of("count", player.carts()));
        goods.add(goods("carts-" + seat(), "cart", player.carts(), carts, null));
        return goods;
    }

    private GoodsPicture goods(String id, String symbol, int count, String label, @Nullable String target) {
        return new GoodsPicture(id, symbol, count, label, target, prospects.of(id));
    }

    /** One's own fruits can be clicked, unless there are buttons to choose from them. */
    private @Nullable String ownFruit(String fruit) {
        String target = "fruit:" + fruit;
        boolean offered =
                picture.offers().stream().anyMatch(offer -> offer.target().equals(target));
        return isOwn() && !offered ? target : null;
    }

    /** Tiles by value, as a set of the values 1 to 6 earns a bonus tile. */
    public List<Tiles> tiles() {
        return IntStream.rangeClosed(1, HIGHEST_VALUE).mapToObj(this::tiles).toList();
    }

    private Tiles tiles(int value) {
        int count = (int)
                player.tiles().stream().filter(tile -> tile.value() == value).count();
        return new Tiles(value, count, words().label("tiles-of-value", Map.of("count", count, "value", value)));
    }

    public List<Finca> fincas() {
        FincaPhrases phrases = new FincaPhrases(words());
        return player.fincas().stream()
                .map(finca -> new Finca(finca, words().label("finca-of", Map.of("fruits", phrases.counted(finca)))))
                .toList();
    }

    public List<Bonus> bonus() {
        return player.bonus().stream()
                .map(points -> new Bonus(points, words().label("bonus-of", Map.of("points", points))))
                .toList();
    }

    public List<ActionTile> actions() {
        return player.actions().stream()
                .map(action -> new ActionTile(
                        action,
                        words().term("action", action),
                        picture.spot("action:" + action, words().term("action", action))))
                .toList();
    }

    private Words words() {
        return picture.words();
    }

    /** The fruit tiles of one value. */
    public record Tiles(int value, int count, String label) {

        public String css() {
            return count == 0 ? "none" : "some";
        }
    }

    /** A finca tile won. */
    public record Finca(List<String> fruits, String label) {}

    /** A bonus tile won. */
    public record Bonus(int points, String label) {}

    /** An action tile not yet played. */
    public record ActionTile(String id, String name, Spot spot) {}
}
