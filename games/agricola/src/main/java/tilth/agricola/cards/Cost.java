package tilth.agricola.cards;

import tilth.agricola.AgricolaPosition;
import tilth.agricola.pay.Goods;

/** A price that depends on what is on the table. */
public interface Cost {

    Cost NONE = (position, seat) -> Goods.NOTHING;

    /** The bundle a seat would have to pay. */
    long price(AgricolaPosition position, int seat);
}
