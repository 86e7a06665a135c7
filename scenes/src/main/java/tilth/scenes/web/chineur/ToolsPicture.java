package tilth.scenes.web.chineur;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.ToolView;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The open tools, those of a kind on one pile, and their deck. */
public record ToolsPicture(ChineurView view, Picture picture) {

    public List<OpenTool> tools() {
        Map<String, ToolView> kinds = new LinkedHashMap<>();
        Map<String, Integer> counts = new LinkedHashMap<>();
        view.tools().forEach(tool -> {
            kinds.put(tool.tool(), tool);
            counts.merge(tool.tool(), 1, Integer::sum);
        });
        return kinds.values().stream()
                .map(tool -> new OpenTool(
                        new ToolPicture(tool, words()),
                        counts.getOrDefault(tool.tool(), 1),
                        picture.spot("tool:" + tool.tool(), new ToolPicture(tool, words()).label())))
                .toList();
    }

    /** Gold turns up other tools from it. */
    public DeckPicture deck() {
        return new DeckPicture("tool", "action-tool", "do:refresh", view.toolDeck(), picture);
    }

    private Words words() {
        return picture.words();
    }

    /** Open tools of one kind. */
    public record OpenTool(ToolPicture tool, int count, Spot spot) {}
}
