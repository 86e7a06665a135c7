package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cards;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Price;
import tilth.agricola.goods.Goods;
import tilth.agricola.words.Terms;
import tilth.engine.Rule;

/** The printed facts of all cards that are dealt, written down apart from the sheets: a slip in one of them shows. */
class CardFactsTest {

    /** Code, name, kind, least players, price, points, whether it is passed on, what it asks for. */
    private static final String TABLE = "facts/revised.txt";

    @Test
    @Rule({"AGR-D3", "AGR-D8", "AGR-D10"})
    void every_card_has_the_facts_that_are_printed_on_it() {
        assertThat(dealt().stream().map(CardFactsTest::facts)).containsExactlyElementsOf(kept());
    }

    @Test
    @Rule("AGR-D3")
    void both_decks_are_complete() {
        for (String deck : List.of("A", "B")) {
            for (Card.Kind kind : List.of(Card.Kind.MINOR, Card.Kind.OCCUPATION)) {
                assertThat(dealt().stream().filter(card -> card.deck().equals(deck) && card.kind() == kind))
                        .as("%s of deck %s", kind, deck)
                        .hasSize(24);
            }
        }
    }

    /** All cards of decks, but for those that only tests know. */
    private static List<Card> dealt() {
        return Cards.all().stream()
                .filter(card -> card.kind() != Card.Kind.MAJOR && "AB".contains(card.deck()))
                .toList();
    }

    private static List<String> kept() {
        try (InputStream table = CardFactsTest.class.getResourceAsStream(TABLE)) {
            assertThat(table).isNotNull();
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String facts(Card card) {
        return String.join(
                "|",
                card.code(),
                card.name(),
                card.kind().name().toLowerCase(Locale.ROOT),
                Integer.toString(card.players()),
                card.prices().stream().map(CardFactsTest::price).collect(Collectors.joining(" or ")),
                Integer.toString(card.points()),
                card.isPassing() ? "passes" : "-",
                needs(card.needs()));
    }

    private static String price(Price price) {
        assertThat(price.handedBack()).isZero();
        if (price.each() == Goods.NOTHING) {
            return price.isFree() ? "-" : Facts.bundle(price.goods());
        }
        assertThat(price.goods()).isEqualTo(Goods.NOTHING);
        assertThat(price.per()).isEqualTo(Measure.PEOPLE);
        return Facts.bundle(price.each()) + " for each person";
    }

    private static String needs(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> "-";
            case Condition.AtLeast least -> least.least() + " " + counted(least.count(), least.least());
            case Condition.AtMost most -> "at most " + most.most() + " " + counted(most.count(), most.most());
            case Condition.Exactly exact when isUnused(exact) -> "all farmyard spaces used";
            case Condition.Exactly exact -> "exactly " + exact.number() + " " + counted(exact.count(), exact.number());
            case Condition.House house -> materials(house.materials()) + " house";
            case Condition.StandsOn stands ->
                "one of your people stands on " + capital(stands.space().word());
            default -> throw new AssertionError("no words for " + condition);
        };
    }

    private static boolean isUnused(Condition.Exactly exact) {
        return exact.equals(new Condition.Exactly(new Count.Counted(Measure.UNUSED_SQUARES), 0));
    }

    private static String counted(Count count, int number) {
        return switch (count) {
            case Count.Counted of ->
                of.measure().name().toLowerCase(Locale.ROOT).replace('_', ' ').replaceAll("s$", number == 1 ? "" : "s");
            case Count.Owned of when of.good() >= Goods.SHEEP -> Goods.WORDS.get(of.good());
            case Count.Owned of -> Goods.WORDS.get(of.good()) + " in your supply";
            default -> throw new AssertionError("no words for " + count);
        };
    }

    private static String materials(int set) {
        return IntStream.range(0, Integer.SIZE)
                .filter(material -> (set >>> material & 1) != 0)
                .mapToObj(Terms.HOUSE::write)
                .collect(Collectors.joining(" or "));
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
