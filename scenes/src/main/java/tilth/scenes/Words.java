package tilth.scenes;

import com.ibm.icu.text.ListFormatter;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tilth.engine.BadInput;
import tilth.engine.Event;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Notation;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.Refusal;
import tilth.engine.Sight;
import tilth.engine.Term;
import tilth.engine.Verb;

/**
 * The sentences of one game in one language.
 *
 * <p>A sentence names facts in braces. A fact that is a thing of the game has forms: {@code {fruit}} is one fruit,
 * {@code {fruit_many}} several, {@code {fruit_need}} as many as the number {@code need} says, {@code {animal_the}} the one
 * with its article where that is written, and {@code {action_word}} the word as it is written in moves, with {@code _} for {@code -}, to select
 * by. Of what belongs to a seat, such as {@code 1-meat}, {@code {pile}} is the thing alone and {@code {pile_seat}} its
 * owner. A fact whose name has a {@code -} is written with {@code _}: {@code {wild_boar}}. A game may add facts of its own
 * to those that stand in a question, a move, an event or a refusal, see {@link Glossary}.
 *
 * <p>Where events of a kind have a sentence for one {@code thing}, several of them in a row are told in one sentence, as a
 * list of {@code {things}}. Where they also have words to go on with, {@code also}, these end the sentence on what happened
 * to the same seat just before.
 */
public final class Words {

    /** The languages one can choose; the first of them stands in wherever another is missing. */
    public static final List<Locale> LANGUAGES =
            List.of(Locale.ENGLISH, Locale.FRENCH, Locale.of("nl"), Locale.ITALIAN);

    /** Reading sentences takes a while, so they are read once. */
    private static final Map<String, Words> KNOWN = new ConcurrentHashMap<>();

    /** A thing that belongs to a seat. */
    private static final Pattern OWNED = Pattern.compile("([0-9])-(.+)");

    private static final Pattern LEVEL = Pattern.compile("search:([1-5])");
    private static final int LEVELS = 5;
    private static final int ONE = 1;
    private static final int MANY = 100;
    private static final int ALONE = 0;

    /** Where a name is cut that names a fact and no form of it. */
    private static final int WHOLE = -1;

    private final Game game;
    private final Locale language;
    private final Map<String, String> sentences;
    private final Map<String, Sentence> read;
    private final Glossary glossary;
    private final List<String> names;

    /** The ending of the names of things to be preferred. */
    private final String form;

    private Words(Game game, Locale language) {
        this.game = game;
        this.language = language;
        glossary = Glossary.of(game);
        sentences = Phrasebook.of(game.id(), language, glossary);
        read = new ConcurrentHashMap<>();
        names = List.of();
        form = "";
    }

    private Words(Words others, List<String> names, String form) {
        game = others.game;
        language = others.language;
        sentences = others.sentences;
        read = others.read;
        glossary = others.glossary;
        this.names = List.copyOf(names);
        this.form = form;
    }

    /** The words of a game in a language, or in the first language if nobody has written them. */
    public static Words of(Game game, Locale language) {
        String spoken = game.id() + " " + language.getLanguage();
        Words known = KNOWN.get(spoken);
        return known != null ? known : firstOf(game, language);
    }

    private static Words firstOf(Game game, Locale language) {
        boolean spoken =
                LANGUAGES.stream().anyMatch(known -> known.getLanguage().equals(language.getLanguage()));
        Locale best = spoken ? Locale.of(language.getLanguage()) : LANGUAGES.getFirst();
        return KNOWN.computeIfAbsent(game.id() + " " + best, _ -> new Words(game, best));
    }

    /** The same words, with the seats called by the names of those who sit there. */
    public Words calling(List<String> seated) {
        return new Words(this, seated, form);
    }

    /** The same words, with the shorter names of things where a language has some, for narrow columns. */
    public Words brief() {
        return new Words(this, names, ".short");
    }

    public Game game() {
        return game;
    }

    /** What a game is about, in a few sentences. */
    public String about() {
        return say("game.about", Map.of(), game.title());
    }

    /** What a seat is asked. */
    public String question(long question) {
        return packed("question.", game.questions(), question);
    }

