package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tilth.agricola.goods.Goods;
import tilth.scenes.Words;

/** The sayings that cards are put together from, in one language. */
record Speech(Words words) {

    private static final int SEVERAL = 2;

    /** A saying by its key, with facts in pairs of a name and a value. */
    String say(String key, Object... facts) {
        Map<String, Object> told = new HashMap<>();
        for (int i = 0; i < facts.length; i += 2) {
            told.put(String.valueOf(facts[i]), facts[i + 1]);
        }
        return words.label("card." + key, told);
    }

    /** A saying about one of several constants. */
    String say(String key, Enum<?> which, Object... facts) {
        return say(key + "." + word(which), facts);
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String and(List<String> things) {
        return words.list(things);
    }

    String or(List<String> things) {
        return words.either(things);
    }

    /** One of several things that are lists themselves. */
    String apart(List<String> things) {
        return things.stream()
                .reduce((one, other) -> say("or-else", "one", one, "other", other))
                .orElse("");
    }

    /** Numbers in a row, such as "5, 8, and 11" or "8 to 14". */
    String numbers(List<Integer> numbers) {
        int length = numbers.size();
        boolean isRow = length > SEVERAL && numbers.getLast() - numbers.getFirst() == length - 1;
        return isRow
                ? say("from-to", "first", numbers.getFirst(), "last", numbers.getLast())
                : and(numbers.stream().map(String::valueOf).toList());
    }

    /** A text that begins like a sentence and ends like one. */
    String sentence(String text) {
        return text.substring(0, 1).toUpperCase(words.language()) + text.substring(1) + ".";
    }

    /** One kind of good by number, such as "2 vegetables". */
    String good(int count, int good) {
        return count + " " + words.term("good", Goods.WORDS.get(good), count);
    }

    /** What a good is called where there are several of it. */
    String goods(int good) {
        return words.term("good", Goods.WORDS.get(good), SEVERAL);
    }

    /** A bundle, such as "2 wood and 1 reed"; nothing for none. */
    String bundle(long bundle) {
        List<String> said = amounts(bundle);
        return said.isEmpty() ? "" : and(said);
    }

    /** Each good of a bundle with its number. */
    List<String> amounts(long bundle) {
        List<String> said = new ArrayList<>();
        for (int good : kinds(bundle)) {
            said.add(good(Goods.count(bundle, good), good));
        }
        // Food comes last, as on a card.
        if (Goods.count(bundle, Goods.FOOD) > 0) {
            said.addLast(said.removeFirst());
        }
        return said;
    }

    /** The kinds of goods in a bundle. */
    static List<Integer> kinds(long bundle) {
        List<Integer> kinds = new ArrayList<>();
        for (long rest = bundle; rest != Goods.NOTHING; rest = Goods.after(rest, Goods.first(rest))) {
            kinds.add(Goods.first(rest));
        }
        return kinds;
    }

    /** What houses can be made of, by the bits of a set. */
    String materials(int set) {
        return or(
                bits(set).stream().map(material -> say("material." + material)).toList());
    }

    /** Species of animals by the bits of a set, in their plural. */
    List<String> species(int set) {
        return bits(set).stream().map(animal -> goods(Goods.SHEEP + animal)).toList();
    }

    static List<Integer> bits(long set) {
        List<Integer> bits = new ArrayList<>();
        for (long rest = set; rest != 0; rest &= rest - 1) {
            bits.add(Long.numberOfTrailingZeros(rest));
        }
        return bits;
    }
}
