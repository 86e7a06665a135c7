package tilth.scenes.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * The numbered rules of a game and of the house, read from the same pages that the code cites.
 *
 * @param introduction the game in one minute, as HTML; empty if nobody has written it
 * @param notes what else a player should know, such as what is reconstructed, as HTML
 */
public record RuleText(String introduction, List<Chapter> chapters, List<Note> notes, List<Chapter> house) {

    private static final List<TablesExtension> TABLES = List.of((TablesExtension) TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final HtmlRenderer HTML =
            HtmlRenderer.builder().extensions(TABLES).escapeHtml(true).build();
    private static final TextContentRenderer TEXT =
            TextContentRenderer.builder().extensions(TABLES).build();

    /** Reading a page takes a while, so each is read once. */
    private static final Map<String, RuleText> KNOWN = new ConcurrentHashMap<>();

    /** The first word of a table that lists rules, and of one that is for those who write tests. */
    private static final String RULES = "id";

    private static final String EXAMPLES = "lines";

    public RuleText {
        chapters = List.copyOf(chapters);
        notes = List.copyOf(notes);
        house = List.copyOf(house);
    }

    /** Some rules under one title. */
    public record Chapter(String title, List<NumberedRule> rules) {
        public Chapter {
            rules = List.copyOf(rules);
        }
    }

    /** One rule: its id and what it says, as HTML. */
    public record NumberedRule(String id, String html) {}

    /** A title and what stands under it, as HTML. */
    public record Note(String title, String html) {}

    /** The rules of a game in a language, or in English where nobody has translated them. */
    public static RuleText of(String game, Locale language) {
        return KNOWN.computeIfAbsent(language.getLanguage() + "/" + game, _ -> read(game, language));
    }

    private static RuleText read(String game, Locale language) {
        List<Section> own = sections(page(game, language));
        List<Chapter> house = new ArrayList<>();
        for (String page : List.of("server", "table")) {
            house.addAll(chapters(sections(page(page, language))));
        }
        String introduction = read("howto/" + game + "_" + language.getLanguage() + ".md")
                .or(() -> read("howto/" + game + "_en.md"))
                .map(text -> HTML.render(PARSER.parse(text)))
                .orElse("");
        return new RuleText(introduction, chapters(own), notes(own), house);
    }

    private static String page(String name, Locale language) {
        return read(language.getLanguage() + "/" + name + ".md")
                .or(() -> read(name + ".md"))
                .orElse("");
    }

    private static Optional<String> read(String page) {
        try (InputStream in = RuleText.class.getResourceAsStream("/tilth/scenes/rules/" + page)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A heading and all that follows until the next. */
    private record Section(String title, List<Node> nodes) {

        List<TableBlock> tables() {
            return nodes.stream()
                    .filter(TableBlock.class::isInstance)
                    .map(TableBlock.class::cast)
                    .toList();
        }

        boolean begins(String word) {
            return tables().stream()
                    .anyMatch(table -> rows(table).getFirst().getFirst().equals(word));
        }
    }

    private static List<Section> sections(String text) {
        Node document = PARSER.parse(text);
        document.accept(new LinkBreaker());
        List<Section> sections = new ArrayList<>();
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                sections.add(new Section(TEXT.render(heading).strip(), new ArrayList<>()));
            } else if (!sections.isEmpty()) {
                sections.getLast().nodes().add(node);
            }
        }
        return sections;
    }

    private static List<Chapter> chapters(List<Section> sections) {
        return sections.stream()
                .filter(section -> section.begins(RULES))
                .map(section -> new Chapter(section.title(), rules(section)))
                .toList();
    }

    private static List<NumberedRule> rules(Section section) {
        return section.tables().stream()
                .flatMap(table -> rows(table).stream().skip(1))
                .map(cells -> new NumberedRule(cells.getFirst(), cells.get(1)))
                .toList();
    }

    // The first section is the title of the page and how to read it.
    private static List<Note> notes(List<Section> sections) {
        return sections.stream()
                .skip(1)
                .filter(section -> !section.begins(RULES) && !section.begins(EXAMPLES))
                .map(section -> new Note(
                        section.title(),
                        String.join(
                                "", section.nodes().stream().map(HTML::render).toList())))
                .toList();
    }

    private static List<List<String>> rows(TableBlock table) {
        List<List<String>> rows = new ArrayList<>();
        table.accept(new AbstractVisitor() {
            @Override
            public void visit(org.commonmark.node.CustomNode node) {
                if (node instanceof TableRow) {
                    rows.add(new ArrayList<>());
                }
                if (node instanceof TableCell) {
                    rows.getLast().add(inside(node));
                } else {
                    visitChildren(node);
                }
            }
        });
        return rows;
    }

    private static String inside(Node cell) {
        StringBuilder html = new StringBuilder();
        for (Node node = cell.getFirstChild(); node != null; node = node.getNext()) {
            html.append(HTML.render(node));
        }
        return html.toString();
    }

    /** Links between the pages of the documentation lead nowhere on a page of the table: only their words stay. */
    private static final class LinkBreaker extends AbstractVisitor {
        @Override
        public void visit(Link link) {
            while (link.getFirstChild() != null) {
                link.insertBefore(link.getFirstChild());
            }
            link.unlink();
        }
    }
}
