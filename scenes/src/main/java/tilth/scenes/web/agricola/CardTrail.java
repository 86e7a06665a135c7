package tilth.scenes.web.agricola;

import java.util.HashMap;
import java.util.Map;
import tilth.agricola.cards.Card;
import tilth.agricola.words.Happens;
import tilth.engine.Event;
import tilth.scenes.agricola.CardBook;

/** Where cards lie and which of them is at work, within one move. */
final class CardTrail {

    private final int onlooker;
    private final Map<Integer, String> working = new HashMap<>();
    private int passer;

    CardTrail(int onlooker) {
        this.onlooker = onlooker;
    }

    void follow(Event event) {
        String card = event.facts().getOrDefault("card", "");
        switch ((Happens) event.what()) {
            case REACTED, USED_CARD, TRADED -> working.put(event.seat(), table(event.seat(), card));
            case CARD_PLAYED -> {
                passer = event.seat();
                working.put(event.seat(), table(event.seat(), card));
            }
            case PLACED, TOOK, TOOK_LATER, CAME_HOME, ROUND_BEGUN, HARVEST_BEGUN -> working.remove(event.seat());
            default -> {}
        }
    }

    /** The card that brings a seat what it gets now; nothing if none does. */
    String working(int seat) {
        return working.getOrDefault(seat, "");
    }

    /** Whose card is passed on. */
    int passer() {
        return passer;
    }

    /** How a card looks on its way: one of a hand is a card, a major improvement the thing itself. */
    static String symbol(String card) {
        return switch (CardBook.card(card).kind()) {
            case OCCUPATION -> "act-occupation";
            case MINOR -> "act-minor";
            case MAJOR -> Improvements.symbol(card);
        };
    }

    /** Where a card comes from when it is played. */
    String from(int seat, String card) {
        return CardBook.card(card).kind() == Card.Kind.MAJOR ? MarketPicture.id(card) : hand(seat, card);
    }

    /** Where a card in a hand is: the onlooker's own is seen, else the hand is. */
    String hand(int seat, String card) {
        return seat == onlooker ? "hand-" + card : "hand-of-" + seat;
    }

    /** Where a card lies in front of a seat. */
    String table(int seat, String card) {
        return "card-%d-%s".formatted(seat, card);
    }
}
