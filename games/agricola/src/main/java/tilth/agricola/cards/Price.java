package tilth.agricola.cards;

import tilth.agricola.goods.Goods;

/**
 * One price of a card: goods, more goods for each of something that is counted, and cards with a mark that are handed back.
 */
public record Price(long goods, Measure per, long each, int marks, int handedBack) {

    public static final Price FREE = new Price(Goods.NOTHING, Measure.PEOPLE, Goods.NOTHING, 0, 0);

    Price with(long more) {
        return new Price(goods + more, per, each, marks, handedBack);
    }

    Price withEach(Measure measure, long more) {
        return new Price(goods, measure, each + more, marks, handedBack);
    }

    Price handingBack(int count, Mark mark) {
        return new Price(goods, per, each, mark.bit(), count);
    }

    public boolean isFree() {
        return equals(FREE);
    }
}
