package tilth.scenes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.ForecastView;
import tilth.agricola.AgricolaView.HandView;
import tilth.agricola.AgricolaView.PastureView;
import tilth.agricola.AgricolaView.PlayerView;
import tilth.agricola.AgricolaView.SquareView;

/** One farm: its squares as a small map with fences around pastures, and all else its owner has. */
final class FarmyardText {

    private static final String INDENT = "  ";
    private static final int COLUMNS = 5;
    private static final int CELL = 12;

    private final AgricolaView view;
    private final PlayerView player;
    private final Words words;
    private final Ink ink;
    private final AgricolaSentences phrases;

    /** What is written on the second line of a square: the animals of its pasture, or the one in its stable. */
    private final Map<String, String> animals = new HashMap<>();

    FarmyardText(AgricolaView view, PlayerView player, Words words, Ink ink) {
        this.view = view;
        this.player = player;
        this.words = words;
        this.ink = ink;
        phrases = new AgricolaSentences(words);
        for (PastureView pasture : player.pastures()) {
            if (!pasture.herds().isEmpty()) {
                animals.put(pasture.squares().getFirst(), phrases.animals(pasture));
            }
        }
        for (SquareView square : player.squares()) {
            String animal = square.animal();
            if (animal != null) {
                animals.put(square.square(), phrases.good(animal, 1));
            }
        }
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(ink.heading(words.label("farm")) + " " + ink.name(player.seat(), words) + ", "
                + phrases.points(player));
        lines.addAll(map());
        add("supply", phrases.supply(player), lines);
        add("animals", phrases.joined(phrases.animals(player)), lines);
        add("people", phrases.family(player), lines);
        ForecastView forecast = player.forecast();
        if (forecast != null) {
            add("food", phrases.forecast(forecast), lines);
        }
        add("building", phrases.joined(List.of(phrases.prices(player), phrases.left(player))), lines);
        add(hasHands() ? "cards-played" : "cards", phrases.cards(view, player), lines);
        if (hasHands()) {
            add("cards-in-hand", hand(), lines);
        }
        add("affordable", phrases.affordable(player), lines);
        lines.addAll(begging());
        add("score", phrases.score(player), lines);
        return lines;
    }

    private void add(String label, String content, List<String> lines) {
        if (!content.isEmpty()) {
            lines.addAll(Lines.wrap(INDENT + words.label(label) + " ", content));
        }
    }

    private boolean hasHands() {
        return view.cards().equals("full");
    }

    /** How many cards the player holds, and those that everybody knows of. */
    private String hand() {
        HandView hand = player.hand();
        String counts = words.label("hand-counts", Map.of("occupations", hand.occupations(), "minors", hand.minors()));
        List<String> known = hand.known().stream().map(phrases::card).toList();
        return known.isEmpty()
                ? counts
                : words.label("hand-known", Map.of("counts", counts, "cards", words.list(known)));
    }

    private List<String> begging() {
        String begging = phrases.begging(player);
        return begging.isEmpty() ? List.of() : Lines.wrap(INDENT, begging);
    }

    private List<String> map() {
        List<String> lines = new ArrayList<>();
        StringBuilder letters = new StringBuilder(INDENT + " ");
        for (SquareView square : row(0)) {
            letters.append(" ").append(centred(square.square().substring(0, 1)));
        }
        lines.add(letters.toString().stripTrailing());
        for (int row = 0; row < player.squares().size() / COLUMNS; row++) {
            List<SquareView> squares = row(row);
            lines.add(INDENT + " " + border(squares, "n"));
            lines.add(INDENT
                    + (row + 1)
                    + content(squares.stream().map(this::tile).toList(), squares));
            if (squares.stream().anyMatch(square -> animals.containsKey(square.square()))) {
                lines.add(INDENT + " "
                        + content(squares.stream().map(this::animal).toList(), squares));
            }
        }
        lines.add(INDENT + " " + border(row(player.squares().size() / COLUMNS - 1), "s"));
        return lines;
    }

    private List<SquareView> row(int row) {
        return player.squares().subList(row * COLUMNS, (row + 1) * COLUMNS);
    }

    /** The line above or below a row: a cross at each corner, dashes for fences. */
    private static String border(List<SquareView> squares, String side) {
        StringBuilder line = new StringBuilder("+");
        for (SquareView square : squares) {
            line.append((square.fences().contains(side) ? "-" : " ").repeat(CELL))
                    .append("+");
        }
        return line.toString();
    }

    /** A line of words in the squares of a row, with a bar for each fence at their sides. */
    private static String content(List<String> cells, List<SquareView> squares) {
        StringBuilder line = new StringBuilder(squares.getFirst().fences().contains("w") ? "|" : " ");
        for (int i = 0; i < squares.size(); i++) {
            line.append(centred(cells.get(i))).append(squares.get(i).fences().contains("e") ? "|" : " ");
        }
        return line.toString().stripTrailing();
    }

    /** A room by its material, a field by what grows there, a stable, a fence on its own, or a mark for the next pasture. */
    private String tile(SquareView square) {
        String tile = square.tile();
        String crop = square.crop();
        if (tile == null) {
            String stable = square.stable() ? words.label("map-stable") : "";
            return square.marked() ? (stable + " (x)").strip() : stable;
        }
        if (tile.equals("room")) {
            return words.label("map-room-" + player.house());
        }
        if (tile.equals("post")) {
            return words.label("map-post");
        }
        return crop == null ? words.label("map-field") : phrases.good(crop, square.crops()) + stacks(square);
    }

    /** How many lie in each stack where there are two. */
    private static String stacks(SquareView square) {
        return square.stacks().isEmpty()
                ? ""
                : " (" + square.stacks().getFirst() + "+" + square.stacks().getLast() + ")";
    }

    private String animal(SquareView square) {
        return animals.getOrDefault(square.square(), "");
    }

    private static String centred(String text) {
        int space = Math.max(0, CELL - Ink.width(text));
        return " ".repeat(space / 2) + text + " ".repeat(space - space / 2);
    }
}
