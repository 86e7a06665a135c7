package tilth.lab;

/** How fast a game is on this machine, on one thread. */
public record Measurement(
        long decisionsPerSecond,
        long gamesPerSecond,
        double bytesPerDecision,
        long copiesPerSecond,
        long searchIterationsPerSecond) {}
