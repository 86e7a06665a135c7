package tilth.scenes.web.farmerama;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.engine.Event;
import tilth.farmerama.FarmeramaView.FieldView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.PlotView;
import tilth.farmerama.Happens;
import tilth.scenes.FarmeramaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;
import tilth.scenes.web.farmerama.Disc.Point;

/** A farmland around the point 0, 0: seven plots that stay where they are, and the player's wheel that turns inside. */
public final class LandPicture {

    private static final int BESIDE_EACH_OTHER = 27;
    private static final int SIGN = 292;
    private static final int CROPS_ON_WHEEL = 107;
    private static final int HEADS_ON_WHEEL = 62;

    private final PlayerView player;
    private final Picture picture;
    private final Words words;
    private final FarmeramaPhrases phrases;
    private final int turns;

    LandPicture(PlayerView player, Picture picture, int turns) {
        this.player = player;
        this.picture = picture;
        this.turns = turns;
        words = picture.words();
        phrases = new FarmeramaPhrases(words);
    }

    /** How often its wheel has been turned. */
    public int turns() {
        return turns;
    }

    private boolean isOwn() {
        return picture.isOnlooker(player.seat());
    }

    public List<Plot> plots() {
        return player.plots().stream().map(this::plot).toList();
    }

    private Plot plot(PlotView plot) {
        Plan plan = plan(plot);
        Point sign = Disc.point(plan.angle(), SIGN);
        return new Plot(
                plot.plot(),
                Disc.number(plan.angle()),
                plan.pasture().id(),
                sign.x(),
                sign.y(),
                IntStream.range(0, plot.fields().size())
                        .mapToObj(place -> field(plot, place))
                        .toList());
    }

    private static Plan plan(PlotView plot) {
        return new Plan(plot.plot(), plot.fields().size());
    }

    private Field field(PlotView plot, int place) {
        FieldView field = plot.fields().get(place);
        Plan plan = plan(plot);
        Plan.Part part = plan.field(place);
        Point middle = part.cell().point(plan.angle(), 0);
        String what = what(plot, field);
        return new Field(
                "field-%d-%s".formatted(player.seat(), field.field()),
                part.id(),
                middle.x(),
                middle.y(),
                field.scarecrow(),
                field.crop(),
                isOwn() ? picture.spot("field:" + field.field(), what) : null,
                what);
    }

    private String what(PlotView plot, FieldView field) {
        String crop = field.crop();
        List<String> facts = new ArrayList<>();
        facts.add(words.label("field", Map.of("field", field.field(), "sector", phrases.sector(plot))));
        facts.add(crop == null ? words.label("free") : words.label("stack", Map.of("crop", crop)));
        if (field.scarecrow()) {
            facts.add(words.label("scarecrow"));
        }
        return String.join(", ", facts);
    }

    /** The sectors of the wheel where they lie before it is turned. */
    public List<Sector> sectors() {
        return player.plots().stream()
                .sorted(Comparator.comparingInt(PlotView::sector))
                .map(LandPicture::sector)
                .toList();
    }

    private static Sector sector(PlotView plot) {
        double middle = Disc.middle(plot.sector());
        Point crop = Disc.point(middle, CROPS_ON_WHEEL);
        Point head = Disc.point(middle, HEADS_ON_WHEEL);
        String sows = plot.sows();
        return new Sector(
                Disc.number(middle),
                sows == null ? "harvest" : "sow",
                sows == null ? "card-harvest" : sows,
                emblems(plot),
                crop.x(),
                crop.y(),
                head.x(),
                head.y());
    }

    private static List<String> emblems(PlotView plot) {
        List<String> emblems = new ArrayList<>(
                plot.heads().stream().map(head -> head + "-head").toList());
        if (plot.pacifier()) {
            emblems.add("pacifier");
        }
        return emblems;
    }

    /** The animals on the pastures. */
    public List<Animal> animals() {
        return player.plots().stream()
                .flatMap(plot -> IntStream.range(0, plot.animals().size()).mapToObj(place -> animal(plot, place)))
                .toList();
    }

    private Animal animal(PlotView plot, int place) {
        String animal = plot.animals().get(place);
        String what = new StablePicture(player, picture).whereabouts(animal);
        Point at = standing(plot, place, plot.animals().size());
        return new Animal(
                "animal-%d-%s".formatted(player.seat(), animal),
                animal,
                at.x(),
                at.y(),
                isOwn() ? picture.spot("animal:" + animal, what) : null,
                what,
                player.turn().home().contains(animal));
    }

    private static Point standing(PlotView plot, int place, int count) {
        Plan plan = plan(plot);
        return plan.pasture().cell().point(plan.angle(), BESIDE_EACH_OTHER * (2 * place - count + 1));
    }

    /** The turn of the wheel is offered here too, where one would take hold of it. */
    public @Nullable Spot turn() {
        return isOwn() ? picture.spot("do:turn", phrases.turn(player.turn())) : null;
    }

    /** How far from twelve o'clock the plot lies that the bar would cross, in degrees. */
    public String crossed() {
        return Disc.number(Disc.middle(player.turn().crosses()));
    }

    /** How far from twelve o'clock the bar would be after a turn, in degrees. */
    public String nextBar() {
        return Disc.number(Disc.middle(-turns - 1) - Disc.middle(0));
    }

    /** What the moves on offer would put on this land. */
    public List<Ghost> ghosts() {
        if (!isOwn()) {
            return List.of();
        }
        return picture.offers().stream()
                .flatMap(offer -> offer.foreseen().stream().flatMap(event -> ghosts(offer, event).stream()))
                .toList();
    }

    private List<Ghost> ghosts(Offer offer, Event event) {
        Map<String, String> facts = event.facts();
        return switch ((Happens) event.what()) {
            case SOWN -> sown(offer.target(), facts.getOrDefault("field", ""), facts.getOrDefault("crop", ""));
            case FED -> List.of(fed(offer.target(), event.second(), facts.getOrDefault("animal", "")));
            default -> List.of();
        };
    }

    private List<Ghost> sown(String target, String field, String crop) {
        return plots().stream()
                .flatMap(plot -> plot.fields().stream())
                .filter(sown -> sown.id().equals("field-%d-%s".formatted(player.seat(), field)))
                .map(sown -> new Ghost(target, "stack", crop, sown.x(), sown.y()))
                .toList();
    }

    private Ghost fed(String target, int plot, String animal) {
        PlotView pasture = player.plots().get(plot);
        int standing = pasture.animals().size();
        Point at = standing(pasture, standing, standing + 1);
        return new Ghost(target, "animal", animal, at.x(), at.y());
    }

    public String label() {
        return words.label("land", Map.of("seat", picture.sitting(player.seat()).name()));
    }

    /** One plot: how far it is turned, the shape of its pasture, where its number stands, and its fields. */
    public record Plot(int number, String angle, String pasture, String x, String y, List<Field> fields) {}

    /** A field; only one's own can be clicked. */
    public record Field(
            String id,
            String shape,
            String x,
            String y,
            boolean scarecrow,
            @Nullable String crop,
            @Nullable Spot spot,
            String label) {}

    /** A sector of the wheel: what is done under it, and the head or the pacifier on it. */
    public record Sector(
            String angle,
            String css,
            String symbol,
            List<String> emblems,
            String x,
            String y,
            String headX,
            String headY) {}

    /** An animal outside; one's own can be clicked. */
    public record Animal(
            String id,
            String animal,
            String x,
            String y,
            @Nullable Spot spot,
            String label,
            boolean comesHome) {}

    /** What a move would put down. */
    public record Ghost(String target, String kind, String symbol, String x, String y) {}
}
