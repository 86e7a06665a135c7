package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;
import tilth.scenes.web.GoodsPicture;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** One player's farm: six cells, resources, gold, tools set aside and the objective. */
public record FarmPicture(PlayerView player, ChineurView view, Picture picture, Prospects prospects) {

    private static final String GOLD = "gold";

    /** With so many players there is room for every tile. */
    private static final int ROOMY = 3;

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

    /** The farm that is large. */
    public boolean isFront() {
        return seat() == Math.max(picture.onlooker().seat(), 0);
    }

    /** Whether there is room to draw each tile by itself. */
    public boolean isWide() {
        return isFront() || view.players().size() <= ROOMY;
    }

    public boolean isActive() {
        Integer active = view.active();
        return active != null && active == seat();
    }

    public String css() {
        return picture.css(seat())
                + (isOwn() ? " mine" : "")
                + (isActive() ? " active" : "")
                + (picture.isAsked(seat()) ? " asked" : "");
    }

    /** What another player is doing now; empty where nothing is to be said. */
    public String state() {
        if (isOwn()) {
            return "";
        }
        if (picture.isAsked(seat())) {
            return words().label("state-asked");
        }
        return isActive() ? words().label("state-active") : "";
    }

    public List<CellPicture> cells() {
        String die = view.die();
        return player.cells().stream()
                .map(cell -> new CellPicture(seat(), cell, cell.cell().equals(die), picture))
                .toList();
    }

    public List<Stock> stocks() {
        List<Stock> stocks = new ArrayList<>();
        player.resources().forEach((resource, count) -> stocks.add(stock(resource, count)));
        return stocks;
    }

    /** One's own resources can be paid, those of others be stolen or swapped. */
    private Stock stock(String resource, int count) {
        String id = Prospects.goods(seat(), resource);
        String target = isOwn() ? "resource:" + resource : "pile:%d-%s".formatted(seat(), resource);
        Spot spot = picture.spot(target, count + " " + words().term("resource", resource, count));
        return new Stock(id, resource, count, spot, prospects.of(id));
    }

    public GoodsPicture gold() {
        String id = Prospects.goods(seat(), GOLD);
        String label = new ChineurPhrases(words()).gold(player.gold());
        return new GoodsPicture(id, GOLD, player.gold(), label, null, prospects.of(id));
    }

    public String points() {
        return new ChineurPhrases(words()).points(view, player);
    }

    /** What Cocorico tiles and ties compare. */
    public String compared() {
        return new ChineurPhrases(words()).compared(player);
    }

    public List<Changes.Change> pointGhosts() {
        return prospects.of("points-" + seat());
    }

    /** The tools set aside, with their names. */
    public List<Aside> aside() {
        List<Aside> aside = new ArrayList<>();
        player.aside()
                .forEach((tool, count) -> aside.add(
                        new Aside(tool, count, words().label("aside-tool", Map.of("tool", tool, "count", count)))));
        return aside;
    }

    /** The first tiles that are not placed yet, as far as they do not lie before the onlooker. */
    public List<CellPicture.Tile> hand() {
        return player.hand().stream()
                .map(tile -> new CellPicture.Tile(Printed.kind(tile), words().term("tile", tile)))
                .toList();
    }

    /** The tile that costs points until its owner pays to be rid of it. */
    public boolean isBurdened() {
        return player.burdened();
    }

    public String burden() {
        return words().label("burden");
    }

    /** Paying to be rid of the burden. */
    public Spot shedding() {
        return picture.spot("do:shed", burden());
    }

    public boolean setsDie() {
        return player.setsDie();
    }

    public @Nullable ObjectivePicture objective() {
        String objective = player.objective();
        Integer points = player.objectivePoints();
        return objective == null || points == null ? null : new ObjectivePicture(objective, points, player, words());
    }

    private Words words() {
        return picture.words();
    }

    /** Tools of one kind that lie beside the board. */
    public record Aside(String tool, int count, String label) {}
}
