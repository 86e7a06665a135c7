package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.agricola.board.Space;
import tilth.agricola.cards.Mark;
import tilth.engine.Rule;

/** Occupations of deck I that ask what a space has brought. */
class OccupationsI243BuyersTest extends ClassicScenario {

    @Nested
    class WoodBuyer {

        private static final String CARD = "i234-wood-buyer";

        @Test
        @Rule("AGR-K77")
        void buys_one_of_the_wood_that_another_has_taken() {
            given(eikz(), players(3), holds("forest", "3 wood"), GREEN.hasPlayed(CARD), GREEN.has("2 food"));
            RED.plays("place forest");
            GREEN.isOffered("use " + CARD, "done");
            GREEN.plays("use " + CARD);
            changed(
                    "red wood: 0 > 2",
                    "red food: 0 > 1",
                    "red home: 2 > 1",
                    "green wood: 0 > 1",
                    "green food: 2 > 1",
                    "forest: 3 wood >",
                    "on forest: > 1 red");
            GREEN.isAsked("place");
        }

        @Test
        @Rule("AGR-K77")
        void not_for_wood_of_cards_or_without_food_or_of_their_own() {
            given(eikz(), players(3), GREEN.hasPlayed(CARD), GREEN.has("2 food"), RED.holds("i221-village-elder"));
            RED.plays("place lessons", "play i221-village-elder");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), players(3), holds("forest", "3 wood"), GREEN.hasPlayed(CARD));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
            given(eikz(), players(3), holds("forest", "3 wood"), RED.hasPlayed(CARD), RED.has("2 food"));
            RED.plays("place forest");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K77")
        void not_if_all_of_it_was_left_behind() {
            given(
                    eikz(),
                    players(4),
                    holds("forest", "2 wood"),
                    GREEN.hasPlayed(CARD),
                    GREEN.has("2 food"),
                    RED.hasPlayed("i253-pig-catcher"));
            RED.plays("place forest", "use i253-pig-catcher");
            GREEN.isAsked("place");
            meanwhile();
        }

