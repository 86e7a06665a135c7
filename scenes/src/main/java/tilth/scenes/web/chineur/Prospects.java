package tilth.scenes.web.chineur;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.CostView;
import tilth.chineur.Happens;
import tilth.engine.Event;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Offer;

/** What everybody's resources, gold and points would gain and lose by what the onlooker may do. */
final class Prospects {

    private static final String GOLD = "gold";

    private final ChineurView view;
    private final Set<String> moves;
    private final Changes changes = new Changes();

    /** Where one thing on the board has several offers, the first of them is shown. */
    Prospects(ChineurView view, int seat, List<Offer> offers) {
        this.view = view;
        moves = new HashSet<>(offers.stream().map(Offer::move).toList());
        Set<String> shown = new HashSet<>();
        for (Offer offer : offers) {
            if (shown.add(offer.target())) {
                offer.foreseen().forEach(event -> add(offer.target(), event));
                payForFarm(offer, seat);
            }
        }
    }

    private void add(String target, Event event) {
        int seat = event.seat();
        Map<String, String> facts = event.facts();
        switch ((Happens) event.what()) {
            case PLACED -> place(target, seat, facts.getOrDefault("tile", ""));
            case DISCARDED -> points(target, seat, -Printed.tileValue(facts.getOrDefault("tile", "")));
            case SEIZED -> points(target, robbed(event), -Printed.tileValue(facts.getOrDefault("tile", "")));
            case STOLEN -> move(target, pile(event), goods(seat, resourceOf(event)), event.second());
            case SWAPPED -> swap(target, seat, event, 1, 1);
            case BARTERED -> barter(target, seat, event);
            case OPENED -> open(target, seat, facts);
            case SOLD -> trade(target, seat, facts.getOrDefault("resource", ""), -event.second(), event.third());
            case STOCKED_UP -> trade(target, seat, facts.getOrDefault("resource", ""), event.second(), -event.third());
            case SETTLED, TAKEN_OVER -> settle(target, seat, facts.getOrDefault("site", ""));
            case TOOL_BOUGHT -> buy(target, seat, facts.getOrDefault("tool", ""));
            case TOOL_DISCARDED -> points(target, seat, -Printed.toolValue(facts.getOrDefault("tool", "")));
            case REPEATED -> changes.add(goods(seat, GOLD), target, -Printed.again());
            case REFRESHED -> changes.add(goods(seat, GOLD), target, -Printed.refresh());
            case BURDEN_SHED -> {
                changes.add(goods(seat, GOLD), target, -Printed.burdenGold());
                points(target, seat, Printed.burdenPoints());
            }
            case PAID -> changes.add(goods(seat, facts.getOrDefault("resource", "")), target, -event.second());
            default -> {}
        }
    }

    /** Which farm one draws is not known, but what it costs is. */
    private void payForFarm(Offer offer, int seat) {
        if (offer.move().startsWith("collective")) {
            Printed.collectiveCost().forEach((resource, count) -> {
                if (!offer.move().endsWith(" " + resource)) {
                    changes.add(goods(seat, resource), offer.target(), -count);
                }
            });
        }
    }

    private void place(String target, int seat, String tile) {
        points(target, seat, Printed.tileValue(tile));
        if (isPaid(tile)) {
            Printed.cost(tile).forEach((resource, count) -> changes.add(goods(seat, resource), target, -count));
        }
    }

    /** What is given or stolen costs nothing; what one has turned up oneself may always be refused instead. */
    private boolean isPaid(String tile) {
        return !view.phase().equals("steal") && moves.contains("refuse " + tile);
    }

    private void open(String target, int seat, Map<String, String> facts) {
        String opened = facts.getOrDefault("market", "");
        view.marketDrawn().stream()
                .filter(tile -> tile.tile().equals(opened))
                .forEach(tile -> pay(target, seat, tile.cost()));
        view.market().stream()
                .filter(stall -> stall.stall().equals(facts.get("stall")))
                .forEach(stall -> takeOver(target, seat, stall.owner(), Printed.marketValue()));
    }

    private void settle(String target, int seat, String at) {
        view.sites().stream()
                .filter(site -> site.site().equals(at))
                .forEach(site -> takeOver(target, seat, site.owner(), Printed.collectiveValue()));
    }

    private void takeOver(String target, int seat, @Nullable Integer owner, int value) {
        points(target, seat, value);
        if (owner != null) {
            points(target, owner, -value);
        }
    }

    private void buy(String target, int seat, String bought) {
        points(target, seat, Printed.toolValue(bought));
        view.tools().stream()
                .filter(tool -> tool.tool().equals(bought))
                .limit(1)
                .forEach(tool -> pay(target, seat, tool.cost()));
    }

    private void pay(String target, int seat, CostView cost) {
        cost.resources().forEach((resource, count) -> changes.add(goods(seat, resource), target, -count));
        changes.add(goods(seat, GOLD), target, -cost.gold());
    }

    private void trade(String target, int seat, String resource, int goods, int gold) {
        changes.add(goods(seat, resource), target, goods);
        changes.add(goods(seat, GOLD), target, gold);
    }

    private void barter(String target, int seat, Event event) {
        String given = event.facts().getOrDefault("resource", "");
        int victim = victim(event);
        int own = view.players().get(seat).resources().getOrDefault(given, 0);
        int theirs = view.players().get(victim).resources().getOrDefault(resourceOf(event), 0);
        swap(target, seat, event, own, theirs);
    }

    private void swap(String target, int seat, Event event, int given, int taken) {
        String resource = event.facts().getOrDefault("resource", "");
        move(target, goods(seat, resource), goods(victim(event), resource), given);
        move(target, pile(event), goods(seat, resourceOf(event)), taken);
    }

    private void move(String target, String from, String to, int count) {
        changes.add(from, target, -count);
        changes.add(to, target, count);
    }

    private void points(String target, int seat, int by) {
        changes.add("points-" + seat, target, by);
    }

    static String goods(int seat, String good) {
        return "goods-%d-%s".formatted(seat, good);
    }

    /** The goods a pile stands for. */
    static String pile(Event event) {
        return "goods-" + event.facts().getOrDefault("pile", "");
    }

    static String resourceOf(Event event) {
        String pile = event.facts().getOrDefault("pile", "");
        return pile.substring(pile.indexOf('-') + 1);
    }

    /** Whose pile it is. */
    static int victim(Event event) {
        return owner(event.facts().getOrDefault("pile", ""));
    }

    private static int robbed(Event event) {
        return owner(event.facts().getOrDefault("spot", ""));
    }

    private static int owner(String owned) {
        return Integer.parseInt(owned.substring(0, owned.indexOf('-')));
    }

    List<Changes.Change> of(String number) {
        return changes.of(number);
    }
}
