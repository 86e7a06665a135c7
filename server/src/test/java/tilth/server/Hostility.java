package tilth.server;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;

/** Makes up requests that nobody well-meaning would send. */
final class Hostility {

    /** Must never come back on a page as it is. */
    static final String MARK = "<b id=hostile>";

    private static final List<String> METHODS =
            List.of("GET", "POST", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "FOO");
    private static final List<String> PLACES = List.of(
            "/api/tables/ID",
            "/api/tables/ID/moves",
            "/api/tables/ID/moves",
            "/api/tables/ID/seats/TEXT",
            "/api/tables/ID/undo",
            "/api/tables/ID/confirm",
            "/api/tables/ID/confirming",
            "/api/tables/ID/back",
            "/api/tables/ID/agree",
            "/api/tables/ID/refuse",
            "/api/tables/ID/say",
            "/api/tables/ID/start",
            "/api/tables/ID/why?target=TEXT",
            "/api/tables/ID/record",
            "/api/tables/ID/stream",
            "/api/tables/TEXT",
            "/api/tables",
            "/api/TEXT",
            "/tables/ID",
            "/tables/ID/live",
            "/tables/ID/seat/TEXT",
            "/tables/ID/sit",
            "/tables/ID/bot",
            "/tables/ID/move",
            "/tables/ID/undo",
            "/tables/ID/back",
            "/tables/ID/confirming",
            "/tables/ID/say",
            "/tables/ID/at/TEXT",
            "/tables/ID/record-link",
            "/tables/TEXT",
            "/tables/ID/play-on",
            "/tables",
            "/play",
            "/language",
            "/records",
            "/r/TEXT",
            "/r/TEXT/at/TEXT",
            "/games/TEXT",
            "/games/TEXT/rules",
            "/games/TEXT/cards",
            "/games/agricola/cards?deck=TEXT&kind=TEXT&players=TEXT&text=TEXT",
            "/TEXT");
    private static final List<String> FIELDS = List.of(
            "move",
            "seen",
            "downTo",
            "name",
            "text",
            "bot",
            "game",
            "seats",
            "options",
            "confirming",
            "seat",
            "colour",
            "level",
            "language",
            "record",
            "moves",
            "link");
    private static final List<String> TYPES = List.of(
            "application/json",
            "application/x-www-form-urlencoded",
            "application/x-www-form-urlencoded",
            "text/plain",
            "multipart/form-data",
            "multipart/form-data; boundary=x",
            "image/png; charset=nonsense",
            "/");
    private static final List<String> TEXTS = List.of(
            MARK,
            "\"><script>alert(1)</script>" + MARK,
            "x\r\nX-Injected: yes",
            "x%0d%0aX-Injected:%20yes",
            "../../../../etc/passwd",
            "..%2f..%2fetc%2fpasswd",
            "%00",
            "%zz",
            "%ff%fe",
            "'; drop table log; --",
            "-1",
            "99999999999999999999",
            "1e308",
            "NaN",
            "place 3",
            "place -1",
            "place 99999999999",
            "place 3 3 3 3",
            "deliver",
            "deliver arta",
            "search:600000ms:x0",
            "search:5:x999",
            "random",
            "finca",
            "on",
            "off",
            "0",
            "1",
            "漢字 \u202e \ud83c\udf4b \u0000",
            "{jndi:x} ${7*7} {0} {{x}}",
            "");

    private final SplittableRandom chance;
    private final String table;
    private final List<String> tokens;

    /** Against a table, with secrets of other places. */
    Hostility(SplittableRandom chance, String table, List<String> tokens) {
        this.chance = chance;
        this.table = table;
        this.tokens = tokens;
    }

