package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.finca.FincaView;
import tilth.finca.FincaView.DeliveryView;
import tilth.finca.FincaView.TileView;

/** What stands on the table of Finca, in words that every way to draw it shares. */
public final class FincaPhrases {

    private static final int KINDS_OF_FRUIT = 6;
    private static final int SEVERAL = 2;

    private final Words words;

    public FincaPhrases(Words words) {
        this.words = words;
    }

    /** What a fruit tile asks for. */
    public String asked(TileView tile) {
        if (tile.any() > 0) {
            return words.label("alike", Map.of("count", tile.any()));
        }
        if (tile.fruits().size() == KINDS_OF_FRUIT) {
            return words.label("one-of-each");
        }
        List<String> fruits = new ArrayList<>();
        tile.fruits().forEach((fruit, count) -> fruits.add(count + " " + words.term("fruit", fruit, count)));
        return String.join(", ", fruits);
    }

    /** What a finca tile counts. */
    public String counted(List<String> finca) {
        return String.join(", ", finca.stream().map(this::counted).toList());
    }

    private String counted(String fruit) {
        return fruit.equals("any") ? words.label("question-marks") : words.term("fruit", fruit, SEVERAL);
    }

    /** Which round it is, and of how many if there is a cap. */
    public String round(FincaView view) {
        Map<String, Object> facts = Map.of("round", view.round() + 1, "cap", view.turnCap());
        return words.label(view.turnCap() == 0 ? "round" : "round-of", facts);
    }

    /** A delivery as far as it is loaded. */
    public String delivery(DeliveryView delivery) {
        List<String> villages = delivery.villages().stream()
                .map(village -> words.term("tile", village))
                .toList();
        return villages.isEmpty()
                ? words.label("delivery-empty", Map.of("cart", delivery.cart(), "room", delivery.room()))
                : words.label(
                        "delivery",
                        Map.of(
                                "cart", delivery.cart(),
                                "room", delivery.room(),
                                "villages", String.join(", ", villages)));
    }
}
