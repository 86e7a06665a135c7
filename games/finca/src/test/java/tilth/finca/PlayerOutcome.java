package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** What has become of one player since the scenario, or its last part, began. */
final class PlayerOutcome {

    private final FincaStage stage;
    private final Player player;
    private int sign = 1;

    PlayerOutcome(FincaStage stage, Player player) {
        this.stage = stage;
        this.player = player;
        assertThat(stage.players()).contains(player);
    }

    PlayerOutcome gained(int count, Goods goods) {
        sign = 1;
        return and(count, goods);
    }

    PlayerOutcome lost(int count, Goods goods) {
        sign = -1;
        return and(count, goods);
    }

    /** Goes on with what was gained or lost. */
    PlayerOutcome and(int count, Goods goods) {
        return changed(goods.toString(), sign * count);
    }

    /** Has this many now, however many before. */
    PlayerOutcome has(int count, Goods goods) {
        String fact = fact(goods.toString());
        assertThat(stage.now(fact)).as(fact).isEqualTo(Integer.toString(count));
        stage.claim(fact);
        return this;
    }

    PlayerOutcome placed(int blade) {
        return changed("blade " + blade, 1);
    }

    /** One farmer has gone from blade to blade. */
    PlayerOutcome walked(int from, int to) {
        return from == to
                ? changed("blade " + from, 0)
                : changed("blade " + from, -1).changed("blade " + to, 1);
    }

    /** Fruit tiles by their print. */
    PlayerOutcome took(String... tiles) {
        List<String> prints = List.of(tiles).stream().map(TileWords::inOrder).toList();
        for (String print : prints) {
            int count = (int) prints.stream().filter(print::equals).count();
            changed("tile " + print, count);
        }
        return this;
    }

    PlayerOutcome tookBonus(int points) {
        return changed("bonus " + points, 1);
    }

    PlayerOutcome wonFinca(String print) {
        return changed("finca " + print, 1);
    }

    PlayerOutcome used(Action action) {
        return changed(action.toString(), -1);
    }

    /** If the game ended now. */
    PlayerOutcome scores(int points) {
        assertThat(stage.position().score(stage.seat(player)))
                .as("the points of %s", player)
                .isEqualTo(points);
        assertThat(stage.position().scoreSheet().total(stage.seat(player)))
                .as("the score sheet of %s", player)
                .isEqualTo(points);
        return this;
    }

    PlayerOutcome nothingElse() {
        assertThat(stage.surprises(player.toString()))
                .as("what else changed for %s", player)
                .isEmpty();
        return this;
    }

    void unchanged() {
        nothingElse();
    }

    private PlayerOutcome changed(String what, int by) {
        String fact = fact(what);
        int now = Integer.parseInt(stage.now(fact));
        assertThat(now - Integer.parseInt(stage.before(fact)))
                .as("change of %s", fact)
                .isEqualTo(by);
        stage.claim(fact);
        return this;
    }

    private String fact(String what) {
        return player + "/" + what;
    }
}
