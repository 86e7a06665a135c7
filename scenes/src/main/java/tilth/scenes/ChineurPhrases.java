package tilth.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.CellView;
import tilth.chineur.ChineurView.CostView;
import tilth.chineur.ChineurView.DeckView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.PlayerView;
import tilth.chineur.ChineurView.StallView;
import tilth.chineur.ChineurView.ToolView;
import tilth.chineur.ChineurView.TurnView;
import tilth.chineur.Components;
import tilth.chineur.Turn;

/** What stands on the table of Farmer Chineur, in words that every way to draw it shares. */
public final class ChineurPhrases {

    private static final String COSTS = "-for-";
    private static final int ALL_RESOURCES = 4;

    private final Words words;

    public ChineurPhrases(Words words) {
        this.words = words;
    }

    /** Which round it is, and whether it is the last one. */
    public String round(ChineurView view) {
        String round = view.round() == Turn.OPENING
                ? words.label("opening-round")
                : words.label("round", Map.of("round", view.round()));
        return view.ending() ? words.label("last-round", Map.of("round", round)) : round;
    }

    /** What happens in this part of a turn, and whose turn it is. */
    public String phase(ChineurView view) {
        Integer active = view.active();
        String phase = words.label("phase-" + view.phase());
        return active == null ? phase : words.label("turn-of", Map.of("seat", active, "phase", phase));
    }

    /** The parts of the game that nobody could read off the rulebook. */
    public String reconstructed() {
        String parts = Components.BOX.reconstructed().stream()
                .map(kind -> words.label("part-" + kind))
                .distinct()
                .collect(Collectors.joining(", "));
        return words.label("reconstructed", Map.of("parts", parts));
    }

    /** Resources by number, such as "2 eggs, 1 milk". */
    public String resources(Map<String, Integer> resources) {
        return resources.entrySet().stream()
                .map(one -> one.getValue() + " " + words.term("resource", one.getKey(), one.getValue()))
                .collect(Collectors.joining(", "));
    }

    public String gold(int gold) {
        return words.label("gold-of", Map.of("count", gold));
    }

    /** What a tile costs. */
    public String cost(CostView cost) {
        List<String> parts = new ArrayList<>();
        List<Integer> counts = cost.resources().values().stream().distinct().toList();
        if (cost.resources().size() == ALL_RESOURCES && counts.size() == 1) {
            parts.add(words.label("of-each", Map.of("count", counts.getFirst())));
        } else if (!cost.resources().isEmpty()) {
            parts.add(resources(cost.resources()));
        }
        if (cost.ofChoice() > 0) {
            parts.add(words.label("of-choice", Map.of("count", cost.ofChoice())));
        }
        if (cost.gold() > 0) {
            parts.add(gold(cost.gold()));
        }
        return parts.isEmpty() ? words.label("no-cost") : String.join(", ", parts);
    }

    /** A farm tile with its cost. */
    public String tile(String tile) {
        return words.term("tile", tile);
    }

    /** The tiles of a cell by kind, with what each costs, such as "2 meat (egg, milk)". */
    public String tiles(CellView cell) {
        Map<String, List<String>> costs = new LinkedHashMap<>();
        for (String tile : cell.tiles()) {
            int cut = tile.indexOf(COSTS);
            costs.computeIfAbsent(tile.substring(0, cut), _ -> new ArrayList<>())
                    .add(words.term("kind", tile.substring(cut + COSTS.length())));
        }
        return costs.entrySet().stream()
                .map(kind -> words.label(
                        "tiles-of",
                        Map.of(
                                "count", kind.getValue().size(),
                                "kind", kind.getKey(),
                                "costs", String.join(", ", kind.getValue()))))
                .collect(Collectors.joining(", "));
    }

    /** What is given at a market tile and what comes back. */
    public String market(MarketTileView tile) {
        return words.term("market", tile.tile());
    }

    /** What a collective farm yields to everybody. */
    public String farm(FarmView farm) {
        return words.term("farm", farm.farm());
    }

    public String tool(String tool) {
        return words.term("tool", tool);
    }

    /** What a tool does. */
    public String effect(String tool) {
        return words.label("tool-" + tool);
    }

    /** The tiles a tool goes on. */
    public String fits(ToolView tool) {
        return words.label("fits-" + tool.fits());
    }

    public String cocorico(String cocorico) {
        return words.term("cocorico", cocorico);
    }

    /** What a Cocorico tile does. */
    public String cocoricoEffect(String cocorico) {
        return words.label("cocorico-" + cocorico);
    }

    /** How often the active player may still use a stall; nothing where there is no turn. */
    public String uses(ChineurView view, StallView stall) {
        return view.turn() == null ? "" : words.label("uses-left", Map.of("count", stall.usesLeft()));
    }

    /** What the back of the first tile of a deck shows. */
    public String back(DeckView deck) {
        CostView top = deck.top();
        return top == null ? words.label("back-hidden") : cost(top);
    }

