package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.AgricolaView.HandCardView;
import tilth.agricola.AgricolaView.HandedOnView;
import tilth.agricola.acts.Lots;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Deck.Capability;
import tilth.agricola.edition.Dealing;
import tilth.agricola.words.Asks;
import tilth.agricola.words.Does;
import tilth.engine.BadInput;
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

/** Hands that are taken card by card before the first round. */
class DraftTest {

    private static final Game GAME = new Agricola();

    private static Setup table(int seats, String edition, Dealing dealing, String... more) {
        Map<String, String> options =
                new HashMap<>(Map.of("edition", edition, "cards", "full", "hands", dealing.word()));
        for (int i = 0; i < more.length; i += 2) {
            options.put(more[i], more[i + 1]);
        }
        return new Setup(GAME, seats, options, Seed.of(5));
    }

    private static AgricolaPosition position(Match match) {
        return (AgricolaPosition) match.position();
    }

    private static List<String> packet(Match match, int seat) {
        AgricolaView view = (AgricolaView) match.position().view(seat);
        AgricolaView.DraftView draft = view.draft();
        assertThat(draft).isNotNull();
        return draft.packet().stream().map(HandCardView::card).toList();
    }

    private static List<HandedOnView> handedOn(Match match, int seat) {
        AgricolaView.DraftView draft = ((AgricolaView) match.position().view(seat)).draft();
        assertThat(draft).isNotNull();
        return draft.handedOn();
    }

    /** Takes the first card on offer. */
    private static String pick(Match match, int seat) {
        MoveList offered = new MoveList();
        match.position().moves(seat, offered);
        assertThat(match.play(seat, offered.at(0))).isEmpty();
        return GAME.moves().write(offered.at(0)).substring("pick ".length());
    }

    private static boolean isDrafting(Match match) {
        int open = match.position().openSeats();
        return open != 0 && Asks.of(match.position().question(Seats.first(open))) == Asks.PICK;
    }

    private static void draftOut(Match match) {
        while (isDrafting(match)) {
            pick(match, Seats.first(match.position().openSeats()));
        }
    }

    private static int held(Match match, int seat, Capability kind) {
        AgricolaPosition position = position(match);
        return position.tableau().hand(seat).size(position.table().deck().with(kind));
    }

    @ParameterizedTest
    @EnumSource(names = {"DEALT", "DRAFT", "DRAFT_BOTH", "TAIWAN_DRAFT", "FAST_DRAFT", "SEVEN_OF_TEN"})
    @Rule({"AGR-D14", "AGR-D15"})
    void everybody_has_seven_of_each_kind_in_the_end(Dealing dealing) {
        for (int seats = dealing.handsOn() ? 2 : 1; seats <= 4; seats++) {
            Match match = new Match(table(seats, "classic", dealing));
            assertThat(isDrafting(match)).isEqualTo(dealing != Dealing.DEALT);
            draftOut(match);
            for (int seat = 0; seat < seats; seat++) {
                assertThat(held(match, seat, Capability.OCCUPATION)).isEqualTo(7);
                assertThat(held(match, seat, Capability.MINOR)).isEqualTo(7);
            }
            assertThat(position(match).board().round()).isEqualTo(1);
        }
    }

    @Nested
    class OneByOne {

        @Test
        @Rule("AGR-D15")
        void occupations_come_first_and_then_the_minors() {
            Match match = new Match(table(2, "revised", Dealing.DRAFT));
            List<Integer> asked = new ArrayList<>();
            while (isDrafting(match)) {
                int seat = Seats.first(match.position().openSeats());
                if (seat == 0) {
                    assertThat(packet(match, 0)).hasSizeGreaterThan(1);
                    asked.add(packet(match, 0).size());
                }
                pick(match, seat);
            }
            assertThat(asked).as("the last card needs no choice").containsExactly(7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2);
        }

