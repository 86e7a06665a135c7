package tilth.bots.chineur;

import java.util.Locale;

/** The kinds of moves a habit tells apart, as {@code habit.txt} names them. */
enum Choice {
    TURN_UP,
    MARKET,
    COLLECTIVE,
    BUY_EXCHANGE,
    BUY_BUCKET,
    BUY_SCARECROW,
    BUY_CHEST,
    BUY_BARN,
    BUY_TRACTOR,
    BUY_COMBINE,
    BUY_CERTIFICATE,
    SELL,
    REPEAT_FARM,
    REPEAT_MARKET,
    REPEAT_TRADE,
    REPEAT_COLLECTIVE,
    REPEAT_TOOL,
    PLACE,
    PLACE_THEFT,
    REPLACE,
    REPLACE_BY_THEFT,
    REFUSE,
    OPEN,
    OPEN_FOR_OWN,
    OPEN_FOR_NOBODYS,
    OPEN_FOR_OTHERS,
    SETTLE,
    SETTLE_ON_OWN,
    SETTLE_ON_OTHERS,
    FIT,
    FIT_INSTEAD,
    SET_ASIDE,
    STEAL,
    PAY,
    DISCARD,
    SWAP,
    BARTER,
    SEIZE,
    SET,
    END_TURN,
    LEAVE_IT,
    KEEP,
    ROLL,
    CARRY_OUT,
    OPEN_CHEST,
    SHED,
    REFRESH,
    STOCK_UP,
    PLACE_FREELY,
    TAKE_OVER,
    TURN_UP_EXTRA;

    private static final Choice[] ALL = values();

    /** The one that stands so many places after this one. */
    Choice next(int places) {
        return ALL[ordinal() + places];
    }

    static Choice named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
