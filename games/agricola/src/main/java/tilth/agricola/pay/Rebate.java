package tilth.agricola.pay;

/**
 * How a card changes the price of some purchases. The three kinds do not depend on their order: one base price is chosen,
 * each substitution is used at most once, and discounts come last and never go below nothing.
 */
public record Rebate(int purchases, Kind kind, long from, long to) {

    /** The kinds of change. */
    public enum Kind {
        /** Another base price, {@code to}. */
        BASE,
        /** Pays {@code to} in place of {@code from}. */
        SUBSTITUTION,
        /** Takes {@code from} off. */
        DISCOUNT
    }

    public boolean isFor(Purchase purchase) {
        return (purchases & purchase.bit()) != 0;
    }
}