        @Test
        @Rule("AGR-K77")
        void buys_before_the_wood_can_be_built_with() {
            given(
                    eikz(),
                    players(3),
                    GREEN.hasPlayed("i234-wood-buyer"),
                    GREEN.has("1 food"),
                    RED.hasPlayed("i263-fence-builder"),
                    onCardNoted("i263-fence-builder", Space.FOREST.ordinal() + 1),
                    holds("forest", "4 wood"));
            RED.plays("place forest");
            GREEN.isOffered("use i234-wood-buyer", "done");
            GREEN.plays("use i234-wood-buyer");
            GREEN.isAsked("place");
            now("red wood", "3");
            now("green wood", "1");
        }
    }

    @Nested
    class Juggler {

        private static final String CARD = "i237-juggler";

        @Test
        @Rule("AGR-K79")
        void doubles_the_food_and_pays_for_artists_of_others() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "3 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i257-street-musician"),
                    BLUE.hasPlayed("k342-animal-trainer", "i249-puppeteer"));
            RED.plays("place traveling-players", "use " + CARD);
            changed(
                    "red food: 0 > 3",
                    "red home: 2 > 1",
                    "green food: 0 > 1",
                    "green grain: 0 > 1",
                    "blue food: 0 > 2",
                    "traveling-players: 3 food >",
                    "on traveling-players: > 1 red");
        }

        @Test
        @Rule("AGR-K79")
        void not_where_what_is_owed_could_not_be_paid() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "1 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i257-street-musician"),
                    BLUE.hasPlayed("k342-animal-trainer", "i249-puppeteer"));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 1", "home: 2 > 1");
            GREEN.isAsked("place");
        }

        @Test
        void the_payment_can_pay_a_puppeteer() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "3 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i249-puppeteer"),
                    GREEN.holds("i226-gardener"));
            RED.plays("place traveling-players", "use " + CARD);
            GREEN.plays("use i249-puppeteer", "play i226-gardener");
            GREEN.changed("hand: i226-gardener >", "cards: i249-puppeteer > i226-gardener, i249-puppeteer");
        }

        /** The food of a Puppeteer is the price of the occupation, as on Lessons. */
        @Test
        @Rule("AGR-K11")
        void what_comes_before_an_occupation_can_pay_a_puppeteer() {
            for (String helper : new String[] {"e192-patron", "k112-bookshelf"}) {
                given(
                        eikz(),
                        players(4),
                        holds("traveling-players", "1 food"),
                        GREEN.hasPlayed("i249-puppeteer", helper),
                        GREEN.holds("i226-gardener"));
                RED.plays("place traveling-players");
                GREEN.plays("use i249-puppeteer", "play i226-gardener");
                now("green food", helper.startsWith("e") ? "1" : "2");
            }
        }

        @Test
        @Rule("AGR-K27")
        void a_perpetual_student_can_pay_a_puppeteer() {
            given(
                    eikz(),
                    players(4),
                    holds("traveling-players", "1 food"),
                    GREEN.hasPlayed("i249-puppeteer", "k275-perpetual-student"),
                    GREEN.holds("i226-gardener"));
            RED.plays("place traveling-players");
            GREEN.plays("use i249-puppeteer", "draw k275-perpetual-student");
            now("green food", "2");
        }

        @Test
        void on_the_card_for_five_only_where_the_food_is_taken() {
            given(
                    eikz(),
                    players(5),
                    holds("room-or-players", "3 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i257-street-musician"),
                    RED.has("5 wood 2 reed"));
            RED.plays("place room-or-players", "take food", "use " + CARD);
            changed(
                    "red food: 0 > 5",
                    "red home: 2 > 1",
                    "green food: 0 > 1",
                    "green grain: 0 > 1",
                    "room-or-players: 3 food >",
                    "on room-or-players: > 1 red");
            given(
                    eikz(),
                    players(5),
                    holds("room-or-players", "3 food"),
                    RED.hasPlayed(CARD),
                    GREEN.hasPlayed("i257-street-musician"),
                    RED.has("5 wood 2 reed"));
            RED.plays("place room-or-players", "build-room a1");
            GREEN.changed();
            GREEN.isAsked("place");
        }

        @Test
        void all_artists_are_known_as_such() {
            Set<String> artists = Set.of("E167", "E169", "E212", "I249", "I257", "K269", "K311", "K342");
            assertThat(CardBox.CLASSIC.dealt().stream()
                            .filter(card -> artists.contains(card.code()))
                            .filter(card -> !card.isMarked(Mark.ARTIST.bit())))
                    .isEmpty();
            assertThat(CardBox.CLASSIC.dealt().stream()
                            .filter(card -> card.code().equals("E212"))
                            .filter(card -> !card.isMarked(Mark.DANCER.bit())))
                    .isEmpty();
        }
    }

    @Nested
    class NetFisherman {

        private static final String CARD = "i248-net-fisherman";

        @Test
        @Rule("AGR-K78")
        void takes_the_food_of_the_fishing_when_people_come_home_after_it_took_reed() {
            given(
                    eikz(),
                    holds("reed-bank", "1 reed"),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place reed-bank");
            RED.changed("reed: 0 > 1", "food: 0 > 3", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K78")
        void without_reed_from_a_space_it_stays_there() {
            given(
                    eikz(),
                    holds("clay-pit", "1 clay"),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD),
                    RED.home(1),
                    GREEN.home(0));
            RED.plays("place clay-pit");
            RED.changed("clay: 0 > 1", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K78")
        void reed_that_a_space_gives_among_other_goods_counts_and_that_of_a_card_does_not() {
            given(
                    eikz(),
                    players(4),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD),
                    RED.home(1),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place resource-market");
            RED.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 4", "home: 1 > 2");
            given(
                    eikz(),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD, "k131-clay-pit"),
                    RED.holds("e42-helpful-neighbours"),
                    RED.has("1 wood"),
                    RED.home(1),
                    GREEN.home(0),
                    GREEN.isFirst());
            RED.plays("place meeting-place", "play e42-helpful-neighbours", "choose 1 e42-helpful-neighbours");
            now("red food", "0");
        }

        @Test
        @Rule("AGR-K78")
        void others_who_fish_take_the_food_first() {
            given(
                    eikz(),
                    holds("reed-bank", "1 reed"),
                    holds("fishing", "3 food"),
                    RED.hasPlayed(CARD),
                    RED.home(1),
                    GREEN.home(1));
            RED.plays("place reed-bank");
            GREEN.plays("place fishing");
            RED.changed("reed: 0 > 1", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K78")
        void reed_taken_before_it_was_played_does_not_count() {
            given(eikz(), holds("fishing", "3 food"), RED.standsOn("reed-bank"), RED.holds(CARD), GREEN.home(0));
            RED.plays("place lessons", "play " + CARD);
            RED.changed("hand: " + CARD + " >", "cards: > " + CARD + " with nothing", "home: 1 > 2");
        }
    }

    @Nested
    class ReedAndStoneBuyer {

        private static final String CARD = "i251-reed-buyer";

        @Test
        @Rule("AGR-K77")
        void buys_the_first_reed_of_the_round_for_which_the_seller_gets_two_food_in_all() {
            given(eikz(), players(4), holds("reed-bank", "2 reed"), GREEN.hasPlayed(CARD), GREEN.has("1 food"));
            RED.plays("place reed-bank");
            GREEN.plays("use " + CARD);
            changed(
                    "red reed: 0 > 1",
                    "red food: 0 > 2",
                    "red home: 2 > 1",
                    "green reed: 0 > 1",
                    "green food: 1 > 0",
                    "reed-bank: 2 reed >",
                    "on reed-bank: > 1 red");
        }

        @Test
        @Rule("AGR-K77")
        void what_was_let_be_is_gone_for_the_round() {
            given(eikz(), players(4), holds("reed-bank", "2 reed"), GREEN.hasPlayed(CARD), GREEN.has("1 food"));
            RED.plays("place reed-bank");
            GREEN.plays("done");
            meanwhile();
            GREEN.plays("place day-laborer");
            meanwhile();
            BLUE.plays("place resource-market");
            YELLOW.isAsked("place");
            BLUE.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K77")
        void who_takes_reed_first_buys_none_in_the_round() {
            given(eikz(), players(4), holds("reed-bank", "2 reed"), RED.hasPlayed(CARD), RED.has("1 food"));
            RED.plays("place reed-bank");
            meanwhile();
            GREEN.plays("place resource-market");
            BLUE.isAsked("place");
            GREEN.changed("reed: 0 > 1", "stone: 0 > 1", "food: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K77")
        void a_stone_buyer_does_the_same_with_stone_and_reed_does_not_concern_it() {
            given(
                    eikz(),
                    players(4),
                    holds("reed-bank", "2 reed"),
                    GREEN.hasPlayed("i255-stone-buyer"),
                    GREEN.has("1 food"));
            RED.plays("place reed-bank");
            GREEN.isAsked("place");
            meanwhile();
            GREEN.plays("place day-laborer");
            meanwhile();
            BLUE.plays("place resource-market");
            GREEN.plays("use i255-stone-buyer");
            BLUE.changed("reed: 0 > 1", "food: 0 > 3", "home: 2 > 1");
        }
    }

    @Nested
    class PigCatcher {

        private static final String CARD = "i253-pig-catcher";

        @Test
        void leaves_two_wood_for_a_wild_boar() {
            given(eikz(), players(4), holds("forest", "3 wood"), RED.hasPlayed(CARD));
            RED.plays("place forest", "use " + CARD);
            changed(
                    "red wood: 0 > 1",
                    "red wild-boar: 0 > 1",
                    "red home: 2 > 1",
                    "forest: 3 wood > 2 wood",
                    "on forest: > 1 red");
        }

        @Test
        void one_wood_is_too_little_and_so_is_wood_from_the_supply() {
            given(eikz(), players(4), holds("copse", "1 wood"), RED.hasPlayed(CARD), RED.has("5 wood"));
            RED.plays("place copse");
            RED.changed("wood: 5 > 6", "home: 2 > 1");
            GREEN.isAsked("place");
            given(eikz(), players(5), holds("reed-pond", "1 reed"), RED.hasPlayed(CARD), RED.has("5 wood"));
            RED.plays("place reed-pond");
            RED.changed("wood: 5 > 6", "reed: 0 > 1", "stone: 0 > 1", "home: 2 > 1");
            GREEN.isAsked("place");
        }
    }

    @Nested
    class StreetMusician {

        private static final String CARD = "i257-street-musician";

        @Test
        void gets_a_grain_when_another_plays_in_the_street_and_none_for_itself() {
            given(eikz(), players(4), holds("traveling-players", "2 food"), GREEN.hasPlayed(CARD));
            RED.plays("place traveling-players");
            GREEN.changed("grain: 0 > 1");
            given(eikz(), players(4), holds("traveling-players", "2 food"), RED.hasPlayed(CARD));
            RED.plays("place traveling-players");
            RED.changed("food: 0 > 2", "home: 2 > 1");
        }
    }
}
