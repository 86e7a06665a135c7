package tilth.bots.agricola;

import java.util.Arrays;
import tilth.agricola.cards.Baking;
import tilth.agricola.cards.CardSet;
import tilth.agricola.cards.Cooking;
import tilth.agricola.cards.Deck;
import tilth.agricola.goods.Goods;

/** What the cards of a farm make of goods: the fireplaces, hearths and ovens of a {@link Homestead}. */
final class Kitchen {

    /** The most grain that are baked at once. */
    static final int MOST_BAKED = 8;

    /** What cooking makes of each good. */
    final int[] cooked = new int[Goods.KINDS];

    /** The food that one grain, two, three … bring when they are baked at once. */
    private final int[] bread = new int[MOST_BAKED + 1];

    /** The food that so many grain bring when they are baked at once. */
    int bread(int grain) {
        return bread[Math.min(grain, MOST_BAKED)];
    }

    void look(OwnCards cards) {
        lookAtOvens(cards);
        Arrays.fill(cooked, 0);
        CardSet fires = cards.deck().with(Deck.Capability.COOKING);
        for (int slot = cards.played().first(fires);
                slot >= 0;
                slot = cards.played().next(fires, slot)) {
            Cooking cooking = cards.cooking(slot);
            cooked[Goods.VEGETABLE] = Math.max(cooked[Goods.VEGETABLE], cooking.vegetable());
            cooked[Goods.SHEEP] = Math.max(cooked[Goods.SHEEP], cooking.sheep());
            cooked[Goods.WILD_BOAR] = Math.max(cooked[Goods.WILD_BOAR], cooking.wildBoar());
            cooked[Goods.CATTLE] = Math.max(cooked[Goods.CATTLE], cooking.cattle());
        }
    }

    private void lookAtOvens(OwnCards cards) {
        int grain = 0;
        for (int slot : cards.deck().bakers()) {
            if (cards.played().has(slot)) {
                Baking baking = cards.card(slot).baking();
                for (int used = 0; used < baking.mostGrain() && grain < MOST_BAKED; used++) {
                    bread[grain + 1] = bread[grain] + baking.foodEach();
                    grain++;
                }
            }
        }
        Arrays.fill(bread, grain + 1, bread.length, bread[grain]);
    }

    void copyFrom(Kitchen other) {
        System.arraycopy(other.cooked, 0, cooked, 0, cooked.length);
        System.arraycopy(other.bread, 0, bread, 0, bread.length);
    }
}
