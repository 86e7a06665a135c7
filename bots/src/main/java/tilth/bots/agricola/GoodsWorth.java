package tilth.bots.agricola;

import tilth.agricola.board.Stages;
import tilth.agricola.goods.Goods;

/** About how many points a good is worth to who gets it in some round, whatever their farm is like. */
final class GoodsWorth {

    /** In the order of the goods, from food to cattle: what of an action that brings them one of them is. */
    private static final float[] EARLY = {0.4f, 0.03f, 0.65f, 0.4f, 0.45f, 1.3f, 1.7f, 0.9f, 1.1f, 1.3f};

    /** With fewer rounds left than this, less and less is built. */
    private static final float TO_BUILD = 5f;

    /** So much of what something is worth to build with is left in the end. */
    private static final float IN_THE_END = 0.1f;

    /** So many of a good are welcome; of more only a part is. */
    private static final int WELCOME = 5;

    private static final float TOO_MUCH = 0.6f;

    private GoodsWorth() {}

    static float of(long bundle, float round) {
        float worth = 0;
        for (long rest = bundle; rest != Goods.NOTHING; ) {
            int good = Goods.first(rest);
            worth += of(Goods.count(rest, good), good, round);
            rest = Goods.after(rest, good);
        }
        return worth;
    }

    /** What so many of a good are worth that come about a round. */
    static float of(float count, int good, float round) {
        float welcome = Math.min(count, WELCOME);
        float all = welcome + TOO_MUCH * (count - welcome);
        return all * EARLY[good] * (Goods.isBuildingResource(good) ? toBuild(round) : 1);
    }

    private static float toBuild(float round) {
        return Math.clamp((Stages.ROUNDS - round) / TO_BUILD, IN_THE_END, 1);
    }
}
