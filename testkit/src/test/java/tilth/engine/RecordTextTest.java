package tilth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilth.testkit.RandomPlay;
import tilth.testkit.sheaves.Sheaves;

class RecordTextTest {

    private static final String SOUND = """
            tilth record 1
            game sheaves
            seats 2
            option hand 3
            option field three
            seed 0000000000000001000000000000000200000000000000030000000000000004
            moves 2
            0 lay 5
            1 lay 12
            """;

    @Test
    void a_record_is_written_line_by_line() {
        Setup setup = new Setup(new Sheaves(), 2, Map.of("hand", "3", "field", "three"), new Seed(1, 2, 3, 4));
        GameRecord record = RecordText.read(SOUND);
        assertThat(record.setup().options()).isEqualTo(setup.options());
        assertThat(record.setup().seed()).isEqualTo(setup.seed());
        assertThat(record.turns()).hasSize(2);
        assertThat(RecordText.write(new GameRecord(setup, record.turns()))).isEqualTo(SOUND);
    }

    @Test
    void a_record_carries_the_version_of_the_rules_it_was_played_under() {
        GameRecord first = RecordText.read(SOUND);
        assertThat(first.rulesVersion()).as("records that name none").isEqualTo(1);
        GameRecord later = new GameRecord(first.setup(), first.turns(), 3);
        assertThat(RecordText.write(later)).contains("\nrules 3\nseats ");
        assertThat(RecordText.read(RecordText.write(later)).rulesVersion()).isEqualTo(3);
        assertThat(later.without(0, 0).rulesVersion()).isEqualTo(3);
    }

