package tilth.lab;

/** A game that could not be finished: its number, what went wrong, and its record up to there to play it again. */
public record Failure(int game, String why, String record) {}
