package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.MoveList;
import tilth.engine.Option;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Campaign;
import tilth.testkit.Invariants;

class ChineurCampaignTest {

    private final Game game = new Chineur();

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(game, ChineurInvariants::check, 1_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }

    /** There are too many tables for a sample of them to meet every two options together. */
    @Test
    void every_two_options_go_together_at_every_number_of_seats() {
        Invariants invariants = new Invariants(game, ChineurInvariants::check);
        List<Option> options = game.options();
        int played = 0;
        for (Option one : options) {
            for (Option other : options.subList(options.indexOf(one) + 1, options.size())) {
                for (String first : one.values()) {
                    for (String second : other.values()) {
                        Map<String, String> chosen = Map.of(one.name(), first, other.name(), second);
                        for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                            playOut(invariants, new Setup(game, seats, chosen, Seed.of(played++)));
                        }
                    }
                }
            }
        }
        assertThat(played).isGreaterThan(1_000);
    }

    private static void playOut(Invariants invariants, Setup setup) {
        QuickRng rng = new QuickRng(setup.seed().first());
        MoveList offered = new MoveList();
        Position position = setup.game().start(setup);
        while (!position.isOver()) {
            int seat = rng.oneOf(position.openSeats());
            position.moves(seat, offered);
            invariants.play(position, seat, offered.any(rng));
            ChineurInvariants.check(position);
        }
        invariants.check(position);
    }
}
