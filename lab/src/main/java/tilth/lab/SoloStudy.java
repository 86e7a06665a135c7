package tilth.lab;

import java.util.List;
import java.util.Map;
import tilth.bots.BotSpec;
import tilth.engine.BadInput;
import tilth.engine.Game;
import tilth.engine.Seed;
import tilth.engine.Setup;

/**
 * One deal for one player, tried again and again by a bot that never knows what is hidden, to find the best line for it.
 * Each try thinks by another chance.
 */
public record SoloStudy(Setup setup, BotSpec bot, int tries) {

    /** Refuses a game that nobody plays alone, with one sentence. */
    public static SoloStudy of(Game game, BotSpec bot, Map<String, String> options, Seed deal, int tries) {
        if (game.minSeats() > 1) {
            throw new BadInput("%s is not played alone.".formatted(game.title()));
        }
        return new SoloStudy(new Setup(game, 1, options, deal), bot, tries);
    }

    public SoloReport run(int threads, Progress progress) {
        SoloTally sum = new SoloTally();
        new Crew(tries, threads, progress)
                .play(number -> new Bout(number, setup, List.of(bot), 0), SoloTally::new)
                .forEach(sum::addAll);
        return sum.report(this);
    }
}
