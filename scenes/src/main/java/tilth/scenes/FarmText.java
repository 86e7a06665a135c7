package tilth.scenes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.AnimalView;
import tilth.farmerama.FarmeramaView.FieldView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.PlotView;

/** One farm: its plots from the bar on, its animals, its garden, and what its player is doing. */
final class FarmText {

    private static final String INDENT = "  ";
    private static final int SEVERAL = 2;

    private final FarmeramaView view;
    private final PlayerView player;
    private final Words words;
    private final Ink ink;
    private final FarmeramaPhrases phrases;

    FarmText(FarmeramaView view, PlayerView player, Words words, Ink ink) {
        this.view = view;
        this.player = player;
        this.words = words;
        this.ink = ink;
        phrases = new FarmeramaPhrases(words);
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>(heading());
        lines.addAll(plots());
        lines.addAll(Lines.wrap(INDENT, phrases.turn(player.turn())));
        lines.addAll(animals());
        if (view.solo() == null) {
            lines.addAll(Lines.wrap(INDENT, phrases.compared(player)));
            lines.addAll(garden());
        }
        return lines;
    }

    private List<String> heading() {
        List<String> lines = new ArrayList<>();
        boolean isChief = Integer.valueOf(player.seat()).equals(view.chief());
        lines.add(ink.heading(words.label("farm")) + " " + ink.name(player.seat(), words)
                + (isChief ? ", " + words.label("chief") : ""));
        String doing = phrases.doing(view, player);
        if (!doing.isEmpty()) {
            lines.addAll(Lines.wrap(INDENT, doing));
        }
        return lines;
    }

    private List<String> plots() {
        Columns columns = new Columns("rllll")
                .row(
                        words.label("plot"),
                        words.label("wheel"),
                        words.label("head"),
                        words.label("fields"),
                        words.label("pasture"));
        player.plots().stream()
                .sorted(Comparator.comparingInt(PlotView::sector))
                .forEach(plot -> columns.row(
                        Integer.toString(plot.plot()),
                        phrases.sector(plot),
                        phrases.heads(plot),
                        plot.fields().stream().map(this::field).collect(Collectors.joining(", ")),
                        String.join(", ", phrases.animals(plot.animals()))));
        return columns.lines(INDENT);
    }

    private String field(FieldView field) {
        String crop = field.crop();
        return field.field() + " " + (crop == null ? words.label("free") : words.term("crop", crop, SEVERAL));
    }

    private List<String> animals() {
        Columns columns = new Columns("llrlr");
        for (AnimalView animal : player.animals()) {
            columns.row(
                    words.term("animal", animal.animal()),
                    phrases.whereabouts(animal),
                    Integer.toString(animal.products()),
                    words.category(animal.product()),
                    phrases.stars(animal.stars()));
        }
        return columns.lines(INDENT);
    }

    private List<String> garden() {
        return player.garden().isEmpty()
                ? List.of()
                : Lines.wrap(
                        INDENT + words.label("garden") + " ",
                        player.garden().stream().map(phrases::object).collect(Collectors.joining(", ")));
    }
}
