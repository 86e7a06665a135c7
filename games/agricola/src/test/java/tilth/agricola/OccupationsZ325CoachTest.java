package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of bonus deck Z, edition of 2007: what holds up the goods of others. */
class OccupationsZ325CoachTest extends ClassicScenario {

    @Nested
    class MailCoachDriver {

        private static final String CARD = "z329-mail-coach-driver";

        /** Red has the last person of the round; blue holds up goods. */
        private Given lastOfRed() {
            return scene -> {
                eikz().layOut(scene);
                players(4).layOut(scene);
                round(2).layOut(scene);
                BLUE.hasPlayed(CARD).layOut(scene);
                RED.home(1).layOut(scene);
                GREEN.home(0).layOut(scene);
                BLUE.home(0).layOut(scene);
                YELLOW.home(0).layOut(scene);
            };
        }

        @Test
        @Rule("AGR-K125")
        void goods_that_lie_on_a_space_wait_for_others_until_everybody_comes_home() {
            given(lastOfRed(), GREEN.home(1), holds("forest", "3 wood"));
            RED.plays("place forest");
            itHappened("red placed forest", "red took-later wood 3 forest");
            changed("round 2 for red: > 3 wood", "red home: 1 > 0", "forest: 3 wood >", "on forest: > 1 red");
            GREEN.plays("place day-laborer");
            RED.changed("wood: 0 > 3", "home: 0 > 2");
        }

        @Test
        @Rule("AGR-K125")
        void goods_from_the_supply_wait_too_and_come_to_the_start_player_first() {
            given(lastOfRed(), GREEN.home(1), GREEN.isFirst(), RED.toMove());
            RED.plays("place grain-seeds");
            changed("round 2 for red: > 1 grain", "red home: 1 > 0", "on grain-seeds: > 1 red");
            GREEN.plays("place day-laborer");
            assertThat(stage.happenings())
                    .containsSubsequence("green collected food 2", "red collected grain 1", "came-home");
            RED.changed("grain: 0 > 1", "home: 0 > 2");
        }

