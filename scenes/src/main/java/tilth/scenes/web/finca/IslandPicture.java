package tilth.scenes.web.finca;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.finca.FincaView;
import tilth.finca.FincaView.PlayerView;
import tilth.finca.FincaView.TileView;
import tilth.finca.FincaView.VillageView;
import tilth.scenes.FincaPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The island with its ten villages, and off its coast what is left for those who deliver. */
public final class IslandPicture {

    private static final Map<String, Place> PLACES = Map.of(
            "alcudia", new Place(290, 47),
            "arta", new Place(390, 100),
            "son-servera", new Place(392, 192),
            "vilafranca", new Place(272, 160),
            "inca", new Place(168, 100),
            "andratx", new Place(48, 186),
            "palma", new Place(152, 204),
            "llucmajor", new Place(178, 302),
            "campos", new Place(284, 360),
            "felanitx", new Place(340, 277));

    private final FincaView view;
    private final Picture picture;
    private final Words words;
    private final FincaPhrases phrases;

    IslandPicture(FincaView view, Picture picture) {
        this.view = view;
        this.picture = picture;
        words = picture.words();
        phrases = new FincaPhrases(words);
    }

    public List<Village> villages() {
        return view.villages().stream().map(this::village).toList();
    }

    private Village village(VillageView village) {
        TileView tile = village.tile();
        return new Village(
                village.name(),
                words.term("tile", village.name()),
                PLACES.getOrDefault(village.name(), new Place(0, 0)),
                tile(village),
                edges(village.tilesLeft()),
                tile == null ? List.of() : FruitPicture.of(tile),
                loadedAs(village),
                isBeingChosen(village),
                ghost(village),
                finca(village));
    }

    private Spot tile(VillageView village) {
        TileView tile = village.tile();
        String target = "tile:" + village.name();
        if (tile == null) {
            return picture.spot(target, words.label("village-closed", Map.of("tile", village.name())));
        }
        String what = words.label(
                "stack", Map.of("tile", village.name(), "asks", phrases.asked(tile), "count", village.tilesLeft()));
        int place = loadedAs(village);
        if (place > 0) {
            return picture.spot(target, what + ", " + words.label("loaded", Map.of("place", place)))
                    .choose();
        }
        return isBeingChosen(village)
                ? picture.spot(target, what + ", " + words.label("choosing")).choose()
                : picture.spot(target, what);
    }

    private boolean isBeingChosen(VillageView village) {
        FincaView.DeliveryView delivery = view.delivery();
        return delivery != null && village.name().equals(delivery.choosing());
    }

    private int loadedAs(VillageView village) {
        FincaView.DeliveryView delivery = view.delivery();
        return delivery == null ? 0 : delivery.villages().indexOf(village.name()) + 1;
    }

    /** How far each tile below the top one looks out from under it, the lowest first. */
    private static List<Integer> edges(int tilesLeft) {
        List<Integer> edges = new ArrayList<>();
        IntStream.range(1, tilesLeft).forEach(edges::addFirst);
        return Collections.unmodifiableList(edges);
    }

    private FincaTile finca(VillageView village) {
        String label =
                words.label("finca-tile", Map.of("tile", village.name(), "fruits", phrases.counted(village.finca())));
        boolean awarded = village.tile() == null;
        Integer ahead = awarded ? village.fincaWonBy() : leader(village);
        return new FincaTile(
                village.finca(),
                words.label(
                        "finca-tile-counts",
                        Map.of("finca", label, "counts", awarded ? award(ahead) : counts(village))),
                awarded,
                ahead == null ? "" : picture.mark(ahead),
                ahead == null ? "" : picture.css(ahead));
    }

    /** The seat that counts most for a finca, alone. */
    private @Nullable Integer leader(VillageView village) {
        int most = view.players().stream()
                .mapToInt(player -> counted(player, village))
                .max()
                .orElse(0);
        List<PlayerView> ahead = view.players().stream()
                .filter(player -> counted(player, village) == most)
                .toList();
        return ahead.size() == 1 ? ahead.getFirst().seat() : null;
    }

    private static int counted(PlayerView player, VillageView village) {
        return player.fincaCounts().getOrDefault(village.name(), 0);
    }

    private String award(@Nullable Integer winner) {
        return winner == null
                ? words.label("finca-boxed")
                : words.label("finca-won-by", Map.of("seat", words.seat(winner)));
    }

    private String counts(VillageView village) {
        return String.join(
                ", ",
                view.players().stream().map(player -> count(player, village)).toList());
    }

    private String count(PlayerView player, VillageView village) {
        return words.seat(player.seat()) + " " + counted(player, village);
    }

    public List<Integer> woodenFincas() {
        return IntStream.range(0, view.woodenFincas()).boxed().toList();
    }

    public String woodenFincasLabel() {
        return words.label("wooden-fincas", Map.of("count", view.woodenFincas()));
    }

    /** The bonus tiles left, the lowest of the pile first. */
    public List<Integer> bonusPile() {
        return view.bonusPile().reversed();
    }

    public String bonusPileLabel() {
        return view.bonusPile().isEmpty()
                ? words.label("bonus-pile-empty")
                : words.label("bonus-pile", Map.of("pile", pile()));
    }

    private String pile() {
        return String.join(" ", view.bonusPile().stream().map(Object::toString).toList());
    }

    /** A point of the island. */
    public record Place(int x, int y) {}

    /** What its tile would score, if it is on offer. */
    private String ghost(VillageView village) {
        TileView tile = village.tile();
        boolean offered =
                picture.offers().stream().anyMatch(offer -> offer.target().equals("tile:" + village.name()));
        return offered && tile != null ? words.label("points-of", Map.of("points", tile.value())) : "";
    }

    /** A village; once it is closed it asks for no fruits and has a wooden finca instead. */
    public record Village(
            String id,
            String name,
            Place place,
            Spot tile,
            List<Integer> edges,
            List<FruitPicture> fruits,
            int loadedAs,
            boolean isBeingChosen,
            String ghost,
            FincaTile finca) {

        public boolean isClosed() {
            return fruits.isEmpty();
        }
    }

    /** The finca tile of a village, with the mark of whoever counts most for it, alone, or has won it. */
    public record FincaTile(List<String> fruits, String label, boolean awarded, String mark, String css) {

        private static final int FRUIT_HEIGHT = 17;

        /** Where one of its fruits stands: two share the house, one below the other. */
        public int offset(String fruit) {
            return FRUIT_HEIGHT * (2 * fruits.indexOf(fruit) - fruits.size() + 1) / 2 - 1;
        }
    }
}
