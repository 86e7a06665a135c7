package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tilth.engine.Refusal;

/** A player of a scenario, by colour: what lies before them at first, what they do, and what they may not do. */
final class Player {

    private final Stage stage;
    private final String colour;

    Player(Stage stage, String colour) {
        this.stage = stage;
        this.colour = colour;
    }

    // What lies before them.

    /** The blades their farmers stand on. Farmers that are not named stand together on blade 11, out of the way. */
    Given farmers(int... blades) {
        return scene -> scene.holding(this).stand(blades);
    }

    Given has(int count, Goods goods) {
        return scene -> scene.holding(this).add(count, goods);
    }

    Given carts(int count) {
        return has(count, Goods.CARTS);
    }

    /** Fruit tiles by their print: {@code 3 fig 2 olive}. */
    Given won(String... tiles) {
        return scene -> scene.holding(this).tiles.addAll(List.of(tiles));
    }

    /** Complete sets of fruit tiles, one of each value, whichever they are. */
    Given wonSets(int count) {
        return scene -> scene.holding(this).sets += count;
    }

    /** All tiles missing in the villages that nobody else is said to have, the cheapest first. */
    Given wonTheRest() {
        return scene -> scene.restIsWonBy(this);
    }

    Given hasBonus(Integer... points) {
        return scene -> scene.holding(this).bonuses.addAll(List.of(points));
    }

    Given hasFinca(String... fincas) {
        return scene -> scene.holding(this).fincas.addAll(List.of(fincas));
    }

    Given hasUsed(Action... actions) {
        return scene -> scene.holding(this).used.addAll(List.of(actions));
    }

    // What they do.

    /** Plays moves one after the other; each must be among those offered. */
    void plays(String... moves) {
        for (String move : moves) {
            stage.play(this, move);
        }
    }

    // What they may do and what not.

    /** These moves and no others. */
    void isOffered(String... moves) {
        assertThat(stage.offered(this)).as("what %s is offered", this).containsExactlyInAnyOrder(moves);
    }

    void may(String... moves) {
        assertThat(stage.offered(this)).as("what %s is offered", this).contains(moves);
    }

    void mayNot(String... moves) {
        assertThat(moves).allSatisfy(Stage::read);
        assertThat(stage.offered(this)).as("what %s is offered", this).doesNotContain(moves);
    }

    /** All deliveries, and nothing else that begins with {@code deliver}. */
    void mayDeliverOnlyTo(Place... villages) {
        List<String> wanted = List.of(villages).stream().map(Place::word).toList();
        assertThat(stage.offered(this).stream()
                        .filter(move -> move.startsWith("deliver "))
                        .map(move -> move.substring("deliver ".length())))
                .as("the villages %s may deliver to", this)
                .containsExactlyInAnyOrderElementsOf(wanted);
    }

    /** What they click on is not offered, and this is what they are told. */
    void isRefused(String target, String rule, String key) {
        isRefused(target, rule, key, Map.of());
    }

    void isRefused(String target, String rule, String key, Map<String, Object> facts) {
        assertThat(stage.position().why(stage.seat(this), target))
                .as("why %s may not touch %s", this, target)
                .contains(new Refusal(rule, key, facts));
    }

    /** Nothing forbids it. */
    void isNotRefused(String target) {
        assertThat(stage.position().why(stage.seat(this), target))
                .as("why %s may not touch %s", this, target)
                .isEmpty();
    }

    @Override
    public String toString() {
        return colour;
    }
}
