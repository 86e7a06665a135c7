package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilth.testkit.sheaves.Sheaves;

class SetupTest {

    private static final Game GAME = new Sheaves();

    @Test
    void what_is_not_chosen_has_its_standard_value_in_the_order_of_the_game() {
        Setup setup = new Setup(GAME, 2, Map.of("field", "three"), Seed.of(1));
        assertThat(setup.options()).containsExactly(Map.entry("hand", "4"), Map.entry("field", "three"));
        assertThat(setup.option("hand")).isEqualTo("4");
    }

    @Test
    void options_are_read_by_what_they_mean() {
        Option hand = GAME.options().getFirst();
        Option field = GAME.options().getLast();
        Setup setup = new Setup(GAME, 2, Map.of("hand", "3"), Seed.of(1));
        assertThat(setup.chosen(field)).isEqualTo("die");
        assertThat(setup.isChosen(field, "die")).isTrue();
        assertThat(setup.isChosen(field, "three")).isFalse();
        assertThat(setup.number(hand)).isEqualTo(3);
        assertThat(setup.number(hand, "3", 0)).isZero();
        assertThat(setup.number(hand, "4", 0)).isEqualTo(3);
    }

    @Test
    void an_option_is_never_asked_for_a_value_it_cannot_have() {
        Setup setup = Setup.of(GAME, 2, Seed.of(1));
        assertThatThrownBy(() -> setup.isChosen(GAME.options().getLast(), "four"))
                .hasMessage("field has no value four");
    }

    @Test
    void too_few_or_too_many_seats_are_refused() {
        assertThatThrownBy(() -> Setup.of(GAME, 1, Seed.of(1)))
                .isInstanceOf(BadInput.class)
                .hasMessage("Sheaves takes 2 to 4 seats, not 1.");
        assertThatThrownBy(() -> Setup.of(GAME, 5, Seed.of(1))).hasMessage("Sheaves takes 2 to 4 seats, not 5.");
    }

    @Test
    void a_value_an_option_does_not_have_is_refused() {
        assertThatThrownBy(() -> new Setup(GAME, 2, Map.of("hand", "5"), Seed.of(1)))
                .isInstanceOf(BadInput.class)
                .hasMessage("Option hand of Sheaves is one of 4, 3, not \"5\".");
    }

    @Test
    void an_option_the_game_does_not_have_is_refused() {
        assertThatThrownBy(() -> new Setup(GAME, 2, Map.of("speed", "fast"), Seed.of(1)))
                .isInstanceOf(BadInput.class)
                .hasMessage("Sheaves has no option \"speed\"; its options are hand, field.");
    }

    @Test
    void options_stay_as_they_were_chosen() {
        Setup setup = Setup.of(GAME, 2, Seed.of(1));
        assertThatThrownBy(() -> setup.options().put("hand", "3")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> setup.option("speed")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void another_seed_changes_nothing_else() {
        Setup setup = new Setup(GAME, 3, Map.of("hand", "3"), Seed.of(1));
        Setup other = setup.withSeed(Seed.of(2));
        assertThat(other.options()).isEqualTo(setup.options());
        assertThat(other.seats()).isEqualTo(3);
        assertThat(other.seed()).isEqualTo(Seed.of(2));
    }

    @Test
    void games_are_found_by_their_names() {
        assertThat(Games.named("sheaves")).isInstanceOf(Sheaves.class);
        assertThat(Games.all()).extracting(Game::id).contains("sheaves").isSorted();
        assertThatThrownBy(() -> Games.named("barley")).isInstanceOf(BadInput.class);
    }
}
