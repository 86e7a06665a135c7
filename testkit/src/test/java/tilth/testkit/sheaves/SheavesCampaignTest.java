package tilth.testkit.sheaves;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.testkit.Invariants.require;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.engine.Position;
import tilth.testkit.Campaign;

class SheavesCampaignTest {

    @Test
    void random_games_at_every_table_keep_every_law() {
        Campaign.Tally tally =
                Campaign.of(new Sheaves(), SheavesCampaignTest::check, 3_000).run();
        assertThat(tally.imaginedWorlds()).isPositive();
    }

    static void check(Position any) {
        SheavesPosition position = (SheavesPosition) any;
        int seats = position.seats();
        int dealt = 0;
        for (int seat = 0; seat < seats; seat++) {
            int owner = seat;
            int inHand = position.cards.inHand(seat);
            require(position.sheaves[seat] >= 0, "sheaves are missing");
            require(!position.isOver() || inHand == 0, "the game is over and a card is left");
            dealt += inHand + position.cards.given(seat) + (position.cards.laid(seat) == Cards.NONE ? 0 : 1);
            dealt += (int) IntStream.range(0, Cards.COUNT)
                    .filter(card -> position.cards.isTurnedUpBy(owner, card))
                    .count();
        }
        require(dealt == 3 * seats || dealt == 4 * seats, "cards have come or gone");
    }
}
