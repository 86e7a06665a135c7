package tilth.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/**
 * Kills a loaded server at any instant and starts it again: whatever was acknowledged is in the log, nothing else but what
 * was under way, and the same question is pending. {@code -Dtilth.kills=100} does it a hundred times on each database.
 */
class KillTest {

    private static final List<String> QUICK_TO_START = List.of("-XX:TieredStopAtLevel=1");
    private static final int KILLS = Integer.getInteger("tilth.kills", 3);
    private static final int TABLES = 4;
    private static final int LONGEST_LIFE_MILLISECONDS = 400;

    @ParameterizedTest
    @EnumSource(Database.class)
    void no_acknowledged_move_is_ever_lost(Database database) throws Exception {
        List<String> place = new ArrayList<>();
        place.add(Files.createTempDirectory("tilth-kill").toString());
        if (database == Database.POSTGRESQL) {
            place.add(Database.emptyAddress());
        }
        long seed = Long.getLong("tilth.seed", System.nanoTime());
        SplittableRandom chance = new SplittableRandom(seed);
        List<Gambler> gamblers = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            try (HouseApart house = HouseApart.of(QUICK_TO_START, place)) {
                String where = "kill %d of seed %d".formatted(kill, seed);
                for (Gambler gambler : gamblers) {
                    gambler.check(house.port(), where);
                }
                gamblers.removeIf(gambler -> gambler.over);
                while (gamblers.size() < TABLES) {
                    gamblers.add(new Gambler(house.port()));
                }
                List<Thread> playing = new ArrayList<>();
                for (Gambler gambler : gamblers) {
                    SplittableRandom own = chance.split();
                    playing.add(Thread.startVirtualThread(() -> gambler.playOn(house.port(), own)));
                }
                Thread.sleep(chance.nextInt(LONGEST_LIFE_MILLISECONDS));
                house.kill();
                for (Thread thread : playing) {
                    thread.join();
                }
            }
        }
        try (HouseApart house = HouseApart.of(QUICK_TO_START, place)) {
            for (Gambler gambler : gamblers) {
                gambler.check(house.port(), "the end of seed " + seed);
            }
        }
    }

    /** Plays both seats of a table as fast as it can, and remembers what the server has promised. */
    private static final class Gambler {
        private final String table;
        private final List<String> tokens = new ArrayList<>();
        private final List<String> promised = new ArrayList<>();
        private String underWay = "";
        private boolean over;

        /** The seat that moved last, and the table as it was then shown to it. */
        private int mover;

        private String shown = "";

        Gambler(int port) {
            Client client = Client.stranger(port);
            table = "/api/tables/"
                    + client.post("/api/tables", "{\"game\":\"finca\",\"seats\":2}")
                            .json()
                            .path("id")
                            .asString();
            for (int seat = 0; seat < 2; seat++) {
                Client.Reply reply = client.post(table + "/seats/" + seat, "{\"name\":\"Somebody\"}");
                tokens.add(reply.json().path("token").asString());
                client.holding(tokens.get(seat)).post(table + "/confirming", "{\"confirming\":\"off\"}");
            }
            assertThat(client.holding(tokens.getFirst())
                            .post(table + "/start", "")
                            .status())
                    .isEqualTo(200);
        }

        /** Until the server is gone, or the game is over. */
        void playOn(int port, SplittableRandom chance) {
            try {
                while (!over) {
                    JsonNode seen = seen(port);
                    over = seen.path("over").asBoolean();
                    if (!over) {
                        play(port, seen, chance);
                    }
                }
            } catch (RuntimeException gone) {
                // The kill; what was under way may have been written or not.
                return;
            }
        }

        private JsonNode seen(int port) {
            Client client = Client.stranger(port);
            int asked = client.get(table).json().path("asked").path(0).asInt(0);
            return client.holding(tokens.get(asked)).get(table).json();
        }

        private void play(int port, JsonNode seen, SplittableRandom chance) {
            JsonNode offers = seen.path("offers");
            String move = offers.get(chance.nextInt(offers.size())).path("move").asString();
            int seat = seen.path("you").asInt();
            underWay = seat + " " + move;
            Client.Reply reply = Client.stranger(port)
                    .holding(tokens.get(seat))
                    .post(
                            table + "/moves",
                            "{\"move\":\"%s\",\"seen\":%d}"
                                    .formatted(move, seen.path("played").asInt()));
            if (reply.status() == 200) {
                promised.add(underWay);
                mover = seat;
                shown = reply.text();
            }
            underWay = "";
        }

        /**
         * The log holds what was promised, and at most the one move more that was under way. Without that one the table
         * is to the letter the one that was acknowledged, with the same question.
         */
        void check(int port, String where) {
            JsonNode seen = seen(port);
            int played = seen.path("played").asInt();
            if (played == promised.size() + 1) {
                assertThat(underWay).as(where).isNotEmpty();
                promised.add(underWay);
                shown = "";
            } else if (!shown.isEmpty()) {
                String now = Client.stranger(port)
                        .holding(tokens.get(mover))
                        .get(table)
                        .text();
                assertThat(now).as(where).isEqualTo(shown);
            }
            underWay = "";
            assertThat(played).as(where).isEqualTo(promised.size());
            over = seen.path("over").asBoolean();
            assertThat(over || !seen.path("offers").isEmpty()).as(where).isTrue();
            if (over) {
                List<String> record = Client.stranger(port)
                        .get(table + "/record")
                        .text()
                        .lines()
                        .toList();
                assertThat(record.subList(record.size() - played, record.size()))
                        .as(where)
                        .isEqualTo(promised);
            }
        }
    }
}
