package tilth.agricola.cards;

/** Spaces that somebody may use although others stand there: so many other players at most, and none of one's own people. */
public record Sharing(Spaces spaces, int others) {}