        @Test
        @Rule("AGR-D15")
        void packets_go_to_the_left_in_the_revised_edition_and_to_the_right_in_the_classic_one() {
            for (String edition : List.of("revised", "classic")) {
                Match match = new Match(table(3, edition, Dealing.DRAFT));
                Set<String> first = new TreeSet<>(packet(match, 0));
                for (int seat = 0; seat < 3; seat++) {
                    first.remove(pick(match, seat));
                }
                int neighbor = edition.equals("revised") ? 1 : 2;
                assertThat(packet(match, neighbor)).as(edition).containsExactlyInAnyOrderElementsOf(first);
                assertThat(handedOn(match, 0)).singleElement().satisfies(packet -> {
                    assertThat(packet.to()).isEqualTo(neighbor);
                    assertThat(packet.kind()).isEqualTo("occupation");
                    assertThat(packet.cards()).containsExactlyInAnyOrderElementsOf(first);
                    assertThat(packet.back()).isNull();
                });
            }
        }

        @Test
        @Rule("AGR-D16")
        void nobody_waits_for_more_than_one_neighbor() {
            Match match = new Match(table(3, "revised", Dealing.DRAFT));
            pick(match, 1);
            assertThat(match.position().openSeats())
                    .as("seat 1 waits for seat 0")
                    .isEqualTo(0b101);
            assertThat(match.position().why(1, "do:done")).contains(Refusal.of("AGR-D16", "packet-on-its-way"));
            pick(match, 0);
            assertThat(match.position().openSeats())
                    .as("seat 1 goes on, seat 0 waits for seat 2")
                    .isEqualTo(0b110);
            pick(match, 1);
            assertThat(match.position().openSeats()).isEqualTo(0b100);
            pick(match, 2);
            assertThat(match.position().openSeats())
                    .as("two packets wait at seat 2")
                    .isEqualTo(0b101);
            pick(match, 2);
            assertThat(match.position().openSeats()).isEqualTo(0b101);
        }

        @Test
        @Rule("AGR-D17")
        void what_came_back_is_remembered() {
            Match match = new Match(table(2, "revised", Dealing.DRAFT));
            Set<String> handedOn = new TreeSet<>(packet(match, 0));
            handedOn.remove(pick(match, 0));
            pick(match, 1);
            pick(match, 0);
            handedOn.remove(pick(match, 1));
            assertThat(handedOn(match, 0).getFirst().back())
                    .containsExactlyInAnyOrderElementsOf(handedOn)
                    .hasSize(5);
            draftOut(match);
            assertThat(handedOn(match, 0)).as("also when the game has begun").hasSize(12);
        }

        @Test
        @Rule({"AGR-D15", "AGR-D16"})
        void only_what_lies_in_the_own_packet_can_be_taken() {
            Match match = new Match(table(3, "revised", Dealing.DRAFT));
            String other = packet(match, 1).getFirst();
            assertThat(match.position().why(0, "card:" + other))
                    .contains(Refusal.of("AGR-D15", "not-to-be-picked", Map.of("card", other)));
            assertThat(match.play(0, "pick " + other, tilth.engine.Journal.SILENT))
                    .isPresent();
            assertThat(match.position().why(0, "space:forest")).contains(Refusal.of("AGR-D15", "pick-first"));
            String own = pick(match, 0);
            pick(match, 2);
            assertThat(match.position().why(0, "card:" + own))
                    .contains(Refusal.of("AGR-D15", "picked-already", Map.of("card", own)));
        }

        @Test
        @Rule("AGR-D16")
        void others_see_that_a_card_is_taken_and_not_which() {
            Match match = new Match(table(2, "revised", Dealing.DRAFT));
            MoveList offered = new MoveList();
            match.position().moves(0, offered);
            assertThat(GAME.moves().write(match.position().seen(1, 0, offered.at(0))))
                    .isEqualTo("pick an-occupation");
            assertThat(match.position().seen(0, 0, offered.at(0))).isEqualTo(offered.at(0));
            assertThat(match.position().hasSecretMoves()).isTrue();
            draftOut(match);
            assertThat(match.position().hasSecretMoves())
                    .as("no longer, once the game has begun")
                    .isFalse();
        }
    }

    @Test
    @Rule("AGR-D15")
    void both_kinds_at_once_go_on_when_both_are_taken() {
        Match match = new Match(table(2, "revised", Dealing.DRAFT_BOTH));
        assertThat(packet(match, 0)).hasSize(14);
        pick(match, 0);
        assertThat(packet(match, 0)).as("minors are left").hasSize(7);
        assertThat(match.position().question(0)).isEqualTo(Asks.PICK.with(0, 1));
        pick(match, 0);
        assertThat(match.position().openSeats()).isEqualTo(0b10);
    }

