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
    public List<String> draw(View view, Words full, Ink ink) {
        FincaView finca = (FincaView) view;
        Words words = full.brief();
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
            lines.addAll(Lines.wrap(new FincaPhrases(words).delivery(delivery)));
        }
        return lines;
    }

    private static String state(FincaView view, Words words) {
        String pile = view.bonusPile().stream().map(Object::toString).collect(Collectors.joining(" "));
        return String.join(
                ", ",
                new FincaPhrases(words).round(view),
                words.label("wooden-fincas", Map.of("count", view.woodenFincas())),
                pile.isEmpty() ? words.label("bonus-pile-empty") : words.label("bonus-pile", Map.of("pile", pile)));
    }
}
