package tilth.app;

import java.util.ArrayList;
import java.util.List;
import tilth.engine.Game;
import tilth.lab.Failure;
import tilth.lab.SimulationReport;
import tilth.lab.SimulationReport.BotReport;
import tilth.lab.Spread;
import tilth.scenes.Columns;
import tilth.scenes.Ink;
import tilth.scenes.Lines;

/** What a simulation found, as text. */
record SimulationText(Game game, SimulationReport report, Ink ink) {

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("%s games of %s, seed %d".formatted(Figures.count(report.games()), game.title(), report.seed()));
        lines.add("");
        lines.addAll(bots());
        lines.add("");
        lines.add("Whoever moved first won %s of the games (%s)."
                .formatted(
                        Figures.percent(report.firstPlayerWinShare()),
                        Figures.range(report.firstPlayerWinShareLow(), report.firstPlayerWinShareHigh())));
        for (BotReport bot : report.seats()) {
            lines.add("");
            lines.add(ink.heading("Points of " + bot.bot()) + ", " + typical(bot.scoreQuantiles()));
            lines.addAll(Bars.of(bot.scoreCounts()));
        }
        lines.add("");
        lines.add("%s, %s on average, %s"
                .formatted(
                        ink.heading("Moves in a game"),
                        Figures.decimal(report.moves()),
                        typical(report.moveQuantiles())));
        lines.addAll(Bars.of(report.moveCounts()));
        lines.addAll(failures());
        return lines;
    }

    private List<String> bots() {
        Columns columns = new Columns("lrrrlrr").row("bot", "wins", "shared", "share", "95 % sure", "points", "spread");
        for (BotReport bot : report.seats()) {
            columns.row(
                    ink.heading(bot.bot()),
                    Figures.count(bot.wins()),
                    Figures.count(bot.sharedWins()),
                    Figures.percent(bot.winShare()),
                    Figures.range(bot.winShareLow(), bot.winShareHigh()),
                    Figures.decimal(bot.meanScore()),
                    "± " + Figures.decimal(bot.scoreDeviation()));
        }
        return columns.lines("  ");
    }

    private static String typical(Spread.Quantiles quantiles) {
        return "from %d to %d, half of them from %d to %d"
                .formatted(quantiles.min(), quantiles.max(), quantiles.p25(), quantiles.p75());
    }

    private List<String> failures() {
        if (report.failures() == 0) {
            return List.of();
        }
        Failure first = report.failed().getFirst();
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.addAll(Lines.wrap("%s games could not be finished. The first was game %d: %s. Its record:"
                .formatted(Figures.count(report.failures()), first.game(), first.why())));
        lines.addAll(first.record().lines().toList());
        return lines;
    }
}
