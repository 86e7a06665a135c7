package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.Rule;
import tilth.engine.Seed;

/** The numbered rules of a page, and who cites them: every rule needs code and a test, and every id cited a rule. */
public final class RuleBook {

    private static final Pattern ROW = Pattern.compile("^\\| ([A-Z]{3}-[A-Z]*[0-9]+[a-z]?) \\|", Pattern.MULTILINE);

    private final Set<String> ids;

    private RuleBook(Set<String> ids) {
        this.ids = ids;
    }

    /** The page {@code docs/rules/<name>.md}. */
    public static RuleBook named(String name) {
        return of(Checkout.read(Checkout.root().resolve("docs/rules/" + name + ".md")));
    }

    /** A page given as text. */
    public static RuleBook of(String page) {
        return new RuleBook(ROW.matcher(page)
                .results()
                .map(MatchResult::group)
                .map(row -> row.substring(2, row.length() - 2))
                .collect(Collectors.toCollection(TreeSet::new)));
    }

    public Set<String> ids() {
        return Set.copyOf(ids);
    }

    /** Fails if a rule has no code or no test in these packages, or if one is cited there that no page has. */
    public void verify(String... packages) {
        assertThat(complaints(packages)).as("rules and who cites them").isEmpty();
    }

    List<String> complaints(String... packages) {
        Set<String> code = cited(new ImportOption.DoNotIncludeTests(), packages);
        Set<String> tests = cited(new ImportOption.OnlyIncludeTests(), packages);
        List<String> complaints = new ArrayList<>();
        ids.stream().filter(id -> !code.contains(id)).forEach(id -> complaints.add(id + " has no code"));
        ids.stream().filter(id -> !tests.contains(id)).forEach(id -> complaints.add(id + " has no test"));
        Set<String> known = allIds();
        Stream.concat(code.stream(), tests.stream())
                .distinct()
                .filter(id -> !known.contains(id))
                .forEach(id -> complaints.add(id + " is cited, but no page has it"));
        return complaints;
    }

    private Set<String> allIds() {
        Set<String> all = new TreeSet<>(ids);
        Checkout.files(Checkout.root().resolve("docs/rules"), ".md")
                .forEach(page -> all.addAll(of(Checkout.read(page)).ids));
        return all;
    }

    private static Set<String> cited(ImportOption from, String... packages) {
        Set<String> cited = new TreeSet<>();
        for (JavaClass type : new ClassFileImporter().withImportOption(from).importPackages(packages)) {
            addCited(type, cited);
            type.getMembers().forEach(member -> addCited(member, cited));
        }
        return cited;
    }

    private static void addCited(HasAnnotations<?> citing, Set<String> cited) {
        citing.tryGetAnnotationOfType(Rule.class).ifPresent(rule -> Collections.addAll(cited, rule.value()));
    }

    /** Fails if a refusal met in random games, whatever is asked for, names a rule that no page has. */
    public void verifyRefusals(Game game, int games) {
        Refusals refusals = new Refusals(game);
        for (int i = 0; i < games; i++) {
            refusals.sweep(new Tables(game).any(i, Seed.of(1, i)), i);
        }
        assertThat(allIds()).as("rules that refusals name").containsAll(refusals.rules());
    }
}
