package tilth.bots;

/**
 * How a search from turn to turn weighs things.
 *
 * @param positions in about how many positions it looks for the ways to the end of one turn
 * @param worlds how many worlds it imagines at most
 * @param turnsAWorld after so many turns in each world it imagines another one
 * @param curiosity how many points a way it knows little of is thought to be worth more
 * @param doubt how many points less make a way about a third as likely to be tried
 */
public record TurnStyle(int positions, int worlds, int turnsAWorld, float curiosity, float doubt) {}
