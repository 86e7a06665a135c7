package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView.CostView;

/** One part of a cost: so many of one good. */
public record Price(String symbol, int count) {

    /** A cost in pictures; resources of one's choice are a question mark. */
    static List<Price> of(CostView cost) {
        List<Price> prices = of(cost.resources());
        if (cost.ofChoice() > 0) {
            prices.add(new Price("any", cost.ofChoice()));
        }
        if (cost.gold() > 0) {
            prices.add(new Price("gold", cost.gold()));
        }
        return prices;
    }

    static List<Price> of(Map<String, Integer> goods) {
        List<Price> prices = new ArrayList<>();
        goods.forEach((good, count) -> prices.add(new Price(good, count)));
        return prices;
    }
}
