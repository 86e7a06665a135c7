package tilth.scenes.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilth.engine.Game;
import tilth.engine.View;

/** The scenes on the class path, and what all of them share. A game without a scene is shown as its text. */
public final class Scenes {

    private static final String TURBO = "/META-INF/resources/webjars/hotwired__turbo/8.0.21/dist/turbo.es2017-esm.js";

    /** Where a browser says that it runs no script any more, and is sent the drawings again. */
    public static final String FORGET_SYMBOLS = "/no-script.svg";

    private static final String WITHOUT_SCRIPT = "<noscript>" + symbols() + "</noscript>";

    private static final String NO_SCRIPT_AFTER_ALL =
            "<noscript><img src=\"" + FORGET_SYMBOLS + "\" alt=\"\" width=\"0\" height=\"0\"></noscript>";

    private static final Map<String, Scene> BY_GAME = ServiceLoader.load(Scene.class).stream()
            .map(ServiceLoader.Provider::get)
            .collect(Collectors.toUnmodifiableMap(Scene::game, scene -> scene));

    private Scenes() {}

    public static Scene of(Game game) {
        Scene drawn = BY_GAME.get(game.id());
        return drawn == null ? new PlainScene(game.id()) : drawn;
    }

    /** The drawings of all pieces, as one hidden SVG that a page holds once. */
    public static String symbols() {
        return Templates.fill("symbols.jte", Map.of());
    }

    /** What a browser that runs no script finds the drawings in. */
    public static String symbolsWithoutScript() {
        return WITHOUT_SCRIPT;
    }

    /** A page for a browser that keeps the drawings: they are left out. */
    public static String keepingSymbols(String page) {
        return page.replace(WITHOUT_SCRIPT, NO_SCRIPT_AFTER_ALL);
    }

    /** The script that puts the drawings into a page. */
    static String symbolsScript() {
        String quoted = symbols()
                .replaceAll("\\s*\n\\s*", " ")
                .replace("\\", "\\\\")
                .replace("`", "\\`")
                .replace("${", "\\${");
        return text("symbols.js").replace("SYMBOLS", "`" + quoted + "`");
    }

    /** The one stylesheet: what all pages share, then what each game adds. */
    public static String stylesheet() {
        Stream<String> shared = Stream.of("tilth", "page", "catalogue");
        Stream<String> own = BY_GAME.values().stream()
                .sorted(Comparator.comparing(Scene::game))
                .flatMap(scene -> scene.styles().stream());
        return Stream.concat(shared, own).map(name -> text(name + ".css")).collect(Collectors.joining("\n"));
    }

    /** The style of a report, which has to carry it along. */
    public static String reportStyle() {
        return text("tilth.css") + text("report.css");
    }

    /** The script of the pages. It knows no game. */
    public static String script() {
        return text("tilth.js");
    }

    /** The small picture that stands for Tilth in a browser's tab. */
    public static String icon() {
        return text("icon.svg");
    }

    /** The part of the script that moves things. */
    public static String motion() {
        return text("motion.js");
    }

    /** The script of a game that is replayed. */
    public static String replay() {
        return text("replay.js");
    }

    /** The library the script takes to change a page in place. */
    public static String turbo() {
        return text(TURBO);
    }

    private static String text(String file) {
        try (InputStream in = Scenes.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("no " + file);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** The text of a board, with a button for each thing one may do. */
    private record PlainScene(String game) implements Scene {
        @Override
        public String draw(View view, Picture picture) {
            return Templates.fill("plain.jte", Map.of("lines", TwinText.of(view, picture.words()), "picture", picture));
        }
    }
}
