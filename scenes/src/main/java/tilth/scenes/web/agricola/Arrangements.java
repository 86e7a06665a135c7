package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView.ArrangementView;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;
import tilth.scenes.Words;
import tilth.scenes.web.agricola.ArrangementPicture.Sign;
import tilth.scenes.web.agricola.ArrangementPicture.Step;

/** The ways in which the animals of a farm can stand: the one that is shown, and those a click leads to. */
final class Arrangements {

    private static final int PET_X = 72;
    private static final int PET_Y = 80;

    private final PlayerView player;
    private final Words words;
    private final List<String> rooms;
    private final List<ArrangementView> ways;

    /** What changes with the animals and their shelters, so that nobody's choice outlives them. */
    private final String mark;

    Arrangements(PlayerView player, Words words) {
        this.player = player;
        this.words = words;
        rooms = player.squares().stream()
                .filter(square -> "room".equals(square.tile()))
                .map(SquareView::square)
                .toList();
        ways = player.arrangements().isEmpty() ? List.of(only()) : player.arrangements();
        mark = Integer.toHexString(ways.toString().hashCode());
    }

    private ArrangementView only() {
        Map<String, String> stabled = new LinkedHashMap<>();
        for (SquareView square : player.squares()) {
            String animal = square.animal();
            if (animal != null) {
                stabled.put(square.square(), animal);
            }
        }
        return new ArrangementView(player.pastures(), player.pets(), stabled, player.onCards());
    }

    /** The way that is shown to anybody but the owner. */
    ArrangementPicture first() {
        return picture(0, square -> false);
    }

    /** All ways; squares that can be clicked for something else lead nowhere. */
    List<ArrangementPicture> all(Predicate<String> isTaken) {
        return IntStream.range(0, ways.size())
                .mapToObj(number -> picture(number, square -> !isTaken.test(square)))
                .toList();
    }

    private ArrangementPicture picture(int number, Predicate<String> isFree) {
        ArrangementView way = ways.get(number);
        List<Shelter> shelters = shelters(way);
        return new ArrangementPicture(
                id(number),
                number,
                words.list(shelters.stream()
                        .filter(shelter -> shelter.animal() != null)
                        .map(Shelter::label)
                        .toList()),
                shelters.stream().flatMap(shelter -> shelter.herd().stream()).toList(),
                way.pastures().stream().map(Arrangements::sign).toList(),
                shelters.stream()
                        .flatMap(shelter -> steps(number, shelter, isFree).stream())
                        .toList());
    }

    private String id(int number) {
        return "arrangement-%d-%s-%d".formatted(player.seat(), mark, number);
    }

    private List<Shelter> shelters(ArrangementView way) {
        List<Shelter> shelters = new ArrayList<>();
        for (PastureView pasture : way.pastures()) {
            shelters.add(pasture(pasture));
        }
        for (SquareView square : player.squares()) {
            String animal = way.stabled().get(square.square());
            if (animal != null) {
                shelters.add(stable(square.square(), animal));
            }
        }
        for (int pet = 0; pet < way.pets().size(); pet++) {
            shelters.add(room(pet, way.pets().get(pet)));
        }
        return shelters;
    }

    private Shelter pasture(PastureView pasture) {
        String animal = pasture.animal();
        String first = pasture.squares().getFirst();
        List<Herd> herd = animal == null
                ? List.of()
                : List.of(Herd.of(id("herd", first), animal, pasture.animals(), grounds(pasture)));
        String label = animal == null
                ? ""
                : words.label(
                        "animals-in-pasture",
                        Map.of(
                                "animals",
                                animals(animal, pasture.animals()),
                                "squares",
                                words.list(pasture.squares())));
        return new Shelter(first, pasture.squares(), animal, pasture.animals(), label, herd);
    }

    private List<Herd.Ground> grounds(PastureView pasture) {
        return pasture.squares().stream()
                .map(square -> new Herd.Ground(square, hasStable(square)))
                .toList();
    }

    private boolean hasStable(String square) {
        return player.squares().stream().anyMatch(each -> each.square().equals(square) && each.stable());
    }

    private Shelter stable(String square, String animal) {
        return new Shelter(
                square,
                List.of(square),
                animal,
                1,
                words.label("animal-by-stable", Map.of("animals", animals(animal, 1), "name", square)),
                List.of(Herd.of(id("herd", square), animal, 1, List.of(new Herd.Ground(square, true)))));
    }

    private Shelter room(int pet, String animal) {
        String room = rooms.get(pet % rooms.size());
        Place place = Place.of(room);
        return new Shelter(
                "pet-" + pet,
                List.of(room),
                animal,
                1,
                words.label("animal-in-house", Map.of("animals", animals(animal, 1))),
                List.of(new Herd(
                        id("pet", Integer.toString(pet)),
                        animal,
                        List.of(new Herd.Spotted(place.x() + PET_X, place.y() + PET_Y)))));
    }

    private String id(String what, String where) {
        return "%s-%d-%s".formatted(what, player.seat(), where);
    }

    private String animals(String animal, int count) {
        return count + " " + words.term("good", animal, count);
    }

    private static Sign sign(PastureView pasture) {
        Place place = Place.of(pasture.squares().getLast());
        return new Sign(
                pasture.animals() + "/" + pasture.capacity(), place.x() + Place.SIDE / 2, place.y() + Place.SIDE);
    }

    /** From each square of a shelter to the next way in which its animals stand elsewhere, if there is one. */
    private List<Step> steps(int number, Shelter shelter, Predicate<String> isFree) {
        return IntStream.range(1, ways.size())
                .map(further -> (number + further) % ways.size())
                .filter(other -> !shelters(ways.get(other)).contains(shelter))
                .limit(shelter.animal() == null ? 0 : 1)
                .boxed()
                .flatMap(other -> shelter.squares().stream().filter(isFree).map(square -> step(other, shelter, square)))
                .toList();
    }

    private Step step(int to, Shelter shelter, String square) {
        Place place = Place.of(square);
        return new Step(
                id(to),
                place.column(),
                place.row(),
                words.label(
                        "stand-elsewhere",
                        Map.of("animals", animals(String.valueOf(shelter.animal()), shelter.count()))));
    }

    /** A place for animals and who is in it. */
    private record Shelter(
            String name, List<String> squares, @Nullable String animal, int count, String label, List<Herd> herd) {}
}