    @Test
    @Rule("AGR-D15")
    void the_last_of_eight_leaves_the_game() {
        Match match = new Match(table(2, "classic", Dealing.TAIWAN_DRAFT));
        assertThat(packet(match, 0)).hasSize(8);
        draftOut(match);
        AgricolaPosition position = position(match);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(position.draft().packet(seat).size()).isEqualTo(2);
        }
        assertThat(((AgricolaView) position.view(0)).gone())
                .as("nobody else sees which")
                .isEmpty();
    }

    /** Whoever draws a new hand later on draws from what was not dealt: 11 cards of deck K here, and 7 of them to draw. */
    @Test
    @Rule({"AGR-D15", "AGR-K28"})
    void what_is_left_of_packets_is_not_drawn_later_on() {
        for (int seed = 0; seed < 10; seed++) {
            Setup setup = new Setup(
                    GAME,
                    4,
                    table(4, "classic", Dealing.TAIWAN_DRAFT, "decks", "k").options(),
                    Seed.of(seed));
            Match match = new Match(setup);
            draftOut(match);
            AgricolaPosition position = position(match);
            Lots.drawAnew(position, 0, 7, tilth.engine.Journal.SILENT);
            CardInvariants.check(position);
            assertThat(held(match, 0, Capability.MINOR)).isEqualTo(7);
        }
    }

    @Test
    @Rule("AGR-D15")
    void a_copy_of_another_table_has_its_packets() {
        List<Position> tables = new ArrayList<>();
        for (String decks : List.of("e", "i", "k", "ei", "ik")) {
            tables.add(new Match(table(3, "classic", Dealing.DRAFT, "decks", decks)).position());
        }
        for (Position before : tables) {
            for (Position from : tables) {
                Position copy = before.copy();
                copy.copyFrom(from);
                assertThat(copy.digest()).isEqualTo(from.digest());
                assertThat(copy.view(1)).isEqualTo(from.view(1));
            }
        }
    }

    @Test
    @Rule("AGR-D15")
    void the_fast_draft_takes_three_then_two_then_what_is_left() {
        Match match = new Match(table(3, "revised", Dealing.FAST_DRAFT));
        assertThat(match.position().question(0)).isEqualTo(Asks.PICK.with(3, 3));
        int picked = 0;
        while (isDrafting(match)) {
            pick(match, Seats.first(match.position().openSeats()));
            picked++;
        }
        assertThat(picked).isEqualTo(3 * 2 * (3 + 2));
        assertThat(handedOn(match, 0))
                .extracting(packet -> packet.cards().size())
                .containsExactly(4, 2, 4, 2);
    }

    @Test
    @Rule("AGR-D15")
    void seven_of_ten_stay_with_their_owner() {
        Match match = new Match(table(2, "classic", Dealing.SEVEN_OF_TEN));
        assertThat(packet(match, 0)).hasSize(20);
        draftOut(match);
        assertThat(handedOn(match, 0)).isEmpty();
        assertThat(position(match).draft().packet(0).size()).isEqualTo(6);
    }

    @Test
    @Rule("AGR-D15")
    void who_has_nobody_to_hand_on_to_or_too_few_cards_is_refused_before_the_start() {
        assertThat(refusal(1, Dealing.DRAFT)).isEqualTo(Refusal.of("AGR-D15", "nobody-to-hand-on-to"));
        assertThat(refusal(5, Dealing.SEVEN_OF_TEN, "decks", "i"))
                .isEqualTo(Refusal.of(
                        "AGR-D4", "deck-too-small", Map.of("occupations", 48, "minors", 43, "seats", 5, "needed", 50)));
        assertThat(table(1, "classic", Dealing.SEVEN_OF_TEN).seats()).isEqualTo(1);
        assertThat(table(5, "classic", Dealing.TAIWAN_DRAFT, "decks", "i").seats())
                .isEqualTo(5);
        assertThat(table(1, "classic", Dealing.DRAFT, "cards", "none").seats())
                .as("without hands nothing is drafted")
                .isEqualTo(1);
    }

    private static Refusal refusal(int seats, Dealing dealing, String... more) {
        List<Refusal> found = new ArrayList<>();
        assertThatThrownBy(() -> table(seats, "classic", dealing, more))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        bad -> found.add(bad.refusedTable().orElseThrow().why()));
        return found.getFirst();
    }

    /** During the draft, after it, and late, when some of the cards lie open. */
    @ParameterizedTest
    @EnumSource(names = {"DRAFT", "DRAFT_BOTH", "TAIWAN_DRAFT", "FAST_DRAFT", "SEVEN_OF_TEN"})
    @Rule({"AGR-D11", "AGR-D16", "AGR-D17"})
    void nobody_learns_what_others_take(Dealing dealing) {
        Invariants invariants = new Invariants(GAME, AgricolaInvariants::check);
        LeakCheck leaks = new LeakCheck(GAME, invariants);
        QuickRng rng = new QuickRng(3);
        for (int seats = 2; seats <= 4; seats++) {
            String edition = seats == 3 ? "classic" : "revised";
            for (int moves = 0; moves < 300; moves += moves < 40 ? 5 : 120) {
                leaks.check(after(table(seats, edition, dealing), moves), rng);
            }
        }
        assertThat(leaks.dealtAnew()).isPositive();
    }

    private static Position after(Setup setup, int moves) {
        return RandomPlay.after(setup, moves, moves).position();
    }

    /** In any world that somebody may imagine, cards that they handed on are with those who could take them, or gone. */
    @Test
    @Rule("AGR-D17")
    void what_somebody_handed_on_stays_where_it_can_be() {
        Match match = RandomPlay.after(table(3, "classic", Dealing.DRAFT), 1, 40);
        assertThat(isDrafting(match)).isFalse();
        List<HandedOnView> known = handedOn(match, 0);
        CardSet hand = position(match).tableau().hand(0);
        QuickRng rng = new QuickRng(8);
        Set<String> takers = new TreeSet<>();
        for (int world = 0; world < 50; world++) {
            AgricolaPosition imagined = (AgricolaPosition) match.position().copy();
            imagined.imagine(0, rng);
            HandedOnView first = known.getFirst();
            List<String> taken = new ArrayList<>(first.cards());
            taken.removeAll(first.back() == null ? List.of() : first.back());
            assertThat(taken).hasSize(2);
            List<Integer> owners =
                    taken.stream().map(card -> owner(imagined, card)).sorted().toList();
            assertThat(owners).as("each of the others took one").containsExactly(1, 2);
            takers.add(taken + " " + owner(imagined, taken.getFirst()));
            assertThat(imagined.tableau().hand(0).size(hand)).isEqualTo(hand.size());
        }
        assertThat(takers).as("but who took which is open").hasSize(2);
    }

    private static int owner(AgricolaPosition position, String card) {
        for (int seat = 0; seat < position.seats(); seat++) {
            CardSet hand = position.tableau().hand(seat);
            for (int slot = hand.first(); slot >= 0; slot = hand.next(slot)) {
                if (position.table().deck().card(slot).word().equals(card)) {
                    return seat;
                }
            }
        }
        return -1;
    }

    @Test
    @Rule({"AGR-D14", "AGR-D15"})
    void random_games_keep_every_law() {
        Invariants invariants = new Invariants(GAME, position -> {
            AgricolaInvariants.check(position);
            CardInvariants.checkDealt(position);
        });
        int number = 0;
        for (Dealing dealing : EnumSet.range(Dealing.DEALT, Dealing.SEVEN_OF_TEN)) {
            for (int seats = 2; seats <= 5; seats++) {
                for (String edition : List.of("classic", "revised")) {
                    if (seats == 5 && edition.equals("revised")) {
                        continue;
                    }
                    Position position = new Match(table(seats, edition, dealing)).position();
                    QuickRng rng = new QuickRng(number++);
                    while (!position.isOver()) {
                        invariants.check(position);
                        int seat = rng.oneOf(position.openSeats());
                        invariants.play(position, seat, invariants.offers(seat).any(rng));
                    }
                }
            }
        }
        assertThat(number).isEqualTo(6 * 7);
    }

    @Test
    @Rule("AGR-D15")
    void moves_that_pick_are_written_with_the_card() {
        assertThat(GAME.moves().read("pick a090-plow-driver")).isPresent();
        assertThat(Does.of(GAME.moves().read("pick a-minor").orElseThrow())).isEqualTo(Does.PICK);
    }
}
