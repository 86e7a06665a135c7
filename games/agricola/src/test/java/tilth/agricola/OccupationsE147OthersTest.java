package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import tilth.engine.Rule;

/** Occupations of deck E, edition of 2007, E149 to E170, that have to do with other players. */
class OccupationsE147OthersTest extends ClassicScenario {

    @Nested
    class MasterBaker {

        private static final String CARD = "e149-master-baker";

        @Test
        @Rule("AGR-K1")
        void bakes_when_another_player_does() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    GREEN.toMove(),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.has("1 grain"),
                    RED.hasPlayed(CARD, "fireplace-3"),
                    RED.has("2 grain"));
            GREEN.plays("place grain-utilization", "bake 1");
            RED.isOffered("use " + CARD, "done");
            RED.plays("use " + CARD, "bake 2");
            changed(
                    "green grain: 1 > 0",
                    "green food: 0 > 2",
                    "red grain: 2 > 0",
                    "red food: 0 > 4",
                    "green home: 2 > 1",
                    "on grain-utilization: > 1 green");
        }

        @Test
        @Rule("AGR-K1")
        void brings_a_food_when_its_owner_bakes() {
            given(eikz(), players(4), out("grain-utilization"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place grain-utilization", "bake 1");
            RED.changed("grain: 1 > 0", "food: 0 > 3", "home: 2 > 1");
        }

        @Test
        void bakes_nothing_without_an_improvement_that_bakes() {
            given(
                    eikz(),
                    players(4),
                    out("grain-utilization"),
                    GREEN.toMove(),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.has("1 grain"),
                    RED.hasPlayed(CARD),
                    RED.has("2 grain"));
            GREEN.plays("place grain-utilization", "bake 1");
            BLUE.isAsked("place");
            GREEN.changed("grain: 1 > 0", "food: 0 > 2", "home: 2 > 1");
        }
    }

    @Nested
    class BreadSeller {

        private static final String CARD = "e155-bread-seller";

        @Test
        @Rule("AGR-K1")
        void is_paid_for_every_grain_that_anybody_bakes() {
            given(
                    eikz(),
                    players(3),
                    out("grain-utilization"),
                    GREEN.toMove(),
                    GREEN.hasPlayed("fireplace-2"),
                    GREEN.has("3 grain"),
                    RED.hasPlayed(CARD));
            GREEN.plays("place grain-utilization", "bake 2");
            changed(
                    "green grain: 3 > 1",
                    "green food: 0 > 4",
                    "red food: 0 > 2",
                    "green home: 2 > 1",
                    "on grain-utilization: > 1 green");
            given(eikz(), players(3), out("grain-utilization"), RED.hasPlayed(CARD, "fireplace-2"), RED.has("1 grain"));
            RED.plays("place grain-utilization", "bake 1");
            RED.changed("grain: 1 > 0", "food: 0 > 3", "home: 2 > 1");
        }
    }

    @Nested
    class HeadOfTheFamily {

        private static final String CARD = "e159-head-of-the-family";

        @Test
        @Rule("AGR-K3")
        void builds_rooms_where_others_are() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(CARD),
                    RED.has("5 wood 2 reed"),
                    RED.farm(THREE_ROOMS),
                    GREEN.standsOn("farm-expansion"),
                    BLUE.standsOn("room-or-players"));
            RED.may("place farm-expansion", "place room-or-players");
            RED.plays("place farm-expansion", "build-room b1");
            RED.changed("wood: 5 > 0", "reed: 2 > 0", "b1: - > room", "home: 2 > 1");
        }

        @Test
        @Rule({"AGR-K3", "AGR-K91"})
        void grows_where_others_are() {
            given(
                    eikz(),
                    players(4),
                    out("basic-wish"),
                    RED.hasPlayed(CARD),
                    RED.farm(THREE_ROOMS),
                    GREEN.standsOn("basic-wish"));
            RED.plays("place basic-wish");
            RED.changed("people: 2 > 3", "newborns: 0 > 1", "home: 2 > 1");
        }

        @Test
        @Rule("AGR-K3")
        void never_goes_where_its_own_people_are_nor_elsewhere_nor_for_nothing() {
            given(
                    eikz(),
                    players(5),
                    RED.hasPlayed(CARD),
                    RED.has("5 wood 2 reed"),
                    RED.standsOn("farm-expansion"),
                    GREEN.standsOn("forest"));
            RED.mayNot("place farm-expansion");
            RED.mayNot("place forest");
            given(eikz(), players(5), RED.hasPlayed(CARD), GREEN.standsOn("room-or-players"));
            RED.mayNot("place room-or-players");
        }
    }

    @Nested
    class EstateManager {

        private static final String CARD = "e170-estate-manager";

        @Test
        @Rule("AGR-E11")
        void scores_by_the_number_of_players_with_as_many_animals_of_each_kind_as_anybody() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.has("1 sheep"), GREEN.has("1 sheep"));
            assertThat(RED.points("bonus")).isEqualTo(2);
            given(eikz(), players(4), RED.hasPlayed(CARD), RED.has("1 cattle"));
            assertThat(RED.points("bonus")).isEqualTo(3);
            given(eikz(), players(5), RED.hasPlayed(CARD));
            assertThat(RED.points("bonus")).isEqualTo(4);
            assertThat(GREEN.points("bonus")).isZero();
        }

        @Test
        @Rule("AGR-E11")
        void nothing_if_somebody_has_more_of_a_kind() {
            given(eikz(), players(3), RED.hasPlayed(CARD), RED.has("1 sheep"), GREEN.has("1 wild-boar"));
            assertThat(RED.points("bonus")).isZero();
        }
    }

    private static final String THREE_ROOMS = """
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
              W   .   .   .   .
            +   +   +   +   +   +
            """;
}
