package tilth.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that plays over HTTP, with the secret of at most one seat. */
record Client(int port, String token) {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** What came back. */
    record Reply(int status, String text) {
        JsonNode json() {
            return JSON.readTree(text);
        }

        String refused() {
            return json().path("refused").asString("");
        }
    }

    static Client stranger(int port) {
        return new Client(port, "");
    }

    Client holding(String other) {
        return new Client(port, other);
    }

    Reply get(String path) {
        return send(request(path).GET());
    }

    Reply post(String path, String body) {
        return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    HttpRequest.Builder request(String path) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }

    Reply send(HttpRequest.Builder request) {
        HttpResponse<String> response = whole(request);
        return new Reply(response.statusCode(), response.body());
    }

    /** What came back, with its headers. */
    HttpResponse<String> whole(HttpRequest.Builder request) {
        try {
            return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(interrupted);
        }
    }
}
