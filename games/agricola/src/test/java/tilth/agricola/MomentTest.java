package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.ALMANAC;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Moment;
import tilth.engine.Rule;

/** Every moment at which a card may work comes when it should, and only then. */
class MomentTest extends AgricolaScenario {

    private Set<Moment> noted() {
        long kept = position().tableau().kept(0);
        return Arrays.stream(Moment.values())
                .filter(moment -> (kept >>> moment.ordinal() & 1) != 0)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Moment.class)));
    }

    private void givenAlmanac(Given... words) {
        Given[] all = Arrays.copyOf(words, words.length + 2);
        all[words.length] = deck(ALMANAC);
        all[words.length + 1] = RED.hasPlayed("x25-almanac", "fireplace-2");
        given(all);
    }

    private void theseMomentsCame(Moment... moments) {
        assertThat(noted()).containsExactlyInAnyOrder(moments);
        meanwhile();
    }

    @Test
    @Rule("AGR-K1")
    void moments_of_work() {
        givenAlmanac(RED.home(2), RED.has("10 wood 2 reed"));
        RED.plays("place grain-seeds");
        theseMomentsCame(Moment.USE, Moment.GOT, Moment.BROUGHT, Moment.USED, Moment.TURN_END);
        givenAlmanac(RED.has("10 wood 4 reed"));
        RED.plays("place farm-expansion", "build-room a1", "done");
        theseMomentsCame(Moment.USE, Moment.BROUGHT, Moment.ROOMS_BUILT, Moment.USED, Moment.TURN_END);
        givenAlmanac(RED.has("1 grain"));
        RED.plays("place side-job", "bake 1");
        theseMomentsCame(Moment.USE, Moment.BROUGHT, Moment.BAKED, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("cultivation"), RED.has("1 grain"));
        RED.plays("place cultivation", "plow c2", "sow grain c2");
        theseMomentsCame(Moment.USE, Moment.BROUGHT, Moment.PLOWED, Moment.SOWN, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("fencing"), RED.has("4 wood"));
        RED.plays("place fencing", "mark e1", "close");
        theseMomentsCame(Moment.USE, Moment.BROUGHT, Moment.PASTURES_BUILT, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("urgent-wish"));
        RED.plays("place urgent-wish");
        theseMomentsCame(Moment.USE, Moment.BROUGHT, Moment.GREW, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("house-redevelopment"), RED.has("2 clay 1 reed 3 grain"));
        RED.plays("place house-redevelopment");
        RED.isOffered("build cooking-hearth-4", "build cooking-hearth-5", "done");
        RED.plays("build cooking-hearth-4");
        theseMomentsCame(
                Moment.USE, Moment.RENOVATED, Moment.IMPROVEMENT_BUILT, Moment.BROUGHT, Moment.USED, Moment.TURN_END);
        givenAlmanac(out("sheep-market"), holds("sheep-market", "2 sheep"));
        RED.plays("place sheep-market", "keep 1 0 0");
        theseMomentsCame(Moment.USE, Moment.GOT, Moment.BROUGHT, Moment.COOKED, Moment.USED, Moment.TURN_END);
        givenAlmanac(GREEN.toMove());
        GREEN.plays("place grain-seeds");
        theseMomentsCame();
    }

    @Test
    @Rule("AGR-K1")
    void moments_of_rounds_and_harvests() {
        givenAlmanac(RED.home(1), GREEN.home(0));
        RED.plays("place grain-seeds");
        theseMomentsCame(
                Moment.USE,
                Moment.GOT,
                Moment.BROUGHT,
                Moment.USED,
                Moment.TURN_END,
                Moment.NOBODY_HOME,
                Moment.ALL_PLACED,
                Moment.RETURN_HOME,
                Moment.ROUND_END,
                Moment.ROUND_START,
                Moment.WORK_START);
        givenAlmanac(revised(), round(4), beforeTheHarvest(), RED.has("4 food"), GREEN.has("4 food"));
        goOn();
        theseMomentsCame(
                Moment.FIELDS_START,
                Moment.FIELDS,
                Moment.FIELDS_END,
                Moment.FEEDING_START,
                Moment.HARVEST_END,
                Moment.ROUND_START,
                Moment.WORK_START);
        givenAlmanac(round(14), beforeTheNextRound());
        goOn();
        theseMomentsCame(Moment.GAME_END);
    }
}
