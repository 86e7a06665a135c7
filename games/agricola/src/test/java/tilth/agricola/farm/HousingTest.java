package tilth.agricola.farm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;
import tilth.engine.Rng;

class HousingTest {

    private static final int SHEEP_OR_BOAR = 0b011;
    private static final int CATTLE = 0b100;

    private final Housing housing = new Housing();

    @Test
    void a_house_keeps_one_animal_of_any_species() {
        housing.places(1);
        assertThat(housing.houses(0, 0, 0)).isTrue();
        assertThat(housing.houses(1, 0, 0)).isTrue();
        assertThat(housing.houses(0, 1, 0)).isTrue();
        assertThat(housing.houses(0, 0, 1)).isTrue();
        assertThat(housing.houses(1, 0, 1)).isFalse();
    }

    @Test
    void a_farm_may_have_any_number_of_shelters() {
        housing.places(100);
        assertThat(housing.houses(40, 30, 30)).isTrue();
        assertThat(housing.houses(40, 31, 30)).isFalse();
        int[] animals = new int[housing.shelters()];
        housing.arrange(40, 30, 30, animals);
        assertThat(Arrays.stream(animals).map(Housing::total)).hasSize(100).containsOnly(1);
    }

    @Test
    void there_is_place_for_as_many_ways_to_keep_animals_as_there_are() {
        housing.places(30);
        assertThat(housing.keepable(30, 30, 30)).isEqualTo(31 * 32 / 2);
    }

    @Test
    void a_pasture_keeps_one_species_only() {
        housing.pasture(6);
        assertThat(housing.houses(0, 6, 0)).isTrue();
        assertThat(housing.houses(0, 7, 0)).isFalse();
        assertThat(housing.houses(1, 1, 0)).isFalse();
    }

    @Test
    void three_species_need_three_shelters() {
        housing.pasture(4);
        housing.pasture(2);
        housing.places(1);
        assertThat(housing.houses(4, 2, 1)).isTrue();
        assertThat(housing.houses(1, 2, 4)).isTrue();
        assertThat(housing.houses(3, 3, 1)).isFalse();
        assertThat(housing.houses(2, 2, 2)).isFalse();
    }

    @Test
    void one_species_can_fill_everything() {
        housing.pasture(4);
        housing.pasture(2);
        housing.places(3);
        assertThat(housing.houses(9, 0, 0)).isTrue();
        assertThat(housing.houses(10, 0, 0)).isFalse();
    }

    @Test
    void cards_keep_the_species_they_name() {
        housing.holder(SHEEP_OR_BOAR, 3);
        housing.mixed(SHEEP_OR_BOAR, 2);
        housing.mixed(CATTLE, 1);
        assertThat(housing.houses(3, 2, 1)).isTrue();
        assertThat(housing.houses(4, 1, 1)).isTrue();
        assertThat(housing.houses(3, 2, 2)).isFalse();
        assertThat(housing.houses(3, 3, 0))
                .as("the place of the cattle is not open to them")
                .isFalse();
    }

    @Test
    void a_cleared_housing_has_no_room() {
        housing.pasture(4);
        housing.mixed(CATTLE, 1);
        housing.clear();
        assertThat(housing.shelters()).isZero();
        assertThat(housing.houses(1, 0, 0)).isFalse();
        assertThat(housing.houses(0, 0, 1)).isFalse();
    }

    @Test
    void what_can_be_kept_is_all_if_there_is_room() {
        housing.pasture(4);
        housing.pasture(2);
        assertThat(keepable(3, 2, 0)).containsExactly(Housing.animals(3, 2, 0));
    }

    @Test
    void else_it_is_what_leaves_no_room_for_one_more() {
        housing.pasture(4);
        housing.places(1);
        assertThat(keepable(3, 2, 1))
                .containsExactlyInAnyOrder(
                        Housing.animals(3, 1, 0),
                        Housing.animals(3, 0, 1),
                        Housing.animals(1, 2, 0),
                        Housing.animals(0, 2, 1));
    }

    @Test
    void without_any_shelter_none_can_be_kept() {
        assertThat(keepable(3, 2, 1)).containsExactly(0);
    }

    private Set<Integer> keepable(int sheep, int boar, int cattle) {
        int count = housing.keepable(sheep, boar, cattle);
        Set<Integer> keepable = new TreeSet<>();
        Arrays.stream(housing.ways(), 0, count).forEach(keepable::add);
        assertThat(keepable).as("no two the same").hasSize(count);
        return keepable;
    }

    @Nested
    class Arranged {

        private final int[] animals = new int[128];

        @Test
        void big_herds_go_to_big_pastures() {
            housing.pasture(2);
            housing.pasture(8);
            housing.pasture(4);
            housing.places(1);
            housing.arrange(2, 5, 3, animals);
            assertShelters(sheep(2), boar(5), cattle(3), 0);
        }

        @Test
        void a_herd_stays_together_as_far_as_it_can() {
            housing.pasture(4);
            housing.pasture(4);
            housing.pasture(2);
            housing.places(1);
            housing.arrange(5, 0, 0, animals);
            assertShelters(sheep(4), sheep(1), 0, 0);
        }

        @Test
        void only_who_finds_no_pasture_comes_into_the_house() {
            housing.places(1);
            housing.pasture(2);
            housing.places(1);
            housing.arrange(2, 1, 0, animals);
            assertShelters(boar(1), sheep(2), 0);
        }

