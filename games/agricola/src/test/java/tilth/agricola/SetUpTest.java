package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Stages;
import tilth.agricola.edition.AgricolaTable;
import tilth.agricola.goods.Goods;
import tilth.engine.Rule;
import tilth.engine.Seed;
import tilth.engine.Setup;

class SetUpTest extends AgricolaScenario {

    private static AgricolaPosition start(int seats, String edition, long seed) {
        Agricola game = new Agricola();
        return (AgricolaPosition) game.start(new Setup(game, seats, Map.of("edition", edition), Seed.of(seed)));
    }

    private static String edition(int seats, String chosen) {
        return ((AgricolaView) start(seats, chosen, 1).view(0)).edition();
    }

    @Test
    @Rule({"AGR-S1", "AGR-S2"})
    void the_option_decides_which_edition_is_played_but_five_play_the_classic_one() {
        for (int seats = 1; seats <= 4; seats++) {
            assertThat(edition(seats, "classic")).isEqualTo("classic");
            assertThat(edition(seats, "revised")).isEqualTo("revised");
        }
        assertThat(edition(5, "classic")).isEqualTo("classic");
        assertThat(edition(5, "revised")).isEqualTo("classic");
        assertThat(AgricolaTable.OPTIONS.getFirst().name()).isEqualTo("edition");
    }

    @Test
    @Rule({"AGR-S3", "AGR-S4"})
    void everybody_starts_with_two_rooms_two_people_and_some_food() {
        for (int seed = 0; seed < 20; seed++) {
            AgricolaPosition position = start(4, "revised", seed);
            for (int seat = 0; seat < 4; seat++) {
                boolean isFirst = seat == position.board().firstSeat();
                assertThat(position.holdings().food(seat)).isEqualTo(isFirst ? 2 : 3);
                assertThat(position.holdings().people(seat)).isEqualTo(2);
                assertThat(position.holdings().home(seat)).isEqualTo(2);
                assertThat(AgricolaViewer.bits(position.farms().rooms(seat), tilth.agricola.farm.Yard::name))
                        .containsExactly("a2", "a3");
                assertThat(Integer.bitCount(position.farms().unused(seat))).isEqualTo(13);
            }
        }
    }

    @Test
    @Rule("AGR-S4")
    void the_starting_player_is_drawn_by_lot() {
        Set<Integer> first = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            first.add(start(5, "classic", seed).board().firstSeat());
        }
        assertThat(first).hasSize(5);
    }

    @Test
    @Rule("AGR-S5")
    void round_cards_are_shuffled_within_their_stages() {
        Set<Integer> firstCards = new HashSet<>();
        for (int seed = 0; seed < 60; seed++) {
            AgricolaPosition position = start(2, "classic", seed);
            AgricolaInvariants.check(position);
            firstCards.add(position.board().card(1));
            firstCards.add(position.board().card(5));
        }
        assertThat(firstCards).hasSize(4 + 3);
    }

    @Test
    @Rule({"AGR-R1", "AGR-R2", "AGR-R3"})
    void the_game_begins_with_the_first_round_prepared() {
        AgricolaPosition position = start(2, "classic", 7);
        assertThat(position.board().round()).isEqualTo(1);
        assertThat(position.board().open() >>> position.board().card(1) & 1).isEqualTo(1);
        assertThat(position.board().open() >>> position.board().card(2) & 1).isZero();
        assertThat(Facts.of(position)).containsEntry("forest", "3 wood").containsEntry("fishing", "1 food");
        assertThat(position.openSeats()).isEqualTo(1 << position.board().firstSeat());
    }

    @Test
    @Rule("AGR-S7")
    void everybody_sees_the_same() {
        AgricolaPosition position = start(3, "revised", 3);
        assertThat(position.view(0)).isEqualTo(position.view(1)).isEqualTo(position.view(-1));
        AgricolaView view = (AgricolaView) position.view(2);
        assertThat(view.players()).hasSize(3);
        assertThat(view.players().get(1).goods())
                .containsEntry("food", position.holdings().count(1, Goods.FOOD));
    }

    @Test
    @Rule("AGR-S6")
    void the_view_names_cards_to_come_without_their_order() {
        AgricolaView view = (AgricolaView) start(2, "classic", 5).view(0);
        assertThat(view.rounds()).hasSize(Stages.ROUNDS);
        assertThat(view.rounds().stream().filter(round -> round.card() != null)).hasSize(1);
        assertThat(view.toCome().stream().mapToInt(java.util.List::size).sum()).isEqualTo(13);
        assertThat(view.toCome().get(4)).containsExactly("cultivation", "urgent-wish");
    }
}
