package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportTest {

    @TempDir
    private Path folder = Path.of("");

    /** Runs a report on games between random bots into the folder. */
    private Ran report(String words) {
        String out = folder.resolve("report.html").toString();
        return tilth(Stream.of(("lab report " + words + " --bot random --out").split(" "), new String[] {out})
                .flatMap(Stream::of)
                .toArray(String[]::new));
    }

    private String page() throws IOException {
        return Files.readString(folder.resolve("report.html"));
    }

    private String json() throws IOException {
        return Files.readString(folder.resolve("report.json"));
    }

    /** Reads the page as strictly as XML: what is well-formed there is well-formed anywhere. */
    private Document read() throws IOException {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(page().getBytes(StandardCharsets.UTF_8)));
        } catch (ParserConfigurationException | SAXException broken) {
            throw new IOException(broken);
        }
    }

    private static List<Element> all(Document page, String name) {
        NodeList nodes = page.getElementsByTagName(name);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private List<String> chapters() throws IOException {
        return all(read(), "section").stream()
                .map(section -> section.getAttribute("id"))
                .toList();
    }

    @Test
    void a_report_says_what_matters_and_where_the_rest_is() throws IOException {
        Ran ran = report("chineur --games 60").well();
        assertThat(ran.out())
                .startsWith("60 games between bots of kind “random”, with 2, 3, and 4 players, from seed 1.\n")
                .contains("How games end\n", "The most common end is ", "Half of the games take ", "On average ")
                .contains("report.html", "report.json");
        assertThat(page()).contains("<h1>Farmer Chineur: what many games show</h1>", "Standard options.");
        JsonNode json = JsonMapper.shared().readTree(json());
        assertThat(json.get("game").asString()).isEqualTo("chineur");
        assertThat(json.get("parts").get(0).get("finished").asInt()).isEqualTo(60);
        assertThat(json.get("parts").get(0).get("tables").size()).isEqualTo(3);
        assertThat(json.get("differences").size()).isZero();
    }

    @Test
    void it_has_every_chapter_of_the_game() throws IOException {
        report("chineur --games 90 --options trade=both-ways").well();
        assertThat(chapters())
                .containsExactly(
                        "findings",
                        "endings",
                        "length",
                        "points",
                        "places",
                        "categories",
                        "topic-tiles",
                        "topic-refusals",
                        "topic-tools",
                        "topic-objectives",
                        "topic-cocoricos",
                        "topic-favours",
                        "topic-farms",
                        "topic-stalls",
                        "topic-repeats",
                        "topic-deeds",
                        "notes");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chineur --games 30",
                "chineur --games 40 --options farm-copies=one --against farm-copies=two",
                "finca --games 12 --options turn-cap=50",
                "farmerama --games 8",
                "farmerama --games 4 --seats-count 1",
                "sheaves --games 20"
            })
    void a_page_needs_nothing_but_itself_and_is_well_formed(String words) throws IOException {
        report(words).well();
        Document page = read();
        assertThat(page()).doesNotContain("http:", "https:", "<script", "<link", "@import", "url(", "src=");
        List<String> ids = new ArrayList<>();
        all(page, "*").stream()
                .map(element -> element.getAttribute("id"))
                .filter(id -> !id.isEmpty())
                .forEach(ids::add);
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(all(page, "a"))
                .isNotEmpty()
                .allSatisfy(link ->
                        assertThat(ids).contains(link.getAttribute("href").substring(1)));
        assertThat(all(page, "figcaption"))
                .allSatisfy(caption -> assertThat(caption.getTextContent()).isNotBlank());
        assertThat(all(page, "body").getFirst().getTextContent())
                .doesNotContain("NaN", "Infinity", "null", "report.", "{", "java.")
                .doesNotContainPattern("\\b(topic|deed|ending)\\.");
    }

    @Test
    void two_sets_stand_side_by_side() throws IOException {
        report("finca --games 60 --seats-count 2 --options turn-cap=50 --against turn-cap=100")
                .well();
        assertThat(chapters()).contains("differences", "endings");
        assertThat(page())
                .contains("<b>A</b> Options: turn-cap=50 (After 50 rounds at the latest).")
                .contains("<b>B</b> Options: turn-cap=100", "rounds with 2 players", "2 players · A", "2 players · B");
        JsonNode differences = JsonMapper.shared().readTree(json()).get("differences");
        assertThat(differences
                        .valueStream()
                        .filter(difference ->
                                difference.get("subject").get("kind").asString().equals("ROUNDS"))
                        .map(difference -> difference.get("real").asBoolean()))
                .containsExactly(true);
    }

    @Test
    void the_number_of_threads_changes_not_a_byte() throws IOException {
        String words = "chineur --games 45 --seed 3 --options farm-copies=one --against farm-copies=two --threads ";
        report(words + 1).well();
        String page = page();
        String json = json();
        report(words + 2).well();
        assertThat(json()).isEqualTo(json);
        assertThat(page()).isEqualTo(page);
    }

    @Test
    void json_can_have_the_output_for_itself() throws IOException {
        Ran ran = report("finca --games 6 --options turn-cap=50 --json").well();
        assertThat(ran.out()).isEqualTo(json() + "\n");
        assertThat(ran.json().get("bot").asString()).isEqualTo("random");
    }

    @Test
    void a_report_can_be_told_in_french() throws IOException {
        report("chineur --games 30 --language fr").well();
        assertThat(page())
                .contains("lang=\"fr\"", "En bref", "Comment les parties se terminent", "Outils achetés", "Fardeau");
    }

    @Test
    void what_never_happened_is_not_told_as_if_it_had() throws IOException {
        report("finca --games 3 --seats-count 2 --options turn-cap=50").well();
        assertThat(page()).contains("too few", "No place in the order of play wins more or less often");
    }
}
