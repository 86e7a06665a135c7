package tilth.agricola;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Condition;
import tilth.agricola.cards.Count;
import tilth.agricola.cards.Mark;
import tilth.agricola.cards.Measure;
import tilth.agricola.cards.Price;
import tilth.agricola.goods.Goods;
import tilth.agricola.words.Terms;
import tilth.engine.Rule;

/** The printed facts of all cards that are dealt, written down apart from the sheets: a slip in one of them shows. */
class CardFactsTest {

    /** Code, name, kind, least players, price, points, whether it is passed on, what it asks for. */
    private static List<String> table(CardBox box) {
        return lines(box.name().toLowerCase(Locale.ROOT) + ".txt");
    }

    @ParameterizedTest
    @EnumSource
    @Rule({"AGR-D3", "AGR-D8", "AGR-D10"})
    void every_card_has_the_facts_that_are_printed_on_it(CardBox box) {
        assertThat(box.dealt().stream().map(CardFactsTest::facts)).containsExactlyElementsOf(table(box));
    }

    @Test
    @Rule("AGR-D3")
    void decks_are_complete() {
        assertThat(counted(CardBox.REVISED))
                .containsOnly(
                        entry("A minor", 24L),
                        entry("A occupation", 24L),
                        entry("B minor", 24L),
                        entry("B occupation", 24L));
        assertThat(counted(CardBox.CLASSIC))
                .containsOnly(
                        entry("E minor", 53L),
                        entry("E occupation", 73L),
                        entry("I minor", 43L),
                        entry("I occupation", 48L),
                        entry("K minor", 43L),
                        entry("K occupation", 48L),
                        entry("Z minor", 12L),
                        entry("Z occupation", 12L));
    }

    /** How many cards of each deck and kind the table of facts has. */
    private static Map<String, Long> counted(CardBox box) {
        return table(box).stream()
                .collect(Collectors.groupingBy(
                        line -> line.charAt(0) + " " + line.split("\\|")[2], Collectors.counting()));
    }

    private static List<String> lines(String table) {
        try (InputStream kept = CardFactsTest.class.getResourceAsStream("facts/" + table)) {
            assertThat(kept).isNotNull();
            return new String(kept.readAllBytes(), StandardCharsets.UTF_8)
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
        if (price.each() == Goods.NOTHING) {
            String handed = handed(price);
            return price.isFree()
                    ? "-"
                    : Stream.of(Facts.bundle(price.goods()), handed)
                            .filter(part -> !part.isEmpty())
                            .collect(Collectors.joining(", "));
        }
        assertThat(price.goods()).isEqualTo(Goods.NOTHING);
        assertThat(price.per()).isEqualTo(Measure.PEOPLE);
        return Facts.bundle(price.each()) + " for each person";
    }

    private static String handed(Price price) {
        return Arrays.stream(Mark.values())
                .filter(mark -> (price.marks() & mark.bit()) != 0)
                .map(mark -> "handing back %d %s"
                        .formatted(
                                price.handedBack(),
                                mark.name().toLowerCase(Locale.ROOT).replace('_', ' ')))
                .collect(Collectors.joining(", "));
    }

    private static String needs(Condition condition) {
        return switch (condition) {
            case Condition.Always _ -> "-";
            case Condition.AtLeast least -> least.least() + " " + counted(least.count(), least.least());
            case Condition.AtMost most -> "at most " + most.most() + " " + counted(most.count(), most.most());
            case Condition.Exactly exact when isUnused(exact) -> "all farmyard spaces used";
            case Condition.Exactly exact -> "exactly " + exact.number() + " " + counted(exact.count(), exact.number());
            case Condition.House house -> materials(house.materials()) + " house";
            case Condition.All all ->
                all.conditions().stream().map(CardFactsTest::needs).sorted().collect(Collectors.joining(", "));
            case Condition.InRounds in -> "by round " + (31 - Integer.numberOfLeadingZeros(in.rounds()));
            case Condition.StandsOn stands ->
                "one of your people stands on " + capital(stands.space().word());
            case Condition.OthersBehind behind
            when behind.isAlike() -> "another player with fewer occupations than " + behind.withTwo();
            case Condition.OthersBehind behind ->
                "another player with fewer occupations than with two players %d, with three %d, with more %d"
                        .formatted(behind.withTwo(), behind.withThree(), behind.withMore());
            default -> throw new AssertionError("no words for " + condition);
        };
    }

    private static boolean isUnused(Condition.Exactly exact) {
        return exact.equals(new Condition.Exactly(new Count.Counted(Measure.UNUSED_SQUARES), 0));
    }

    private static String counted(Count count, int number) {
        return switch (count) {
            case Count.Counted of ->
                of.measure()
                        .name()
                        .toLowerCase(Locale.ROOT)
                        .replace('_', ' ')
                        .replaceAll("s( left)?$", number == 1 ? "$1" : "s$1");
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
