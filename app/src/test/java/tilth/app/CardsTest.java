package tilth.app;

import static org.assertj.core.api.Assertions.assertThat;
import static tilth.app.Ran.tilth;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class CardsTest {

    @Test
    void every_card_is_listed_with_what_it_does() {
        assertThat(tilth("cards", "agricola").well().out())
                .contains("M05 Well (major improvement)", "  costs: 1 wood and 3 stone · points: 4\n")
                .contains("A078 Canoe (minor improvement)", "needs: 1 occupation")
                .contains("  Each time you use Fishing, you also get 1 food and 1 reed.")
                .contains("A087 Conservator (occupation)\n  You may renovate")
                .contains("B033 Mantlepiece", "points: −3")
                .contains("A009 Young Animal Market", "  Then the card goes to the hand of the player on your left.");
    }

    @Test
    void rulings_are_named_with_each_card_and_told_once() {
        String listed = tilth("cards", "agricola", "--deck", "A").well().out();
        assertThat(listed)
                .contains("rulings: P23, P49\n")
                .contains("P49 May somebody use a card or make food")
                .doesNotContain("P50 ");
        assertThat(listed.indexOf("P23 When does")).isEqualTo(listed.lastIndexOf("P23 When does"));
    }

    @Test
    void players_are_those_printed_on_the_card() {
        JsonNode cards =
                tilth("cards", "agricola", "--deck", "B", "--json").well().json();
        assertThat(cards.valueStream()
                        .filter(card -> card.get("id").asString().equals("B024"))
                        .map(card -> card.get("players").asString()))
                .containsExactly("1+");
    }

    @Test
    void one_deck_in_another_language() {
        assertThat(tilth("cards", "agricola", "--deck", "a", "--language", "fr")
                        .well()
                        .out())
                .contains("A078 Canoë (aménagement mineur)", "Chaque fois que vous utilisez « Pêche »")
                .doesNotContain("M05 Puits", "B033 Manteau");
    }

    @Test
    void programs_get_the_same() {
        JsonNode cards =
                tilth("cards", "agricola", "--deck", "A", "--json").well().json();
        assertThat(cards.size()).isEqualTo(48);
        JsonNode canoe = cards.valueStream()
                .filter(card -> card.get("id").asString().equals("A078"))
                .findAny()
                .orElseThrow();
        assertThat(List.copyOf(canoe.propertyNames()))
                .containsExactly("id", "deck", "kind", "name", "players", "cost", "needs", "points", "passes", "text");
        assertThat(canoe.get("deck").asString()).isEqualTo("A");
        assertThat(canoe.get("kind").asString()).isEqualTo("minor");
        assertThat(canoe.get("players").asString()).isEqualTo("1+");
        assertThat(canoe.get("cost").asString()).isEqualTo("2 wood");
        assertThat(canoe.get("points").asInt()).isEqualTo(1);
        assertThat(canoe.get("passes").asBoolean()).isFalse();
    }

    @Test
    void what_cannot_be_listed_is_refused() {
        tilth("cards").refused("needs a game");
        tilth("cards", "chess").refused("There is no game \"chess\"");
        tilth("cards", "finca").refused("Finca has no cards to list.");
        tilth("cards", "agricola", "--deck", "Q").refused("Agricola has no deck \"Q\"; there are M, A, B, E, I, K, Z.");
        tilth("cards", "agricola", "--language", "xx").refused("\"--language\" takes one of");
    }
}
