package tilth.scenes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every refusal written in the sources, with the facts it names: what the phrasebooks must be able to say. */
final class RefusalsInSource {

    /** One refusal: the book that says it, its key and the names of its facts. */
    record Found(String book, String key, Set<String> facts) {}

    private static final Pattern LITERAL = Pattern.compile("\"([^\"]*)\"");
    private static final Pattern FACTS = Pattern.compile("(\\w+) = Map\\.of\\(");
    private static final Pattern PUT = Pattern.compile("(\\w+)\\.put\\(\"([^\"]*)\"");

    private RefusalsInSource() {}

    static List<Found> all() {
        Path root = Path.of(System.getProperty("tilth.root", "..")).toAbsolutePath();
        List<Found> found = new ArrayList<>(in(Phrasebook.TABLE, root.resolve("engine")));
        try (Stream<Path> games = Files.list(root.resolve("games"))) {
            games.filter(Files::isDirectory)
                    .forEach(game -> found.addAll(in(game.getFileName().toString(), game)));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
        return found;
    }

    private static List<Found> in(String book, Path module) {
        try (Stream<Path> files = Files.walk(module.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .filter(file -> !file.endsWith("Refusal.java"))
                    .flatMap(file -> in(book, text(file)))
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Stream<Found> in(String book, String source) {
        return Pattern.compile("\\b(Refusal\\.of|refusal)\\(")
                .matcher(source)
                .results()
                .flatMap(call -> {
                    List<String> arguments = arguments(inside(source, call.end()));
                    if (arguments.size() < 2) {
                        return Stream.of();
                    }
                    Set<String> facts = arguments.size() < 3 ? Set.of() : facts(arguments.get(2), source, call.start());
                    String keys = arguments.get(1).replaceAll("equals\\(\"[^\"]*\"\\)", "");
                    return literals(keys).map(key -> new Found(book, key, facts));
                });
    }

    private static Set<String> facts(String argument, String source, int before) {
        if (argument.startsWith("Map.of(")) {
            return names(inside(argument, "Map.of(".length()));
        }
        return argument.contains("(")
                ? factsReturned(argument.substring(0, argument.indexOf('(')), source)
                : factsNamed(argument, source, before);
    }

    /** The facts that a method of the same source gives back. */
    private static Set<String> factsReturned(String method, String source) {
        Matcher given = Pattern.compile(" " + method + "\\([^)]*\\) \\{\\s+return Map\\.of\\(")
                .matcher(source);
        return given.find() ? names(inside(source, given.end())) : Set.of();
    }

    /** The facts that were given a name last before a place in the source. */
    private static Set<String> factsNamed(String name, String source, int before) {
        Set<String> facts = Set.of();
        Matcher named = FACTS.matcher(source);
        while (named.find() && named.start() < before) {
            facts = named.group(1).equals(name) ? names(inside(source, named.end())) : facts;
        }
        return facts.isEmpty() ? factsPut(name, source, before) : facts;
    }

    /** The facts that were put into a map of this name before a place in the source. */
    private static Set<String> factsPut(String name, String source, int before) {
        return PUT.matcher(source.substring(0, before))
                .results()
                .filter(put -> put.group(1).equals(name))
                .map(put -> put.group(2))
                .collect(Collectors.toSet());
    }

    /** The keys of a map written out: every other argument. */
    private static Set<String> names(String pairs) {
        List<String> arguments = arguments(pairs);
        Set<String> names = new TreeSet<>();
        for (int i = 0; i < arguments.size(); i += 2) {
            names.addAll(literals(arguments.get(i)).collect(Collectors.toSet()));
        }
        return names;
    }

    private static Stream<String> literals(String expression) {
        return LITERAL.matcher(expression).results().map(MatchResult::group).map(text -> text.replace("\"", ""));
    }

    /** The text from a place up to the bracket that closes it. */
    private static String inside(String source, int from) {
        int depth = 1;
        int at = from;
        for (; depth > 0; at++) {
            depth += source.charAt(at) == '(' ? 1 : source.charAt(at) == ')' ? -1 : 0;
        }
        return source.substring(from, at - 1);
    }

    private static List<String> arguments(String list) {
        List<String> arguments = new ArrayList<>();
        int depth = 0;
        int start = 0;
        for (int at = 0; at < list.length(); at++) {
            char letter = list.charAt(at);
            depth += letter == '(' ? 1 : letter == ')' ? -1 : 0;
            if (letter == ',' && depth == 0) {
                arguments.add(list.substring(start, at).strip());
                start = at + 1;
            }
        }
        arguments.add(list.substring(start).strip());
        return arguments;
    }
}
