package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.farm.Fences;
import tilth.engine.Rule;

/** Minor improvements of the edition of 2007 that do what no other card does. */
class ClassicRareMinorTest extends ClassicScenario {

    /** Four squares in a row, which hold less than six with as many fences around them. */
    private static final String STRIP = """
            +   +---+---+---+---+
              . | .   .   .   . |
            +   +---+---+---+---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    private static final String ONE_PASTURE = """
            +   +   +   +---+---+
              .   .   . | .   . |
            +   +   +   +---+---+
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;

    @Nested
    class HolidayHouse {

        @Test
        @Rule("AGR-K30")
        void keeps_everybody_home_in_the_last_round() {
            given(eikz(), round(14), RED.hasPlayed("i71-holiday-house"), RED.has("9 food"), GREEN.toMove());
            GREEN.plays("place grain-seeds");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K30")
        void but_in_no_other_round_and_nobody_elses() {
            given(eikz(), round(13), RED.hasPlayed("i71-holiday-house"), GREEN.toMove());
            GREEN.plays("place grain-seeds");
            RED.isAsked("place");
            meanwhile();
            given(eikz(), round(14), GREEN.hasPlayed("i71-holiday-house"), RED.toMove());
            RED.may("place grain-seeds");
        }

        @Test
        void cannot_be_played_in_the_last_round() {
            given(eikz(), round(14), RED.holds("i71-holiday-house"), RED.has("3 wood 2 reed"));
            RED.mayNot("place meeting-place", "place major-improvement");
        }
    }

    @Nested
    class CornStorehouse {

        private static final String TWO_FIELDS = """
                +   +   +   +   +   +
                  .   F  F1g  .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                  W   .   .   .   .
                +   +   +   +   +   +
                """;

        @Test
        void sows_what_was_just_reaped_one_less_on_each_field() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i86-corn-storehouse"),
                    RED.farm(TWO_FIELDS),
                    RED.has("4 food 1 grain 1 vegetable"));
            goOn();
            RED.isOffered("use i86-corn-storehouse", "done");
            RED.plays("use i86-corn-storehouse");
            RED.isOffered("sow grain b1", "sow grain c1");
            RED.plays("sow grain b1", "sow grain c1");
            assertThat(position().farms().crops(0, 1)).isEqualTo(2);
            assertThat(position().farms().crops(0, 2)).isEqualTo(2);
            meanwhile();
        }

