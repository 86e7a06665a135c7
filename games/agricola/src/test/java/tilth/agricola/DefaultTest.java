package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.agricola.cards.Samples.GLEANER;

import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import tilth.agricola.sheets.OccupationsA;
import tilth.agricola.sheets.OccupationsB;
import tilth.engine.Rule;

/** The answers of those who are asked out of turn and are away. */
class DefaultTest extends AgricolaScenario {

    private void answersByDefault(Player player, String move) {
        assertThat(position().byDefault(player.seat)).isEqualTo(Agricola.MOVES.read(move));
        player.may(move);
    }

    @Test
    @Rule("AGR-H4")
    void a_family_is_fed_with_what_there_is() {
        given(
                round(4),
                beforeFeeding(),
                RED.has("3 food 2 grain"),
                GREEN.has("9 food 1 sheep"),
                GREEN.hasPlayed("fireplace-2"));
        goOn();
        meanwhile();
        answersByDefault(RED, "eat grain");
        answersByDefault(GREEN, "feed");
        RED.plays("eat grain");
        answersByDefault(RED, "feed");
        meanwhile();
    }

    @Test
    @Rule({"AGR-H7", "AGR-K2"})
    void the_first_young_stay_and_optional_cards_are_let_be() {
        given(round(4), beforeBreeding(), RED.has("2 sheep 1 cattle"), RED.farm("""
                +   +   +   +   +---+
                  .   .   .   . |   |
                +   +   +   +   +---+
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        meanwhile();
        answersByDefault(RED, RED.offered().getFirst());
        given(deck(GLEANER), GREEN.hasPlayed("x11-gleaner"), GREEN.has("1 food"));
        assertThat(position().byDefault(0)).isEqualTo(OptionalLong.empty());
        RED.plays("place grain-seeds");
        answersByDefault(GREEN, "done");
        assertThat(position().byDefault(0)).isEqualTo(OptionalLong.empty());
        meanwhile();
    }

    @Test
    @Rule({"AGR-K2", "AGR-X3"})
    void nobody_exchanges_goods_by_default() {
        given(
                deck(OccupationsA.GROCER, OccupationsB.CHILDLESS),
                beforeTheNextRound(),
                GREEN.hasPlayed("a102-grocer", "b114-childless"),
                GREEN.has("3 food"),
                GREEN.farm("""
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """));
        goOn();
        GREEN.may("trade a102-grocer 0");
        answersByDefault(GREEN, "choose 1 b114-childless");
        meanwhile();
    }
}
