package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.finca.FincaView;
import tilth.finca.FincaView.BladeView;
import tilth.finca.FincaView.LiftedView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The windmill around the point 0, 0: blade 0 right after nine o'clock, then clockwise. */
public final class WindmillPicture {

    private static final int MOST_CARTS_IN_A_ROW = 3;
    private static final int CART_WIDTH = 31;
    private static final int CART_HEIGHT = 23;
    private static final int TRAIL = 142;

    private final FincaView view;
    private final Picture picture;
    private final Words words;
    private final Farmers farmers;
    private final Ring ring;

    WindmillPicture(FincaView view, Picture picture, Farmers farmers) {
        this.view = view;
        this.picture = picture;
        this.farmers = farmers;
        words = picture.words();
        ring = new Ring(view.blades().size());
    }

    public List<Blade> blades() {
        return view.blades().stream().map(this::blade).toList();
    }

    private Blade blade(BladeView blade) {
        List<String> seats = IntStream.range(0, blade.farmers().size())
                .filter(seat -> blade.farmers().get(seat) > 0)
                .mapToObj(words::seat)
                .toList();
        int count = blade.farmers().stream().mapToInt(Integer::intValue).sum();
        String what = words.label(
                count == 0 ? "blade" : "blade-farmers",
                Map.of("blade", blade.at(), "fruit", blade.fruit(), "count", count, "seats", words.list(seats)));
        LiftedView lifted = view.lifted();
        boolean left = lifted != null && lifted.from() == blade.at();
        Spot spot = picture.spot("blade:" + blade.at(), left ? words.label("lifted", Map.of("blade", what)) : what);
        return new Blade(blade.at(), ring.angle(blade.at()), blade.fruit(), left ? spot.choose() : spot);
    }

    public List<Farmer> farmers() {
        return farmers.all().stream().map(this::farmer).toList();
    }

    private Farmer farmer(Farmers.Farmer farmer) {
        List<Farmers.Farmer> standing = farmers.on(farmer.blade());
        return farmer(
                farmer.id(),
                farmer.seat(),
                isLifted(farmer) ? " lifted" : "",
                farmer.blade(),
                new Crowd(standing.size()),
                standing.indexOf(farmer));
    }

    private Farmer farmer(String id, int seat, String state, int blade, Crowd crowd, int place) {
        double turned = ring.turned(blade);
        Ring.Point at = ring.point(blade, crowd.out(place, turned), crowd.across(place, turned));
        return new Farmer(id, picture.css(seat) + state, picture.mark(seat), at.x(), at.y(), crowd.size());
    }

    /** Of several farmers of one seat on the blade, the one that will move on. */
    private boolean isLifted(Farmers.Farmer farmer) {
        LiftedView lifted = view.lifted();
        return lifted != null
                && farmers.on(lifted.from()).stream()
                        .filter(standing -> standing.seat() == lifted.seat())
                        .limit(1)
                        .anyMatch(farmer::equals);
    }

    /** What the moves on offer would do here. */
    public List<Ghost> ghosts() {
        return picture.offers().stream()
                .flatMap(offer -> Landing.of(offer).stream())
                .map(this::ghost)
                .toList();
    }

    private Ghost ghost(Landing landing) {
        int crowd = farmers.on(landing.blade()).size();
        Ring.Point medal = ring.point(landing.blade(), 162, 0);
        return new Ghost(
                landing.target(),
                farmer("", landing.seat(), "", landing.blade(), new Crowd(crowd + 1), crowd),
                landing.from() < 0 ? "" : ring.walk(landing.from(), landing.blade(), TRAIL),
                medal.x(),
                medal.y(),
                view.blades().get(landing.blade()).fruit(),
                landing.fruits(),
                landing.carts());
    }

    /** The ways of the others' farmers since the onlooker's own last move. */
    public List<Trail> trails() {
        return picture.recent()
                .filter(move -> move >= picture.since())
                .boxed()
                .flatMap(farmers::steps)
                .map(step -> new Trail(
                        "trail-%d-%d".formatted(step.move(), step.number()),
                        picture.css(step.seat()),
                        ring.walk(step.from(), step.to(), TRAIL)))
                .toList();
    }

    /** The carts in the centre, in rows around it. */
    public List<Cart> carts() {
        int count = view.cartsInCentre();
        int rows = (count + MOST_CARTS_IN_A_ROW - 1) / MOST_CARTS_IN_A_ROW;
        List<Cart> carts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int row = i / MOST_CARTS_IN_A_ROW;
            int inRow = Math.min(MOST_CARTS_IN_A_ROW, count - row * MOST_CARTS_IN_A_ROW);
            int x = CART_WIDTH * (2 * (i % MOST_CARTS_IN_A_ROW) - inRow + 1) / 2;
            carts.add(new Cart("cart-" + i, x, CART_HEIGHT * (2 * row - rows + 1) / 2));
        }
        return carts;
    }

    public String cartsLabel() {
        return words.label("carts-in-centre", Map.of("count", view.cartsInCentre()));
    }

    /** A blade, drawn upwards and turned by its angle. */
    public record Blade(int at, int angle, String fruit, Spot spot) {}

    /** A farmer; its size is a part of the usual one. */
    public record Farmer(String id, String css, String mark, int x, int y, String size) {}

    /** What a move would do: a farmer on another blade, its way there, and what it brings. */
    public record Ghost(String target, Farmer farmer, String walk, int x, int y, String fruit, int fruits, int carts) {}

    /** The way a farmer has taken. */
    public record Trail(String id, String css, String walk) {}

    /** A cart nobody has. */
    public record Cart(String id, int x, int y) {}
}
