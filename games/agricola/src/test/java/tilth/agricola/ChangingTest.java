package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.AgricolaView.DraftView;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.edition.Dealing;
import tilth.agricola.words.Asks;
import tilth.engine.EventLog;
import tilth.engine.Game;
import tilth.engine.Match;
import tilth.engine.MoveList;
import tilth.engine.Position;
import tilth.engine.QuickRng;
import tilth.engine.Refusal;
import tilth.engine.Rule;
import tilth.engine.Seats;
import tilth.engine.Seed;
import tilth.engine.Setup;
import tilth.testkit.Invariants;
import tilth.testkit.LeakCheck;
import tilth.testkit.RandomPlay;

/** Hands that change: what is laid aside, and what is drawn for it or for a card that was played. */
class ChangingTest {

    private static final Game GAME = new Agricola();

    private static Match table(int seats, String edition, Dealing dealing, String... more) {
        return table(seats, edition, dealing, 3, more);
    }

    private static Match table(int seats, String edition, Dealing dealing, long seed, String... more) {
        Map<String, String> options =
                new HashMap<>(Map.of("edition", edition, "cards", "full", "hands", dealing.word()));
        for (int i = 0; i < more.length; i += 2) {
            options.put(more[i], more[i + 1]);
        }
        return new Match(new Setup(GAME, seats, options, Seed.of(seed)));
    }

    private static AgricolaPosition position(Match match) {
        return (AgricolaPosition) match.position();
    }

    private static AgricolaView view(Match match, int viewer) {
        return (AgricolaView) match.position().view(viewer);
    }

    private static List<String> hand(Match match, int seat) {
        return view(match, seat).hand().stream().map(HandCardView::card).toList();
    }

    private static List<String> laidAside(Match match, int seat) {
        DraftView draft = view(match, seat).draft();
        assertThat(draft).isNotNull();
        return draft.laidAside();
    }

    private static int held(Match match, int seat, Capability kind) {
        AgricolaPosition position = position(match);
        return position.tableau().hand(seat).size(position.table().deck().with(kind));
    }

    private static void play(Match match, int seat, String move) {
        assertThat(match.play(seat, GAME.moves().read(move).orElseThrow()))
                .as(move)
                .isEmpty();
    }

    private static List<String> offered(Match match, int seat) {
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        return GAME.moves().write(offered);
    }

    private static Asks asked(Match match, int seat) {
        return Asks.of(match.position().question(seat));
    }

    private static int active(Match match) {
        return Seats.first(match.position().openSeats());
    }

    @Test
    @Rule({"AGR-D18", "AGR-D23"})
    void a_mulligan_brings_one_card_fewer_each_time() {
        Match match = table(3, "classic", Dealing.MULLIGAN);
        assertThat(match.position().openSeats()).as("all at the same time").isEqualTo(0b111);
        List<String> first = hand(match, 1);
        Set<String> seen = new HashSet<>(first);
        for (int left = 6; left >= 1; left--) {
            play(match, 1, "redraw occupation");
            assertThat(held(match, 1, Capability.OCCUPATION)).isEqualTo(left);
            assertThat(held(match, 1, Capability.MINOR)).isEqualTo(7);
            for (String card : hand(match, 1)) {
                assertThat(first.indexOf(card) >= 0
                                && position(match)
                                        .table()
                                        .deck()
                                        .with(Capability.OCCUPATION)
                                        .has(slot(match, card)))
                        .as("nothing that was thrown back comes again")
                        .isFalse();
            }
            seen.addAll(hand(match, 1));
        }
        assertThat(seen).hasSize(7 + 7 + 6 + 5 + 4 + 3 + 2 + 1);
        assertThat(laidAside(match, 1)).hasSize(7 + 6 + 5 + 4 + 3 + 2);
        assertThat(offered(match, 1)).containsExactly("redraw minor", "done");
        play(match, 1, "done");
        assertThat(match.position().why(1, "space:forest")).contains(Refusal.of("AGR-D18", "hand-settled"));
        assertThat(match.position().why(0, "space:forest")).contains(Refusal.of("AGR-D18", "settle-hand-first"));
        play(match, 0, "done");
        play(match, 2, "done");
        assertThat(position(match).board().round()).isEqualTo(1);
    }

    private static int slot(Match match, String card) {
        AgricolaPosition position = position(match);
        for (int slot = 0; slot < position.table().deck().size(); slot++) {
            if (position.table().deck().card(slot).word().equals(card)) {
                return slot;
            }
        }
        throw new AssertionError(card);
    }

    /** Deck K has 43 minors: after the hands of five 8 are left, so that one player can throw back 7 and nobody else any. */
    @Test
    @Rule("AGR-D18")
    void nothing_is_thrown_back_for_which_too_little_is_left() {
        Match match = table(5, "classic", Dealing.MULLIGAN, "decks", "k");
        assertThat(offered(match, 0)).contains("redraw minor");
        play(match, 0, "redraw minor");
        assertThat(offered(match, 0)).doesNotContain("redraw minor");
        assertThat(offered(match, 1)).doesNotContain("redraw minor");
    }

