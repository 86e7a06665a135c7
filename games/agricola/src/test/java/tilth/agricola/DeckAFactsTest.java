package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Condition;

/** The printed facts of deck A, written down apart from the sheets: a slip in one of them shows. */
class DeckAFactsTest {

    /** Code, name, kind, least players, price, points, whether it is passed on, whether it asks for something. */
    private static final String FACTS = """
            A002|Shifting Cultivation|minor|1|2 food|0|passes|-
            A005|Clay Embankment|minor|1|1 food|0|passes|-
            A009|Young Animal Market|minor|1|1 sheep|0|passes|-
            A012|Drinking Trough|minor|1|1 clay|0|-|-
            A016|Rammed Clay|minor|1|-|0|-|-
            A019|Handplow|minor|1|1 wood|0|-|-
            A024|Threshing Board|minor|1|1 wood|1|-|needs
            A026|Sleeping Corner|minor|1|1 wood|1|-|needs
            A032|Manger|minor|1|2 wood|0|-|-
            A033|Big Country|minor|1|-|0|-|needs
            A038|Wool Blankets|minor|1|-|0|-|needs
            A044|Pond Hut|minor|1|1 wood|1|-|needs
            A050|Milk Jug|minor|1|1 clay|0|-|-
            A053|Claypipe|minor|1|1 clay|0|-|-
            A055|Junk Room|minor|1|1 wood 1 clay|0|-|-
            A056|Basket|minor|1|1 reed|0|-|-
            A063|Dutch Windmill|minor|1|2 wood 2 stone|2|-|-
            A067|Corn Scoop|minor|1|1 wood|0|-|-
            A069|Large Greenhouse|minor|1|2 wood|0|-|needs
            A071|Clearing Spade|minor|1|1 wood|0|-|-
            A075|Lumber Mill|minor|1|2 stone|2|-|needs
            A078|Canoe|minor|1|2 wood|1|-|needs
            A080|Stone Tongs|minor|1|1 wood|0|-|-
            A083|Shepherd's Crook|minor|1|1 wood|0|-|-
            A086|Animal Tamer|occupation|1|-|0|-|-
            A087|Conservator|occupation|1|-|0|-|-
            A088|Hedge Keeper|occupation|1|-|0|-|-
            A090|Plow Driver|occupation|1|-|0|-|-
            A092|Adoptive Parents|occupation|1|-|0|-|-
            A098|Stable Architect|occupation|1|-|0|-|-
            A102|Grocer|occupation|1|-|0|-|-
            A108|Mushroom Collector|occupation|1|-|0|-|-
            A110|Roughcaster|occupation|1|-|0|-|-
            A111|Wall Builder|occupation|1|-|0|-|-
            A112|Scythe Worker|occupation|1|-|0|-|-
            A114|Seasonal Worker|occupation|1|-|0|-|-
            A116|Wood Cutter|occupation|1|-|0|-|-
            A119|Firewood Collector|occupation|1|-|0|-|-
            A120|Clay Hut Builder|occupation|1|-|0|-|-
            A123|Frame Builder|occupation|1|-|0|-|-
            A125|Priest|occupation|1|-|0|-|-
            A133|Braggart|occupation|3|-|0|-|-
            A138|Harpooner|occupation|3|-|0|-|-
            A143|Stonecutter|occupation|3|-|0|-|-
            A147|Animal Dealer|occupation|3|-|0|-|-
            A155|Conjurer|occupation|4|-|0|-|-
            A160|Lutenist|occupation|4|-|0|-|-
            A165|Pig Breeder|occupation|4|-|0|-|-
            """;

    @Test
    void every_card_has_the_facts_that_are_printed_on_it() {
        assertThat(Cards.all().stream().filter(card -> card.deck().equals("A")).map(DeckAFactsTest::facts))
                .containsExactlyElementsOf(FACTS.lines().toList());
    }

    private static String facts(Card card) {
        String price = Facts.bundle(card.prices().getFirst().goods());
        return String.join(
                "|",
                card.code(),
                card.name(),
                card.kind().name().toLowerCase(Locale.ROOT),
                "" + card.players(),
                price.isEmpty() ? "-" : price,
                "" + card.points(),
                card.isPassing() ? "passes" : "-",
                card.needs() instanceof Condition.Always ? "-" : "needs");
    }
}