        @Test
        @Rule("AGR-K125")
        void its_owner_gets_goods_at_once() {
            given(eikz(), players(4), RED.hasPlayed(CARD), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 3", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K125")
        void what_came_before_it_was_played_stays() {
            given(eikz(), players(4), RED.holds(CARD), GREEN.has("3 wood"), holds("clay-pit", "1 clay"));
            RED.plays("place lessons", "play " + CARD);
            GREEN.changed();
            GREEN.plays("place clay-pit");
            changed("round 1 for green: > 1 clay", "green home: 2 > 1", "clay-pit: 1 clay >", "on clay-pit: > 1 green");
        }

        @Test
        @Rule("AGR-K125")
        void animals_find_room_when_they_come() {
            given(
                    lastOfRed(),
                    GREEN.home(1),
                    out("sheep-market"),
                    RED.has("1 wild-boar"),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.isAsked("place");
            RED.changed("home: 1 > 0");
            GREEN.plays("place day-laborer");
            RED.isAsked("keep");
            assertThat(((AgricolaView) position().view(0)).phase()).isEqualTo("work");
            RED.changed("sheep: 0 > 1");
        }

        @Test
        @Rule({"AGR-G4", "AGR-K125"})
        void who_is_born_while_goods_come_comes_home_with_the_others() {
            given(
                    lastOfRed(),
                    GREEN.home(1),
                    out("sheep-market"),
                    RED.has("3 food 1 wild-boar"),
                    RED.hasPlayed("z325-village-beauty"),
                    RED.farm(HandScenario.THREE_ROOMS),
                    holds("sheep-market", "1 sheep"));
            RED.plays("place sheep-market");
            GREEN.plays("place day-laborer");
            RED.plays("trade z325-village-beauty 0");
            now("red people", "3");
            RED.isAsked("keep");
            RED.plays("keep 1 0 0");
            RED.changed("home: 0 > 3", "newborns: 1 > 0", "wild-boar: 1 > 0");
        }

        @Test
        @Rule("AGR-K125")
        void what_waits_pays_for_nothing() {
            given(lastOfRed(), RED.home(2), GREEN.home(1), out("fencing"), holds("forest", "9 wood"));
            RED.plays("place forest");
            meanwhile();
            GREEN.plays("place day-laborer");
            RED.mayNot("place fencing");
            RED.changed();
        }

        @Test
        @Rule("AGR-K126")
        void cards_that_speak_of_a_space_bring_at_once_what_they_add() {
            given(lastOfRed(), GREEN.home(1), RED.hasPlayed("i79-wood-cart"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("wood: 0 > 2", "home: 1 > 0");
            now("round 2 for red", "3 wood");
        }

        @Test
        @Rule("AGR-K126")
        void cards_that_speak_of_goods_that_come_wait_for_them() {
            given(lastOfRed(), GREEN.home(1), RED.hasPlayed("k310-resource-seller"), holds("forest", "3 wood"));
            RED.plays("place forest");
            RED.changed("home: 1 > 0");
            GREEN.plays("place day-laborer");
            RED.changed(
                    "wood: 0 > 4",
                    "cards: k310-resource-seller with nothing > k310-resource-seller with 1",
                    "home: 0 > 2");
        }

        @Test
        @Rule("AGR-K126")
        void what_is_left_behind_is_taken_from_what_waits() {
            given(
                    lastOfRed(),
                    GREEN.home(1),
                    RED.hasPlayed("e196-mushroom-collector"),
                    RED.has("1 wood"),
                    holds("forest", "3 wood"));
            RED.plays("place forest", "use e196-mushroom-collector");
            changed(
                    "red food: 0 > 2",
                    "round 2 for red: > 2 wood",
                    "red home: 1 > 0",
                    "forest: 3 wood > 1 wood",
                    "on forest: > 1 red");
        }

        @Test
        @Rule("AGR-K126")
        void what_is_sold_is_taken_from_what_waits_and_comes_to_the_buyer_at_once() {
            given(
                    lastOfRed(),
                    GREEN.home(1),
                    GREEN.hasPlayed("i251-reed-buyer"),
                    GREEN.has("1 food"),
                    holds("reed-bank", "2 reed"));
            RED.plays("place reed-bank");
            GREEN.plays("use i251-reed-buyer");
            changed(
                    "round 2 for red: > 1 reed",
                    "red food: 0 > 2",
                    "red home: 1 > 0",
                    "green reed: 0 > 1",
                    "green food: 1 > 0",
                    "reed-bank: 2 reed >",
                    "on reed-bank: > 1 red");
        }

        @Test
        @Rule("AGR-K126")
        void food_of_the_space_is_spent_from_what_waits() {
            given(
                    lastOfRed(),
                    GREEN.home(1),
                    RED.hasPlayed("k342-animal-trainer"),
                    RED.has("4 food"),
                    holds("traveling-players", "5 food"));
            RED.plays("place traveling-players", "use k342-animal-trainer", "choose 2 k342-animal-trainer", "done");
            changed(
                    "red cattle: 0 > 1",
                    "round 2 for red: > 2 food",
                    "red home: 1 > 0",
                    "traveling-players: 5 food >",
                    "on traveling-players: > 1 red");
        }

        @Test
        @Rule("AGR-K125")
        void spaces_of_cards_are_spaces_for_their_owners_too() {
            given(lastOfRed(), GREEN.home(1), RED.hasPlayed("i100-tavern"));
            RED.plays("place i100-tavern", "choose 0 i100-tavern");
            changed("round 2 for red: > 3 food", "red home: 1 > 0", "on i100-tavern: > 1 red");
        }

        @Test
        @Rule("AGR-K125")
        void what_a_card_takes_from_another_player_comes_at_once() {
            given(lastOfRed(), GREEN.home(1), GREEN.hasPlayed("i80-spinney"), holds("forest", "3 wood"));
            RED.plays("place forest");
            GREEN.changed("wood: 0 > 1");
            now("round 2 for red", "2 wood");
        }

        @Test
        @Rule("AGR-K125")
        void it_comes_before_what_cards_do_when_people_come_home() {
            given(
                    lastOfRed(),
                    RED.hasPlayed("i248-net-fisherman"),
                    holds("reed-bank", "1 reed"),
                    holds("fishing", "3 food"));
            RED.plays("place reed-bank");
            assertThat(stage.happenings())
                    .containsSubsequence(
                            "red collected reed 1", "red reacted i248-net-fisherman", "red took food 3 fishing");
            RED.changed("reed: 0 > 1", "food: 0 > 3", "home: 1 > 2");
        }

        @Test
        @Rule("AGR-K126")
        void a_market_woman_waits_for_the_vegetable() {
            given(lastOfRed(), GREEN.home(1), out("vegetable-seeds"), RED.hasPlayed("k292-market-woman"));
            RED.plays("place vegetable-seeds");
            RED.changed("home: 1 > 0");
            GREEN.plays("place day-laborer");
            RED.changed("vegetable: 0 > 1", "grain: 0 > 2", "home: 0 > 2");
        }

        @Test
        @Rule("AGR-K125")
        void nothing_is_lost_however_much_waits() {
            given(
                    lastOfRed(),
                    RED.home(2),
                    GREEN.home(1),
                    RED.hasPlayed("e34-basket"),
                    holds("forest", "60 wood"),
                    holds("copse", "50 wood"));
            RED.plays("place forest", "done");
            GREEN.plays("place day-laborer");
            RED.plays("place copse", "use e34-basket");
            RED.changed("wood: 0 > 108", "food: 0 > 3");
            now("copse", "3 wood");
        }

        @Test
        @Rule({"AGR-K75", "AGR-K125"})
        void the_church_warden_counts_people_who_still_wait_for_their_goods() {
            given(
                    eikz(),
                    players(4),
                    round(14),
                    BLUE.hasPlayed(CARD, "i227-church-warden"),
                    RED.people(5),
                    RED.home(5),
                    RED.standsOn("fishing"),
                    RED.standsOn("forest"),
                    RED.standsOn("clay-pit"),
                    RED.standsOn("reed-bank"),
                    GREEN.home(0),
                    BLUE.home(0),
                    YELLOW.home(0));
            RED.plays("place day-laborer");
            meanwhile();
            now("blue cards", "i227-church-warden with 1, " + CARD);
        }
    }
}
