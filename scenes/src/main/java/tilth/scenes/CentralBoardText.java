package tilth.scenes;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.DeckView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.MarketTileView;
import tilth.chineur.ChineurView.SiteView;
import tilth.chineur.ChineurView.StallView;
import tilth.chineur.ChineurView.ToolView;

/** The central board: the stalls of the market, the sites of collective farms, open tools, decks and the zone. */
final class CentralBoardText {

    private static final String INDENT = "  ";

    private final ChineurView view;
    private final Words words;
    private final Ink ink;
    private final ChineurPhrases phrases;

    CentralBoardText(ChineurView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
        phrases = new ChineurPhrases(words);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(market());
        lines.add("");
        lines.addAll(sites());
        lines.add("");
        lines.addAll(tools());
        lines.add("");
        lines.addAll(decks());
        lines.addAll(Lines.wrap(INDENT, phrases.zone(view)));
        return lines;
    }

    private List<String> market() {
        Columns columns = new Columns("llll")
                .row(ink.heading(words.label("market")), words.label("trades"), words.label("owner"), "");
        for (StallView stall : view.market()) {
            MarketTileView tile = stall.tile();
            if (tile == null) {
                columns.row(INDENT + stall.stall(), words.label("free"));
            } else {
                columns.row(
                        INDENT + stall.stall(), phrases.market(tile), owner(stall.owner()), phrases.uses(view, stall));
            }
        }
        return columns.lines();
    }

    private String owner(@Nullable Integer seat) {
        return seat == null ? words.label("nobody") : ink.name(seat, words);
    }

    private List<String> sites() {
        Columns columns =
                new Columns("lll").row(ink.heading(words.label("sites")), words.label("yields"), words.label("owner"));
        for (SiteView site : view.sites()) {
            FarmView farm = site.farm();
            String name = INDENT + words.term("site", site.site());
            if (farm == null) {
                columns.row(name, words.label("free"));
            } else {
                columns.row(name, phrases.farm(farm), owner(site.owner()));
            }
        }
        return columns.lines();
    }

    private List<String> tools() {
        Columns columns = new Columns("llrl")
                .row(ink.heading(words.label("tools")), words.label("cost"), words.label("value"), words.label("fits"));
        for (ToolView tool : view.tools()) {
            columns.row(
                    INDENT + phrases.tool(tool.tool()),
                    phrases.cost(tool.cost()),
                    Integer.toString(tool.value()),
                    phrases.fits(tool));
        }
        List<String> lines = new ArrayList<>(columns.lines());
        effects().forEach((effect, tools) -> lines.addAll(ink.quiet(Lines.wrap(INDENT + tools + ": ", effect))));
        return lines;
    }

    /** What the open tools do, with the names of those that do it. */
    private Map<String, String> effects() {
        return view.tools().stream()
                .map(ToolView::tool)
                .distinct()
                .collect(Collectors.toMap(
                        phrases::effect, phrases::tool, (one, other) -> one + ", " + other, LinkedHashMap::new));
    }

    private List<String> decks() {
        Columns columns =
                new Columns("lrl").row(ink.heading(words.label("decks")), words.label("left"), words.label("back"));
        List<String> seen = new ArrayList<>();
        addDeck("farm", view.farmDeck(), "tile", columns, seen);
        addDeck("market", view.marketDeck(), "market", columns, seen);
        addDeck("collective", view.collectiveDeck(), "farm", columns, seen);
        addDeck("tool", view.toolDeck(), "tool", columns, seen);
        List<String> lines = new ArrayList<>(columns.lines());
        lines.addAll(seen);
        return lines;
    }

    private void addDeck(String name, DeckView deck, String term, Columns columns, List<String> seen) {
        String title = words.label("deck-" + name);
        columns.row(INDENT + title, Integer.toString(deck.size()), phrases.back(deck));
        phrases.seen(deck, term).forEach(sentence -> seen.addAll(Lines.wrap(INDENT + title + ": ", sentence)));
    }
}
