package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTest {

    private static final Purpose TILES = Purpose.of("tiles");
    private static final Purpose DICE = Purpose.of("dice");

    @Test
    void a_seed_survives_being_written_as_hexadecimal_digits() {
        for (long number = -50; number < 50; number++) {
            Seed seed = Seed.of(number);
            assertThat(seed.hex()).matches("[0-9a-f]{64}");
            assertThat(Seed.read(seed.hex())).as("seed %d", number).contains(seed);
        }
        Seed odd = new Seed(1, -1, 0, 0x0123456789ABCDEFL);
        assertThat(Seed.read(odd.hex())).contains(odd);
    }

    @Test
    void a_whole_number_stands_for_a_seed() {
        assertThat(Seed.read("42")).contains(Seed.of(42));
        assertThat(Seed.read("-42")).contains(Seed.of(-42));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "1.5", "99999999999999999999", "0x10", "abc"})
    void nothing_else_is_a_seed(String text) {
        assertThat(Seed.read(text)).isEmpty();
    }

    @Test
    void neighbouring_numbers_and_games_have_seeds_of_their_own() {
        Set<Seed> seeds = new HashSet<>();
        for (int number = 0; number < 100; number++) {
            for (int game = 0; game < 100; game++) {
                seeds.add(Seed.of(number, game));
            }
        }
        assertThat(seeds).hasSize(10_000);
    }

    @Test
    void a_seed_does_not_blurt_out_its_bits() {
        assertThat(Seed.of(1).toString()).isEqualTo("a secret seed");
    }

    @Test
    void the_same_purpose_and_round_draw_the_same_again() {
        assertThat(draws(Seed.of(1).stream(DICE, 3))).isEqualTo(draws(Seed.of(1).stream(DICE, 3)));
    }

    @Test
    void other_purposes_rounds_and_seeds_draw_otherwise() {
        Set<String> streams = new HashSet<>();
        for (int seed = 0; seed < 10; seed++) {
            for (int round = 0; round < 10; round++) {
                streams.add(draws(Seed.of(seed).stream(DICE, round)));
                streams.add(draws(Seed.of(seed).stream(TILES, round)));
            }
        }
        assertThat(streams).hasSize(200);
    }

    @Test
    void the_use_of_one_stream_does_not_disturb_another() {
        Seed seed = Seed.of(5);
        Rng tiles = seed.stream(TILES);
        Rng dice = seed.stream(DICE);
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            drawn.append(tiles.nextInt()).append(' ');
            dice.nextLong();
        }
        assertThat(drawn.toString()).isEqualTo(draws(seed.stream(TILES)));
    }

    @Test
    void an_imagined_seed_comes_from_the_imagined_chance_alone() {
        assertThat(Seed.imagined(new QuickRng(1))).isEqualTo(Seed.imagined(new QuickRng(1)));
        assertThat(Seed.imagined(new QuickRng(1))).isNotEqualTo(Seed.imagined(new QuickRng(2)));
    }

    private static String draws(Rng rng) {
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            drawn.append(rng.nextInt()).append(' ');
        }
        return drawn.toString();
    }

    @Test
    void every_part_of_a_seed_is_in_its_digest() {
        Set<Long> digests = new HashSet<>();
        for (Seed seed : List.of(
                new Seed(0, 0, 0, 0),
                new Seed(1, 0, 0, 0),
                new Seed(0, 1, 0, 0),
                new Seed(0, 0, 1, 0),
                new Seed(0, 0, 0, 1))) {
            digests.add(seed.digest(Digest.START));
        }
        assertThat(digests).hasSize(5);
    }
}
