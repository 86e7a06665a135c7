package tilth.bots;

/**
 * How a search weighs things.
 *
 * @param curiosity how much it prefers moves it knows little of
 * @param playout how many random moves it plays before it judges
 * @param leadScale the lead in points that counts half of the way from even to won
 * @param winWeight how much of the reward of a finished game is winning rather than leading
 */
record Style(float curiosity, int playout, float leadScale, float winWeight) {

    static final Style STANDARD = new Style(0.2f, 8, 12f, 0.5f);
}
