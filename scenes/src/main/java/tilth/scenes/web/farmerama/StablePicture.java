package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilth.engine.Event;
import tilth.farmerama.FarmeramaView.AnimalView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.Happens;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The stable with the price of feeding, and beside it the star board: one row for each animal. */
public record StablePicture(PlayerView player, Picture picture) {

    public List<Row> rows() {
        return player.animals().stream().map(this::row).toList();
    }

    private Row row(AnimalView animal) {
        return new Row(
                animal,
                "stall-%d-%s".formatted(player.seat(), animal.animal()),
                stall(animal),
                whereabouts(animal),
                cost(animal),
                track(animal),
                trackLabel(animal));
    }

    /** One's own animal can be clicked here while it is at home. */
    private @Nullable Spot stall(AnimalView animal) {
        boolean own = picture.isOnlooker(player.seat());
        return own && animal.plot() == null ? picture.spot("animal:" + animal.animal(), whereabouts(animal)) : null;
    }

    /** Where an animal is, and while it is at home what feeding it costs. */
    String whereabouts(String animal) {
        return player.animals().stream()
                .filter(each -> each.animal().equals(animal))
                .map(this::whereabouts)
                .collect(Collectors.joining());
    }

    private String whereabouts(AnimalView animal) {
        FarmeramaPhrases phrases = new FarmeramaPhrases(words());
        String where = words().label("animal", Map.of("animal", animal.animal(), "where", phrases.whereabouts(animal)));
        return animal.plot() == null
                ? where + ", " + words().label("feeding-costs", Map.of("goods", phrases.goods(animal.cost())))
                : where;
    }

    private String trackLabel(AnimalView animal) {
        return words().label(
                        "track-at",
                        Map.of(
                                "product", words().category(animal.product()),
                                "count", animal.products(),
                                "stars", new FarmeramaPhrases(words()).stars(animal.stars())));
    }

    private List<Price> cost(AnimalView animal) {
        List<Price> prices = new ArrayList<>();
        animal.cost()
                .forEach((crop, count) ->
                        prices.add(new Price(crop, count, player.barn().getOrDefault(crop, 0) >= count)));
        return prices;
    }

    private List<Step> track(AnimalView animal) {
        List<Step> steps = new ArrayList<>();
        for (int products = 0; products < animal.track().size(); products++) {
            steps.add(new Step(
                    animal.track().get(products),
                    products == animal.products(),
                    products == animal.products() + 1 ? comingHome(animal) : List.of()));
        }
        return steps;
    }

    /** The targets by which this animal would come home. */
    private List<String> comingHome(AnimalView animal) {
        if (!picture.isOnlooker(player.seat())) {
            return List.of();
        }
        return picture.offers().stream()
                .filter(offer -> offer.foreseen().stream().anyMatch(event -> isComingHome(event, animal)))
                .map(offer -> offer.target())
                .distinct()
                .toList();
    }

    private static boolean isComingHome(Event event, AnimalView animal) {
        return event.what() == Happens.CAME_HOME
                && animal.animal().equals(event.facts().get("animal"));
    }

    private Words words() {
        return picture.words();
    }

    /** An animal's stall and its track. */
    public record Row(
            AnimalView animal,
            String id,
            @Nullable Spot stall,
            String whereabouts,
            List<Price> cost,
            List<Step> track,
            String trackLabel) {

        public boolean isOutside() {
            return animal.plot() != null;
        }
    }

    /** So many of one crop, and whether the barn has them. */
    public record Price(String crop, int count, boolean enough) {
        public String css() {
            return enough ? "enough" : "short";
        }
    }

    /** One step of a track; its ghosts show the marker there. */
    public record Step(int stars, boolean marked, List<String> ghosts) {}
}
