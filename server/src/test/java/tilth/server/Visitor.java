package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;

/** Somebody with a browser that keeps cookies and follows links, but runs no script. */
final class Visitor {

    private static final Pattern PRINT = Pattern.compile(" data-kept=\"([^\"]+)\"");

    private final int port;
    private final CookieManager cookies = new CookieManager();
    private final HttpClient browser = HttpClient.newBuilder()
            .cookieHandler(cookies)
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    Visitor(int port) {
        this.port = port;
    }

    HttpResponse<String> get(String path) {
        return send(request(path).GET());
    }

    /** Sends a form: names and values in turn. */
    HttpResponse<String> post(String path, String... fields) {
        return send(form(path, fields));
    }

    /** Sends a form from a page with an address. */
    HttpResponse<String> postFrom(String page, String path, String... fields) {
        return send(form(path, fields).header("Referer", page));
    }

    /** Sends a form as the script of a page does, which asks for the changed part alone. */
    HttpResponse<String> postInPart(String path, String... fields) {
        return send(form(path, fields).header("Tilth-Part", "live"));
    }

    /** Sends a form as the script of this page does, which asks for the changed part without what the page shows already. */
    HttpResponse<String> postShowing(String page, String path, String... fields) {
        String had = PRINT.matcher(page).results().map(print -> print.group(1)).collect(Collectors.joining(" "));
        return send(form(path, fields).header("Tilth-Part", "live").header("Tilth-Had", had));
    }

    /** How many bytes an answer takes on its way, pressed. */
    static int weight(HttpResponse<String> answer) {
        try {
            ByteArrayOutputStream pressed = new ByteArrayOutputStream();
            try (GZIPOutputStream press = new GZIPOutputStream(pressed)) {
                press.write(answer.body().getBytes(StandardCharsets.UTF_8));
            }
            return pressed.size();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Leaves a cookie in this browser, as a script would. */
    void leave(String cookie, String value) {
        cookies.getCookieStore().add(URI.create("http://localhost:" + port + "/"), cookie(cookie, value));
    }

    private static HttpCookie cookie(String name, String value) {
        HttpCookie cookie = new HttpCookie(name, value);
        cookie.setPath("/");
        cookie.setVersion(0);
        return cookie;
    }

    private HttpRequest.Builder form(String path, String... fields) {
        StringBuilder form = new StringBuilder();
        for (int i = 0; i < fields.length; i += 2) {
            form.append(i == 0 ? "" : "&").append(fields[i]).append('=').append(encoded(fields[i + 1]));
        }
        return request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(form.toString()));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(path.startsWith("http") ? path : "http://localhost:" + port + path))
                .header("Accept", "text/html")
                .header("Accept-Language", "en");
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return browser.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static String find(Pattern pattern, String page) {
        Matcher matcher = pattern.matcher(page);
        assertThat(matcher.find()).as("%s in %s", pattern, page).isTrue();
        return matcher.group(1);
    }
}
