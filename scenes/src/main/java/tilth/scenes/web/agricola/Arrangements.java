package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.agricola.AgricolaView.ArrangementView;
import tilth.agricola.AgricolaView.HerdView;
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
        Map<String, HerdView> stabled = new LinkedHashMap<>();
        for (SquareView square : player.squares()) {
            String animal = square.animal();
            if (animal != null) {
                stabled.put(square.square(), new HerdView(animal, square.animals()));
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
                        .map(Shelter::label)
                        .filter(label -> !label.isEmpty())
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
            HerdView herd = way.stabled().get(square.square());
            if (herd != null) {
                shelters.add(stable(square.square(), herd));
            }
        }
        for (int pet = 0; pet < way.pets().size(); pet++) {
            shelters.add(room(pet, way.pets().get(pet)));
        }
        return shelters;
    }

    private Shelter pasture(PastureView pasture) {
        String first = pasture.squares().getFirst();
        if (pasture.herds().isEmpty()) {
            return new Shelter(first, "", "", List.of());
        }
        String animals = words.list(pasture.herds().stream()
                .map(herd -> animals(herd.animal(), herd.count()))
                .toList());
        return new Shelter(
                first,
                animals,
                words.label("animals-in-pasture", Map.of("animals", animals, "squares", words.list(pasture.squares()))),
                Herd.together(id("herd", first), pasture.herds(), grounds(pasture)));
    }

    private List<Herd.Ground> grounds(PastureView pasture) {
        return pasture.squares().stream()
                .map(square -> new Herd.Ground(square, hasStable(square)))
                .toList();
    }

    private boolean hasStable(String square) {
        return player.squares().stream().anyMatch(each -> each.square().equals(square) && each.stable());
    }

    private Shelter stable(String square, HerdView herd) {
        String animals = animals(herd.animal(), herd.count());
        return new Shelter(
                square,
                animals,
                words.label("animal-by-stable", Map.of("animals", animals, "name", square)),
                List.of(Herd.of(
                        id("herd", square), herd.animal(), herd.count(), List.of(new Herd.Ground(square, true)))));
    }

    private Shelter room(int pet, String animal) {
        Place room = Place.of(rooms.get(pet % rooms.size()));
        String animals = animals(animal, 1);
        return new Shelter(
                "pet-" + pet,
                animals,
                words.label("animal-in-house", Map.of("animals", animals)),
                List.of(new Herd(
                        id("pet", Integer.toString(pet)),
                        animal,
                        List.of(new Herd.Spotted(room.x() + PET_X, room.y() + PET_Y)))));
    }

    private String id(String what, String where) {
        return "%s-%d-%s".formatted(what, player.seat(), where);
    }

    private String animals(String animal, int count) {
        return count + " " + words.term("good", animal, count);
    }

    private static Sign sign(PastureView pasture) {
        Place place = Place.of(pasture.squares().getLast());
        return new Sign(pasture.animals(), pasture.capacity(), place.x() + Place.SIDE / 2, place.y() + Place.SIDE);
    }

    /** From each square its animals stand on to the next way in which they stand elsewhere, if there is one. */
    private List<Step> steps(int number, Shelter shelter, Predicate<String> isFree) {
        return IntStream.range(1, ways.size())
                .map(further -> (number + further) % ways.size())
                .filter(other -> !shelters(ways.get(other)).contains(shelter))
                .limit(1)
                .boxed()
                .flatMap(other -> shelter.places()
                        .filter(place -> isFree.test(place.name()))
                        .map(place -> step(other, shelter, place)))
                .toList();
    }

    private Step step(int to, Shelter shelter, Place place) {
        return new Step(
                id(to),
                place.column(),
                place.row(),
                words.label("stand-elsewhere", Map.of("animals", shelter.animals())));
    }

    /**
     * A place for animals and who is in it.
     *
     * @param animals how many of which, in words
     * @param label where they are, in words; empty if there are none
     */
    private record Shelter(String name, String animals, String label, List<Herd> herd) {

        /** The squares its animals stand on. */
        Stream<Place> places() {
            return herd.stream()
                    .flatMap(each -> each.animals().stream())
                    .map(animal -> Place.at(animal.x(), animal.y()))
                    .distinct();
        }
    }
}
