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
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;
import tilth.scenes.web.farmerama.Disc.Cell;
import tilth.scenes.web.farmerama.Disc.Point;

/** A farmland around the point 0, 0: seven plots that stay where they are, and the player's wheel that turns inside. */
public final class LandPicture {

    private static final double INSIDE = 2.5;
    private static final int BESIDE_EACH_OTHER = 27;
    private static final int SIGN = 292;
    private static final int CROPS_ON_WHEEL = 107;
    private static final int HEADS_ON_WHEEL = 62;

    private final PlayerView player;
    private final Picture picture;
    private final Words words;
    private final int turns;

    LandPicture(PlayerView player, Picture picture, int turns) {
        this.player = player;
        this.picture = picture;
        this.turns = turns;
        words = picture.words();
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
        Point sign = Disc.point(Disc.middle(plot.plot()), SIGN);
        return new Plot(
                plot.plot(),
                plan.ground().path(0),
                plan.pasture().path(INSIDE),
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
        Cell cell = plan(plot).field(place);
        String what = what(plot, field);
        return new Field(
                "field-%d-%s".formatted(player.seat(), field.field()),
                cell.path(INSIDE),
                cell.path(0),
                cell.middle().x(),
                cell.middle().y(),
                field.scarecrow(),
                field.crop(),
                isOwn() ? picture.spot("field:" + field.field(), what) : null,
                what);
    }

    private String what(PlotView plot, FieldView field) {
        List<String> facts = new ArrayList<>();
        facts.add(words.label("board-field", Map.of("field", field.field())));
        facts.add(under(plot));
        String crop = field.crop();
        if (crop != null) {
            facts.add(words.label("board-stack", Map.of("crop", crop)));
        } else {
            facts.add(words.label(field.scarecrow() ? "board-scarecrow" : "board-empty-field"));
        }
        return String.join(", ", facts);
    }

    private String under(PlotView plot) {
        String crop = plot.sows();
        return crop == null ? words.label("board-under-harvest") : words.label("board-under-sow", Map.of("crop", crop));
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
                new Cell(middle - 180.0 / Disc.PARTS, middle + 180.0 / Disc.PARTS, 36, 132).path(0),
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
        String what = words.label(
                "board-animal-outside",
                Map.of("animal", animal, "plot", plot.plot(), "turns", StablePicture.turnsToHome(player, animal)));
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
        return plan(plot).pasture().beside(BESIDE_EACH_OTHER * (2 * place - count + 1));
    }

    /** The turn of the wheel is offered here too, where one would take hold of it. */
    public @Nullable Spot turn() {
        return isOwn() ? picture.spot("do:turn", words.label("board-player-wheel")) : null;
    }

    /** The plot the bar would cross. */
    public String crossed() {
        PlotView plot = player.plots().get(player.turn().crosses());
        return plan(plot).ground().path(INSIDE);
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
        return words.label(
                "board-land", Map.of("seat", picture.sitting(player.seat()).name()));
    }

    /** One plot: its ground, its pasture, its number on a sign, and its fields. */
    public record Plot(int number, String ground, String pasture, String x, String y, List<Field> fields) {}

    /** A field; only one's own can be clicked. */
    public record Field(
            String id,
            String path,
            String reach,
            String x,
            String y,
            boolean scarecrow,
            @Nullable String crop,
            @Nullable Spot spot,
            String label) {}

    /** A sector of the wheel: what is done under it, and the head or the pacifier on it. */
    public record Sector(
            String path,
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
