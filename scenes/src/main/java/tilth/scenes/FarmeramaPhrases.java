package tilth.scenes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tilth.farmerama.Components;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.FarmeramaView.AnimalView;
import tilth.farmerama.FarmeramaView.ObjectView;
import tilth.farmerama.FarmeramaView.PairView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.FarmeramaView.PlotView;
import tilth.farmerama.FarmeramaView.SoloView;
import tilth.farmerama.FarmeramaView.TurnView;
import tilth.farmerama.FarmeramaView.WorkView;

/** What stands on the table of Farmerama, in words that every way to draw it shares. */
public final class FarmeramaPhrases {

    private static final int SEVERAL = 2;

    private final Words words;

    public FarmeramaPhrases(Words words) {
        this.words = words;
    }

    /** Which round it is, of how many if there is a cap, or which turn of the solo game. */
    public String round(FarmeramaView view) {
        SoloView solo = view.solo();
        boolean over = view.phase().equals("over");
        if (solo != null) {
            return words.label("turn-of", Map.of("turn", solo.turn() + (over ? 0 : 1), "turns", solo.turns()));
        }
        Map<String, Object> facts = Map.of("round", view.round() + (over ? 0 : 1), "cap", view.roundCap());
        return words.label(view.roundCap() == 0 ? "round" : "round-of", facts);
    }

    /** What happens in this part of a round. */
    public String phase(FarmeramaView view) {
        return words.label("phase-" + view.phase());
    }

    /** How often an action can be done: alone, and by each of several. */
    public String pair(PairView pair) {
        return pair.high() + "/" + pair.low();
    }

    /** Goods by number, such as "2 hay, 2 oats". */
    public String goods(Map<String, Integer> goods) {
        return goods.entrySet().stream()
                .filter(good -> good.getValue() > 0)
                .map(good -> good.getValue() + " " + words.term("good", good.getKey(), good.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** What a garden object brings. */
    public String reward(ObjectView object) {
        return object.reward().equals("goods")
                ? goods(object.goods())
                : words.label("reward-" + object.reward(), Map.of("count", object.times()));
    }

    /** The name of a garden object and what it brings or has brought. */
    public String object(ObjectView object) {
        return words.label("object", Map.of("name", words.term("object", object.object()), "reward", reward(object)));
    }

    /** What a player's wheel lets one do on a plot: sow a crop, or harvest. */
    public String sector(PlotView plot) {
        String crop = plot.sows();
        return crop == null ? words.label("harvest-sector") : words.term("crop", crop, SEVERAL);
    }

    /** What else a player's wheel shows over a plot: heads of animals, the pacifier, or nothing. */
    public String heads(PlotView plot) {
        List<String> heads = new ArrayList<>(animals(plot.heads()));
        if (plot.pacifier()) {
            heads.add(words.label("pacifier"));
        }
        return String.join(", ", heads);
    }

    public List<String> animals(List<String> animals) {
        return animals.stream().map(animal -> words.term("animal", animal)).toList();
    }

    public List<String> cards(List<String> cards) {
        return cards.stream().map(card -> words.term("card", card)).toList();
    }

    /** Where an animal is: in the stable and where feeding would send it, or outside and when it comes home. */
    public String whereabouts(AnimalView animal) {
        Integer plot = animal.plot();
        Integer turns = animal.turnsToHome();
        return plot == null || turns == null
                ? words.label("in-stable", Map.of("plot", animal.pasture()))
                : words.label("on-pasture", Map.of("plot", plot, "count", turns));
    }

    /** What a player has played and is doing now; nothing once the game is over. */
    public String doing(FarmeramaView view, PlayerView player) {
        if (view.phase().equals("choose")) {
            return laid(player);
        }
        List<String> doing = new ArrayList<>();
        if (!player.cards().isEmpty()) {
            doing.add(words.label("played", Map.of("cards", words.list(cards(player.cards())))));
        }
        WorkView work = player.work();
        if (work != null) {
            doing.add(words.label("work-" + work.state()));
            doing.addAll(left(work, view.solo() == null ? "unused" : "unused-solo"));
        }
        return String.join(" · ", doing);
    }

    /** What a player who is not done has still to do. */
    private List<String> left(WorkView work, String unused) {
        List<String> left = new ArrayList<>();
        String card = work.card();
        if (card != null && work.state().equals("acting")) {
            String limit = card.equals("feed") ? "under-way-feed" : "under-way";
            left.add(words.label(limit, Map.of("card", card, "count", work.left())));
        }
        if (!work.unused().isEmpty() && !work.state().equals("done")) {
            left.add(words.label(unused, Map.of("cards", words.list(cards(work.unused())))));
        }
        return left;
    }

    private String laid(PlayerView player) {
        return player.cards().isEmpty()
                ? words.label("laid", Map.of("count", player.laid()))
                : words.label("laid-cards", Map.of("cards", words.list(cards(player.cards()))));
    }

    /** The cards and tokens of the solo game, a sentence each. */
    public List<String> cards(SoloView solo) {
        List<String> sentences = new ArrayList<>();
        String turnedUp = solo.card();
        if (turnedUp != null) {
            sentences.add(words.label("solo-card", Map.of("card", turnedUp)));
        }
        sentences.add(words.label("solo-pile", Map.of("count", solo.pile())));
        if (!solo.bottom().isEmpty()) {
            sentences.add(words.label("solo-bottom", Map.of("cards", String.join(", ", cards(solo.bottom())))));
        }
        sentences.add(words.label("solo-played", Map.of("cards", played(solo.played()))));
        sentences.add(words.label("solo-reserve", Map.of("count", solo.reserve())));
        sentences.add(words.label("solo-tokens", Map.of("count", solo.tokens(), "most", solo.mostTokens())));
        return sentences;
    }

    private String played(Map<String, Integer> played) {
        String cards = played.entrySet().stream()
                .filter(card -> card.getValue() > 0)
                .map(card -> card.getValue() + " " + words.term("card", card.getKey()))
                .collect(Collectors.joining(", "));
        return cards.isEmpty() ? words.label("no-card") : cards;
    }

    /** What turning the wheel once would do, or why it cannot be turned. */
    public String turn(TurnView turn) {
        String key = turn.possible() ? "turn-possible" : turn.wayFree() ? "turn-dry" : "turn-blocked";
        String first = words.label(key, Map.of("plot", turn.crosses()));
        return turn.home().isEmpty() || !turn.wayFree() ? first : first + " " + home(turn.home());
    }

    private String home(List<String> animals) {
        return words.label("turn-home", Map.of("animals", words.list(animals(animals))));
    }

    public String stars(int stars) {
        return words.label("stars-of", Map.of("count", stars));
    }

    /** What players are compared by for a garden object. */
    public String compared(PlayerView player) {
        return words.label(
                "compared",
                Map.of(
                        "objects", player.garden().size(),
                        "scarecrows", player.visibleScarecrows(),
                        "feed", player.feed()));
    }

    /** Which values are played with, and which of them are reconstructed. */
    public String reconstructed(FarmeramaView view) {
        List<String> parts = Components.box(view.values()).reconstructed().stream()
                .map(kind -> words.label("part-" + kind))
                .distinct()
                .toList();
        return words.label(
                "reconstructed",
                Map.of("values", words.label("values-" + view.values()), "parts", String.join(", ", parts)));
    }
}
