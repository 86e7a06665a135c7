package tilth.scenes.web.report;

import java.util.List;

/** One chapter of a report. */
public record Section(String id, String title, List<String> says, List<Figure> figures) {

    public Section {
        says = List.copyOf(says);
        figures = List.copyOf(figures);
    }
}