    @Test
    @Rule("AGR-D19")
    void three_cards_can_be_changed_for_one_before_somebody_is_placed() {
        Match match = table(2, "revised", Dealing.THREE_FOR_ONE);
        int seat = active(match);
        List<String> before = hand(match, seat);
        play(match, seat, "exchange");
        assertThat(match.position().question(seat)).isEqualTo(Asks.EXCHANGE.with(3));
        assertThat(match.position().why(seat, "space:forest")).contains(Refusal.of("AGR-D23", "lay-aside-first"));
        for (int i = 0; i < 3; i++) {
            play(match, seat, "lay-aside " + before.get(i));
        }
        assertThat(offered(match, seat)).containsExactly("draw-new occupation", "draw-new minor");
        assertThat(match.position().why(seat, "space:forest")).contains(Refusal.of("AGR-D20", "draw-first"));
        play(match, seat, "draw-new minor");
        assertThat(asked(match, seat)).isEqualTo(Asks.PLACE);
        assertThat(hand(match, seat))
                .hasSize(12)
                .containsAll(before.subList(3, 14))
                .doesNotContainAnyElementsOf(before.subList(0, 3));
        assertThat(laidAside(match, seat)).containsExactlyInAnyOrderElementsOf(before.subList(0, 3));
        assertThat(offered(match, seat)).as("as often as one likes").contains("exchange");
    }

    @Test
    @Rule("AGR-D19")
    void two_cards_cannot_be_changed_for_one() {
        Match match = table(2, "revised", Dealing.THREE_FOR_ONE);
        int seat = active(match);
        while (offered(match, seat).contains("exchange")) {
            play(match, seat, "exchange");
            for (int i = 0; i < 3; i++) {
                play(match, seat, offered(match, seat).getFirst());
            }
            play(match, seat, "draw-new occupation");
        }
        assertThat(hand(match, seat)).hasSize(2);
        assertThat(match.position().why(seat, "do:exchange")).contains(Refusal.of("AGR-D19", "too-few-to-exchange"));
        Match other = table(2, "revised", Dealing.DEALT);
        assertThat(other.position().why(active(other), "do:exchange")).contains(Refusal.of("AGR-D19", "no-exchange"));
    }

    @ParameterizedTest
    @EnumSource(names = {"GROWING_FIVE", "GROWING_THREE"})
    @Rule("AGR-D20")
    void who_has_played_a_card_draws_one_of_the_kind_they_choose(Dealing dealing) {
        int dealt = dealing == Dealing.GROWING_FIVE ? 5 : 3;
        Match match = table(2, "classic", dealing);
        int seat = active(match);
        assertThat(hand(match, seat)).hasSize(2 * dealt);
        play(match, seat, "place lessons");
        String card = offered(match, seat).stream()
                .filter(move -> move.startsWith("play "))
                .findFirst()
                .orElseThrow();
        play(match, seat, card);
        while (asked(match, seat) != Asks.DRAW) {
            play(match, seat, offered(match, seat).getLast());
        }
        assertThat(offered(match, seat)).containsExactly("draw-new occupation", "draw-new minor");
        EventLog log = new EventLog();
        match.play(seat, GAME.moves().read("draw-new minor").orElseThrow(), log);
        assertThat(log.seenBy(Seats.WATCHER))
                .anySatisfy(event -> assertThat(event.what().word()).isEqualTo("drew-new"));
        assertThat(held(match, seat, Capability.OCCUPATION)).isEqualTo(dealt - 1);
        assertThat(held(match, seat, Capability.MINOR)).isEqualTo(dealt + 1);
        assertThat(active(match)).isEqualTo(1 - seat);
    }

    @Test
    @Rule("AGR-D20")
    void who_builds_a_major_improvement_draws_nothing() {
        for (long seed = 1; seed < 40; seed++) {
            Match match = table(2, "revised", Dealing.GROWING_THREE, seed);
            QuickRng rng = new QuickRng(seed);
            while (!match.position().isOver()) {
                int seat = active(match);
                List<String> offered = offered(match, seat);
                String build = offered.stream()
                        .filter(move -> move.startsWith("build "))
                        .findFirst()
                        .orElse("");
                int held = hand(match, seat).size();
                if (!build.isEmpty()) {
                    play(match, seat, build);
                    boolean isStillAsked = Seats.has(match.position().openSeats(), seat);
                    assertThat(isStillAsked && asked(match, seat) == Asks.DRAW).isFalse();
                    assertThat(hand(match, seat)).hasSize(held);
                    return;
                }
                play(match, seat, offered.get(rng.below(offered.size())));
            }
        }
        throw new AssertionError("nobody builds anything");
    }