    @Test
    void a_record_names_who_played() {
        GameRecord first = RecordText.read(SOUND);
        assertThat(first.players()).as("older records name nobody").isEmpty();
        GameRecord named = first.by(
                List.of(new GameRecord.Player("Ann # 1", 3, false), new GameRecord.Player("search:2", 0, true)));
        assertThat(RecordText.write(named)).contains("\nseats 2\nplayer 3 Ann # 1\nbot 0 search:2\noption ");
        assertThat(RecordText.read(RecordText.write(named)).players()).isEqualTo(named.players());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "player 3 Ann",
                "player 3 Ann\nplayer 3 Bob",
                "player 9 Ann\nplayer 3 Bob",
                "player Ann\nplayer 3 Bob",
                "player 1\nplayer 3 Bob",
                "player 1 A\u0007nn\nplayer 3 Bob",
                "player 1 aaaaaaaaaaaaaaaaaaaaaaaaa\nplayer 3 Bob"
            })
    void players_who_cannot_be_are_refused(String lines) {
        String text = SOUND.replace("seats 2\n", "seats 2\n" + lines + "\n");
        assertThatThrownBy(() -> RecordText.read(text)).isInstanceOf(BadInput.class);
    }

    @Test
    void every_record_reads_back_as_it_was_written() {
        for (int seed = 0; seed < 200; seed++) {
            GameRecord record = RandomPlay.record(Setup.of(new Sheaves(), 2 + seed % 3, Seed.of(seed)), seed);
            String text = RecordText.write(record);
            assertThat(RecordText.write(RecordText.read(text)))
                    .as("seed %d", seed)
                    .isEqualTo(text);
        }
    }

    @Test
    void blank_lines_blanks_and_other_line_ends_do_not_matter() {
        String loose = "\n" + SOUND.replace("\n", "  \r\n\r\n").replace("lay 5", " lay   5");
        assertThat(RecordText.write(RecordText.read(loose))).isEqualTo(SOUND);
    }

    @Test
    void a_plain_number_will_do_for_a_seed_and_options_may_be_left_out() {
        GameRecord record = RecordText.read("tilth record 1\ngame sheaves\nseats 2\nseed 42\nmoves 0\n");
        assertThat(record.setup().seed()).isEqualTo(Seed.of(42));
        assertThat(record.setup().options()).isEqualTo(Map.of("hand", "4", "field", "die"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            tilth record 1 | tilth record 2    | This is not a record: it does not begin with "tilth record 1".
            game sheaves   | games sheaves     | The record is broken at line 2: here should stand "game".
            game sheaves   | game              | The record is broken at line 2: here should stand "game".
            seats 2        | seats two         | The record is broken at line 3: "two" is not a number.
            seats 2        | seats -2          | The record is broken at line 3: "-2" is not a number.
            seats 2        | seats 99999999999 | The record is broken at line 3: "99999999999" is not a number.
            seats 2        | seats 5           | Sheaves takes 2 to 4 seats, not 5.
            option hand 3  | option hand       | The record is broken at line 4: an option needs a value.
            option hand 3  | option hand 9     | Option hand of Sheaves is one of 4, 3, not "9".
            option hand 3  | option foot 3     | Sheaves has no option "foot"; its options are hand, field.
            option hand 3  | option field die  | The record is broken at line 5: option field stands here for the second time.
            option hand 3  | hand 3            | The record is broken at line 4: here should stand "seed".
            seed 00        | seed xx           | The record is broken at line 6: the seed is not 64 hexadecimal digits.
            moves 2        | moves             | The record is broken at line 7: here should stand "moves".
            moves 2        | moves 3           | The record is broken at line 7: the record names 3 moves and holds 2.
            moves 2        | moves 1           | The record is broken at line 7: the record names 1 moves and holds 2.
            0 lay 5        | lay 5             | The record is broken at line 8: "lay" is not a number.
            0 lay 5        | 2 lay 5           | The record is broken at line 8: a move is a seat from 0 to 1 and what it does.
            0 lay 5        | 0                 | The record is broken at line 8: a move is a seat from 0 to 1 and what it does.
            1 lay 12       | 1 dance           | The record is broken at line 9: "dance" is no move of Sheaves.
            1 lay 12       | 1 lay 21          | The record is broken at line 9: "lay 21" is no move of Sheaves.
            """)
    void a_broken_record_is_refused_with_one_sentence(String sound, String broken, String sentence) {
        assertRefused(SOUND.replace(sound, broken), sentence);
    }

    @Test
    void the_line_named_is_the_one_in_the_text_blank_ones_counted() {
        assertRefused(
                "\n\n" + SOUND.replace("0 lay 5", "0 dance"),
                "The record is broken at line 10: \"dance\" is no move of Sheaves.");
    }

    @Test
    void a_record_that_ends_too_early_says_what_is_missing() {
        assertRefused("", "The record ends too early: a record is missing.");
        assertRefused("tilth record 1\ngame sheaves\n", "The record ends too early: \"seats\" is missing.");
    }

    @Test
    void an_unknown_game_is_refused_with_those_there_are() {
        assertThatThrownBy(() -> RecordText.read(SOUND.replace("sheaves", "barley")))
                .isInstanceOf(BadInput.class)
                .hasMessageMatching("There is no game \"barley\"; there is .*sheaves.*\\.");
    }

    @Test
    void a_move_that_cannot_be_played_where_it_stands_is_named_when_it_is_replayed() {
        GameRecord sound = RandomPlay.record(Setup.of(new Sheaves(), 2, Seed.of(1)), 1);
        GameRecord again = new GameRecord(
                sound.setup(),
                Stream.concat(sound.turns().stream().limit(1), sound.turns().stream())
                        .toList());
        assertThatThrownBy(again::replay)
                .isInstanceOfSatisfying(GameRecord.RefusedMove.class, refused -> {
                    assertThat(refused.number()).isEqualTo(2);
                    assertThat(refused.turn()).isEqualTo(sound.turns().getFirst());
                    assertThat(refused.refusal()).isEqualTo(Refusal.of("TBL-1", "not-asked"));
                })
                .hasMessage("move 2 is refused by TBL-1");
    }

    private static void assertRefused(String text, String sentence) {
        assertThatThrownBy(() -> RecordText.read(text))
                .isInstanceOfSatisfying(
                        BadInput.class,
                        refused -> assertThat(refused.sentence()).isEqualTo(sentence));
    }
}
