package tilth.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * Many games between bots of one kind, to learn about the game itself: with several numbers of seats, which share the
 * games evenly, and with one set of options or two, which get the same deals. The same seed gives the same results on any
 * number of threads.
 */
public record Survey(
        Game game, BotSpec bot, List<Integer> seatCounts, List<Map<String, String>> sets, long seed, int games) {

    /** Refuses what cannot be played or compared, with one sentence. */
    public Survey {
        seatCounts = List.copyOf(seatCounts);
        bot.seat(game, seed);
        List<Map<String, String>> complete = new ArrayList<>();
        for (Map<String, String> set : sets) {
            complete.add(new Setup(game, seatCounts.getFirst(), set, Seed.of(seed)).options());
        }
        sets = Collections.unmodifiableList(complete);
        if (sets.size() > 1 && sets.getFirst().equals(sets.getLast())) {
            throw new BadInput("Both sets of options are the same, so there is nothing to compare.");
        }
    }

    public SurveyReport run(int threads, Progress progress) {
        List<SurveyReport.Part> parts = sets.stream()
                .map(set -> new Findings(this, tally(set, threads, progress)).part(set))
                .toList();
        return new SurveyReport(game.id(), bot.text(), seed, games, parts, Comparison.of(parts));
    }

    private SurveyTally tally(Map<String, String> options, int threads, Progress progress) {
        SurveyTally sum = new SurveyTally(this);
        new Crew(games, threads, progress)
                .play(number -> bout(options, number), () -> new SurveyTally(this))
                .forEach(sum::addAll);
        return sum;
    }

    Bout bout(Map<String, String> options, int number) {
        int seats = seatCounts.get(table(number));
        Setup setup = new Setup(game, seats, options, Seed.of(seed, number));
        return new Bout(number, setup, Collections.nCopies(seats, bot), seed);
    }

    /** At which of the numbers of seats a game is played. */
    int table(int number) {
        return number % seatCounts.size();
    }
}
