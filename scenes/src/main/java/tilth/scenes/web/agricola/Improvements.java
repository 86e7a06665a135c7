package tilth.scenes.web.agricola;

/** The pictures of improvements. */
public final class Improvements {

    private Improvements() {}

    /** The symbol of a card; those that differ by their price only look alike. */
    public static String symbol(String card) {
        return "improvement-" + card.replaceFirst("-[0-9]$", "");
    }
}
