package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {

    private static final Term CROP = Term.of("crop", "rye", "oats", "barley");
    private static final Term PLACE = Term.places("place", 12);
    private static final Term COUNT = Term.number("count");

    private enum Does implements Verb {
        REST,
        PLOW(PLACE),
        SOW(CROP, PLACE),
        SELL_OFF(COUNT, CROP, PLACE),
        TRADE(COUNT, CROP, COUNT, CROP);

        private final List<Term> operands;

        Does(Term... operands) {
            this.operands = List.of(operands);
        }

        @Override
        public List<Term> operands() {
            return operands;
        }
    }

    private final Notation notation = new Notation(Does.values());

    @Test
    void sentences_read_like_the_game() {
        assertThat(notation.write(Does.REST.bare())).isEqualTo("rest");
        assertThat(notation.write(Does.PLOW.with(11))).isEqualTo("plow 11");
        assertThat(notation.write(Does.SOW.with(2, 0))).isEqualTo("sow barley 0");
        assertThat(notation.write(Does.SELL_OFF.with(4095, 1, 3))).isEqualTo("sell-off 4095 oats 3");
        assertThat(notation.write(Does.TRADE.with(7, 0, 8, 2))).isEqualTo("trade 7 rye 8 barley");
    }

    @Test
    void every_sentence_reads_back_as_it_was_written() {
        for (long seed = 0; seed < 20_000; seed++) {
            long packed = anySentence(new QuickRng(seed));
            assertThat(notation.read(notation.write(packed)))
                    .as("seed %d: %s", seed, notation.write(packed))
                    .isEqualTo(OptionalLong.of(packed));
            assertThat(notation.knows(packed)).as("seed %d", seed).isTrue();
        }
    }

    @Test
    void a_number_is_known_exactly_if_some_sentence_packs_to_it() {
        int known = 0;
        for (long seed = 0; seed < 20_000; seed++) {
            long packed = anyNumber(new QuickRng(seed));
            if (notation.knows(packed)) {
                known++;
                assertThat(notation.read(notation.write(packed)))
                        .as("seed %d", seed)
                        .isEqualTo(OptionalLong.of(packed));
            }
        }
        assertThat(known).isBetween(1000, 19_000);
        assertThat(notation.knows(Does.values().length)).isFalse();
        assertThat(notation.knows(Does.PLOW.with(12))).isFalse();
        assertThat(notation.knows(Does.REST.with(1))).isFalse();
        assertThat(notation.knows(-1)).isFalse();
    }

    @Test
    void garbled_sentences_are_nothing_or_another_sentence_but_never_a_failure() {
        for (long seed = 0; seed < 20_000; seed++) {
            Rng rng = new QuickRng(seed);
            String garbled = garbled(notation.write(anySentence(rng)), rng);
            OptionalLong read = notation.read(garbled);
            if (read.isPresent()) {
                assertThat(notation.write(read.getAsLong()))
                        .as("seed %d", seed)
                        .isEqualTo(garbled.strip().replaceAll("\\s+", " "));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "dance",
                "REST",
                "rest 1",
                "plow",
                "plow 12",
                "plow -1",
                "plow 01",
                "plow 1 2",
                "plow rye",
                "sow rye",
                "sow wheat 1",
                "sow 1 rye",
                "sell-off 4096 rye 1",
                "sell-off 00 rye 1",
                "sell_off 1 rye 1"
            })
    void nothing_else_is_read(String text) {
        assertThat(notation.read(text)).isEmpty();
    }

    @Test
    void blanks_around_and_between_words_do_not_matter() {
        assertThat(notation.read("  sow \t oats   4 ")).isEqualTo(OptionalLong.of(Does.SOW.with(1, 4)));
    }

    @Test
    void a_move_touches_what_its_last_operand_names() {
        assertThat(notation.target(Does.SOW.with(1, 4))).isEqualTo("place:4");
        assertThat(notation.target(Does.TRADE.with(1, 0, 2, 1))).isEqualTo("crop:oats");
        assertThat(notation.target(Does.REST.bare())).isEqualTo("do:rest");
    }

    @Test
    void a_move_touches_its_target_and_no_other() {
        for (long seed = 0; seed < 2_000; seed++) {
            long packed = anySentence(new QuickRng(seed));
            String own = notation.target(packed);
            for (String text : List.of("do:rest", "place:4", "crop:oats", "crop:rest", "rest", own)) {
                assertThat(notation.touches(packed, Target.of(text)))
                        .as("%s touches %s", notation.write(packed), text)
                        .isEqualTo(own.equals(text));
            }
        }
    }

    @Test
    void operands_go_by_the_names_of_their_terms() {
        assertThat(notation.operands(Does.SELL_OFF.with(3, 1, 4)))
                .containsExactly(Map.entry("count", "3"), Map.entry("crop", "oats"), Map.entry("place", "4"));
    }

    @Test
    void a_list_is_written_in_its_order() {
        MoveList moves = new MoveList();
        moves.add(Does.PLOW.with(2));
        moves.add(Does.REST.bare());
        assertThat(notation.write(moves)).containsExactly("plow 2", "rest");
    }

    @Test
    void five_operands_are_too_many() {
        Verb wide = new Verb() {
            @Override
            public String name() {
                return "WIDE";
            }

            @Override
            public int ordinal() {
                return 0;
            }

            @Override
            public List<Term> operands() {
                return List.of(COUNT, COUNT, COUNT, COUNT, COUNT);
            }
        };
        assertThatThrownBy(() -> new Notation(wide)).hasMessage("wide has too many operands");
    }

    private static long anySentence(Rng rng) {
        Does verb = Does.values()[rng.below(Does.values().length)];
        int[] operands = new int[Verb.MOST_OPERANDS];
        for (int i = 0; i < verb.operands().size(); i++) {
            int words = verb.operands().get(i).words().size();
            operands[i] = rng.below(words == 0 ? Term.MOST_VALUES : words);
        }
        return verb.with(operands[0], operands[1], operands[2], operands[3]);
    }

    private static long anyNumber(Rng rng) {
        long bits = rng.nextLong() >>> 8 + rng.below(56);
        return bits & ~0xFFL | rng.below(8);
    }

    private static String garbled(String text, Rng rng) {
        int at = rng.below(text.length());
        return switch (rng.below(4)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + ' ' + text.substring(at);
            case 2 -> text.substring(0, at) + (char) (' ' + rng.below(95)) + text.substring(at);
            default -> text + ' ' + text.substring(at);
        };
    }
}
