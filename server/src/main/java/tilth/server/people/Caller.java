package tilth.server.people;

/**
 * Whoever asks something of the house.
 *
 * @param address where the request came from, so that nobody takes more than a fair share; it is never written down
 */
public record Caller(Keys keys, String address) {

    /** The house itself: its bots and its clocks. */
    public static final Caller HOUSE = new Caller(Keys.NONE, "");
}
