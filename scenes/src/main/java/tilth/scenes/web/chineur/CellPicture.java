package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.Happens;
import tilth.engine.Event;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** One cell of a farm: its tiles from the ground up, the room above them, and its tool on top. */
public record CellPicture(int seat, CellView cell, boolean isRolled, Picture picture) {

    public String id() {
        return "cell-%d-%s".formatted(seat, cell.cell());
    }

    public Spot spot() {
        boolean own = picture.isOnlooker(seat);
        String target = own ? "cell:" + cell.cell() : "spot:%d-%s".formatted(seat, cell.cell());
        return picture.spot(target, label());
    }

    public String css() {
        return "cell room-" + cell.room() + (isRolled ? " rolled" : "");
    }

    /** The tiles, the lowest first. */
    public List<Tile> tiles() {
        return cell.tiles().stream()
                .map(tile -> new Tile(Printed.kind(tile), words().term("tile", tile)))
                .toList();
    }

    /** The same tiles by kind, for where there is little room. */
    public List<Pile> piles() {
        List<Pile> piles = new ArrayList<>();
        kinds().forEach((kind, count) -> piles.add(new Pile(kind, count)));
        return piles;
    }

    /** The places that are still free. */
    public List<Integer> free() {
        return IntStream.range(cell.tiles().size(), cell.room()).boxed().toList();
    }

    public @Nullable String tool() {
        return cell.tool();
    }

    public String toolName() {
        String tool = cell.tool();
        return tool == null ? "" : words().term("tool", tool);
    }

    /** The tiles and tools that would come here. */
    public List<Ghost> ghosts() {
        List<Ghost> ghosts = new ArrayList<>();
        String target = spot().target();
        picture.offers().stream()
                .filter(offer -> offer.target().equals(target))
                .limit(1)
                .forEach(offer -> addGhosts(offer, ghosts));
        return ghosts;
    }

    private void addGhosts(Offer offer, List<Ghost> ghosts) {
        for (Event event : offer.foreseen()) {
            Map<String, String> facts = event.facts();
            if (event.what() == Happens.PLACED) {
                ghosts.add(new Ghost(offer.target(), "arriving", Printed.kind(facts.getOrDefault("tile", ""))));
            } else if (event.what() == Happens.TOOL_FITTED) {
                ghosts.add(new Ghost(offer.target(), "fitting", "tool-" + facts.getOrDefault("tool", "")));
            } else if (event.what() == Happens.DISCARDED || event.what() == Happens.SEIZED) {
                ghosts.add(new Ghost(offer.target(), "leaving", Printed.kind(facts.getOrDefault("tile", ""))));
            }
        }
    }

    private String label() {
        String tiles = new ChineurPhrases(words()).tiles(cell);
        String content = tiles.isEmpty() ? words().label("empty") : tiles;
        return words().label(
                        "cell-of",
                        Map.of(
                                "seat",
                                seat,
                                "cell",
                                cell.cell(),
                                "content",
                                toolName().isEmpty() ? content : content + ", " + toolName(),
                                "room",
                                words().label("room", Map.of("count", free().size()))));
    }

    private Map<String, Integer> kinds() {
        Map<String, Integer> kinds = new LinkedHashMap<>();
        cell.tiles().forEach(tile -> kinds.merge(Printed.kind(tile), 1, Integer::sum));
        return kinds;
    }

    private Words words() {
        return picture.words();
    }

    /** A farm tile by its picture and its name. */
    public record Tile(String symbol, String name) {}

    /** Tiles of one kind. */
    public record Pile(String symbol, int count) {}

    /** What a click would bring here, or take away. */
    public record Ghost(String target, String css, String symbol) {}
}
