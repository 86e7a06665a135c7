package tilth.farmerama;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Phase 4, the ends of the game and the stars. */
class EndTest extends FarmeramaScenario {

    private static final String[] EIGHT = {"g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08"};

    @Test
    @Rule({"FRM-R1", "FRM-R2"})
    void cards_go_back_the_wheel_turns_and_the_display_is_filled_up() {
        given(players(2), display("g16", "g02"), next("g05"), GREEN.garden("g03"), first(GREEN));
        cards("sow+water", "sow+feed");
        RED.plays("pick g16", "done");
        meanwhile();
        GREEN.plays("done");
        itHappened("green done", "action-wheel-turned", "object-turned-up g05");
        changed(
                "red asked: rest > card",
                "green asked: act > card",
                "red cards: sow+water > -",
                "green cards: sow+feed > -",
                "red unused: sow+water > -",
                "green unused: sow+feed > -",
                "display 0: - > g05",
                "pile: 7 > 6",
                "action wheel: 0 > 1",
                "first: green > red",
                "round: 0 > 1");
    }

    @Test
    @Rule("FRM-R1")
    void after_six_rounds_the_wheel_is_where_it_was() {
        given(players(4), actionWheel(5));
        cards("sow", "harvest", "water", "feed");
        allAreDone();
        now("action wheel", "0");
    }

    @Test
    @Rule("FRM-R2")
    void the_game_ends_at_once_when_the_display_cannot_be_filled_up() {
        given(players(2), display("g16", "g17"), GREEN.garden(EIGHT));
        now("pile", "0");
        cards("sow+water", "sow+feed");
        RED.plays("pick g16");
        meanwhile();
        allAreDone();
        assertThat(position().isOver()).isTrue();
        winnersAre(GREEN.points() > RED.points() ? GREEN : RED);
        meanwhile();
    }

    @Test
    @Rule("FRM-R2")
    void a_full_display_and_an_empty_pile_do_not_end_it() {
        given(players(2), display("g16", "g17"), GREEN.garden(EIGHT));
        cards("sow+water", "harvest+feed");
        allAreDone();
        now("red asked", "card");
    }

    @Test
    @Rule("FRM-R3")
    void the_chief_sheep_passes_to_the_left() {
        given(players(3), first(BLUE));
        cards("sow", "harvest", "water");
        allAreDone();
        now("first", "red");
    }

    private Given elevenObjectsTaken() {
        return scene -> {
            RED.garden("g01", "g02", "g03", "g04").layOut(scene);
            GREEN.garden("g05", "g06", "g07").layOut(scene);
            BLUE.garden("g08", "g09", "g10", "g11").layOut(scene);
        };
    }

    @Test
    @Rule({"FRM-E6", "FRM-E7"})
    void with_three_players_the_pile_is_filled_up_until_all_had_the_chief_sheep_equally_often() {
        given(players(3), display("g16", "g17"), elevenObjectsTaken(), roundsPlayed(12), first(RED));
        now("pile", "0");
        cards("sow", "sow", "water");
        GREEN.plays("pick g16");
        meanwhile();
        allAreDone();
        now("round", "13");
        now("pile", "6");
        now("green asked", "card");
        cards("sow", "harvest", "water");
        allAreDone();
        now("round", "14");
        now("red asked", "card");
        cards("sow", "harvest", "water");
        allAreDone();
        now("round", "15");
        assertThat(position().isOver()).isTrue();
    }

    @Test
    @Rule("FRM-E6")
    void if_all_have_had_it_equally_often_the_game_ends_at_once() {
        given(players(3), display("g16", "g17"), elevenObjectsTaken(), roundsPlayed(14), first(BLUE));
        cards("sow", "sow", "water");
        GREEN.plays("pick g16");
        meanwhile();
        allAreDone();
        assertThat(position().isOver()).isTrue();
        now("round", "15");
    }