    @Test
    @Rule({"AGR-D21", "AGR-D20"})
    void six_cards_may_be_changed_before_the_first_round() {
        Match match = table(2, "revised", Dealing.SIX_CHANGES);
        assertThat(match.position().question(0)).isEqualTo(Asks.CHANGE.with(6));
        for (int left = 5; left >= 0; left--) {
            assertThat(match.position().openSeats()).isEqualTo(0b11);
            play(match, 0, "lay-aside " + hand(match, 0).getFirst());
            play(match, 0, left % 2 == 0 ? "draw-new minor" : "draw-new occupation");
            assertThat(hand(match, 0)).hasSize(6);
        }
        assertThat(match.position().openSeats()).as("all six changes are made").isEqualTo(0b10);
        assertThat(laidAside(match, 0)).hasSize(6);
        play(match, 1, "done");
        assertThat(position(match).board().round()).isEqualTo(1);
    }

    @Test
    @Rule("AGR-D22")
    void after_each_harvest_but_the_last_everybody_may_change_one_card() {
        Match match = table(3, "classic", Dealing.HARVEST_CHANGE);
        QuickRng rng = new QuickRng(4);
        Map<Integer, Integer> asked = new HashMap<>();
        int first = -1;
        while (!match.position().isOver()) {
            int seat = active(match);
            if (asked(match, seat) == Asks.CHANGE) {
                int round = position(match).board().round();
                int count = asked.merge(round, 1, Integer::sum);
                if (count == 1) {
                    first = position(match).board().firstSeat();
                }
                assertThat(seat).as("in turn").isEqualTo((first + count - 1) % 3);
                assertThat(match.position().byDefault(seat)).isPresent();
                int held = hand(match, seat).size();
                play(match, seat, offered(match, seat).getFirst());
                play(match, seat, "draw-new occupation");
                assertThat(hand(match, seat)).hasSize(held);
            } else {
                List<String> offered = offered(match, seat);
                play(match, seat, offered.get(rng.below(offered.size())));
            }
        }
        assertThat(asked).containsOnlyKeys(4, 7, 9, 11, 13).containsValue(3);
    }

    /** A card that was passed on is known to all. */
    @Test
    @Rule("AGR-D23")
    void others_see_a_card_laid_aside_from_behind_unless_all_know_it() {
        Match match = table(2, "revised", Dealing.THREE_FOR_ONE);
        int seat = active(match);
        play(match, seat, "exchange");
        long hidden =
                GAME.moves().read("lay-aside " + hand(match, seat).getFirst()).orElseThrow();
        assertThat(match.position().hasSecretMoves()).isTrue();
        assertThat(GAME.moves().write(match.position().seen(1 - seat, seat, hidden)))
                .isIn("lay-aside an-occupation", "lay-aside a-minor");
        AgricolaPosition position = position(match);
        int slot = position.tableau().hand(seat).first();
        position.tableau().pass(seat, seat, slot);
        long known = GAME.moves()
                .read("lay-aside " + position.table().deck().card(slot).word())
                .orElseThrow();
        assertThat(match.position().seen(1 - seat, seat, known)).isEqualTo(known);
        match.play(seat, known);
        assertThat(view(match, 1 - seat).gone())
                .containsExactly(position.table().deck().card(slot).word());
        assertThat(laidAside(match, seat)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"MULLIGAN", "THREE_FOR_ONE", "GROWING_FIVE", "GROWING_THREE", "HARVEST_CHANGE", "SIX_CHANGES"})
    @Rule({"AGR-D11", "AGR-D17", "AGR-D23"})
    void nobody_learns_what_others_draw_or_lay_aside(Dealing dealing) {
        Invariants invariants = new Invariants(GAME, AgricolaInvariants::check);
        LeakCheck leaks = new LeakCheck(GAME, invariants);
        QuickRng rng = new QuickRng(3);
        for (int seats = 2; seats <= 3; seats++) {
            Setup setup =
                    table(seats, seats == 3 ? "classic" : "revised", dealing).setup();
            for (int moves = 0; moves < 300; moves += moves < 20 ? 2 : 70) {
                leaks.check(RandomPlay.after(setup, moves, moves).position(), rng);
            }
        }
        assertThat(leaks.dealtAnew()).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"MULLIGAN", "THREE_FOR_ONE", "GROWING_FIVE", "GROWING_THREE", "HARVEST_CHANGE", "SIX_CHANGES"})
    @Rule({"AGR-D14", "AGR-D18", "AGR-D19", "AGR-D20", "AGR-D21", "AGR-D22"})
    void random_games_keep_every_law(Dealing dealing) {
        Invariants invariants = new Invariants(GAME, position -> {
            AgricolaInvariants.check(position);
            CardInvariants.checkDealt(position);
        });
        int number = 0;
        for (int seats = 1; seats <= 5; seats++) {
            for (String edition : List.of("classic", "revised")) {
                Position position =
                        table(seats, edition, dealing, number, "decks", "eikz").position();
                QuickRng rng = new QuickRng(number++);
                while (!position.isOver()) {
                    invariants.check(position);
                    int seat = rng.oneOf(position.openSeats());
                    invariants.play(position, seat, invariants.offers(seat).any(rng));
                }
            }
        }
        assertThat(number).isEqualTo(10);
    }
}
