package tilth.agricola.cards;

import tilth.agricola.pay.Goods;

/** An exchange that a card offers at any time. */
public record Trade(long given, long got) {

    public static final Trade NONE = new Trade(Goods.NOTHING, Goods.NOTHING);
}
