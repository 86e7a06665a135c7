package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Requests nobody well-meaning would send: none is answered with a fault, none moves for somebody else, nothing comes back
 * on a page as it was sent, no answer is larger than a megabyte and the memory stays bounded. How long somebody elsewhere
 * waits meanwhile is printed. {@code -Dtilth.hostile=100000} sends more, {@code -Dtilth.seed=N} repeats a run.
 */
class HostileTest {

    private static final int REQUESTS = Integer.getInteger("tilth.hostile", 1500);
    private static final int ATTACKERS = 4;

    /** What is idle is looked at so often, once it is as warm as it will be under attack. */
    private static final int IDLE_LOOKS = Math.max(300, REQUESTS / 20);

    /** What the launcher gives a server on most machines. */
    private static final List<String> AS_SERVED = List.of(
            "-Xmx768m",
            "-Xms256m",
            "-Xmn128m",
            "-XX:MetaspaceSize=96m",
            "-XX:ThreadPriorityPolicy=1",
            "-XX:JavaPriority1_To_OSPriority=19",
            "-XX:-PrintWarnings");

    private static final int MOST_SHOWN = 20;
    private static final int KILO = 1024;
    private static final int MEGABYTE = KILO * KILO;
    private static final long MOST_MEMORY = 1024L * MEGABYTE;

    private final Path folder;
    private final HouseApart house;
    private final Client stranger;
    private final List<String> tokens = new ArrayList<>();
    private final AtomicInteger longest = new AtomicInteger();

