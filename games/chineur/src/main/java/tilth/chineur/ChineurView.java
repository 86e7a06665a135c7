package tilth.chineur;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.engine.View;

/**
 * What one viewer may see of a game of Farmer Chineur. {@code phase} is start, opening, roll, steal, tool, act or over;
 * {@code lastDrawer} is who drew the last of the Cocorico tiles in the zone; {@code drawn} and {@code cocoricos} are
 * the tiles turned up, given or stolen that are still to be dealt with; {@code farmDrawn} and {@code toolBought} are
 * what somebody is asked to place.
 */
public record ChineurView(
        String phase,
        int round,
        int lastRound,
        int target,
        boolean ending,
        int startSeat,
        @Nullable Integer active,
        @Nullable String die,
        List<StallView> market,
        List<SiteView> sites,
        List<ToolView> tools,
        DeckView farmDeck,
        DeckView marketDeck,
        DeckView collectiveDeck,
        DeckView toolDeck,
        List<String> zone,
        @Nullable Integer lastDrawer,
        List<String> drawn,
        List<String> cocoricos,
        List<MarketTileView> marketDrawn,
        @Nullable FarmView farmDrawn,
        @Nullable ToolView toolBought,
        @Nullable TurnView turn,
        List<PlayerView> players)
        implements View {

    /** A cost: resources by name, resources of one's choice, gold. */
    public record CostView(Map<String, Integer> resources, int ofChoice, int gold) {}

    /** A market tile: so much of a resource is given, so much gold comes back. */
    public record MarketTileView(String tile, String resource, int gives, int gets, CostView cost) {}

    /** A stall of the market; without an owner the tile lay there from the start. */
    public record StallView(
            String stall,
            @Nullable MarketTileView tile,
            @Nullable Integer owner,
            int usesLeft) {}

    /** A site with the collective farm on it, if any. */
    public record SiteView(
            String site, @Nullable FarmView farm, @Nullable Integer owner) {}

    /** A collective farm and what it yields to everybody. */
    public record FarmView(String farm, Map<String, Integer> yields) {}

    /** A tool: what it costs, what it fits on and what it is worth. */
    public record ToolView(String tool, CostView cost, String fits, int value) {}

    /**
     * A deck: how many tiles, what the back of the first one says it costs, and those that everybody has seen go on top
     * of it or under it, from the top down.
     */
    public record DeckView(int size, @Nullable CostView top, List<String> onTop, List<String> below) {}

    /** What the active player has done this turn. */
    public record TurnView(
            List<String> open, @Nullable String repeated, List<String> repeatable, boolean refreshed, int extras) {}

    /**
     * One player. The objective and what it brings are there for its owner, and for all once it is shown; {@code points}
     * counts it only if it is shown. {@code hand} are first tiles not placed yet.
     */
    public record PlayerView(
            int seat,
            Map<String, Integer> resources,
            int gold,
            List<CellView> cells,
            Map<String, Integer> aside,
            int farmTiles,
            int collectiveFarms,
            int marketTiles,
            int toolsUsed,
            int goldInAll,
            boolean setsDie,
            boolean burdened,
            @Nullable String objective,
            @Nullable Integer objectivePoints,
            boolean objectiveShown,
            int points,
            List<String> hand) {}

    /** One cell: its tiles, how many it takes, and its tool. */
    public record CellView(
            String cell,
            List<String> tiles,
            int room,
            @Nullable String tool) {}
}
