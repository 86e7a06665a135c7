package tilth.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tilth.engine.Game;
import tilth.engine.Refusal;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.engine.Verb;
import tilth.testkit.sheaves.Sheaves;

class RefusalsTest {

    @Test
    void a_sound_game_names_its_rules_and_meets_all_its_questions() {
        Refusals refusals = sweep(new Refusals(new Sheaves(), "card:ace", "seat:9"), new Sheaves());
        assertThat(refusals.rules()).containsExactly("SHV-2", "SHV-4", "SHV-5", "SHV-6");
        assertThat(refusals.questions()).extracting(Verb::word).containsExactlyInAnyOrder("lay", "name", "give");
    }

    @Test
    void what_is_neither_offered_nor_refused_is_noticed() {
        Game game = refusing((_, target) -> target.startsWith("card:") ? Optional.empty() : REFUSED);
        assertThatThrownBy(() -> sweep(new Refusals(game), game)).hasMessageContaining("but why says Optional.empty");
    }

    @Test
    void what_is_offered_and_refused_at_once_is_noticed() {
        Game game = refusing((_, _) -> REFUSED);
        assertThatThrownBy(() -> sweep(new Refusals(game), game)).hasMessageContaining("but why says Optional[");
    }

    @Test
    void nonsense_that_is_not_refused_is_noticed() {
        Game game = refusing((why, target) -> target.isEmpty() ? Optional.empty() : why);
        assertThatThrownBy(() -> sweep(new Refusals(game), game)).isInstanceOf(AssertionError.class);
        Game own = refusing((why, target) -> target.equals("card:ace") ? Optional.empty() : why);
        sweep(new Refusals(own), own);
        assertThatThrownBy(() -> sweep(new Refusals(own, "card:ace"), own)).hasMessageContaining("card:ace");
    }

    @Test
    void every_refusal_is_checked_by_what_the_game_adds() {
        Refusals.Check check = (position, seat, refusal) -> {
            if (refusal.key().equals("too-few-sheaves")) {
                throw new AssertionError("seat " + seat + " of " + position.seats());
            }
        };
        assertThatThrownBy(() -> sweep(new Refusals(new Sheaves(), check), new Sheaves()))
                .hasMessage("seat 0 of 3");
    }

    private static final Optional<Refusal> REFUSED = Optional.of(Refusal.of("SHV-1", "because"));

    @FunctionalInterface
    private interface Spoiler {
        Optional<Refusal> why(Optional<Refusal> truth, String target);
    }

    private static Game refusing(Spoiler spoiler) {
        return new SpoiledGame(truth -> new SpoiledPosition(truth) {
            @Override
            public Optional<Refusal> why(int seat, String target) {
                return spoiler.why(super.why(seat, target), target);
            }
        });
    }

    private static Refusals sweep(Refusals refusals, Game game) {
        for (int number = 0; number < 5; number++) {
            refusals.sweep(Setup.of(game, 3, Seed.of(number)), number);
        }
        return refusals;
    }
}
