package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import tilth.agricola.acts.Lots;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Cards;
import tilth.agricola.edition.Dealing;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Journal;
import tilth.engine.Match;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.RandomPlay;

/** Hands that are dealt from piles of several sorts. */
class SortTest {

    private static final Game GAME = new Agricola();
    private static final Predicate<Card> OCCUPATIONS = card -> card.kind() == Card.Kind.OCCUPATION;
    private static final Predicate<Card> MINORS = card -> card.kind() == Card.Kind.MINOR;

    private static Setup table(int seats, String edition, Dealing dealing, String... more) {
        Map<String, String> options =
                new HashMap<>(Map.of("edition", edition, "cards", "full", "hands", dealing.word()));
        for (int i = 0; i < more.length; i += 2) {
            options.put(more[i], more[i + 1]);
        }
        return new Setup(GAME, seats, options, Seed.of(8));
    }

    private static long held(AgricolaPosition position, int seat, Predicate<Card> which) {
        CardSet hand = position.tableau().hand(seat);
        long held = 0;
        for (int slot = hand.first(); slot >= 0; slot = hand.next(slot)) {
            held += which.test(position.table().deck().card(slot)) ? 1 : 0;
        }
        return held;
    }

    @Test
    @Rule("AGR-D24")
    void everybody_has_one_card_that_is_passed_on_in_every_world() {
        for (String edition : List.of("classic", "revised")) {
            for (int seats = 1; seats <= 4; seats++) {
                AgricolaPosition position =
                        (AgricolaPosition) new Match(table(seats, edition, Dealing.SIX_AND_PASSING)).position();
                for (int world = 0; world < 5; world++) {
                    for (int seat = 0; seat < seats; seat++) {
                        assertThat(held(position, seat, MINORS.and(Card::isPassing)))
                                .isEqualTo(1);
                        assertThat(held(position, seat, MINORS)).isEqualTo(7);
                        assertThat(held(position, seat, OCCUPATIONS)).isEqualTo(7);
                    }
                    position.imagine(0, new QuickRng(world));
                }
            }
        }
    }

    @Test
    @Rule({"AGR-D24", "AGR-K28"})
    void new_minors_are_six_and_one_again() {
        AgricolaPosition position =
                (AgricolaPosition) new Match(table(3, "classic", Dealing.SIX_AND_PASSING)).position();
        Lots.drawAnew(position, 1, 7, Journal.SILENT);
        assertThat(held(position, 1, MINORS.and(Card::isPassing))).isEqualTo(1);
        assertThat(held(position, 1, MINORS)).isEqualTo(7);
    }

    @Test
    @Rule("AGR-D25")
    void occupations_are_mixed_by_numbers_of_players_in_every_world() {
        for (int seats = 4; seats <= 5; seats++) {
            AgricolaPosition position =
                    (AgricolaPosition) new Match(table(seats, "classic", Dealing.MIXED_PLAYERS)).position();
            for (int world = 0; world < 5; world++) {
                for (int seat = 0; seat < seats; seat++) {
                    assertThat(held(position, seat, OCCUPATIONS.and(card -> card.players() < 3)))
                            .isEqualTo(3);
                    assertThat(held(position, seat, OCCUPATIONS.and(card -> card.players() == 3)))
                            .isEqualTo(2);
                    assertThat(held(position, seat, OCCUPATIONS.and(card -> card.players() > 3)))
                            .isEqualTo(2);
                    assertThat(held(position, seat, MINORS)).isEqualTo(7);
                }
                position.imagine(0, new QuickRng(world));
            }
        }
    }

    /** Decks A and B have seven occupations for three or more, and seven for four. */
    @Test
    @Rule("AGR-D25")
    void where_there_are_too_few_of_a_sort_there_are_more_for_any_number_of_players() {
        AgricolaPosition position = (AgricolaPosition) new Match(table(4, "revised", Dealing.MIXED_PLAYERS)).position();
        for (int seat = 0; seat < 4; seat++) {
            assertThat(held(position, seat, OCCUPATIONS.and(card -> card.players() < 3)))
                    .isEqualTo(5);
            assertThat(held(position, seat, OCCUPATIONS.and(card -> card.players() == 3)))
                    .isEqualTo(1);
            assertThat(held(position, seat, OCCUPATIONS)).isEqualTo(7);
        }
    }

    @Test
    @Rule({"AGR-D24", "AGR-D25"})
    void tables_that_lack_a_sort_are_refused() {
        assertThat(refusal(() -> table(3, "classic", Dealing.MIXED_PLAYERS)))
                .isEqualTo(Refusal.of("AGR-D25", "mix-needs-four"));
        assertThat(refusal(() -> table(4, "revised", Dealing.SIX_AND_PASSING, "banned", passingOf("A", "B"))))
                .isEqualTo(Refusal.of("AGR-D24", "too-few-of-a-sort", Map.of("seats", 4)));
    }

    /** The cards of some decks that are passed on, as a list of banned ones. */
    private static String passingOf(String... decks) {
        List<String> codes = new ArrayList<>();
        for (Card card : Cards.all()) {
            if (card.isPassing() && List.of(decks).contains(card.deck())) {
                codes.add(card.code());
            }
        }
        return String.join("+", codes);
    }

    private static Refusal refusal(ThrowingCallable table) {
        List<Refusal> found = new ArrayList<>();
        assertThatThrownBy(table)
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> found.add(bad.refusedTable().orElseThrow().why()));
        return found.getFirst();
    }

    @Test
    @Rule({"AGR-D11", "AGR-D24", "AGR-D25"})
    void nobody_learns_what_others_hold() {
        LeakCheck leaks = new LeakCheck(GAME, new Invariants(GAME, AgricolaInvariants::check));
        QuickRng rng = new QuickRng(3);
        for (Dealing dealing : List.of(Dealing.SIX_AND_PASSING, Dealing.MIXED_PLAYERS)) {
            for (int moves = 0; moves < 300; moves += 60) {
                Setup setup = table(4, moves % 120 == 0 ? "classic" : "revised", dealing);
                leaks.check(RandomPlay.after(setup, moves, moves).position(), rng);
            }
        }
        assertThat(leaks.dealtAnew()).isPositive();
    }
}
