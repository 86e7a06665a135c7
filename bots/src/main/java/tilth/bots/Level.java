package tilth.bots;

/**
 * One of the five strengths offered to people.
 *
 * @param number from 1, for a first game, to 5, as strong as it gets
 * @param iterations how many iterations it searches for each decision, so that it is as strong on every machine
 * @param blunders how many of a hundred decisions it leaves to chance
 */
record Level(int number, int iterations, int blunders) {

    Bot seat(int threads, long seed) {
        Bot search = new SearchBot(Budget.iterations(iterations), threads, seed);
        return blunders == 0 ? search : new BlunderingBot(search, blunders, ~seed);
    }
}
