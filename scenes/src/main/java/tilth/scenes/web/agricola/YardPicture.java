package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** A farmyard: the house, the fields, the fences, the stables, and who stands there. */
public final class YardPicture {

    /** How far from the left end of the first roof the chimney stands. */
    private static final int CHIMNEY = 70;

    private final PlayerView player;
    private final Picture picture;
    private final FarmProspects prospects;
    private final Arrangements arrangements;
    private final List<String> rooms;

    YardPicture(PlayerView player, Picture picture, FarmProspects prospects) {
        this.player = player;
        this.picture = picture;
        this.prospects = prospects;
        arrangements = new Arrangements(player, picture.words());
        rooms = player.squares().stream()
                .filter(square -> "room".equals(square.tile()))
                .map(SquareView::square)
                .toList();
    }

    public String house() {
        return player.house();
    }

    public List<SquarePicture> squares() {
        return player.squares().stream().map(this::square).toList();
    }

    private SquarePicture square(SquareView square) {
        String label = label(square);
        return new SquarePicture(
                square,
                id(square.square()),
                player.house(),
                label,
                pasture(square).isPresent(),
                spot(square, label),
                prospects.on(player.seat(), square.square()));
    }

    /** What flies to or from a square. */
    private String id(String square) {
        return "farm-%d-%s".formatted(player.seat(), square);
    }

    private @Nullable Spot spot(SquareView square, String label) {
        if (!picture.isOnlooker(player.seat())) {
            return null;
        }
        String kind = "field".equals(square.tile()) ? "field:" : "square:";
        Spot spot = picture.spot(kind + square.square(), label);
        return square.marked() ? spot.choose() : spot;
    }

    private String label(SquareView square) {
        String what = square.tile() == null ? land(square) : tile(square);
        return words().label("square", Map.of("name", square.square(), "what", what));
    }

    private String land(SquareView square) {
        String stable = words().label("square-stable");
        return pasture(square)
                .map(pasture -> square.stable() ? pastured(pasture) + ", " + stable : pastured(pasture))
                .orElseGet(() -> square.stable() ? stabled(square) : words().label("square-meadow"));
    }

    private String stabled(SquareView square) {
        String animal = square.animal();
        return animal == null
                ? words().label("square-stable")
                : words().label(
                                "square-stabled",
                                Map.of(
                                        "animals",
                                        square.animals() + " " + words().term("good", animal, square.animals())));
    }

    private String pastured(PastureView pasture) {
        return words().label(
                        "square-pasture",
                        Map.of(
                                "squares",
                                words().list(pasture.squares()),
                                "animals",
                                pasture.herds().isEmpty()
                                        ? words().label("no-animals")
                                        : words().list(pasture.herds().stream()
                                                .map(herd -> herd.count() + " "
                                                        + words().term("good", herd.animal(), herd.count()))
                                                .toList()),
                                "capacity",
                                pasture.capacity()));
    }

    private String tile(SquareView square) {
        String crop = square.crop();
        if (crop != null) {
            return sown(square, crop);
        }
        if ("post".equals(square.tile())) {
            return words().label("square-post");
        }
        return words().label("room".equals(square.tile()) ? "square-room-" + player.house() : "square-field");
    }

    private String sown(SquareView square, String crop) {
        String good = words().term("good", crop, square.crops());
        List<Integer> stacks = square.stacks();
        return stacks.isEmpty()
                ? words().label("square-sown", Map.of("count", square.crops(), "crop", good))
                : words().label(
                                "square-sown-twice",
                                Map.of(
                                        "count",
                                        square.crops(),
                                        "crop",
                                        good,
                                        "first",
                                        stacks.getFirst(),
                                        "second",
                                        stacks.getLast()));
    }

    private Optional<PastureView> pasture(SquareView square) {
        return player.pastures().stream()
                .filter(pasture -> pasture.squares().contains(square.square()))
                .findAny();
    }

    public int chimneyX() {
        return roofs().getFirst().x() + CHIMNEY;
    }

    public int chimneyY() {
        return roofs().getFirst().ridge();
    }

    public List<Roof> roofs() {
        return Roof.over(rooms);
    }

    /** The outer walls of the house. */
    public String walls() {
        return Rail.path(Rail.around(rooms, side -> !rooms.contains(side.neighbour())));
    }

    /** The beams between its rooms. */
    public String beams() {
        return Rail.path(Rail.around(rooms, side -> rooms.contains(side.neighbour())));
    }

    /** The fences that stand. */
    public List<Rail> rails() {
        return Rail.around(names(), side -> view(side.square()).fences().contains(side.way()));
    }

    /** The fences that would stand around the marked squares. */
    public List<Rail> newRails() {
        List<String> marked = player.squares().stream()
                .filter(SquareView::marked)
                .map(SquareView::square)
                .toList();
        return Rail.around(
                marked,
                side -> !marked.contains(side.neighbour())
                        && !view(side.square()).fences().contains(side.way()));
    }

    private List<String> names() {
        return player.squares().stream().map(SquareView::square).toList();
    }

    private SquareView view(String square) {
        return player.squares().stream()
                .filter(each -> each.square().equals(square))
                .findAny()
                .orElseThrow();
    }

    /** Who is at home, each in a room of their own as far as there are rooms. */
    public List<Figure> people() {
        boolean areNewbornsHome = player.home() == player.people() + player.others();
        int grown = areNewbornsHome ? player.home() - player.newborns() : player.home();
        return IntStream.range(0, player.home())
                .mapToObj(person -> person(person, person < grown ? "grown" : "newborn"))
                .toList();
    }

    private Figure person(int person, String css) {
        Place room = Place.of(rooms.get(person % rooms.size()));
        int aside = person / rooms.size();
        return new Figure(
                "person-%d-%d".formatted(player.seat(), person), css, room.x() + 44 + 24 * aside, room.y() + 93);
    }

    /** How the animals stand. */
    public ArrangementPicture arrangement() {
        return arrangements.first();
    }

    /** The ways in which their owner can let the animals stand, the one they stand in first; one way is no choice. */
    public List<ArrangementPicture> arrangements() {
        return picture.isOnlooker(player.seat()) ? arrangements.all(this::isOffered) : List.of(arrangement());
    }

    private boolean isOffered(String square) {
        return picture.offers().stream()
                .anyMatch(offer -> offer.target().equals("square:" + square)
                        || offer.target().equals("field:" + square));
    }

    private Words words() {
        return picture.words();
    }

    /** Somebody at home, standing at this point. */
    public record Figure(String id, String css, int x, int y) {}
}
