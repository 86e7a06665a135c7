package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import tilth.scenes.Words;
import tilth.scenes.web.Offer;
import tilth.scenes.web.Picture;

/**
 * The tray at the foot of a table with hands of cards: hand, improvements and one's own cards on the table, one of them open.
 *
 * @param packet what cards are taken from before the first round
 * @param market the major improvements
 * @param remembered what the onlooker has handed on and laid aside, each in a sentence
 */
public record TrayPicture(
        List<MiniCard> packet,
        List<MiniCard> hand,
        MarketPicture market,
        List<MiniCard> played,
        List<String> remembered,
        Picture picture) {

    private static final String PACKET = "packet";
    private static final String REMEMBERED = "remembered";

    private static final String HAND = "hand";
    private static final String MARKET = "market";
    private static final String PLAYED = "played";

    public Words words() {
        return picture.words();
    }

    /** What is open: that which is asked for, else the hand. */
    public String open() {
        String asked = asked();
        if (!asked.isEmpty()) {
            return asked;
        }
        return hand.isEmpty() && remembered.isEmpty() ? MARKET : HAND;
    }

    /** What the question is about; empty where no card answers it, so that what the reader opened stays open. */
    public String asked() {
        if (!packet.isEmpty()) {
            return PACKET;
        }
        if (isLit(played)) {
            return PLAYED;
        }
        if (isLit(hand)) {
            return HAND;
        }
        return market.improvements().stream().anyMatch(TrayPicture::isLit) ? MARKET : "";
    }

    /** Whether one of its parts has something to click. */
    public boolean isMarked(String part) {
        return switch (part) {
            case PACKET -> isLit(packet);
            case REMEMBERED -> false;
            case HAND -> isLit(hand);
            case MARKET -> market.improvements().stream().anyMatch(TrayPicture::isLit);
            default -> played.stream().anyMatch(card -> !card.offers().isEmpty());
        };
    }

    public boolean isMarked() {
        return isMarked(PACKET) || isMarked(HAND) || isMarked(MARKET) || isLit(played);
    }

    /** Whether a card in one of its parts has just done something, so that it is seen while another part is open. */
    public boolean isGlowing(String part) {
        return part.equals(PLAYED) && played.stream().anyMatch(MiniCard::isGlowing);
    }

    private static boolean isLit(List<MiniCard> cards) {
        return cards.stream().flatMap(card -> card.offers().stream()).anyMatch(offer -> !offer.aside());
    }

    private static boolean isLit(MarketPicture.Improvement card) {
        return card.spot() != null && card.spot().can();
    }

    /** What a part is called, with the number of cards in it. */
    public String title(String part) {
        return words().label("tray-" + part);
    }

    public int count(String part) {
        return switch (part) {
            case PACKET -> packet.size();
            case REMEMBERED -> remembered.size();
            case HAND -> hand.size();
            case MARKET ->
                (int) market.improvements().stream()
                        .filter(card -> card.builder() == null)
                        .count();
            default -> played.size();
        };
    }

    public List<String> parts() {
        if (picture.onlooker().isWatcher()) {
            return List.of(MARKET, PLAYED);
        }
        List<String> parts = new ArrayList<>(List.of(HAND, MARKET, PLAYED));
        if (!packet.isEmpty()) {
            parts.addFirst(PACKET);
        }
        if (!remembered.isEmpty()) {
            parts.add(REMEMBERED);
        }
        return parts;
    }

    /** A button that plays one offer on a card. */
    public static String id(MiniCard card, Offer offer) {
        return card.largeId() + "-" + offer.move().replace(' ', '-');
    }
}
