package tilth.scenes.web.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.agricola.AgricolaView.RoundView;
import tilth.scenes.AgricolaSentences;
import tilth.scenes.Words;
import tilth.scenes.web.Picture;
import tilth.scenes.web.Spot;

/** The rounds of one stage, with the harvest at its end and the cards that are still to come. */
public record StagePicture(int stage, AgricolaView view, Picture picture) {

    static List<StagePicture> of(AgricolaView view, Picture picture) {
        return IntStream.rangeClosed(1, view.toCome().size())
                .mapToObj(stage -> new StagePicture(stage, view, picture))
                .toList();
    }

    public String name() {
        return words().label("stage-number", Map.of("stage", stage));
    }

    /** How many rounds it has. */
    public int length() {
        return own().size();
    }

    public String harvest() {
        RoundView last = own().getLast();
        return words().label(isHarvested() ? "harvest-past" : "harvest-after", Map.of("round", last.round()));
    }

    public boolean isHarvested() {
        RoundView last = own().getLast();
        return view.round() > last.round() || view.phase().equals("over");
    }

    public List<RoundPicture> rounds() {
        int firstHidden = own().stream()
                .filter(round -> round.card() == null)
                .mapToInt(RoundView::round)
                .findFirst()
                .orElse(0);
        return own().stream()
                .map(round -> new RoundPicture(
                        round,
                        space(round),
                        round.round() == view.round(),
                        round.round() == firstHidden,
                        waiting(round)))
                .toList();
    }

    private List<RoundView> own() {
        return view.rounds().stream().filter(round -> round.stage() == stage).toList();
    }

    private @Nullable SpacePicture space(RoundView round) {
        return view.spaces().stream()
                .filter(space -> space.space().equals(round.card()))
                .map(space -> SpacePicture.of(space, view, picture))
                .findAny()
                .orElse(null);
    }

    /** The cards that are still to come, in no order. */
    public List<ToCome> toCome() {
        return view.toCome().get(stage - 1).stream().map(this::toCome).toList();
    }

    private ToCome toCome(String card) {
        PlanPicture plan = PlanPicture.of(card, view, words());
        String name = words().term("space", card);
        String what = words().label("card-to-come", Map.of("stage", stage, "name", name, "brings", brings(plan)));
        return new ToCome(card, name, symbols(plan.plan()), picture.spot("space:" + card, what));
    }

    private String brings(PlanPicture plan) {
        List<String> parts = new ArrayList<>();
        plan.plan()
                .refill()
                .forEach((good, count) ->
                        parts.add(words().label("more-each-round", Map.of("count", count, "good", good))));
        parts.add(plan.sentence());
        return String.join(", ", parts.stream().filter(part -> !part.isEmpty()).toList());
    }

    private static List<String> symbols(PlanView plan) {
        List<String> symbols = new ArrayList<>(plan.refill().keySet());
        symbols.addAll(plan.gets().keySet());
        plan.acts().forEach(act -> symbols.add("act-" + act.act()));
        return symbols;
    }

    private List<Waiting> waiting(RoundView round) {
        List<Waiting> waiting = new ArrayList<>();
        round.waiting().forEach((seat, goods) -> {
            String what = words().label(
                            "waits",
                            Map.of(
                                    "seat",
                                    seat,
                                    "round",
                                    round.round(),
                                    "goods",
                                    new AgricolaSentences(words()).goods(goods)));
            waiting.add(new Waiting(picture.css(seat), picture.mark(seat), what, Heap.of(goods)));
        });
        return waiting;
    }

    private Words words() {
        return picture.words();
    }

    /** A card that is still to come. */
    public record ToCome(String card, String name, List<String> symbols, Spot spot) {}

    /** What waits on a round space for one seat. */
    public record Waiting(String css, String mark, String label, List<Heap> heaps) {}

    /** One round space; the first that is still hidden shows what the hidden cards can be. */
    public record RoundPicture(
            RoundView round, @Nullable SpacePicture space, boolean isNow, boolean isNext, List<Waiting> waiting) {

        public String css() {
            return "round-space" + (isNow ? " now" : "") + (space == null ? " hidden-card" : "");
        }
    }
}
