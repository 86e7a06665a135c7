package tilth.lab;

/**
 * How often a thing was done at tables with one number of seats, when, and with what luck. A seat is known by its place
 * in the order of play, and a cell is a place of those who did it or of those who did not. What the seats of one game
 * win hangs together, so wins are also kept for each two cells.
 */
final class ThingTally {

    private final int seats;
    private final int cells;
    private final Spread turns = new Spread();
    private final Spread points = new Spread();
    private final Spread times = new Spread();
    private final long[] games;
    private final long[] wins;
    private final long[] bothWins;
    private long gamesWithIt;
    private long seatsWithIt;

    ThingTally(int seats) {
        this.seats = seats;
        cells = 2 * seats;
        games = new long[cells * cells];
        wins = new long[cells * cells];
        bothWins = new long[cells * cells];
    }

    static int cell(int place, boolean did) {
        return 2 * place + (did ? 1 : 0);
    }

    /** Adds one time it was done, by the turn of that seat. */
    void addDeed(int turn) {
        turns.add(turn);
    }

    /** The points that the score sheet gives a seat for it. */
    void addPoints(int number) {
        points.add(number);
    }

    /** Adds a game by the places that did it, as a bit set, how often they did, and what each place won. */
    void addGame(int did, int often, long[] won) {
        times.add(often);
        gamesWithIt += did == 0 ? 0 : 1;
        seatsWithIt += Integer.bitCount(did);
        for (int one = 0; one < seats; one++) {
            for (int other = 0; other < seats; other++) {
                int at = cell(one, (did >> one & 1) != 0) * cells + cell(other, (did >> other & 1) != 0);
                games[at]++;
                wins[at] += won[one];
                bothWins[at] += won[one] * won[other];
            }
        }
    }

    void addAll(ThingTally other) {
        turns.addAll(other.turns);
        points.addAll(other.points);
        times.addAll(other.times);
        gamesWithIt += other.gamesWithIt;
        seatsWithIt += other.seatsWithIt;
        for (int i = 0; i < games.length; i++) {
            games[i] += other.games[i];
            wins[i] += other.wins[i];
            bothWins[i] += other.bothWins[i];
        }
    }

    int seats() {
        return seats;
    }

    /** The seats in a cell. */
    long size(int cell) {
        return games[cell * cells + cell];
    }

    /** The mean win of a cell; 0 if nobody is in it. */
    double share(int cell) {
        long size = size(cell);
        return size == 0 ? 0 : (double) wins[cell * cells + cell] / Credit.WHOLE / size;
    }

    /** The sum, over all games with seats in both cells, of how far both stray from the means of their cells. */
    double straying(int one, int other) {
        double whole = Credit.WHOLE;
        int at = one * cells + other;
        return bothWins[at] / whole / whole
                - share(one) * wins[other * cells + one] / whole
                - share(other) * wins[at] / whole
                + share(one) * share(other) * games[at];
    }

    long gamesWithIt() {
        return gamesWithIt;
    }

    long seatsWithIt() {
        return seatsWithIt;
    }

    /** How often in a game. */
    Spread times() {
        return times;
    }

    Spread turns() {
        return turns;
    }

    Spread points() {
        return points;
    }
}