        @Test
        void animals_stay_where_they_were() {
            housing.pasture(2);
            housing.pasture(8);
            housing.places(2);
            before(sheep(2), cattle(1), 0, boar(1));
            housing.arrange(2, 1, 2, animals);
            assertShelters(sheep(2), cattle(2), 0, boar(1));
        }

        @Test
        void they_move_if_others_need_the_room() {
            housing.pasture(2);
            housing.pasture(8);
            before(sheep(2), cattle(1));
            housing.arrange(3, 0, 1, animals);
            assertShelters(cattle(1), sheep(3));
        }

        @Test
        void animals_without_room_are_refused() {
            housing.pasture(2);
            assertThatThrownBy(() -> housing.arrange(3, 0, 0, animals)).hasMessageContaining("no room");
        }

        private void before(int... shelters) {
            System.arraycopy(shelters, 0, animals, 0, shelters.length);
        }

        private void assertShelters(int... shelters) {
            assertThat(animals).startsWith(shelters);
        }

        private static int sheep(int count) {
            return Housing.animals(count, 0, 0);
        }

        private static int boar(int count) {
            return Housing.animals(0, count, 0);
        }

        private static int cattle(int count) {
            return Housing.animals(0, 0, count);
        }
    }

    /** Against all arrangements of random farms, some with cards that keep animals. */
    @Nested
    class Twin {

        private final Rng rng = new QuickRng(5);
        private SlowHousing slow = new SlowHousing();

        @Test
        void animals_find_room_if_some_arrangement_has_them() {
            int housed = 0;
            for (int farm = 0; farm < 20_000; farm++) {
                fill(rng.below(6), rng.below(4), 6);
                boolean[][][] keeps = slow.keeps(8);
                for (int herd = 0; herd < 30; herd++) {
                    int animals = animals(8);
                    boolean kept = SlowHousing.keeps(keeps, animals);
                    assertThat(houses(animals))
                            .as("%x on farm %d", animals, farm)
                            .isEqualTo(kept);
                    housed += kept ? 1 : 0;
                }
            }
            assertThat(housed).isBetween(100_000, 500_000);
        }

        @Test
        void what_can_be_kept_is_the_best_of_all_arrangements() {
            for (int farm = 0; farm < 10_000; farm++) {
                fill(rng.below(5), rng.below(3), 6);
                int animals = animals(7);
                assertThat(keepable(count(animals, 0), count(animals, 1), count(animals, 2)))
                        .as("%x on farm %d", animals, farm)
                        .isEqualTo(SlowHousing.best(slow.keeps(7), animals));
            }
        }

        @Test
        void an_arrangement_has_all_animals_and_leaves_as_many_as_possible_where_they_were() {
            int arranged = 0;
            int moved = 0;
            for (int farm = 0; farm < 40_000; farm++) {
                fill(rng.below(4), rng.below(3), 4);
                int[] before = new int[housing.shelters()];
                Arrays.setAll(before, this::anyOf);
                int animals = animals(5);
                if (houses(animals)) {
                    int[] after = before.clone();
                    housing.arrange(count(animals, 0), count(animals, 1), count(animals, 2), after);
                    check(animals, before, after);
                    arranged++;
                    moved += Arrays.equals(before, after) ? 0 : 1;
                }
            }
            assertThat(arranged).isGreaterThan(10_000);
            assertThat(moved).isGreaterThan(5_000);
        }

        private int anyOf(int shelter) {
            List<Integer> arrangements = slow.arrangements(shelter);
            return arrangements.get(rng.below(arrangements.size()));
        }

        private void check(int animals, int[] before, int[] after) {
            int staying = 0;
            for (int shelter = 0; shelter < after.length; shelter++) {
                assertThat(slow.allows(shelter, after[shelter])).isTrue();
                staying += SlowHousing.common(before[shelter], after[shelter]);
            }
            assertThat(Arrays.stream(after).sum()).isEqualTo(animals);
            assertThat(staying).isEqualTo(slow.mostStaying(animals, before));
            int[] again = after.clone();
            housing.arrange(count(animals, 0), count(animals, 1), count(animals, 2), again);
            assertThat(again).as("arranged again").isEqualTo(after);
        }

        private void fill(int herds, int mixes, int most) {
            housing.clear();
            slow = new SlowHousing();
            for (int shelter = 0; shelter < herds + mixes; shelter++) {
                boolean card = rng.below(4) == 0;
                int species = card ? 1 + rng.below(7) : 7;
                int capacity = 1 + rng.below(most);
                boolean oneSpecies = shelter % 2 == 0 ? shelter / 2 < herds : shelter / 2 >= mixes;
                if (oneSpecies) {
                    housing.holder(species, capacity);
                    slow.holder(species, capacity);
                } else {
                    housing.mixed(species, 1 + capacity / 3);
                    slow.mixed(species, 1 + capacity / 3);
                }
            }
        }

        private int animals(int below) {
            return Housing.animals(rng.below(below), rng.below(below), rng.below(below));
        }

        private boolean houses(int animals) {
            return housing.houses(count(animals, 0), count(animals, 1), count(animals, 2));
        }

        private static int count(int animals, int species) {
            return Housing.count(animals, species);
        }
    }
}
