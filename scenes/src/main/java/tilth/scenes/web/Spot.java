package tilth.scenes.web;

/**
 * A thing on the board that can be clicked.
 *
 * @param label what it is and what a click on it would do, for those who hover and those who hear
 * @param can whether a click does something; on anything else it tells why not
 * @param aside whether all a click does is beside the question
 */
public record Spot(String target, String label, boolean can, boolean aside, boolean chosen) {

    public Spot choose() {
        return new Spot(target, label, can, aside, true);
    }

    public String css() {
        return "spot" + (can ? " can" : "") + (aside ? " aside" : "") + (chosen ? " chosen" : "");
    }

    /** Tab walks through what can be done; the rest is within reach of scripts and readers only. */
    public int tabindex() {
        return can ? 0 : -1;
    }

    public String disabled() {
        return Boolean.toString(!can);
    }
}
