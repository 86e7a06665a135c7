package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;
import tilth.engine.Rule;

/** Packed numbers against plain arrays. */
class PackedTest {

    private final QuickRng rng = new QuickRng(1);

    @Test
    @Rule({"FRM-A3", "FRM-A4", "FRM-W2"})
    void land_counts_as_an_array_of_fields_does() {
        for (int round = 0; round < 2_000; round++) {
            int[] crops = new int[Land.FIELDS];
            long land = 0;
            for (int field = 0; field < Land.FIELDS; field++) {
                crops[field] = rng.below(Basket.CROPS + 2) - 2;
                land = crops[field] >= 0 ? Land.sown(land, field, crops[field]) : land;
            }
            check(land, crops);
            int field = rng.below(Land.FIELDS);
            crops[field] = Land.NOTHING;
            check(Land.harvested(land, field), crops);
        }
    }

    private static void check(long land, int[] crops) {
        int[] stacksOf = new int[Basket.CROPS];
        int hidden = 0;
        int stacks = 0;
        for (int plot = 0; plot < Land.PLOTS; plot++) {
            int on = 0;
            for (int place = 0; place < Land.FIELDS_OF_A_PLOT; place++) {
                int crop = crops[Land.field(plot, place)];
                assertThat(Land.crop(land, Land.field(plot, place))).isEqualTo(Math.max(crop, Land.NOTHING));
                if (crop >= 0) {
                    on |= 1 << place;
                    stacksOf[crop]++;
                    stacks++;
                    hidden += Land.hasScarecrow(Land.field(plot, place)) ? 1 : 0;
                }
            }
            assertThat(Land.stacksOn(land, plot)).isEqualTo(on);
            assertThat(Land.isEmpty(land, plot)).isEqualTo(on == 0);
        }
        assertThat(Land.stacks(land)).isEqualTo(stacks);
        assertThat(Land.hiddenScarecrows(land)).isEqualTo(hidden);
        for (int crop = 0; crop < Basket.CROPS; crop++) {
            assertThat(Land.stacksOf(land, crop)).isEqualTo(stacksOf[crop]);
        }
    }

    @Test
    @Rule({"FRM-A6", "FRM-A8"})
    void baskets_compare_as_arrays_of_goods_do() {
        for (int round = 0; round < 5_000; round++) {
            int[] have = new int[Basket.GOODS];
            int[] need = new int[Basket.GOODS];
            long basket = Basket.EMPTY;
            long needed = Basket.EMPTY;
            boolean covers = true;
            int feed = 0;
            for (int good = 0; good < Basket.GOODS; good++) {
                have[good] = rng.below(33) * rng.below(2);
                need[good] = rng.below(4);
                basket += Basket.of(good, have[good]);
                needed += Basket.of(good, need[good]);
                covers &= have[good] >= need[good];
                feed += good == Basket.WATER ? 0 : have[good];
            }
            assertThat(Basket.covers(basket, needed)).isEqualTo(covers);
            assertThat(Basket.feed(basket)).isEqualTo(feed);
            for (int good = 0; good < Basket.GOODS; good++) {
                assertThat(Basket.count(basket, good)).isEqualTo(have[good]);
                assertThat(Basket.count(Basket.oneOfEachIn(basket), good)).isEqualTo(have[good] > 0 ? 1 : 0);
                assertThat(Basket.count(Basket.oneOfEachMissingIn(basket), good))
                        .isEqualTo(have[good] > 0 ? 0 : 1);
            }
        }
    }

    @Test
    @Rule("FRM-W1")
    void seven_turns_bring_the_wheel_round() {
        long herd = Herd.AT_START;
        for (int turn = 0; turn < 2 * Land.PLOTS; turn++) {
            assertThat(Herd.wheel(herd)).isEqualTo(turn % Land.PLOTS);
            for (int sector = 0; sector < Land.PLOTS; sector++) {
                int plot = Herd.plotUnder(herd, sector);
                assertThat(plot).isEqualTo(Math.floorMod(sector - turn, Land.PLOTS));
                assertThat(Herd.sectorOver(herd, plot)).isEqualTo(sector);
            }
            herd = Herd.turned(herd);
        }
        assertThat(herd).isEqualTo(Herd.AT_START);
    }
}
