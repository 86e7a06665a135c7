package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.agricola.farm.Farmyards;
import tilth.agricola.farm.Yard;
import tilth.agricola.goods.Goods;
import tilth.agricola.state.Holdings;
import tilth.engine.QuickRng;
import tilth.engine.Rule;

/** Packed numbers against plain arrays. */
class PackedTest {

    private final QuickRng rng = new QuickRng(1);

    @Test
    @Rule("AGR-P1")
    void bundles_compare_and_add_up_as_arrays_of_counts_do() {
        for (int trial = 0; trial < 20_000; trial++) {
            int[] have = new int[Goods.KINDS];
            int[] need = new int[Goods.KINDS];
            long bundle = Goods.NOTHING;
            long price = Goods.NOTHING;
            boolean covers = true;
            for (int good = 0; good < Goods.KINDS; good++) {
                have[good] = rng.below(3) == 0 ? rng.below(Goods.MOST_PRICE + 1) : rng.below(4);
                need[good] = rng.below(3);
                bundle += Goods.of(have[good], good);
                price = Goods.with(price, need[good], good);
                covers &= have[good] >= need[good];
            }
            assertThat(Goods.covers(bundle, price)).isEqualTo(covers);
            assertThat(Goods.isWithin(price, bundle)).isEqualTo(covers);
            long left = Goods.less(bundle, price);
            for (int good = 0; good < Goods.KINDS; good++) {
                assertThat(Goods.count(bundle, good)).isEqualTo(have[good]);
                assertThat(Goods.count(left, good)).isEqualTo(Math.max(0, have[good] - need[good]));
            }
        }
    }

    @Test
    @Rule("AGR-P1")
    void a_purse_follows_every_gain_and_loss() {
        Holdings holdings = new Holdings();
        int[][] plain = new int[5][Goods.KINDS];
        for (int trial = 0; trial < 20_000; trial++) {
            int seat = rng.below(5);
            int good = rng.below(Goods.KINDS);
            int change = rng.below(60) - Math.min(30, plain[seat][good]);
            if (plain[seat][good] + change > 500) {
                change = -plain[seat][good];
            }
            plain[seat][good] += change;
            holdings.gain(seat, change, good);
            int wanted = rng.below(Goods.MOST_PRICE + 1);
            assertThat(holdings.count(seat, good)).isEqualTo(plain[seat][good]);
            assertThat(holdings.covers(seat, Goods.of(wanted, good))).isEqualTo(plain[seat][good] >= wanted);
        }
    }

    @Test
    @Rule({"AGR-C3", "AGR-C5", "AGR-H2"})
    void crops_grow_and_are_reaped_as_arrays_of_counts_are() {
        Farmyards farms = new Farmyards(5, 0, false);
        int[] counts = new int[Yard.SQUARES];
        boolean[] vegetables = new boolean[Yard.SQUARES];
        for (int trial = 0; trial < 20_000; trial++) {
            int square = rng.below(Yard.SQUARES);
            if (rng.below(8) == 0) {
                farms.reap(2);
                for (int i = 0; i < counts.length; i++) {
                    counts[i] = Math.max(0, counts[i] - 1);
                    vegetables[i] &= counts[i] > 0;
                }
            } else {
                counts[square] = rng.below(16);
                vegetables[square] = rng.below(2) == 0 && counts[square] > 0;
                if (vegetables[square]) {
                    farms.putVegetables(2, square, counts[square]);
                } else {
                    farms.putGrain(2, square, counts[square]);
                }
            }
            check(farms, counts, vegetables);
        }
    }

    private static void check(Farmyards farms, int[] counts, boolean[] vegetables) {
        int sown = 0;
        int green = 0;
        for (int i = 0; i < counts.length; i++) {
            assertThat(farms.crops(2, i)).isEqualTo(counts[i]);
            assertThat(farms.growsVegetables(2, i)).isEqualTo(vegetables[i]);
            sown |= counts[i] > 0 ? 1 << i : 0;
            green |= vegetables[i] ? 1 << i : 0;
        }
        assertThat(farms.sown(2)).isEqualTo(sown);
        assertThat(farms.vegetableFields(2)).isEqualTo(green);
        assertThat(farms.sown(1)).isZero();
    }
}
