package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.finca.FincaView;
import tilth.finca.FincaView.BladeView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The windmill around the point 0, 0: blade 0 right after nine o'clock, then clockwise. */
public final class WindmillPicture {

    private static final int NINE_O_CLOCK = -90;
    private static final int MOST_CARTS_IN_A_ROW = 3;
    private static final int CART_WIDTH = 31;
    private static final int CART_HEIGHT = 23;

    private final FincaView view;
    private final Picture picture;
    private final Words words;

    WindmillPicture(FincaView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        words = picture.words();
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
        return new Blade(blade.at(), angle(blade.at()), blade.fruit(), picture.spot("blade:" + blade.at(), what));
    }

    private int angle(int blade) {
        int width = 360 / view.blades().size();
        return NINE_O_CLOCK + width / 2 + width * blade;
    }

    /** All farmers, each seat's numbered along the ring, so that the same farmer keeps its id while it stands. */
    public List<Farmer> farmers() {
        List<Farmer> farmers = new ArrayList<>();
        for (int seat = 0; seat < view.players().size(); seat++) {
            int number = 0;
            for (BladeView blade : view.blades()) {
                int before = blade.farmers().subList(0, seat).stream()
                        .mapToInt(Integer::intValue)
                        .sum();
                for (int i = 0; i < blade.farmers().get(seat); i++) {
                    farmers.add(farmer(seat, number++, blade, before + i));
                }
            }
        }
        return farmers;
    }

    private Farmer farmer(int seat, int number, BladeView blade, int place) {
        Crowd crowd =
                new Crowd(blade.farmers().stream().mapToInt(Integer::intValue).sum());
        double turned = Math.toRadians(angle(blade.at()));
        double across = crowd.across(place, turned);
        double out = crowd.out(place, turned);
        return new Farmer(
                "farmer-%d-%d".formatted(seat, number),
                picture.css(seat),
                picture.mark(seat),
                (int) Math.round(across * Math.cos(turned) + out * Math.sin(turned)),
                (int) Math.round(across * Math.sin(turned) - out * Math.cos(turned)),
                crowd.size());
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

    /** A cart nobody has. */
    public record Cart(String id, int x, int y) {}
}
