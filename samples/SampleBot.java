import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Iterator;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A player over the network, as short as can be: it takes a seat, listens, and plays any move it is offered.
 *
 * <p>Run it with {@code java -cp app/target/tilth.jar samples/SampleBot.java URL TABLE SEAT NAME}. The table's id is the
 * last part of its address. docs/api.md describes everything else a program can ask for.
 */
public final class SampleBot {

    private static final JsonMapper JSON = JsonMapper.shared();

    private final HttpClient http = HttpClient.newHttpClient();
    private final Random random = new Random();
    private final String table;
    private String token = "";

    private SampleBot(String server, String id) {
        table = server + "/api/tables/" + id;
    }

    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 4) {
            System.err.println("SampleBot needs four words: URL TABLE SEAT NAME");
            System.exit(2);
        }
        SampleBot bot = new SampleBot(arguments[0], arguments[1]);
        bot.sit(arguments[2], arguments[3]);
        bot.play();
        System.exit(0);
    }

    /** Takes the seat. The token is the key to it: whoever has it may play there. */
    private void sit(String seat, String name) throws Exception {
        JsonNode answer = post("/seats/" + seat, JSON.writeValueAsString(java.util.Map.of("name", name)));
        token = answer.path("token").asString("");
        if (token.isEmpty()) {
            System.err.println(answer.path("refused").asString("no seat"));
            System.exit(1);
        }
        // Finished turns pass on by themselves; a program has no second thoughts.
        post("/confirming", "{\"confirming\":\"off\"}");
        System.out.println(name + " sits at seat " + seat);
    }

    /** Every change of the table comes as one event with the whole table in it, as this seat may see it. */
    private void play() throws Exception {
        HttpRequest listen = request("/stream?state=yes")
                .header("Accept", "text/event-stream")
                .build();
        try (Stream<String> lines =
                http.send(listen, HttpResponse.BodyHandlers.ofLines()).body()) {
            for (Iterator<String> line = lines.iterator(); line.hasNext(); ) {
                String text = line.next();
                if (text.startsWith("data: ") && isOverAfter(JSON.readTree(text.substring("data: ".length())))) {
                    return;
                }
            }
        }
    }

    private boolean isOverAfter(JsonNode seen) throws Exception {
        if (seen.path("over").asBoolean()) {
            post("/say", "{\"text\":\"Good game!\"}");
            System.out.println("Winners: " + seen.path("winners"));
            return true;
        }
        if (isOursToStart(seen)) {
            post("/start", "");
        }
        JsonNode offers = seen.path("offers");
        if (isAwaited(seen)) {
            String move = offers.get(random.nextInt(offers.size())).path("move").asString();
            // "seen" says which position the choice is for: if the table has moved on, it is refused and nothing happens.
            post("/moves", JSON.writeValueAsString(java.util.Map.of(
                    "move", move, "seen", seen.path("played").asInt())));
        }
        return false;
    }

    /** Whoever has sat at the table longest starts the game, once every seat is taken. */
    private static boolean isOursToStart(JsonNode seen) {
        for (JsonNode seat : seen.path("seats")) {
            if (seat.path("kind").asString().equals("free")) {
                return false;
            }
        }
        return !seen.path("started").asBoolean()
                && seen.path("host").asInt() == seen.path("you").asInt();
    }

    /** In some games one may move although nobody waits for it, such as taking back that one is done. */
    private static boolean isAwaited(JsonNode seen) {
        for (JsonNode seat : seen.path("awaited")) {
            if (seat.asInt() == seen.path("you").asInt()) {
                return true;
            }
        }
        return false;
    }

    private JsonNode post(String what, String body) throws Exception {
        HttpRequest request = request(what)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return JSON.readTree(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    }

    private HttpRequest.Builder request(String what) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(table + what));
        return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    }
}
