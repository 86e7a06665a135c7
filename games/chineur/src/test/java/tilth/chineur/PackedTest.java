package tilth.chineur;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilth.engine.QuickRng;
import tilth.engine.Rule;

/** Packed numbers against plain arrays and lists. */
class PackedTest {

    private final QuickRng rng = new QuickRng(1);

    @Test
    @Rule({"CHI-C1", "CHI-A6"})
    void baskets_compare_as_arrays_of_counts_do() {
        for (int round = 0; round < 5_000; round++) {
            int[] have = new int[Basket.RESOURCES];
            long basket = Basket.EMPTY;
            long needed = Basket.EMPTY;
            boolean covers = true;
            int total = 0;
            int kinds = 0;
            int most = 0;
            for (int resource = 0; resource < Basket.RESOURCES; resource++) {
                have[resource] = rng.below(4) == 0 ? rng.below(4_000) : rng.below(3);
                int need = rng.below(3);
                basket += Basket.of(resource, have[resource]);
                needed += Basket.of(resource, need);
                covers &= have[resource] >= need;
                total += have[resource];
                kinds |= have[resource] > 0 ? 1 << resource : 0;
                most = have[resource] > have[most] ? resource : most;
            }
            assertThat(Basket.covers(basket, needed)).isEqualTo(covers);
            assertThat(Basket.total(basket)).isEqualTo(total);
            assertThat(Basket.kinds(basket)).isEqualTo(kinds);
            assertThat(Basket.most(basket)).isEqualTo(most);
            for (int resource = 0; resource < Basket.RESOURCES; resource++) {
                assertThat(Basket.count(basket, resource)).isEqualTo(have[resource]);
            }
        }
    }

    @Test
    @Rule({"CHI-T4", "CHI-T5"})
    void tools_of_all_players_stay_apart() {
        Holdings holdings = new Holdings();
        int[][] onCells = new int[ChineurPosition.MOST_SEATS][ChineurPosition.CELLS];
        int[][] aside = new int[ChineurPosition.MOST_SEATS][Tool.COUNT];
        for (int seat = 0; seat < ChineurPosition.MOST_SEATS; seat++) {
            holdings.begin(seat, Basket.EMPTY, seat);
            Arrays.fill(onCells[seat], ChineurPosition.NOTHING);
        }
        for (int round = 0; round < 3_000; round++) {
            int seat = rng.below(ChineurPosition.MOST_SEATS);
            int cell = rng.below(ChineurPosition.CELLS);
            int tool = rng.below(Tool.COUNT);
            onCells[seat][cell] = rng.below(2) == 0 ? tool : ChineurPosition.NOTHING;
            holdings.setTool(seat, cell, onCells[seat][cell]);
            if (aside[seat][tool] < 5) {
                aside[seat][tool]++;
                holdings.addAside(seat, tool);
            } else {
                aside[seat][tool]--;
                holdings.removeAside(seat, tool);
            }
            check(holdings, onCells, aside);
        }
    }

    private static void check(Holdings holdings, int[][] onCells, int[][] aside) {
        for (int seat = 0; seat < ChineurPosition.MOST_SEATS; seat++) {
            boolean any = false;
            for (int cell = 0; cell < ChineurPosition.CELLS; cell++) {
                assertThat(holdings.tool(seat, cell)).isEqualTo(onCells[seat][cell]);
                any |= onCells[seat][cell] != ChineurPosition.NOTHING;
            }
            assertThat(holdings.hasTools(seat)).isEqualTo(any);
            for (int tool = 0; tool < Tool.COUNT; tool++) {
                assertThat(holdings.aside(seat, tool)).isEqualTo(aside[seat][tool]);
            }
        }
    }

    @Test
    @Rule({"CHI-F6", "CHI-S7"})
    void a_deck_keeps_its_order_and_knows_what_was_seen() {
        for (int round = 0; round < 200; round++) {
            Deck deck = new Deck(40);
            List<Integer> plain = new ArrayList<>();
            List<Boolean> known = new ArrayList<>();
            for (int tile = 0; tile < 20; tile++) {
                deck.add(tile);
                plain.add(tile);
                known.add(false);
            }
            for (int step = 0; step < 60; step++) {
                step(deck, plain, known);
                assertThat(deck.size()).isEqualTo(plain.size());
                for (int at = 0; at < plain.size(); at++) {
                    assertThat(deck.at(at)).isEqualTo(plain.get(at));
                    boolean seen = at < deck.knownOnTop() || at >= deck.size() - deck.knownBelow();
                    assertThat(seen).isEqualTo(known.get(at));
                }
            }
        }
    }

    private void step(Deck deck, List<Integer> plain, List<Boolean> known) {
        int tile = rng.below(60);
        switch (plain.size() >= 40 ? 0 : rng.below(4)) {
            case 1 -> {
                deck.putUnder(tile);
                plain.add(tile);
                known.add(true);
            }
            case 2 -> {
                deck.putOnTop(tile);
                plain.addFirst(tile);
                known.addFirst(true);
            }
            default -> {
                if (!plain.isEmpty()) {
                    assertThat(deck.draw()).isEqualTo(plain.removeFirst());
                    known.removeFirst();
                }
            }
        }
    }

    @Test
    @Rule("CHI-S3")
    void tiles_are_found_by_their_faces() {
        for (FarmTiles tiles : new FarmTiles[] {FarmTiles.CROSS, FarmTiles.SAME}) {
            for (int tile = 0; tile < FarmTiles.FIRST_COCORICO; tile++) {
                int face = tiles.face(tile);
                assertThat(FarmTiles.kindOfFace(face)).isEqualTo(FarmTiles.kind(tile));
                assertThat(tiles.faces(1L << tile)).isEqualTo(1 << face);
                assertThat(tiles.tile(1L << tile, face)).isEqualTo(tile);
                assertThat(FarmTiles.ofKind(FarmTiles.kind(tile)) >>> tile & 1).isEqualTo(1);
            }
        }
        assertThat(FarmTiles.CROSS.faces(FarmTiles.COCORICOS)).isZero();
    }
}
