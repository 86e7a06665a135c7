package tilth.lab;

import tilth.engine.Seats;

/** Games won by the upper of two levels, by how many seats share a win and how many of them are its own. */
final class LadderTally implements Crew.Tally {

    private final Ladder ladder;
    private final int[][] won;
    private int finished;
    private int failed;

    LadderTally(Ladder ladder) {
        this.ladder = ladder;
        won = new int[ladder.seats() + 1][ladder.seats() + 1];
    }

    @Override
    public void add(int game, Outcome outcome) {
        switch (outcome) {
            case Outcome.Finished played -> {
                finished++;
                int uppers = played.winners() & ladder.upperSeats(game);
                won[Seats.count(played.winners())][Seats.count(uppers)]++;
            }
            case Outcome.Broken broken -> failed++;
        }
    }

    void addAll(LadderTally other) {
        finished += other.finished;
        failed += other.failed;
        for (int winners = 0; winners < won.length; winners++) {
            for (int uppers = 0; uppers < won.length; uppers++) {
                won[winners][uppers] += other.won[winners][uppers];
            }
        }
    }

    int failed() {
        return failed;
    }

    Share share() {
        double credit = 0;
        for (int winners = 1; winners < won.length; winners++) {
            for (int uppers = 1; uppers <= winners; uppers++) {
                credit += (double) won[winners][uppers] * uppers / winners;
            }
        }
        return Share.of(credit, finished);
    }
}