    byte[] request() {
        String method = any(METHODS);
        String path = any(PLACES).replace("ID", chance.nextInt(20) == 0 ? inPath() : table);
        while (path.contains("TEXT")) {
            path = path.replaceFirst("TEXT", java.util.regex.Matcher.quoteReplacement(inPath()));
        }
        byte[] body = method.equals("GET") || method.equals("HEAD") ? new byte[0] : body();
        boolean chunked = body.length > 0 && chance.nextInt(4) == 0;
        StringBuilder head =
                new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n");
        headers(head);
        head.append(chunked ? "Transfer-Encoding: chunked\r\n\r\n" : "Content-Length: " + body.length + "\r\n\r\n");
        if (chunked) {
            head.append(Integer.toHexString(body.length)).append("\r\n");
        }
        return joined(bytes(head.toString()), body, bytes(chunked ? "\r\n0\r\n\r\n" : ""));
    }

    private void headers(StringBuilder head) {
        head.append("Content-Type: ").append(any(TYPES)).append("\r\n");
        if (chance.nextInt(3) > 0) {
            head.append("Authorization: Bearer ")
                    .append(chance.nextInt(3) == 0 ? inHeader() : any(tokens))
                    .append("\r\n");
        }
        if (chance.nextBoolean()) {
            head.append("Accept-Language: ").append(inHeader()).append("\r\n");
        }
        if (chance.nextBoolean()) {
            head.append("Accept: text/html\r\n");
        }
        if (chance.nextInt(3) == 0) {
            head.append("Cookie: seat-")
                    .append(table)
                    .append('=')
                    .append(inHeader())
                    .append("; name=");
            head.append(inHeader()).append("; language=").append(inHeader()).append("\r\n");
        }
        if (chance.nextInt(10) == 0) {
            head.append("Sec-Fetch-Site: cross-site\r\n");
        }
    }

    private byte[] body() {
        return switch (chance.nextInt(8)) {
            case 0 -> noise(chance.nextInt(300));
            case 1 -> bytes("x".repeat(70_000));
            case 2 -> bytes("[".repeat(30_000));
            case 3 -> bytes("{\"move\":" + any(TEXTS));
            case 4, 5 -> bytes(form());
            default -> bytes(json());
        };
    }

    private String json() {
        StringBuilder json = new StringBuilder("{");
        for (int i = chance.nextInt(4); i >= 0; i--) {
            json.append('"').append(any(FIELDS)).append("\":").append(value()).append(i == 0 ? "}" : ",");
        }
        return json.toString();
    }

    private String value() {
        return switch (chance.nextInt(6)) {
            case 0 -> Long.toString(chance.nextLong());
            case 1 -> Integer.toString(chance.nextInt(-2, 12));
            case 2 -> any(List.of("null", "true", "[]", "{}", "[1,[2]]", "1e999", "{\"a\":{\"b\":null}}", "-0.5"));
            default ->
                '"'
                        + any(TEXTS)
                                .replace("\\", "\\\\")
                                .replace("\"", "\\\"")
                                .replace("\r\n", "\\r\\n")
                                .replace("\u0000", "\\u0000")
                        + '"';
        };
    }

    private String form() {
        StringBuilder form = new StringBuilder();
        for (int i = chance.nextInt(5); i >= 0; i--) {
            String text = chance.nextInt(4) == 0 ? any(TEXTS) : encoded(any(TEXTS));
            form.append(any(FIELDS)).append('=').append(text).append('&');
        }
        return form.toString();
    }

    private String inPath() {
        return chance.nextInt(3) == 0 ? any(TEXTS).replaceAll("[\r\n ?#]", "_") : encoded(any(TEXTS));
    }

    private String inHeader() {
        return any(TEXTS).replaceAll("[\r\n\u0000]", "_");
    }

    private byte[] noise(int length) {
        byte[] noise = new byte[length];
        chance.nextBytes(noise);
        return noise;
    }

    private String any(List<String> from) {
        return from.get(chance.nextInt(from.size()));
    }

    private static String encoded(String text) {
        return java.net.URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] joined(byte[]... parts) {
        java.io.ByteArrayOutputStream all = new java.io.ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
