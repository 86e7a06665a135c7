package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.Card;
import tilth.agricola.cards.Cooking;
import tilth.agricola.goods.Goods;
import tilth.scenes.agricola.CardBook;
import tilth.scenes.agricola.CardSymbols;

/** What is printed on improvements: their pictures, and what they make of goods. */
public final class Improvements {

    private Improvements() {}

    public static String symbol(String card) {
        return CardSymbols.of(CardBook.card(card));
    }

    /** How much food the card with this word makes of a good, good by good. */
    static List<Rate> rates(String word) {
        List<Rate> rates = new ArrayList<>();
        addRates(CardBook.card(word), rates);
        return rates.stream().filter(rate -> rate.food() > 0).toList();
    }

    private static void addRates(Card card, List<Rate> rates) {
        Cooking cooking = card.cooking();
        rates.add(new Rate("vegetable", cooking.vegetable(), ""));
        rates.add(new Rate("sheep", cooking.sheep(), ""));
        rates.add(new Rate("wild-boar", cooking.wildBoar(), ""));
        rates.add(new Rate("cattle", cooking.cattle(), ""));
        Baking baking = card.baking();
        rates.add(new Rate(
                "act-bake", baking.foodEach(), baking.mostGrain() == Baking.ANY ? "" : "×" + baking.mostGrain()));
        rates.add(new Rate(Goods.WORDS.get(card.craft().good()), card.craft().food(), ""));
    }

    /** One of a good becomes so much food; {@code limit} says how many at a time, where there is a limit. */
    public record Rate(String symbol, int food, String limit) {}
}
