package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.WorkView;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Changes;
import tilth.scenes.web.GoodsPicture;
import tilth.scenes.web.Picture;

/** One player's farm: the land, the barn, the stable, the star board and the garden, large or small. */
public final class FarmPicture {

    private final PlayerView player;
    private final FarmeramaView view;
    private final Cards cards;
    private final Picture picture;
    private final Prospects prospects;
    private final LandPicture land;

    FarmPicture(PlayerView player, Cards cards, Picture picture, Prospects prospects) {
        this.player = player;
        this.cards = cards;
        view = cards.view();
        this.picture = picture;
        this.prospects = prospects;
        land = new LandPicture(player, picture, new Turns(picture.history()).of(player));
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

    /** The farm that is large to begin with. */
    public boolean isFront() {
        return seat() == Math.max(picture.onlooker().seat(), 0);
    }

    /** Nobody is compared and no object is won in the solo game. */
    public boolean hasGarden() {
        return view.solo() == null;
    }

    public boolean hasChiefSheep() {
        Integer chief = view.chief();
        return chief != null && chief == seat();
    }

    public String css() {
        return picture.css(seat()) + (isOwn() ? " own" : "") + (picture.isAsked(seat()) ? " asked" : "");
    }

    /** What the player is doing now; empty where nothing is to be said. */
    public String state() {
        return switch (view.phase()) {
            case "choose" -> choosing();
            case "objects" -> picture.isAsked(seat()) ? words().label("state-object") : "";
            case "act" -> working();
            default -> "";
        };
    }

    /** Whether a card of this player is still missing on the table. */
    public boolean isChoosing() {
        return view.phase().equals("choose") && picture.isAsked(seat());
    }

    private String choosing() {
        if (isChoosing()) {
            return words().label("state-choosing");
        }
        return player.laid() > 0 ? words().label("state-chosen") : "";
    }

    private String working() {
        WorkView work = player.work();
        return work == null ? "" : words().label("state-" + work.state());
    }

    /** The class that goes with what the player is doing. */
    public String stateCss() {
        WorkView work = player.work();
        return work == null ? (picture.isAsked(seat()) ? "acting" : "done") : work.state();
    }

    public List<Cards.Face> cards() {
        return cards.of(player);
    }

    /** What the player has won by the cards on the table. */
    public List<ObjectPicture> won() {
        List<String> won = cards.won(player);
        return garden().stream().filter(object -> won.contains(object.id())).toList();
    }

    public LandPicture land() {
        return land;
    }

    public List<GoodsPicture> barn() {
        List<GoodsPicture> goods = new ArrayList<>();
        player.barn().forEach((good, count) -> {
            String id = "barn-%d-%s".formatted(seat(), good);
            goods.add(new GoodsPicture(
                    id, good, count, count + " " + words().term("good", good, count), null, prospects.of(id)));
        });
        return goods;
    }

    public StablePicture stable() {
        return new StablePicture(player, picture);
    }

    public List<ObjectPicture> garden() {
        return player.garden().stream()
                .map(object -> new ObjectPicture(object, words()))
                .toList();
    }

    public List<Changes.Change> starGhosts() {
        return prospects.of("points-" + seat());
    }

    /** What a click on the small farm does. */
    public String opening() {
        return words().label("open-farm", Map.of("seat", name()));
    }

    public String points() {
        return phrases().stars(player.points());
    }

    /** What players are compared by for a garden object. */
    public String compared() {
        return phrases().compared(player);
    }

    /** What the player has played and is doing, in full. */
    public String doing() {
        return phrases().doing(view, player);
    }

    private FarmeramaPhrases phrases() {
        return new FarmeramaPhrases(words());
    }

    private Words words() {
        return picture.words();
    }
}
