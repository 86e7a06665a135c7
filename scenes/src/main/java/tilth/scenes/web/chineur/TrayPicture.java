package tilth.scenes.web.chineur;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.ToolView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** What has been turned up or bought and is still to be dealt with. */
public record TrayPicture(ChineurView view, Picture picture) {

    public DeckPicture deck() {
        return new DeckPicture("farm", "farm-tile", "do:farm", view.farmDeck(), picture);
    }

    /** Farm tiles on the tray, those alike on one pile: the onlooker's first ones, or those turned up. */
    public List<Drawn> tiles() {
        Map<String, Integer> counts = new LinkedHashMap<>();
        view.drawn().forEach(tile -> counts.merge(tile, 1, Integer::sum));
        own().forEach(tile -> counts.merge(tile, 1, Integer::sum));
        return counts.entrySet().stream()
                .map(tile -> drawn(tile.getKey(), tile.getValue()))
                .toList();
    }

    private List<String> own() {
        return view.players().stream()
                .filter(player -> picture.isOnlooker(player.seat()))
                .flatMap(player -> player.hand().stream())
                .toList();
    }

    private Drawn drawn(String tile, int count) {
        List<Price> cost = view.phase().equals("start") ? List.of() : Price.of(Printed.cost(tile));
        return new Drawn(
                tile,
                Printed.kind(tile),
                words().term("tile", tile),
                count,
                cost,
                picture.spot("tile:" + tile, words().term("tile", tile)));
    }

    public List<CocoricoTile> cocoricos() {
        return view.cocoricos().stream()
                .map(cocorico -> new CocoricoTile(
                        cocorico,
                        words().term("cocorico", cocorico),
                        picture.spot("cocorico:" + cocorico, new ZonePicture(view, picture).label(cocorico))))
                .toList();
    }

    public List<MarketTile> market() {
        return view.marketDrawn().stream()
                .map(tile -> new MarketTile(tile, Price.of(tile.cost()), marketLabel(tile)))
                .toList();
    }

    private String marketLabel(MarketTileView tile) {
        String cost = new ChineurPhrases(words()).cost(tile.cost());
        return words().label("drawn-market", Map.of("market", tile.tile(), "cost", cost));
    }

    /** What the collective farm on the tray yields; nothing if there is none. */
    public List<Price> farm() {
        FarmView farm = view.farmDrawn();
        return farm == null ? List.of() : Price.of(farm.yields());
    }

    public String farmLabel() {
        FarmView farm = view.farmDrawn();
        return farm == null ? "" : words().label("drawn-farm", Map.of("farm", farm.farm()));
    }

    public @Nullable ToolPicture tool() {
        ToolView tool = view.toolBought();
        return tool == null ? null : new ToolPicture(tool, words());
    }

    public boolean isEmpty() {
        return tiles().isEmpty()
                && view.cocoricos().isEmpty()
                && market().isEmpty()
                && farm().isEmpty()
                && tool() == null;
    }

    private Words words() {
        return picture.words();
    }

    /** Farm tiles of one face, which can be put under the deck. */
    public record Drawn(String tile, String symbol, String name, int count, List<Price> cost, Spot spot) {}

    /** A Cocorico tile to be carried out. */
    public record CocoricoTile(String cocorico, String name, Spot spot) {}

    /** A market tile that can be bought. */
    public record MarketTile(MarketTileView tile, List<Price> cost, String label) {}
}