        @Test
        void is_not_asked_without_grain_or_without_an_empty_field() {
            given(
                    eikz(),
                    round(4),
                    beforeTheHarvest(),
                    RED.hasPlayed("i86-corn-storehouse"),
                    RED.farm(TWO_FIELDS.replace("F1g ", "F   ")),
                    RED.has("4 food 2 vegetable"),
                    GREEN.has("4 food"));
            goOn();
            RED.isAsked("feed");
            meanwhile();
        }
    }

    @Nested
    class Broom {

        @Test
        @Rule("AGR-K28")
        void sweeps_the_hand_away_and_draws_seven_never_dealt() {
            given(
                    eikz(),
                    RED.holds("k125-broom", "e25-spices", "e13-axe", "i219-fieldsman"),
                    GREEN.holds("k112-bookshelf"),
                    RED.has("1 wood"));
            RED.plays("place meeting-place", "play k125-broom");
            assertThat(position().tableau().gone().size()).isEqualTo(2);
            assertThat(((AgricolaView) position().view(1)).gone()).containsExactly("e13-axe", "e25-spices");
            assertThat(position().tableau().hand(0).size()).isEqualTo(8);
            assertThat(position().tableau().hand(1).size()).isEqualTo(1);
            itAlsoHappened("red card-gone e13-axe", "red card-gone e25-spices", "red drew 7");
            meanwhile();
        }

        @Test
        @Rule("AGR-K28")
        void imagined_worlds_draw_other_cards() {
            given(eikz(), RED.holds("k125-broom"), RED.has("1 wood"));
            RED.may("place meeting-place");
            AgricolaPosition one = after(1);
            AgricolaPosition other = after(2);
            assertThat(one.tableau().hand(0).size()).isEqualTo(7);
            assertThat(one.tableau().hand(0).size(other.tableau().hand(0))).isLessThan(7);
        }

        private AgricolaPosition after(long world) {
            AgricolaPosition imagined = (AgricolaPosition) position().copy();
            imagined.imagine(0, new tilth.engine.QuickRng(world));
            imagined.play(0, Agricola.MOVES.read("place meeting-place").orElseThrow(), tilth.engine.Journal.SILENT);
            imagined.play(0, Agricola.MOVES.read("play k125-broom").orElseThrow(), tilth.engine.Journal.SILENT);
            return imagined;
        }
    }

    @Nested
    class Maypole {

        @Test
        @Rule("AGR-F16")
        void stands_on_an_unused_square_for_good() {
            given(eikz(), RED.holds("z320-maypole"), RED.has("1 wood"));
            int before = RED.points();
            RED.plays("place meeting-place", "play z320-maypole");
            RED.may("put-fence c2");
            RED.mayNot("put-fence a2");
            RED.plays("put-fence c2");
            assertThat(position().farms().fencesLeft(0)).isEqualTo(14);
            assertThat(position().farms().plowable(0) >>> 7 & 1).isZero();
            assertThat(position().farms().buildableStables(0) >>> 7 & 1).isZero();
            assertThat(RED.points() - before).isEqualTo(3);
            meanwhile();
        }

        @Test
        @Rule("AGR-F16")
        void needs_a_fence_and_one_of_the_first_rounds() {
            given(eikz(), round(5), RED.holds("z320-maypole"), RED.has("1 wood"));
            RED.mayNot("place meeting-place");
            given(eikz(), RED.holds("z320-maypole"), RED.has("1 wood"), scene -> scene.parked = 15);
            RED.mayNot("place meeting-place");
        }
    }

    @Nested
    class DozingBull {

        @Test
        @Rule("AGR-F15")
        void lays_all_fences_anew_and_as_many() {
            given(eikz(), RED.hasPlayed("z322-dozing-bull"), RED.farm(ONE_PASTURE), RED.has("1 cattle"));
            RED.plays("trade z322-dozing-bull 0");
            RED.may("leave-fences", "mark b1", "mark d3");
            RED.mayNot("done");
            RED.plays("mark d3", "mark e3", "close");
            RED.may("leave-fences", "done");
            RED.plays("done");
            RED.isAsked("place");
            RED.mayNot("trade z322-dozing-bull 0");
            assertThat(Fences.count(position().farms().fences(0))).isEqualTo(6);
            assertThat(position().farms().enclosed(0)).isEqualTo(1 << 13 | 1 << 14);
            meanwhile();
        }

        @Test
        @Rule("AGR-F15")
        void may_leave_them_as_they_stood_and_hears_no_building() {
            given(
                    eikz(),
                    RED.hasPlayed("z322-dozing-bull", "i77-shepherds-crook"),
                    RED.farm(ONE_PASTURE),
                    RED.has("1 cattle"));
            RED.plays("trade z322-dozing-bull 0", "mark b1", "leave-fences");
            RED.isAsked("place");
            itHappened("red traded z322-dozing-bull");
            meanwhile();
        }

        @Test
        @Rule({"AGR-F15", "AGR-X3"})
        void animals_that_came_meanwhile_find_room_where_the_fences_stood_or_go() {
            given(
                    eikz(),
                    round(4),
                    beforeFeeding(),
                    RED.hasPlayed("z322-dozing-bull", "e338-feed-pellets"),
                    RED.farm(STRIP),
                    RED.has("1 vegetable 1 cattle 8 sheep 4 food"));
            goOn();
            RED.plays(
                    "trade z322-dozing-bull 0",
                    "mark c2",
                    "mark d2",
                    "mark e2",
                    "mark c3",
                    "mark d3",
                    "mark e3",
                    "close");
            RED.plays("trade e338-feed-pellets 0", "leave-fences");
            RED.isOffered("keep 9 0 0", "keep 8 0 1");
            RED.plays("keep 8 0 1");
            RED.isAsked("feed");
            meanwhile();
        }

        @Test
        @Rule("AGR-F15")
        void animals_that_find_no_room_any_more_have_to_go() {
            given(eikz(), RED.hasPlayed("z322-dozing-bull"), RED.farm(ONE_PASTURE), RED.has("1 cattle 4 sheep"));
            RED.plays("trade z322-dozing-bull 0", "mark d3", "mark e3", "close", "done");
            RED.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-F15")
        void not_without_cattle_or_fences() {
            given(eikz(), RED.hasPlayed("z322-dozing-bull"), RED.farm(ONE_PASTURE), RED.has("1 sheep"));
            RED.mayNot("trade z322-dozing-bull 0");
            given(eikz(), RED.hasPlayed("z322-dozing-bull"), RED.has("1 cattle"));
            RED.mayNot("trade z322-dozing-bull 0");
        }
    }

    @Nested
    class GiantPumpkin {

        @Test
        @Rule("AGR-K18")
        void counts_as_a_vegetable_and_two_points_until_it_is_eaten() {
            given(eikz(), RED.holds("z323-giant-pumpkin"), RED.has("1 vegetable"));
            RED.plays("place meeting-place", "play z323-giant-pumpkin");
            assertThat(RED.points("vegetables")).isEqualTo(1);
            GREEN.plays("place grain-seeds");
            RED.plays("trade z323-giant-pumpkin 0");
            assertThat(RED.points("vegetables")).isEqualTo(-1);
            itAlsoHappened("red took-from-card vegetable 1 z323-giant-pumpkin", "red cooked vegetable 1 1");
            RED.mayNot("trade z323-giant-pumpkin 0");
            meanwhile();
        }
    }

    @Nested
    class Trowel {

        @Test
        @Rule("AGR-F14")
        void leads_to_clay_even_where_a_card_lets_one_leap() {
            given(
                    eikz(),
                    deck(tilth.agricola.sheets.OccupationsA.CONSERVATOR),
                    RED.hasPlayed("e50-builders-trowel", "a087-conservator"),
                    RED.has("2 clay 2 stone 2 reed"));
            RED.plays("trade e50-builders-trowel 0");
            itAlsoHappened("red renovated clay");
            RED.isAsked("place");
            meanwhile();
        }
    }
}
