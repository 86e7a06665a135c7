package tilth.bots.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;

class SayingsTest {

    @Test
    void the_names_of_pieces_can_stand_in_a_file_of_weights() {
        assertThat(Sayings.NAMES).doesNotHaveDuplicates().allMatch(name -> name.matches("\\S+"));
    }

    @Test
    void each_card_that_can_be_dealt_says_something() {
        assertThat(Cards.all()).filteredOn(card -> said(card).isEmpty()).isEmpty();
    }

    /** The second edition has many cards of the first, word for word. */
    @Test
    void cards_that_do_the_same_say_the_same_whatever_they_are_called() {
        assertThat(said(card("A147"))).isEqualTo(said(card("I259")));
        assertThat(said(card("A102"))).isEqualTo(said(card("E184")));
    }

    @Test
    void hardly_two_cards_that_do_something_else_say_the_same() {
        assertThat(Cards.all().stream().map(SayingsTest::said).distinct()).hasSizeGreaterThan(380);
    }

    /** A grain for whoever uses a space, bought for a food. */
    @Test
    void what_a_card_does_and_when_is_one_piece() {
        assertThat(said(card("I68"))).anyMatch(piece -> piece.contains("PLOW"));
    }

    private static Card card(String code) {
        return Cards.all().stream()
                .filter(card -> card.code().equals(code))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> said(Card card) {
        float[] pieces = Sayings.pieces(card);
        List<String> said = new ArrayList<>();
        for (int place = 0; place < pieces.length; place++) {
            if (pieces[place] != 0) {
                said.add(Sayings.NAMES.get(place) + " " + pieces[place]);
            }
        }
        return said;
    }
}
