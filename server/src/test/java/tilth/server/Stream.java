package tilth.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;

/** A stream of server-sent events as a program reads it, line by line. */
final class Stream implements AutoCloseable {

    private final HttpClient http = HttpClient.newHttpClient();
    final int status;
    private final BufferedReader lines;

    /** One event. */
    record Event(String name, int number, String text) {}

    Stream(Client client, String path) throws IOException, InterruptedException {
        HttpResponse<InputStream> answer = http.send(
                client.request(path).header("Accept", "text/event-stream").GET().build(),
                HttpResponse.BodyHandlers.ofInputStream());
        status = answer.statusCode();
        lines = new BufferedReader(new InputStreamReader(answer.body(), StandardCharsets.UTF_8));
    }

    String line() throws IOException {
        String line = lines.readLine();
        if (line == null) {
            throw new IOException("the stream has ended");
        }
        return line;
    }

    Event next() throws IOException {
        String name = line();
        while (!name.startsWith("event: ")) {
            name = line();
        }
        int number = Integer.parseInt(line().substring("id: ".length()));
        return new Event(name.substring("event: ".length()), number, line().substring("data: ".length()));
    }

    /** The first event with at least this number; the ones in between need not come. */
    Event from(int number) throws IOException {
        Event event = next();
        while (event.number() < number) {
            event = next();
        }
        return event;
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
