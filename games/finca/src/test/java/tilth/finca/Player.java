package tilth.finca;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import tilth.testkit.Seated;

/** A player of a scenario, by colour: what lies before them at first, what they do, and what they may not do. */
final class Player extends Seated {

    Player(FincaStage stage, String colour) {
        super(stage, colour);
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

    // What they may do and what not.

    /** All deliveries, and nothing else that begins with {@code deliver}. */
    void mayDeliverOnlyTo(Place... villages) {
        List<String> wanted = List.of(villages).stream().map(Place::word).toList();
        assertThat(offered().stream()
                        .filter(move -> move.startsWith("deliver "))
                        .map(move -> move.substring("deliver ".length())))
                .as("the villages %s may deliver to", this)
                .containsExactlyInAnyOrderElementsOf(wanted);
    }

    /** What they click on is not offered, and this is what they are told, without any facts. */
    @Override
    public void isRefused(String target, String rule, String key) {
        isRefused(target, rule, key, Map.of());
    }
}
