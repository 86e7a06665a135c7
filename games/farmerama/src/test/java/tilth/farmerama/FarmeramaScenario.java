package tilth.farmerama;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tilth.engine.Rows;
import tilth.testkit.Scenario;
import tilth.testkit.Seated;

/** Scenarios of Farmerama: how the table can look, and what players do at it. */
@SuppressWarnings("MemberName") // players are called by their colours, in capitals like all pieces
abstract class FarmeramaScenario extends Scenario<FarmeramaPosition> {

    final Player RED = new Player(0);
    final Player GREEN = new Player(1);
    final Player BLUE = new Player(2);
    final Player YELLOW = new Player(3);

    FarmeramaScenario() {
        super(new Farmerama(), FarmeramaPosition.class, FarmeramaInvariants::check);
    }

    @Override
    protected List<Player> players() {
        return List.of(RED, GREEN, BLUE, YELLOW);
    }

    @Override
    protected Map<String, String> facts(FarmeramaPosition position) {
        return Facts.of(position);
    }

    // Given.

    void given(Given... words) {
        Scene scene = new Scene();
        Arrays.stream(words).forEach(word -> word.layOut(scene));
        given(scene.build());
    }

    static Given players(int count) {
        return scene -> scene.seats = count;
    }

    static Given option(String name, String value) {
        return scene -> scene.options.put(name, value);
    }

    static Given experts() {
        return option("mode", "expert");
    }

    static Given actionWheel(int steps) {
        return scene -> scene.actionWheel = steps;
    }

    static Given roundsPlayed(int count) {
        return scene -> scene.round = count;
    }

    static Given seed(long number) {
        return scene -> scene.seed = number;
    }

    static Given display(String... objects) {
        return scene -> scene.display.addAll(List.of(objects));
    }

    /** The objects that turn up next. */
    static Given next(String... objects) {
        return scene -> scene.next.addAll(List.of(objects));
    }

    static Given first(Player player) {
        return scene -> scene.firstSeat = player.seat;
    }

    /** One player, what they have and what they do. */
    final class Player extends Seated {

        final int seat;

        Player(int seat) {
            super(stage, COLOURS.get(seat));
            this.seat = seat;
        }

        Given barn(String goods) {
            return scene -> scene.barns.put(seat, Scene.basket(goods));
        }

        Given land(String stacks) {
            return scene -> scene.lands.put(seat, Scene.land(stacks));
        }

        Given outside(String animal, int plot) {
            int number = Rows.number(Words.ANIMALS, animal);
            return scene -> scene.herds.put(seat, Herd.sentTo(scene.herd(seat), number, plot));
        }

        Given products(int... counts) {
            return scene -> {
                for (int animal = 0; animal < counts.length; animal++) {
                    for (int i = 0; i < counts[animal]; i++) {
                        scene.herds.put(seat, Herd.withOneMoreProduct(scene.herd(seat), animal));
                    }
                }
            };
        }

        Given wheel(int turns) {
            return scene -> {
                for (int i = 0; i < turns; i++) {
                    scene.herds.put(seat, Herd.turned(scene.herd(seat)));
                }
            };
        }

        Given tokens(int count) {
            return scene -> scene.herds.put(seat, Herd.withTokens(scene.herd(seat), count));
        }

        Given garden(String... objects) {
            return scene -> scene.gardens.put(seat, List.of(objects));
        }
    }

    /** Everybody plays these cards, two with a plus between them; the chief sheep with one card keeps to it. */
    void cards(String... ofEach) {
        for (int seat = 0; seat < ofEach.length; seat++) {
            Player player = players().get(seat);
            for (String card : ofEach[seat].split("\\+")) {
                player.plays("play " + card);
            }
            if (player.offered().contains("done") && !position().isRevealed()) {
                player.plays("done");
            }
        }
        meanwhile();
    }

    /** All players are done, in the order of their seats; who has nothing to say is passed over. */
    void allAreDone() {
        for (Player player : players().subList(0, position().seats())) {
            if ((position().acting() >>> player.seat & 1) != 0) {
                player.plays("done");
            }
        }
    }
}
