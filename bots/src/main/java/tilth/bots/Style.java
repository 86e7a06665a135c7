package tilth.bots;

/**
 * How a search weighs things.
 *
 * @param curiosity how much it prefers moves it knows little of, shared among the seats
 * @param playout how many random moves it plays before it judges
 * @param leadScale a lead of so many points makes a seat about three times as likely to win as the other
 * @param winWeight how much of the reward of a finished game is winning rather than leading
 */
record Style(float curiosity, int playout, float leadScale, float winWeight) {

    static final Style STANDARD = new Style(0.4f, 12, 6f, 0.5f);
}
