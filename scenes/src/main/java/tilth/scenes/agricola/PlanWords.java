package tilth.scenes.agricola;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import tilth.agricola.AgricolaView.ActView;
import tilth.agricola.AgricolaView.PlanView;
import tilth.agricola.board.Act;
import tilth.agricola.board.Plan;
import tilth.agricola.goods.Goods;
import tilth.scenes.Words;

/** What spaces and cards let somebody do, in words that follow "you may". */
public record PlanWords(Words words) {

    private static final int PAIR = 2;

    /** What a space brings, as a viewer is shown it; empty where all that matters is what lies there. */
    public String of(PlanView plan) {
        List<Act> acts = plan.acts().stream().map(PlanWords::act).toList();
        return said(plan.makesFirst(), new Speech(words).bundle(bundle(plan.gets())), plan.join(), acts);
    }

    /** What a card lets somebody do. */
    public String of(Plan plan) {
        List<Act> acts = IntStream.range(0, plan.parts()).mapToObj(plan::act).toList();
        return said(plan.makesFirst(), new Speech(words).bundle(plan.gets()), Speech.word(plan.join()), acts);
    }

    private String said(boolean makesFirst, String gets, String join, List<Act> acts) {
        List<String> parts = new ArrayList<>();
        List<String> done = acts.stream().map(this::of).toList();
        if (makesFirst && !done.isEmpty()) {
            return words.label("acts-then", Map.of("one", words.label("makes-first"), "other", done.getFirst()));
        }
        if (makesFirst) {
            parts.add(words.label("makes-first"));
        }
        if (!gets.isEmpty()) {
            parts.add(gets);
        }
        if (done.size() == PAIR) {
            parts.add(words.label("acts-" + join, Map.of("one", done.getFirst(), "other", done.getLast())));
        } else {
            parts.addAll(done);
        }
        return String.join(", ", parts);
    }

    private static long bundle(Map<String, Integer> goods) {
        return goods.entrySet().stream()
                .mapToLong(one -> Goods.of(one.getValue(), Goods.WORDS.indexOf(one.getKey())))
                .sum();
    }

    /** One act, with what it costs and when it begins where that is not as usual. */
    public String of(Act act) {
        StringBuilder said =
                new StringBuilder(words.label("act-" + Speech.word(act.kind()), Map.of("most", act.most())));
        if (act.price() == Goods.NOTHING) {
            said.append(' ').append(words.label("act-free"));
        } else if (act.price() != Act.USUAL) {
            int wood = Goods.count(act.price(), Goods.WOOD);
            said.append(' ').append(words.label("act-for", Map.of("most", act.most(), "wood", wood)));
        }
        if (!act.foods().isEmpty()) {
            said.append(' ').append(foods(act.foods()));
        }
        if (act.fromRound() > 1) {
            said.append(' ').append(words.label("from-round", Map.of("round", act.fromRound())));
        }
        return said.toString();
    }

    /** What the first, the second … occupation of a player costs. */
    private String foods(List<Integer> foods) {
        return words.label(
                "act-food", Map.of("steps", foods.size(), "first", foods.getFirst(), "last", foods.getLast()));
    }

    private static Act act(ActView view) {
        Act.Kind kind = Act.Kind.valueOf(view.act().toUpperCase(Locale.ROOT).replace('-', '_'));
        long price = view.wood() == 0 ? Act.USUAL : Goods.of(view.wood(), Goods.WOOD);
        return new Act(kind, view.most(), price, view.foods(), view.fromRound());
    }
}