    @Test
    @Rule("FRM-E7")
    void another_reading_fills_the_pile_up_with_the_dark_objects() {
        given(
                players(3),
                option("refill", "dark"),
                display("g16", "g17"),
                elevenObjectsTaken(),
                roundsPlayed(12),
                first(RED));
        cards("sow", "sow", "water");
        GREEN.plays("pick g16");
        meanwhile();
        allAreDone();
        now("display 0", "d21");
        now("pile", "4");
    }

    @Test
    @Rule("FRM-E8")
    void a_round_cap_ends_the_game() {
        given(players(2), option("round-cap", "30"), roundsPlayed(29));
        cards("sow+water", "harvest+feed");
        allAreDone();
        assertThat(position().isOver()).isTrue();
        itHappened("red done", "green done", "action-wheel-turned", "cap-reached", "game-ended");
        meanwhile();
        given(players(2), option("round-cap", "60"), roundsPlayed(29));
        cards("sow+water", "harvest+feed");
        allAreDone();
        now("red asked", "card");
    }

    @Test
    @Rule("FRM-E1")
    void the_rulebooks_products_are_worth_135() {
        given(players(2), RED.products(3, 3, 4, 3), RED.barn(""), RED.land(""));
        assertThat(RED.points()).isEqualTo(27 + 30 + 42 + 36).isEqualTo(135);
    }

    @Test
    @Rule({"FRM-E1", "FRM-E2", "FRM-E3", "FRM-E4"})
    void the_rulebooks_farm_is_worth_153() {
        given(
                players(2),
                RED.products(3, 3, 4, 3),
                RED.barn("3 carrots 5 water"),
                RED.land("0a maize 2a hay"),
                RED.garden("g16"),
                RED.outside("horse", 0));
        assertThat(RED.points()).isEqualTo(135 + 7 + 3 + 8).isEqualTo(153);
        assertThat(position().scoreSheet().lines().stream()
                        .map(line -> line.category() + " " + line.points().getFirst()))
                .containsExactly("wool 27", "truffles 30", "milk 42", "rides 36", "feed 7", "objects 3", "pastures 8");
    }

    @Test
    @Rule("FRM-E3")
    void objects_without_a_star_are_worth_nothing() {
        given(players(2), RED.barn(""), RED.land(""), RED.garden("g01", "g15", "g20"));
        assertThat(RED.points()).isEqualTo(3);
    }

    @Test
    @Rule("FRM-E4")
    void animals_outside_are_worth_5_6_7_and_8_or_one_more_in_the_second_reading() {
        Given all = scene -> {
            RED.outside("sheep", 1).layOut(scene);
            RED.outside("pig", 1).layOut(scene);
            RED.outside("cow", 2).layOut(scene);
            RED.outside("horse", 2).layOut(scene);
        };
        given(players(2), RED.barn(""), RED.land(""), all);
        assertThat(RED.points()).isEqualTo(5 + 6 + 7 + 8);
        given(players(2), option("values", "second-reading"), RED.barn(""), RED.land(""), all);
        assertThat(RED.points()).isEqualTo(6 + 7 + 8 + 9);
    }

    private void lastRound(Given... more) {
        Given[] words = Stream.concat(
                        Stream.of(players(3), option("round-cap", "30"), roundsPlayed(29)), Stream.of(more))
                .toArray(Given[]::new);
        given(words);
        cards("sow", "harvest", "seeds");
        allAreDone();
        meanwhile();
    }

    @Test
    @Rule("FRM-E5")
    void most_stars_win() {
        lastRound(GREEN.products(0, 0, 0, 1), RED.barn("9 water"));
        winnersAre(GREEN);
    }

    @Test
    @Rule("FRM-E5")
    void among_those_tied_the_one_with_most_water_wins() {
        lastRound(RED.barn("5 carrots 2 water"), GREEN.barn("5 hay 3 water"), BLUE.barn("4 hay 9 water"));
        winnersAre(GREEN);
    }

    @Test
    @Rule("FRM-E5")
    void if_still_tied_the_win_is_shared() {
        lastRound(RED.barn("5 carrots 3 water"), GREEN.barn("5 hay 3 water"), BLUE.barn("4 hay 9 water"));
        winnersAre(RED, GREEN);
    }
}
