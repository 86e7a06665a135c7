package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.engine.GameRecord;
import tilth.engine.Match;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.RandomPlay;

/** The sensible answer of players who keep others waiting. */
@Rule("CHI-D1")
class DefaultTest extends ChineurScenario {

    @Test
    void a_thief_takes_from_whom_has_most_what_they_have_most_of() {
        given(
                players(3),
                GREEN.acts(),
                dieToBeSet(),
                RED.cell(1, "theft"),
                GREEN.goods("3 egg"),
                BLUE.goods("2 milk 1 egg 1 wheat"));
        GREEN.plays("set 1");
        RED.answersByDefault("steal 2-milk");
        RED.plays("steal 2-milk");
        RED.answersByDefault("steal 2-egg");
        GREEN.hasNoDefault();
        meanwhile();
    }

    @Test
    void ones_own_turn_has_no_default() {
        given(farmDeck("egg", "milk"));
        RED.hasNoDefault();
        RED.plays("farm");
        RED.hasNoDefault();
        meanwhile();
    }

    @Test
    void gifts_go_to_the_fullest_cell_of_their_kind_then_to_an_empty_one() {
        given(
                farmDeck("fewest-tiles", "meat-for-egg", "egg-for-milk", "milk-for-egg"),
                RED.cell(1, "wheat wheat wheat wheat"),
                GREEN.cell(1, "wheat"),
                GREEN.cell(2, "egg"),
                GREEN.cell(3, "meat"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.answersByDefault("place egg-for-milk 2");
        GREEN.plays("place egg-for-milk 2");
        GREEN.answersByDefault("place milk-for-egg 4");
        meanwhile();
    }

    @Test
    void a_gift_without_room_is_refused() {
        given(
                option("farm-copies", "two"),
                farmDeck("fewest-tiles", "meat-for-egg", "egg-for-milk", "egg-for-milk"),
                RED.cell(1, "egg egg egg egg egg"),
                RED.cell(2, "egg egg"),
                GREEN.cell(1, "wheat"),
                GREEN.cell(2, "wheat"),
                GREEN.cell(3, "wheat"),
                GREEN.cell(4, "wheat"),
                GREEN.cell(5, "wheat"),
                GREEN.cell(6, "wheat"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.answersByDefault("refuse egg-for-milk");
        meanwhile();
    }

    @Test
    void a_farm_goes_to_a_free_site_or_in_the_place_of_whom_has_most() {
        given(
                players(3),
                farmDeck("least-gold", "meat-for-egg"),
                RED.gold(1),
                BLUE.gold(1),
                GREEN.site(1, "egg-milk"),
                RED.site(2, "egg-milk"),
                RED.site(3, "meat-egg"),
                BLUE.site(4, "meat-egg"),
                GREEN.site(5, "wheat-egg"));
        RED.plays("farm", "carry-out least-gold");
        GREEN.answersByDefault("settle ex6");
        given(
                players(3),
                farmDeck("least-gold", "meat-for-egg"),
                RED.gold(1),
                BLUE.gold(1),
                GREEN.site(1, "egg-milk"),
                BLUE.site(2, "egg-milk"),
                RED.site(3, "meat-egg"),
                RED.site(4, "meat-egg"),
                GREEN.site(5, "wheat-egg"),
                GREEN.site(6, "wheat-egg"));
        RED.plays("farm", "carry-out least-gold");
        GREEN.answersByDefault("settle ex3");
        meanwhile();
    }

    @Test
    void a_farm_is_taken_over_from_whom_has_most() {
        given(
                players(3),
                farmDeck("fewest-farms", "meat-for-egg"),
                RED.site(1, "egg-milk"),
                BLUE.site(2, "egg-milk"),
                BLUE.site(3, "meat-egg"));
        RED.plays("farm", "carry-out fewest-farms");
        GREEN.answersByDefault("take-over ex2");
        meanwhile();
    }

    @Test
    void resources_are_lost_rather_than_tiles_and_single_tiles_rather_than_many() {
        given(
                farmDeck("fewest-tiles", "meat-for-egg", "loss", "milk-for-egg"),
                RED.cell(1, "wheat wheat wheat wheat"),
                GREEN.goods("1 egg 4 milk"),
                GREEN.cell(1, "egg"),
                GREEN.cell(2, "wheat wheat"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.plays("carry-out loss");
        GREEN.answersByDefault("pay milk");
        given(
                farmDeck("fewest-tiles", "meat-for-egg", "loss", "milk-for-egg"),
                RED.cell(1, "wheat wheat wheat wheat"),
                GREEN.goods("1 egg 1 milk"),
                GREEN.cell(1, "theft"),
                GREEN.cell(2, "wheat wheat"),
                GREEN.cell(3, "egg"));
        RED.plays("farm", "carry-out fewest-tiles");
        // The same number of tiles: the drawer is asked, in turn and without a default.
        RED.hasNoDefault();
        meanwhile();
    }

    @Test
    void nothing_is_bartered() {
        given(
                farmDeck("fewest-tiles", "meat-for-egg", "barter", "milk-for-egg"),
                RED.cell(1, "wheat wheat wheat wheat"),
                GREEN.goods("1 egg 4 milk"));
        RED.plays("farm", "carry-out fewest-tiles");
        GREEN.answersByDefault("carry-out barter");
        GREEN.plays("carry-out barter");
        GREEN.answersByDefault("done");
        meanwhile();
    }

    @Test
    void in_random_games_everybody_out_of_turn_has_an_answer_that_is_offered() {
        Set<Asks> answered = EnumSet.noneOf(Asks.class);
        for (int game = 0; game < 500; game++) {
            Setup setup = new Setup(new Chineur(), 2 + game % 3, Map.of(), Seed.of(game));
            Match match = new Match(setup);
            for (GameRecord.Turn turn : RandomPlay.record(setup, game).turns()) {
                ChineurPosition position = (ChineurPosition) match.position();
                for (int seat = 0; seat < position.seats(); seat++) {
                    if (Seats.has(position.openSeats(), seat)) {
                        Asks asked = Asks.of(position.question(seat));
                        boolean waits =
                                asked == Asks.START || seat != position.turn().active();
                        assertThat(position.byDefault(seat).isPresent()).isEqualTo(waits);
                        if (waits) {
                            answered.add(asked);
                        }
                    }
                }
                match.play(turn.seat(), turn.move());
            }
        }
        assertThat(answered)
                .containsExactlyInAnyOrder(
                        Asks.START,
                        Asks.STEAL,
                        Asks.STEAL_SECOND,
                        Asks.GIFT,
                        Asks.SETTLE,
                        Asks.PAY,
                        Asks.TAKE_OVER,
                        Asks.BARTER,
                        Asks.LOSS,
                        Asks.DISCARD);
    }
}
