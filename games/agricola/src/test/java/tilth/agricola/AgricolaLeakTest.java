package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Stages;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck;
import tilth.agricola.words.Asks;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.RecordText;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.Moments;
import tilth.testkit.RandomPlay;

@Rule("AGR-S6")
class AgricolaLeakTest {

    private static final List<String> HANDS = List.of(
            "dealt", "draft-both", "dealt", "mulligan", "dealt", "three-for-one", "dealt", "six-changes", "dealt");

    private final Game game = new Agricola();
    private final LeakCheck leaks = new LeakCheck(game, new Invariants(game, AgricolaInvariants::check));
    private final QuickRng rng = new QuickRng(1);

    private static Setup table(Game game, int seed) {
        Map<String, String> options = Map.of(
                "edition", seed % 2 == 0 ? "classic" : "revised",
                "extra-actions", seed % 4 < 2 ? "off" : "on",
                "cards", seed % 8 < 5 ? "full" : "none",
                "decks", List.of("both", "a", "b").get(seed % 3),
                "solo-cards", seed % 3 == 0 ? "shuffled" : "by-edition",
                "hands", seed % 5 == 0 ? "dealt" : HANDS.get(seed % HANDS.size()));
        return new Setup(game, 1 + seed % 5, options, Seed.of(seed));
    }

    @Test
    @Rule("AGR-D11")
    void nobody_learns_what_is_hidden_whatever_is_asked() {
        Moments moments = new Moments(game, 150, rng);
        for (int seed = 0; seed < 60; seed++) {
            moments.of(table(game, seed), seed, position -> leaks.check(position, rng));
        }
        assertThat(moments.questions()).containsExactlyInAnyOrder(Asks.values());
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @Test
    @Rule("AGR-D11")
    void cards_in_the_hands_of_others_are_dealt_anew_from_all_that_is_unseen() {
        for (String decks : List.of("both", "a", "b")) {
            for (int seats = 1; seats <= 4; seats++) {
                for (int moves = 0; moves < 120; moves += 17) {
                    leaks.checkSecrets(after(seats, decks, moves), AgricolaLeakTest::hands, rng);
                }
            }
        }
    }

    private Position after(int seats, String decks, int moves) {
        Map<String, String> options = Map.of("edition", "revised", "cards", "full", "decks", decks);
        return RandomPlay.after(new Setup(game, seats, options, Seed.of(seats)), 3, moves)
                .position();
    }

    @Test
    @Rule("AGR-D11")
    void nobody_can_tell_what_was_dealt_from_what_lies_out_of_the_game() {
        for (String decks : List.of("both", "a", "b")) {
            for (int seats = 1; seats <= 4; seats++) {
                for (int moves = 0; moves < 90; moves += 40) {
                    Position truth = after(seats, decks, moves);
                    for (int viewer = Seats.WATCHER; viewer < seats; viewer++) {
                        assertThat(held(truth, viewer))
                                .as("%s, %d seats, %d moves, viewer %d", decks, seats, moves, viewer)
                                .isEqualTo(unseen(truth, viewer));
                    }
                }
            }
        }
    }

    /** A game in which 28 of the cards that nobody else has seen lie aside, and few of them would be an answer. */
    @Test
    @Rule({"AGR-D11", "AGR-D15"})
    void who_is_asked_has_an_answer_in_every_world_also_where_many_cards_lie_aside() throws IOException {
        try (InputStream record = AgricolaLeakTest.class.getResourceAsStream("/faults/seven-of-ten.txt")) {
            String text = new String(Objects.requireNonNull(record).readAllBytes(), StandardCharsets.UTF_8);
            Position truth = RecordText.read(text).replay().position();
            MoveList offered = new MoveList();
            for (int world = 0; world < 1_000; world++) {
                Position imagined = truth.copy();
                imagined.imagine(world % truth.seats(), rng);
                imagined.moves(Seats.first(imagined.openSeats()), offered);
                assertThat(offered.isEmpty()).isFalse();
            }
        }
    }

    /** All cards that somebody else holds in one of many imagined worlds, but for those that everybody knows of. */
    private Set<Integer> held(Position truth, int viewer) {
        Set<Integer> held = new TreeSet<>();
        for (int world = 0; world < 200; world++) {
            Position imagined = truth.copy();
            imagined.imagine(viewer, rng);
            held.addAll(hands(imagined, viewer));
        }
        return held;
    }

    /** All cards of which a viewer cannot know where they are, as far as there are hands that may hold such a card. */
    private static Set<Integer> unseen(Position any, int viewer) {
        AgricolaPosition position = (AgricolaPosition) any;
        Deck deck = position.table().deck();
        int kinds = 0;
        for (int slot : hands(position, viewer)) {
            kinds |= 1 << deck.card(slot).kind().ordinal();
        }
        Set<Integer> unseen = new TreeSet<>();
        for (int slot = 0; slot < deck.size(); slot++) {
            boolean isSeen = position.tableau().owner(slot) >= 0
                    || position.tableau().gone().has(slot)
                    || position.tableau().known().has(slot)
                    || viewer != Seats.WATCHER
                            && position.tableau().hand(viewer).has(slot);
            if (!isSeen && (kinds >>> deck.card(slot).kind().ordinal() & 1) != 0) {
                unseen.add(slot);
            }
        }
        return unseen;
    }

    /** The cards that others hold and of which nobody knows. */
    private static List<Integer> hands(Position any, int viewer) {
        AgricolaPosition position = (AgricolaPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            CardSet hand = position.tableau().hand(seat);
            for (int slot = hand.first(); slot >= 0 && seat != viewer; slot = hand.next(slot)) {
                if (!position.tableau().known().has(slot)) {
                    hidden.add(slot);
                }
            }
        }
        return hidden;
    }

    @Test
    void every_round_card_to_come_is_dealt_anew_now_and_then() {
        for (int seed = 0; seed < 12; seed++) {
            Match match = RandomPlay.after(Setup.of(game, 2 + seed % 3, Seed.of(seed)), seed, 10 * seed);
            leaks.checkSecrets(match.position(), (position, viewer) -> hidden(position), rng);
        }
    }

    /** The cards of rounds to come that nobody can work out. */
    private static List<Integer> hidden(Position any) {
        AgricolaPosition position = (AgricolaPosition) any;
        List<Integer> hidden = new ArrayList<>();
        for (int round = position.board().round() + 1; round <= Stages.ROUNDS; round++) {
            int last = Stages.lastRound(Stages.of(round));
            int left = last - Math.max(position.board().round(), Stages.lastRound(Stages.of(round) - 1));
            if (left > 1) {
                hidden.add(position.board().card(round));
            }
        }
        return hidden;
    }
}
