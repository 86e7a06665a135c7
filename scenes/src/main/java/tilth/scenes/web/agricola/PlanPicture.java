package tilth.scenes.web.agricola;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import tilth.agricola.AgricolaView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.scenes.Words;
import tilth.scenes.agricola.PlanWords;

/** What a space brings, in small pictures and in words. */
public record PlanPicture(String space, PlanView plan, Words words) {

    private static final String TAKE_ALL = "take-all";

    private static final Map<String, String> JOINTS = Map.of("and-or", "+", "then", "›", "either", "/", "maybe", "+");

    static PlanPicture of(String space, AgricolaView view, Words words) {
        return new PlanPicture(space, Objects.requireNonNull(view.plans().get(space)), words);
    }

    /** How its parts hang together, between their pictures. */
    public String joint() {
        return JOINTS.getOrDefault(plan.join(), "");
    }

    public List<Heap> gets() {
        return Heap.of(plan.gets());
    }

    /** Whether the picture of a good says enough, as there is one of each. */
    public boolean isOneOfEach() {
        return plan.gets().size() > 1 && plan.gets().values().stream().allMatch(count -> count == 1);
    }

    public boolean makesFirst() {
        return plan.makesFirst();
    }

    /** What it lets its user do; taking what lies there is seen anyway. */
    public List<Act> acts() {
        return plan.acts().stream()
                .filter(act -> !act.act().equals(TAKE_ALL))
                .map(act -> new Act("act-" + act.act(), act.most() == 2 ? 2 : 1))
                .toList();
    }

    /** The part of the land it lies in. */
    public String ground() {
        return switch (space) {
            case "forest", "copse", "grove" -> "forest";
            case "clay-pit", "hollow" -> "clay";
            case "reed-bank", "reed-pond", "fishing" -> "water";
            case "grain-seeds", "farmland", "grain-utilization", "vegetable-seeds", "cultivation" -> "field";
            case "sheep-market", "pig-market", "cattle-market", "animal-market", "fencing" -> "meadow";
            case "western-quarry", "eastern-quarry" -> "quarry";
            default -> "village";
        };
    }

    /** The same in a sentence; empty where all that matters is what lies there. */
    public String sentence() {
        return new PlanWords(words).of(plan);
    }

    /** The picture of an act, and how often it is done where that is more than once. */
    public record Act(String symbol, int times) {}
}