    /** What a seat is asked, by the answers it has. */
    public String question(Sight sight) {
        MoveList answers = new MoveList();
        sight.moves(answers);
        return glossary.question(sight.question(), answers.toArray(), this).orElseGet(() -> question(sight.question()));
    }

    /** What a move does. */
    public String move(long move) {
        return packed("move.", game.moves(), move);
    }

    private String packed(String kind, Notation notation, long packed) {
        Verb verb = notation.verb(packed);
        Map<String, Object> facts = new HashMap<>();
        for (int i = 0; i < verb.operands().size(); i++) {
            addFact(facts, verb.operands().get(i), Verb.operand(packed, i));
        }
        String key = kind + verb.word();
        explain(key, facts);
        return say(key, facts, notation.write(packed));
    }

    /** What happened, a sentence for each event or each row of like ones. */
    public List<String> events(List<Event> events) {
        return new Tale(this).of(events);
    }

    /** What happened. */
    public String event(Event event) {
        return events(List.of(event)).getFirst();
    }

    /** What will surely happen, in as few words as possible; nothing where it goes without saying. */
    String preview(Event event) {
        return new Tale(this).preview(event);
    }

    /** Whether there is a sentence for something. */
    boolean has(String key) {
        return sentences.containsKey(key);
    }

    /** Adds what the game knows about a sentence to its facts. */
    void explain(String key, Map<String, Object> facts) {
        glossary.addFacts(key, facts, this);
    }

    /** Whether a fact is a seat: the one an event is about, or another player. */
    private static boolean isSeat(String fact) {
        return fact.equals("seat") || fact.equals("player");
    }

    static void addFact(Map<String, Object> facts, Term term, int value) {
        boolean isNumber = term.words().isEmpty() || isSeat(term.name());
        facts.put(term.name(), isNumber ? (Object) value : term.write(value));
    }

    /** Why something may not be done, with the id of the rule behind it. */
    public String refusal(Refusal refusal) {
        return sentence(refusal) + " (" + refusal.rule() + ")";
    }

    /** Why something may not be done; it may speak of the {@code rule} behind it. */
    public String sentence(Refusal refusal) {
        Map<String, Object> facts = new HashMap<>(refusal.facts());
        facts.put("rule", refusal.rule());
        String key = "refusal." + refusal.key();
        glossary.addFacts(key, facts, this);
        return say(key, facts, refusal.key() + " " + refusal.facts());
    }

    /** What was wrong with something from outside, in a language as far as it can be said there, else in English. */
    public static String sentence(BadInput bad, Locale language) {
        return bad.refusedTable()
                .map(table -> of(table.game(), language).sentence(table.why()))
                .orElseGet(bad::sentence);
    }

    /** What an option decides. */
    public String option(Option option) {
        return say("option." + option.name(), Map.of(), option.name());
    }

    /** What one value of an option means. */
    public String option(Option option, String value) {
        List<String> listed = option.listed(value);
        return listed.isEmpty()
                ? say("option." + option.name() + "." + value, Map.of(), value)
                : say("option." + option.name() + ".list", Map.of("list", list(listed)), value);
    }

    /** What a list of one's own in place of a value holds. */
    public String ownList(Option option) {
        return say("option." + option.name() + ".own", Map.of(), option.name());
    }

    /** Why there is a choice. */
    public String reason(Option option) {
        return say("option." + option.name() + ".reason", Map.of(), "");
    }

    /** The name of a thing. */
    public String term(String name, String word) {
        return term(name, word, ONE);
    }

    /** The name of a thing that there are several of. */
    public String term(String name, String word, int count) {
        Matcher owned = OWNED.matcher(word);
        String thing = owned.matches() ? owned.group(2) : word;
        String key = key(name, thing);
        return say(sentences.containsKey(key + form) ? key + form : key, Map.of("count", count), thing);
    }

    /** Where the name of a thing stands: under its own kind, or under one that it is {@code like}. */
    private String key(String name, String thing) {
        String own = "term." + name + "." + thing;
        if (sentences.containsKey(own)) {
            return own;
        }
        return Stream.of(sentences.getOrDefault("like." + name, "").split(" "))
                .map(other -> "term." + other + "." + thing)
                .filter(sentences::containsKey)
                .findFirst()
                .orElse(own);
    }

