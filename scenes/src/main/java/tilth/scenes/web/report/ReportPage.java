package tilth.scenes.web.report;

import java.util.List;
import java.util.Map;
import tilth.scenes.Words;
import tilth.scenes.web.Scenes;
import tilth.scenes.web.Templates;

/**
 * What many games have taught, on a page that needs nothing but itself.
 *
 * @param sets what each set of options is called and what it chooses
 */
public record ReportPage(
        Words words,
        String title,
        String lead,
        List<OptionSet> sets,
        List<Finding> findings,
        List<Section> sections,
        List<String> notes) {

    public ReportPage {
        sets = List.copyOf(sets);
        findings = List.copyOf(findings);
        sections = List.copyOf(sections);
        notes = List.copyOf(notes);
    }

    /** A set of options, by its letter. */
    public record OptionSet(String name, String says) {}

    /** What matters most about one thing, in a few sentences, one for each set of options. */
    public record Finding(String about, List<String> says) {
        public Finding {
            says = List.copyOf(says);
        }
    }

    public String label(String key) {
        return words.report(key, Map.of());
    }

    public String style() {
        return Scenes.reportStyle();
    }

    public String whole() {
        return Templates.fill("report.jte", Map.of("page", this));
    }
}
