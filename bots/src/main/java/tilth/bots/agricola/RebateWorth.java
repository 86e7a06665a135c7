package tilth.bots.agricola;

import tilth.agricola.cards.Count;
import tilth.agricola.cards.Purchase;
import tilth.agricola.cards.Rebate;
import tilth.agricola.state.State;

/** About how many points it is worth that a card makes something cheaper, as often as that is still bought. */
final class RebateWorth {

    private static final float RESOURCE = 0.4f;

    /** How much a swap saves, which only sometimes helps. */
    private static final float SWAP = 0.15f;

    /** How much another base price saves. */
    private static final float BASE = 1.2f;

    /** So many fences are built at once. */
    private static final float FENCES = 12;

    private static final float SOME = 0.5f;

    /** So much of it is used, for what is saved must be of use elsewhere. */
    private static final float SELDOM = 0.5f;

    float of(State position, Rebate rebate) {
        int round = position.board().round();
        float sum = 0;
        for (int i = 0; i < Purchase.COUNT; i++) {
            Purchase purchase = Purchase.of(i);
            if (rebate.isFor(purchase)) {
                float named = purchase.isCard() && rebate.marks() != 0 ? 1 / 4f : 1;
                sum += named * Pace.purchases(purchase, round) * saved(rebate.change(), purchase, round);
            }
        }
        return SELDOM * sum;
    }

    /** What one purchase is cheaper. */
    private static float saved(Rebate.Change change, Purchase purchase, int round) {
        // Fences are bought one by one, all else is dearer.
        float each = purchase == Purchase.FENCE ? 1 / FENCES : 1;
        return switch (change) {
            case Rebate.Base _, Rebate.OfHouse _ -> BASE * each;
            case Rebate.OneSwap _, Rebate.AnySwaps _, Rebate.SwapAll _ -> SWAP * each;
            case Rebate.Off off -> GoodsWorth.of(count(off.count()), off.good(), round);
            case Rebate.OffOfChoice off -> RESOURCE * off.count();
            case Rebate.FirstFree free -> RESOURCE * free.pieces() / (purchase == Purchase.FENCE ? FENCES : 1);
            case Rebate.MoreFree free -> RESOURCE * free.pieces() / (purchase == Purchase.FENCE ? FENCES : 1);
            case Rebate.EveryFree every -> RESOURCE / every.nth();
        };
    }

    private static float count(Count count) {
        return count instanceof Count.Printed printed ? printed.number() : SOME;
    }
}
