package tilth.scenes.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A file that pages share. Its address changes with what is in it, so a browser fetches it once and keeps it for good.
 *
 * @param name what the pages call it
 * @param path where it is found
 * @param type what it is, as browsers say it
 */
public record Asset(String name, String path, String type, String text) {

    private static final int LETTERS = 12;
    private static final String SCRIPT = "text/javascript";

    private static final Asset TURBO = of("turbo.js", SCRIPT, Scenes.turbo());
    private static final Asset MOTION = of("motion.js", SCRIPT, importing(Scenes.motion(), TURBO));

    private static final List<Asset> ALL = List.of(
            TURBO,
            MOTION,
            of("tilth.js", SCRIPT, importing(Scenes.script(), MOTION)),
            of("replay.js", SCRIPT, importing(Scenes.replay(), MOTION)),
            of("symbols.js", SCRIPT, Scenes.symbolsScript()),
            of("tilth.css", "text/css", Scenes.stylesheet()),
            of("icon.svg", "image/svg+xml", Scenes.icon()));

    private static final Map<String, String> PATHS =
            ALL.stream().collect(Collectors.toUnmodifiableMap(Asset::name, Asset::path));

    public static List<Asset> all() {
        return ALL;
    }

    /** Where a page finds the file it knows by name. */
    public static String path(String name) {
        String path = PATHS.get(name);
        if (path == null) {
            throw new IllegalArgumentException("no " + name);
        }
        return path;
    }

    private static Asset of(String name, String type, String text) {
        int dot = name.lastIndexOf('.');
        return new Asset(name, "/" + name.substring(0, dot) + "-" + hash(text) + name.substring(dot), type, text);
    }

    private static String importing(String script, Asset other) {
        return script.replace("\"/" + other.name() + "\"", "\"" + other.path() + "\"");
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, LETTERS);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