    /** Whether a thing has a name. */
    boolean hasTerm(String name, String word) {
        return sentences.containsKey(key(name, word));
    }

    private String owner(String word) {
        Matcher owned = OWNED.matcher(word);
        return owned.matches() ? seat(Integer.parseInt(owned.group(1))) : word;
    }

    public String seat(int seat) {
        return seat < names.size() ? names.get(seat) : colour(seat);
    }

    /** The name of a colour. */
    public String colour(int colour) {
        return say("seat." + colour, Map.of(), "seat " + colour);
    }

    /** The levels of the bots, the lowest first. */
    public List<String> levels() {
        return IntStream.rangeClosed(1, LEVELS)
                .mapToObj(level -> label("level-" + level))
                .toList();
    }

    /** The name of a bot by its kind, such as {@code search:3}. */
    public String bot(String kind) {
        Matcher level = LEVEL.matcher(kind);
        return level.matches() ? label("bot-level-" + level.group(1)) : label("bot-of-kind", Map.of("kind", kind));
    }

    /** The name of a line on the score sheet. */
    public String category(String category) {
        return say("score." + category, Map.of(), category);
    }

    /** Who has won, once a game is over; who plays alone has won or lost. */
    public String outcome(Position position) {
        List<Integer> winners = ScoreText.winners(position);
        if (position.seats() == 1) {
            return outcome(winners.isEmpty() ? "solo-lost" : "solo-won", List.of(ALONE), position.score(ALONE));
        }
        return outcome(winners.size() == 1 ? "won" : "shared", winners, position.score(winners.getFirst()));
    }

    String outcome(String key, List<Integer> named, int points) {
        String seats = list(named.stream().map(this::seat).toList());
        return say("outcome." + key, Map.of("seats", seats, "points", points), seats);
    }

    /** Several things in a row: "Red, Blue and Green". */
    public String list(Collection<String> things) {
        return ListFormatter.getInstance(language).format(things);
    }

    /** Several things of which one is meant: "Red, Blue or Green". */
    public String either(Collection<String> things) {
        return ListFormatter.getInstance(language, ListFormatter.Type.OR, ListFormatter.Width.WIDE)
                .format(things);
    }

    public Locale language() {
        return language;
    }

    /** A label on the board. */
    public String label(String key) {
        return label(key, Map.of());
    }

    public String label(String key, Map<String, Object> facts) {
        return say("scene." + key, facts, key);
    }

    /** A sentence or a heading of a report on many games; what has none is called by the last word of its key. */
    public String report(String key, Map<String, Object> facts) {
        return say("report." + key, facts, key.substring(key.lastIndexOf('.') + 1));
    }

    String say(String key, Map<String, Object> facts, String otherwise) {
        String pattern = sentences.get(key);
        if (pattern == null) {
            return otherwise;
        }
        if (pattern.indexOf('{') < 0) {
            return pattern;
        }
        Sentence sentence = read.computeIfAbsent(key, unread -> new Sentence(pattern, language));
        Map<String, Object> arguments = new HashMap<>();
        for (String name : sentence.names()) {
            arguments.put(name, argument(name, facts));
        }
        return sentence.say(arguments);
    }

    private Object argument(String name, Map<String, Object> facts) {
        int cut = facts.containsKey(name.replace('_', '-')) ? WHOLE : name.indexOf('_');
        String fact = cut < 0 ? name.replace('_', '-') : name.substring(0, cut);
        Object value = facts.get(fact);
        if (value == null) {
            throw new IllegalArgumentException("no fact is called " + fact);
        }
        if (value instanceof Number number) {
            return isSeat(fact) ? seat(number.intValue()) : number;
        }
        String word = value.toString();
        return switch (cut < 0 ? "one" : name.substring(cut + 1)) {
            case "one" -> term(fact, word, ONE);
            case "many" -> term(fact, word, MANY);
            case "the" -> say(key(fact, word) + ".the", Map.of(), term(fact, word));
            case "word" -> word.replace('-', '_');
            case "seat" -> owner(word);
            case String number when facts.get(number) instanceof Number count -> term(fact, word, count.intValue());
            case String unknown -> throw new IllegalArgumentException("no number is called " + unknown);
        };
    }
}
