package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    private final PlayerView player;
    private final Picture picture;
    private final FarmProspects prospects;
    private final List<String> rooms;

    YardPicture(PlayerView player, Picture picture, FarmProspects prospects) {
        this.player = player;
        this.picture = picture;
        this.prospects = prospects;
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
        String tile = square.tile();
        String what =
                tile == null ? words().label(isPasture(square) ? "square-pasture" : "square-meadow") : tile(square);
        String stable = square.stable() ? ", " + words().label("square-stable") : "";
        return words().label("square", Map.of("name", square.square(), "what", what + stable));
    }

    private String tile(SquareView square) {
        String crop = square.crop();
        if (crop != null) {
            return words().label(
                            "square-sown",
                            Map.of("count", square.crops(), "crop", words().term("good", crop, square.crops())));
        }
        return words().label("room".equals(square.tile()) ? "square-room-" + player.house() : "square-field");
    }

    private boolean isPasture(SquareView square) {
        return player.pastures().stream().anyMatch(pasture -> pasture.squares().contains(square.square()));
    }

    public List<Roof> roofs() {
        return Roof.over(rooms);
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
    public List<Person> people() {
        boolean areNewbornsHome = player.home() == player.people();
        int grown = areNewbornsHome ? player.home() - player.newborns() : player.home();
        return IntStream.range(0, player.home())
                .mapToObj(person -> person(person, person < grown ? "grown" : "newborn"))
                .toList();
    }

    private Person person(int person, String css) {
        Place room = Place.of(rooms.get(person % rooms.size()));
        int aside = person / rooms.size();
        return new Person(
                "person-%d-%d".formatted(player.seat(), person), css, room.x() + 44 + 26 * aside, room.y() + 92);
    }

    /** The animals on the farm, each where it stands. */
    public List<Herd> herds() {
        List<Herd> herds = new ArrayList<>();
        for (PastureView pasture : player.pastures()) {
            String animal = pasture.animal();
            if (animal != null) {
                herds.add(Herd.of(herdId(pasture.squares().getFirst()), animal, pasture.animals(), grounds(pasture)));
            }
        }
        for (SquareView square : player.squares()) {
            String animal = square.animal();
            if (animal != null) {
                herds.add(Herd.of(herdId(square.square()), animal, 1, List.of(new Herd.Ground(square.square(), true))));
            }
        }
        return herds;
    }

    private List<Herd.Ground> grounds(PastureView pasture) {
        return pasture.squares().stream()
                .map(square -> new Herd.Ground(square, view(square).stable()))
                .toList();
    }

    private String herdId(String square) {
        return "herd-%d-%s".formatted(player.seat(), square);
    }

    /** The animals that live in the house. */
    public List<Pet> pets() {
        return IntStream.range(0, player.pets().size())
                .mapToObj(pet -> {
                    Place room = Place.of(rooms.get(pet % rooms.size()));
                    return new Pet(
                            "pet-%d-%d".formatted(player.seat(), pet),
                            player.pets().get(pet),
                            room.x() + 76,
                            room.y() + 80);
                })
                .toList();
    }

    /** How many animals stand in each pasture, and how many have room there. */
    public List<Sign> signs() {
        return player.pastures().stream().map(this::sign).toList();
    }

    private Sign sign(PastureView pasture) {
        Place place = Place.of(pasture.squares().getLast());
        String animals = pasture.animal() == null
                ? words().label("no-animals")
                : pasture.animals() + " " + words().term("good", pasture.animal(), pasture.animals());
        return new Sign(
                pasture.animals() + "/" + pasture.capacity(),
                words().label(
                                "pasture",
                                Map.of(
                                        "squares",
                                        words().list(pasture.squares()),
                                        "animals",
                                        animals,
                                        "capacity",
                                        pasture.capacity())),
                place.x() + Place.SIDE,
                place.y() + Place.SIDE);
    }

    private Words words() {
        return picture.words();
    }

    /** Somebody at home, standing at this point. */
    public record Person(String id, String css, int x, int y) {}

    /** An animal in the house. */
    public record Pet(String id, String symbol, int x, int y) {}

    /** A sign on a pasture, at the lower right corner of its last square. */
    public record Sign(String text, String label, int x, int y) {}
}
