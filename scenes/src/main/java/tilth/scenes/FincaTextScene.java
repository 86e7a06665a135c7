package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilth.engine.View;
import tilth.finca.FincaView;

/** Finca as text: the windmill as a loop of two rows, the villages, and what everybody owns. */
public final class FincaTextScene implements TextScene {

    @Override
    public String game() {
        return "finca";
    }

    @Override
    public List<String> draw(View view, Words words, Ink ink) {
        FincaView finca = (FincaView) view;
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.game().title()) + ": " + state(finca, words));
        lines.add("");
        lines.addAll(new WindmillText(finca, words, ink).lines());
        lines.add("");
        lines.addAll(new VillagesText(finca, words, ink).lines());
        lines.add("");
        lines.addAll(new PlayersText(finca, words, ink).lines());
        FincaView.DeliveryView delivery = finca.delivery();
        if (delivery != null) {
            lines.add("");
            lines.addAll(Lines.wrap(delivery(delivery, words)));
        }
        return lines;
    }

    private static String state(FincaView view, Words words) {
        String pile = view.bonusPile().stream().map(Object::toString).collect(Collectors.joining(" "));
        return String.join(
                ", ",
                round(view, words),
                words.label("wooden-fincas", Map.of("count", view.woodenFincas())),
                pile.isEmpty() ? words.label("bonus-pile-empty") : words.label("bonus-pile", Map.of("pile", pile)));
    }

    private static String round(FincaView view, Words words) {
        Map<String, Object> facts = Map.of("round", view.round() + 1, "cap", view.turnCap());
        return words.label(view.turnCap() == 0 ? "round" : "round-of", facts);
    }

    private static String delivery(FincaView.DeliveryView delivery, Words words) {
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
