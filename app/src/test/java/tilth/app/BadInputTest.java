package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputTest {

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            foo                                                         | There is no command "tilth foo"
            --foo                                                       | has no option "--foo"
            help foo                                                    | There is no command "tilth foo"
            games extra                                                 | does not know what to do with "extra"
            games --jsn                                                 | "tilth help games"
            play                                                        | needs a game
            play chess --seats greedy,random                            | There is no game "chess"
            play finca                                                  | "--seats" names who plays
            play finca --seats                                          | "--seats" needs a value
            play finca --seats greedy                                   | takes 2 to 4 seats, not 1
            play finca --seats random,random,random,random,random       | takes 2 to 4 seats, not 5
            play finca --seats greedy,wizard                            | There is no bot "wizard"
            play finca --seats greedy,,random                           | There is no bot ""
            play finca --seats random,random --seed abc                 | "--seed" takes a whole number
            play finca --seats random,random --seed 99999999999999999999 | "--seed" takes a whole number
            play finca --seats random,random --seed 1 --seed 2          | "--seed" is given twice
            play finca --seats random,random --seed                     | "--seed" needs a value
            play finca --seats random,random --seed --json              | "--seed" needs a value
            play finca --seats random,random --option supply            | "--option" takes a name and a value
            play finca --seats random,random --option supply=           | "--option" takes a name and a value
            play finca --seats random,random --option =18               | "--option" takes a name and a value
            play finca --seats random,random --option                   | "--option" needs a value
            play finca --seats random,random --option moon=full         | has no option "moon"
            play finca --seats random,random --option supply=3          | one of by-players, 18
            play finca --seats random,random --option supply=18 --option supply=18 | given twice
            play finca --seats random,random --wat                      | has no option "--wat"
            play finca extra --seats random,random                      | does not know what to do with "extra"
            play finca --seats random,random --json=maybe               | --json
            replay                                                      | needs a file
            replay /no/such/file                                        | There is no file
            replay /                                                    | is a folder
            lab                                                         | simulate, levels
            lab foo                                                     | There is no command "tilth lab foo"
            lab simulate                                                | needs a game
            lab solo                                                    | needs a game
            lab solo finca                                              | Finca is not played alone.
            lab solo farmerama --games 0                                | from 1 to 10000000, not "0"
            lab solo farmerama --seed x                                 | "--seed" takes
            lab levels farmerama --seats-count 1                        | at least two seats
            lab simulate finca                                          | "--seats" names who plays
            lab simulate finca --seats random,human                     | Only bots can sit here
            lab simulate finca --seats random                           | takes 2 to 4 seats
            lab simulate finca --seats random,random --games 0          | from 1 to 10000000, not "0"
            lab simulate finca --seats random,random --games 1e9        | not "1e9"
            lab simulate finca --seats random,random --games 99999999999999999999 | "--games" takes
            lab simulate finca --seats random,random --threads 0        | "--threads" takes
            lab simulate finca --seats random,random --threads 1000000  | "--threads" takes
            lab simulate finca --seats random,random --seed x           | "--seed" takes a whole number
            lab simulate finca --seats random,random --option a=b       | has no option "a"
            lab levels chess                                            | There is no game "chess"
            lab levels finca --seats-count 9                            | from 2 to 4, not "9"
            lab levels finca --games -3                                 | "--games" takes
            lab learn                                                   | needs a game
            lab learn finca                                             | Nobody can teach bots Finca yet.
            lab learn agricola --games 0                                | from 1 to 10000000, not "0"
            lab learn agricola --every 0                                | "--every" takes
            lab learn agricola --trial 1                                | "--trial" takes
            lab learn agricola --file /                                 | is a folder
            lab learn agricola --option moon=full                       | has no option "moon"
            lab report                                                  | needs a game
            lab report chess                                            | There is no game "chess"
            lab report finca --games 0                                  | from 1 to 10000000, not "0"
            lab report finca --bot wizard                               | There is no bot "wizard"
            lab report finca --bot human                                | Only bots can sit here
            lab report finca --seats-count 9                            | from 2 to 4, not "9"
            lab report finca --seed x                                   | "--seed" takes a whole number
            lab report finca --threads 0                                | "--threads" takes
            lab report finca --language xx                              | "--language" takes one of
            lab report finca --options moon=full                        | has no option "moon"
            lab report finca --options supply=18,supply=18              | given twice
            lab report finca --against supply                           | "--against" takes a name and a value
            lab report finca --against supply=3                         | one of by-players, 18
            lab report finca --against turn-cap=off                     | nothing to compare
            lab report finca --options turn-cap=50 --against turn-cap=50 | nothing to compare
            bench                                                       | needs a game
            bench finca --seconds -1                                    | from 1 to 3600, not "-1"
            bench finca --seconds 0                                     | from 1 to 3600, not "0"
            bench finca --seconds 99999                                 | from 1 to 3600
            bench finca --seats-count 0                                 | from 2 to 4, not "0"
            bench finca --seats-count x                                 | from 2 to 4, not "x"
            bench finca --option a=b                                    | has no option "a"
            """)
    void wrong_words_get_one_clear_sentence(String words, String part) {
        tilth(words.split(" ")).refused(part);
    }

    @Test
    void a_record_goes_into_no_folder_and_no_place_that_cannot_be_written() throws IOException {
        tilth("play", "finca", "--seats", "random,random", "--record", folder.toString())
                .refused("is a folder");
        tilth("play", "finca", "--seats", "random,random", "--record", "").refused("needs the name of a file");
        tilth("play", "finca", "--seats", "random,random", "--record", folder + "/no/such/place")
                .refused("cannot be written");
        assertThatNothingWasWritten();
    }

    @Test
    @Timeout(300)
    void tables_are_not_opened_where_nothing_can_be_kept() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "no folder");
        tilth("serve", "--port", "0", "--data", file.toString()).refused("The tables cannot be opened: " + file);
        tilth("serve", "--port", "0", "--data", file.resolve("data").toString())
                .refused("The tables cannot be opened: " + file);
        for (String name : new String[] {"lock", "tilth.db", "tilth.db-wal"}) {
            Path data = folder.resolve("data of " + name);
            Files.createDirectories(data.resolve(name).resolve("in the way"));
            tilth("serve", "--port", "0", "--data", data.toString()).refused("The tables cannot be opened: ");
        }
    }

    @Test
    void a_report_goes_into_no_folder_and_no_place_that_cannot_be_written() throws IOException {
        tilth("lab", "report", "finca", "--out", folder.toString()).refused("a report needs a file of its own");
        tilth("lab", "report", "finca", "--out", "").refused("needs the name of a file");
        tilth("lab", "report", "finca", "--out", folder + "/no/such/place.html").refused("cannot be written");
        assertThatNothingWasWritten();
    }

    @Test
    void a_refused_game_leaves_an_old_record_alone() throws IOException {
        Path file = folder.resolve("old");
        Files.writeString(file, "old");
        tilth("play", "finca", "--seats", "random,wizard", "--record", file.toString())
                .refused("wizard");
        assertThat(file).hasContent("old");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                     | is empty
            'once upon a time'                     | This is not a record
            'tilth record 1'                       | is missing
            'tilth record 1;game chess'            | There is no game
            'tilth record 1;game finca;seats 9;seed 1;moves 0'              | takes 2 to 4 seats
            'tilth record 1;game finca;seats two;seed 1;moves 0'            | line 3
            'tilth record 1;game finca;seats 2;option supply 7;seed 1;moves 0' | is one of by-players
            'tilth record 1;game finca;seats 2;seed x;moves 0'              | line 4
            'tilth record 1;game finca;seats 2;seed 1;moves 2;0 place 1'    | names 2 moves and holds 1
            'tilth record 1;game finca;seats 2;seed 1;moves 1;0 fly 1'      | no move of Finca
            'tilth record 1;game finca;seats 2;seed 1;moves 1;7 place 1'    | a seat from 0 to 1
            """)
    void a_broken_record_is_refused(String text, String part) throws IOException {
        Path file = folder.resolve("broken");
        Files.writeString(file, text.replace(';', '\n'));
        tilth("replay", file.toString()).refused(part);
    }

    @Test
    void what_is_not_even_text_is_refused() throws IOException {
        Path file = folder.resolve("picture");
        Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xFF, (byte) 0xFE});
        tilth("replay", file.toString()).refused("not even text");
        Files.write(file, new byte[5 << 20]);
        tilth("replay", file.toString()).refused("too large");
    }

    private void assertThatNothingWasWritten() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).isEmpty();
        }
    }
}
