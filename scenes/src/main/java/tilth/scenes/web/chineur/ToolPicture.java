package tilth.scenes.web.chineur;

import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView.ToolView;
import tilth.scenes.ChineurPhrases;
import tilth.scenes.Words;

/** A tool with its cost and its value. */
public record ToolPicture(ToolView tool, Words words) {

    public String id() {
        return tool.tool();
    }

    public String symbol() {
        return "tool-" + tool.tool();
    }

    public String name() {
        return words.brief().term("tool", tool.tool());
    }

    public int value() {
        return tool.value();
    }

    public List<Price> cost() {
        return Price.of(tool.cost());
    }

    /** What it is, what it does and fits on, what it costs and what it is worth. */
    public String label() {
        ChineurPhrases phrases = new ChineurPhrases(words);
        return words.label(
                "tool",
                Map.of(
                        "tool", tool.tool(),
                        "effect", phrases.effect(tool.tool()),
                        "cost", phrases.cost(tool.cost()),
                        "fits", phrases.fits(tool),
                        "value", tool.value()));
    }
}