    HostileTest(@TempDir Path folder) {
        this.folder = folder;
        house = HouseApart.of(AS_SERVED, List.of(folder.toString()));
        stranger = Client.stranger(house.port());
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void hostile_requests_do_no_harm() {
        long seed = Long.getLong("tilth.seed", System.nanoTime());
        String id = opened();
        tokens.add(sit(opened(), 0));
        String first = sit(id, 0);
        String second = sit(id, 1);
        stranger.holding(first).post("/api/tables/" + id + "/start", "");
        String waiting = playFirstMove(id, first, second);
        // Whoever waits for the other to hand over may talk and leave, but neither move nor take back.
        tokens.add(waiting);
        int mover = waiting.equals(first) ? 1 : 0;
        String before = position(id, mover);
        Bystander bystander = new Bystander(house.port(), opened());
        bystander.look(IDLE_LOOKS);
        bystander.forget();
        bystander.look(IDLE_LOOKS);
        long idle = bystander.p99();
        List<String> harm = attack(seed, id, bystander);
        assertThat(harm).isEmpty();
        System.out.printf(
                Locale.ROOT,
                "%d hostile requests: others' p99 %.1f ms, idle %.1f ms; %d MB resident at most, %d kB the"
                        + " longest answer%n",
                REQUESTS,
                bystander.p99() / 1e6,
                idle / 1e6,
                house.mostResident() / MEGABYTE,
                longest.get() / KILO);
        assertThat(house.mostResident()).isLessThan(MOST_MEMORY);
        assertThat(position(id, mover)).as("seed %d", seed).isEqualTo(before);
        assertThat(Files.exists(folder.resolve("capsules"))).as("seed %d", seed).isFalse();
        String page = stranger.holding(waiting).get("/tables/" + id).text();
        assertThat(page).contains("id=\"board\"").doesNotContain(Hostility.MARK, "<script>alert");
    }

    /** Several attack at once while somebody plays elsewhere; what harm they did. */
    private List<String> attack(long seed, String id, Bystander bystander) {
        String raced = opened();
        List<String> racers = List.of(sit(raced, 0), sit(raced, 1), "nobody");
        List<String> harm = Collections.synchronizedList(new ArrayList<>());
        bystander.forget();
        Thread looking = Thread.ofVirtual().start(() -> bystander.look(Integer.MAX_VALUE));
        List<Thread> attackers = IntStream.range(0, ATTACKERS)
                .mapToObj(who -> Thread.ofPlatform().start(() -> {
                    SplittableRandom chance = new SplittableRandom(seed + who);
                    Hostility hostility = new Hostility(chance, id, tokens);
                    Burdens burdens = new Burdens(chance, raced, racers);
                    for (int i = 0; i < REQUESTS / ATTACKERS && harm.size() < MOST_SHOWN; i++) {
                        byte[] request = i % 2 == 0 ? hostility.request() : burdens.request();
                        String why = harm(answer(request));
                        if (!why.isEmpty()) {
                            harm.add("%s by request %d of attacker %d of seed %d:\n%s\n"
                                    .formatted(why, i, who, seed, shown(request)));
                        }
                    }
                }))
                .toList();
        for (Thread attacker : attackers) {
            join(attacker);
        }
        bystander.stop();
        join(looking);
        return harm;
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void every_field_of_a_person_is_shown_as_text() {
        String id = opened();
        Client.Reply sat = stranger.post("/api/tables/" + id + "/seats/0", "{\"name\":\"" + Hostility.MARK + "\"}");
        Client guest = stranger.holding(sat.json().path("token").asString());
        assertThat(guest.post("/api/tables/" + id + "/say", "{\"text\":\"<script>alert(1)</script>\"}")
                        .status())
                .isEqualTo(200);
        String page = stranger.get("/tables/" + id).text();
        assertThat(page).contains("&lt;b id=hostile").doesNotContain(Hostility.MARK, "<script>alert");
    }

    @Test
    void a_bot_that_would_keep_all_others_waiting_is_not_seated() {
        String id = opened();
        for (String bot : List.of("search:600000ms", "search:99999999i", "search:5:x64", "search:5:x0")) {
            Client.Reply reply = stranger.post("/api/tables/" + id + "/seats/0", "{\"bot\":\"" + bot + "\"}");
            assertThat(reply.status()).as(bot).isEqualTo(400);
        }
    }

    @Test
    void a_body_without_a_length_is_bounded_too() {
        String head = String.join(
                "\r\n",
                "POST /api/tables HTTP/1.1",
                "Host: localhost",
                "Connection: close",
                "Transfer-Encoding: chunked",
                "",
                "");
        String body = String.join("\r\n", "40000", "x".repeat(0x40000), "0", "", "");
        String answer = answer((head + body).getBytes(StandardCharsets.UTF_8));
        assertThat(answer.isEmpty() || answer.startsWith("HTTP/1.1 413 "))
                .as(answer)
                .isTrue();
    }

    /** What is wrong with an answer, or nothing. */
    private String harm(String answer) {
        if (answer.isEmpty()) {
            return ""; // hung up on: the body was too long
        }
        longest.accumulateAndGet(answer.length(), Math::max);
        int status = Integer.parseInt(answer.substring("HTTP/1.1 ".length(), "HTTP/1.1 200".length()));
        int end = answer.indexOf("\r\n\r\n");
        String head = answer.substring(0, end).toLowerCase(Locale.ROOT);
        String body = answer.substring(end);
        boolean unescaped =
                head.contains("text/html") && (body.contains(Hostility.MARK) || body.contains("<script>alert"));
        return status >= 500
                ? "status " + status
                : answer.length() > MEGABYTE
                        ? "an answer of " + answer.length() + " characters"
                        : head.contains("\nx-injected") ? "a header" : unescaped ? "unescaped text" : "";
    }

    /** The first seat that is asked plays, and keeps its turn in hand; the token of the other one. */
    private String playFirstMove(String id, String first, String second) {
        String table = "/api/tables/" + id;
        int asked = stranger.get(table).json().path("asked").get(0).asInt();
        Client mover = stranger.holding(asked == 0 ? first : second);
        String move = mover.get(table).json().path("offers").get(0).path("move").asString();
        Client.Reply reply = mover.post(table + "/moves", "{\"move\":\"" + move + "\",\"seen\":0}");
        assertThat(reply.json().path("handingOver").asInt()).isEqualTo(asked);
        return asked == 0 ? second : first;
    }

    /** All that is played, and who sits at a seat whose holder does nobody harm. */
    private String position(String id, int seat) {
        JsonNode table = stranger.get("/api/tables/" + id).json();
        return table.path("played") + " " + table.path("view") + " "
                + table.path("seats").path(seat);
    }

    private String opened() {
        return stranger.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                .json()
                .path("id")
                .asString();
    }

    private String sit(String id, int seat) {
        return stranger.post("/api/tables/" + id + "/seats/" + seat, "{\"name\":\"Somebody\"}")
                .json()
                .path("token")
                .asString();
    }

    private String answer(byte[] request) {
        try (Socket socket = new Socket("localhost", house.port())) {
            socket.getOutputStream().write(request);
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException hungUp) {
            return "";
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String shown(byte[] request) {
        String text = new String(request, StandardCharsets.UTF_8);
        return text.substring(0, Math.min(text.length(), 1500));
    }
}
