package tilth.server;

import static java.net.URLEncoder.encode;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SplittableRandom;
import tilth.engine.GameRecord;
import tilth.engine.Games;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Option;
import tilth.engine.RecordLink;
import tilth.engine.RecordText;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;

/** Makes up requests that are well formed and meant to keep the house busy: long, deep, or in each other's way. */
final class Burdens {

    private static final int LONG_GAME = 4900;
    private static final GameRecord ENDLESS = endless(LONG_GAME);
    private static final String LINK = RecordLink.write(ENDLESS);
    private static final String TOO_LONG = RecordLink.write(endless(7000));
    private static final String SHORT_TEXT =
            RecordText.write(new GameRecord(ENDLESS.setup(), ENDLESS.turns().subList(0, 200)));
    private static final List<String> VALUES = List.of(
            "[]", "{}", "null", "1e999", "\"\"", "\"\\u0000\"", "\"\\ud800\"", "[[[]]]", "-1", "\"50\"", "true");
    private static final List<String> STEPS =
            List.of("start", "leave", "say", "confirm", "back", "agree", "refuse", "withdraw", "stand-in", "undo");

    private final SplittableRandom chance;
    private final String raced;
    private final List<String> racers;

    /** At a table that many sit down at and leave at once, with the secrets of some of them. */
    Burdens(SplittableRandom chance, String raced, List<String> racers) {
        this.chance = chance;
        this.raced = raced;
        this.racers = racers;
    }

    /** A game in which nobody does anything that would end it. */
    static GameRecord endless(int moves) {
        Match match = new Match(Setup.of(Games.named("farmerama"), 2, new Seed(1, 2, 3, 4)));
        for (int i = 0; i < moves; i++) {
            int seat = Seats.first(match.position().openSeats());
            MoveList offered = new MoveList();
            match.position().moves(seat, offered);
            match.play(seat, offered.at(0)).ifPresent(refusal -> {
                throw new IllegalStateException(refusal.rule());
            });
        }
        return match.record();
    }

    byte[] request() {
        return switch (chance.nextInt(12)) {
            case 0 -> language();
            case 1 -> link();
            case 2 -> record();
            case 3, 4 -> options();
            case 5 -> size();
            case 6 -> parts();
            case 7 -> talk();
            default -> race();
        };
    }

    private byte[] language() {
        String wish =
                chance.nextBoolean() ? "a-b-".repeat(chance.nextInt(1500)) : "x;q=0.1,fr-".repeat(chance.nextInt(500));
        String where = chance.nextBoolean() ? "Accept-Language: " + wish : "Cookie: language=" + wish.replace(',', '-');
        return get(any(List.of("/", "/tables/" + raced, "/games/finca", "/tables/" + raced + "/live")), where);
    }

    private byte[] link() {
        String link = any(List.of(LINK, LINK, TOO_LONG, LINK.substring(0, chance.nextInt(LINK.length()))));
        String rest = any(List.of("", "/at/0", "/at/" + chance.nextInt(LONG_GAME), "/at/999999"));
        return chance.nextInt(4) == 0
                ? post("/r/" + link + "/play-on", "at=" + chance.nextInt(10_000), "application/x-www-form-urlencoded")
                : get("/r/" + link + rest, "Accept: text/html");
    }

    private byte[] record() {
        return switch (chance.nextInt(3)) {
            case 0 -> json("/api/tables", "{\"record\":\"/r/%s\",\"at\":%d}".formatted(LINK, chance.nextInt(-9, 9999)));
            case 1 ->
                post(
                        "/records",
                        "record=" + encode(SHORT_TEXT, StandardCharsets.UTF_8),
                        "application/x-www-form-urlencoded");
            default -> json("/api/tables", "{\"record\":\"" + "tilth record 1\\n".repeat(chance.nextInt(4000)) + "\"}");
        };
    }

    private byte[] options() {
        var game = any(Games.all());
        Option option = any(game.options());
        String body = "{\"game\":\"%s\",\"seats\":%d,\"options\":{\"%s\":%s},\"patience\":%s}"
                .formatted(game.id(), chance.nextInt(6), option.name(), any(VALUES), any(VALUES));
        return json("/api/tables", body);
    }

    private byte[] size() {
        return switch (chance.nextInt(3)) {
            case 0 -> get("/" + "x".repeat(chance.nextInt(20_000)), "Accept: text/html");
            case 1 -> get("/", "X-Long: " + "x".repeat(chance.nextInt(20_000)));
            default -> json("/api/tables/" + raced + "/say", "[".repeat(chance.nextInt(200_000)));
        };
    }

    private byte[] parts() {
        String file = "--x\r\nContent-Disposition: form-data; name=\"text\"; filename=\"f\"\r\n\r\n"
                + "x".repeat(chance.nextInt(300_000)) + "\r\n--x--\r\n";
        return post(
                any(List.of("/tables", "/records", "/tables/" + raced + "/say", "/api/tables")),
                file,
                "multipart/form-data; boundary=x");
    }

    private byte[] talk() {
        return chance.nextBoolean()
                ? get("/tables/" + raced + "/talk?before=" + chance.nextInt(-5, 500), "Accept: text/html")
                : json(
                        "/api/tables/" + raced + "/say",
                        "{\"name\":\"Eve\",\"text\":\"" + "<".repeat(chance.nextInt(600)) + "\"}");
    }

    private byte[] race() {
        String seat = "/api/tables/" + raced + "/seats/" + chance.nextInt(4);
        return switch (chance.nextInt(4)) {
            case 0 -> json(seat, "{\"name\":\"Eve\"}");
            case 1 -> json(seat, "{\"bot\":\"random\"}");
            case 2 -> request("DELETE", seat, "", "application/json");
            default -> json("/api/tables/" + raced + "/" + any(STEPS), "{\"seat\":0,\"downTo\":0,\"seen\":0}");
        };
    }

    private byte[] json(String path, String body) {
        return post(path, body, "application/json");
    }

    private byte[] post(String path, String body, String type) {
        return request("POST", path, body, type);
    }

    private byte[] request(String method, String path, String body, String type) {
        String head = String.join(
                "\r\n",
                method + " " + path + " HTTP/1.1",
                "Host: localhost",
                "Connection: close",
                "Authorization: Bearer " + any(racers),
                "Content-Type: " + type,
                "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length,
                "",
                "");
        return (head + body).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] get(String path, String header) {
        return String.join("\r\n", "GET " + path + " HTTP/1.1", "Host: localhost", "Connection: close", header, "", "")
                .getBytes(StandardCharsets.UTF_8);
    }

    private <T> T any(List<T> from) {
        return from.get(chance.nextInt(from.size()));
    }
}