    /** The tiles of a deck that everybody has seen go there, a sentence for either end. */
    public List<String> seen(DeckView deck, String term) {
        return Stream.of(seen("on-top", deck.onTop(), term), seen("below", deck.below(), term))
                .filter(sentence -> !sentence.isEmpty())
                .toList();
    }

    private String seen(String where, List<String> tiles, String term) {
        String named = tiles.stream().map(tile -> words.term(term, tile)).collect(Collectors.joining(", "));
        return named.isEmpty() ? "" : words.label("seen-" + where, Map.of("tiles", named));
    }

    /** The Cocorico tiles drawn so far, and who drew the last of them. */
    public String zone(ChineurView view) {
        Integer drawer = view.lastDrawer();
        String drawn = view.zone().stream().map(this::cocorico).collect(Collectors.joining(", "));
        return drawer == null
                ? words.label("zone-empty")
                : words.label("zone-of", Map.of("tiles", drawn, "seat", drawer));
    }

    /** What the active player has done this turn and can still do. */
    public List<String> turn(TurnView turn) {
        List<String> sentences = new ArrayList<>();
        sentences.add(words.label("actions-open", Map.of("actions", words.list(actions(turn.open())))));
        String repeated = turn.repeated();
        if (repeated != null) {
            sentences.add(words.label("action-repeated", Map.of("action", repeated)));
        }
        if (!turn.repeatable().isEmpty()) {
            sentences.add(words.label("actions-repeatable", Map.of("actions", words.list(actions(turn.repeatable())))));
        }
        if (turn.refreshed()) {
            sentences.add(words.label("refreshed"));
        }
        if (turn.extras() > 0) {
            sentences.add(words.label("extras", Map.of("count", turn.extras())));
        }
        return sentences;
    }

    private List<String> actions(List<String> actions) {
        return actions.stream().map(action -> words.term("action", action)).toList();
    }

    /** What is drawn and being decided, a sentence each. */
    public List<String> drawn(ChineurView view) {
        List<String> sentences = new ArrayList<>();
        view.cocoricos()
                .forEach(one -> sentences.add(
                        words.label("drawn-cocorico", Map.of("cocorico", one, "effect", cocoricoEffect(one)))));
        if (!view.drawn().isEmpty()) {
            sentences.add(words.label(
                    "drawn-tiles",
                    Map.of("tiles", view.drawn().stream().map(this::tile).collect(Collectors.joining(", ")))));
        }
        view.marketDrawn()
                .forEach(tile -> sentences.add(
                        words.label("drawn-market", Map.of("market", tile.tile(), "cost", cost(tile.cost())))));
        FarmView farm = view.farmDrawn();
        if (farm != null) {
            sentences.add(words.label("drawn-farm", Map.of("farm", farm.farm())));
        }
        ToolView tool = view.toolBought();
        if (tool != null) {
            sentences.add(words.label("drawn-tool", Map.of("tool", tool.tool(), "fits", fits(tool))));
        }
        return sentences;
    }

    /** The points everybody can count, against those that end the game. */
    public String points(ChineurView view, PlayerView player) {
        return words.label("points-of", Map.of("points", player.points(), "target", view.target()));
    }

    /** A player's objective and what it brings now, as far as the viewer knows it. */
    public String objective(PlayerView player) {
        String objective = player.objective();
        Integer brings = player.objectivePoints();
        if (objective == null || brings == null) {
            return words.label("objective-secret");
        }
        Map<String, Object> facts = Map.of(
                "objective",
                objective,
                "condition",
                words.label("objective-" + objective),
                "brings",
                brings,
                "points",
                player.points() + (player.objectiveShown() ? 0 : brings));
        return words.label(player.objectiveShown() ? "objective-shown" : "objective-own", facts);
    }

    /** What a player has besides cells and resources: what Cocorico tiles and ties compare, and what they have left. */
    public String compared(PlayerView player) {
        List<String> parts = new ArrayList<>();
        parts.add(words.label(
                "compared",
                Map.of(
                        "tiles", player.farmTiles(),
                        "farms", player.collectiveFarms(),
                        "market", player.marketTiles(),
                        "used", player.toolsUsed(),
                        "gold", player.goldInAll())));
        if (player.setsDie()) {
            parts.add(words.label("sets-die"));
        }
        if (player.burdened()) {
            parts.add(words.label("burdened"));
        }
        return String.join(" · ", parts);
    }

    /** The tools a player has set aside; nothing if there are none. */
    public String aside(PlayerView player) {
        return player.aside().entrySet().stream()
                .map(one -> one.getValue() == 1 ? tool(one.getKey()) : one.getValue() + " × " + tool(one.getKey()))
                .collect(Collectors.joining(", "));
    }

    /** The first tiles a player has still to place; nothing once they lie. */
    public String hand(PlayerView player) {
        return player.hand().stream().map(this::tile).collect(Collectors.joining(", "));
    }
}
