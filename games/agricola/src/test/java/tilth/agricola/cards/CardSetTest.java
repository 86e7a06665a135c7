package tilth.agricola.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardSetTest {

    private static final int CARDS = 200;

    @Test
    void goes_through_the_cards_that_are_not_in_another_set() {
        CardSet set = setOf(0, 3, 63, 64, 130, 199);
        CardSet other = setOf(3, 4, 64, 199);

        List<Integer> outside = new ArrayList<>();
        for (int slot = set.nextOutside(other, -1); slot >= 0; slot = set.nextOutside(other, slot)) {
            outside.add(slot);
        }

        assertThat(outside).containsExactly(0, 63, 130);
    }

    @Test
    void nothing_is_left_outside_itself() {
        CardSet set = setOf(5, 70, 191);

        assertThat(set.nextOutside(set, -1)).isNegative();
        assertThat(set.nextOutside(setOf(), 191)).isNegative();
    }

    private static CardSet setOf(int... slots) {
        CardSet set = new CardSet(CARDS);
        for (int slot : slots) {
            set.add(slot);
        }
        return set;
    }
}
