package tilth.scenes.web;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.scenes.Catalogue;
import tilth.scenes.Catalogue.Entry;
import tilth.scenes.Words;

/**
 * All cards of a game, by deck, kind, number of players and words.
 *
 * @param found those that fit what is wanted
 * @param rulings what has been decided where cards leave a doubt
 * @param wanted which cards are wanted
 */
public record CataloguePage(
        Game game, List<Entry> entries, List<Entry> found, Rulings rulings, Wanted wanted, Locale language) {

    /** To tell a card takes a while, so each is told once in each language. */
    private static final Map<String, List<Leaf>> KNOWN = new ConcurrentHashMap<>();

    /** A card, and its words as one looks for them. */
    private record Leaf(Entry entry, String plain) {

        private static Leaf of(Entry entry) {
            return new Leaf(
                    entry,
                    CataloguePage.plain(List.of(entry.id(), entry.name(), entry.cost(), entry.needs(), entry.text())));
        }
    }

    /** Which cards are wanted; nothing stands for any. */
    public record Wanted(String deck, String kind, String players, String text) {

        private boolean fits(Leaf leaf) {
            Entry entry = leaf.entry();
            return (deck.isEmpty() || deck.equals(entry.deck()))
                    && (kind.isEmpty() || kind.equals(entry.kind()))
                    && (players.isEmpty() || fitsPlayers(entry))
                    && leaf.plain().contains(plain(List.of(text.strip())));
        }

        private boolean fitsPlayers(Entry entry) {
            return players.matches("[0-9]{1,2}") && Integer.parseInt(players) >= entry.leastPlayers();
        }
    }

    /** Small letters without accents, as one types when one looks for something. */
    private static String plain(List<String> texts) {
        return Normalizer.normalize(String.join("\n", texts), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
    }

    public CataloguePage {
        entries = List.copyOf(entries);
        found = List.copyOf(found);
    }

    public static CataloguePage of(Game game, Catalogue catalogue, Wanted wanted, Locale language) {
        List<Leaf> all = KNOWN.computeIfAbsent(
                language.getLanguage() + "/" + game.id(),
                _ -> catalogue.entries(Words.of(game, language)).stream()
                        .map(Leaf::of)
                        .toList());
        return new CataloguePage(
                game,
                all.stream().map(Leaf::entry).toList(),
                all.stream().filter(wanted::fits).map(Leaf::entry).toList(),
                Rulings.of(game.id(), language),
                wanted,
                language);
    }

    public Words words() {
        return Words.of(game, language);
    }

    public String label(String key) {
        return words().label("page-" + key);
    }

    public List<String> decks() {
        return values(Entry::deck);
    }

    public List<String> kinds() {
        return values(Entry::kind);
    }

    private List<String> values(Function<Entry, String> of) {
        return entries.stream().map(of).distinct().toList();
    }

    public String deck(String deck) {
        return words().label("catalogue-deck-" + deck);
    }

    public String kind(String kind) {
        return words().label("catalogue-kind-" + kind);
    }

    /** How many can play. */
    public List<String> players() {
        return IntStream.rangeClosed(game.minSeats(), game.maxSeats())
                .mapToObj(Integer::toString)
                .toList();
    }

    /** Whether some cards are left out. */
    public boolean isNarrowed() {
        return found.size() < entries.size();
    }

    public String count() {
        return words().label("page-cards-found", Map.of("count", found.size()));
    }

    /** What a card costs, asks for and is worth, each with its word. */
    public List<Fact> facts(Entry entry) {
        return Stream.of(
                        new Fact(label("card-costs"), entry.cost()),
                        new Fact(label("card-needs"), entry.needs()),
                        new Fact(label("card-points"), entry.points() == 0 ? "" : signed(entry.points())),
                        new Fact(label("card-players"), entry.players() > 1 ? entry.forPlayers() : ""))
                .filter(fact -> !fact.value().isEmpty())
                .toList();
    }

    private static String signed(int points) {
        return points < 0 ? "−" + -points : Integer.toString(points);
    }

    /** One line about a card. */
    public record Fact(String name, String value) {}

    public String whole() {
        return Templates.fill("catalogue.jte", Map.of("page", this));
    }
}
