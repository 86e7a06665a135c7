package tilth.scenes.web.agricola;

/** The pictures of improvements. */
public final class Improvements {

    private Improvements() {}

    public static String symbol(String card) {
        return "improvement-" + kind(card);
    }

    /** What a card is; those that differ by their price only are alike. */
    static String kind(String card) {
        return card.replaceFirst("-[0-9]$", "");
    }
}
