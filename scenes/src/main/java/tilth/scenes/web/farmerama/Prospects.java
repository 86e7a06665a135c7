package tilth.scenes.web.farmerama;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilth.engine.Event;
import tilth.farmerama.FarmeramaView;
import tilth.farmerama.Happens;
import tilth.scenes.web.Changes;
import tilth.scenes.web.Offer;

/** What barns, the supply and stars would gain and lose by what the onlooker may do. */
final class Prospects {

    private static final String WATER = "water";
    private static final int STACK = 2;

    private final FarmeramaView view;
    private final Changes changes = new Changes();

    /** Where one thing on the board has several offers, the first of them is shown. */
    Prospects(FarmeramaView view, List<Offer> offers) {
        this.view = view;
        Set<String> shown = new HashSet<>();
        for (Offer offer : offers) {
            if (shown.add(offer.target())) {
                offer.foreseen().forEach(event -> add(offer.target(), event));
            }
        }
    }

    private void add(String target, Event event) {
        int seat = event.seat();
        String crop = event.facts().getOrDefault("crop", "");
        switch ((Happens) event.what()) {
            case SOWN -> {
                barn(target, seat, crop, -1);
                supply(target, crop, -1);
            }
            case HARVESTED -> barn(target, seat, crop, STACK);
            case FED -> pay(target, event);
            case TURNED -> {
                if (!view.phase().equals("objects")) {
                    exchange(target, seat, WATER, -1);
                }
            }
            case EXTENDED -> exchange(target, seat, WATER, -1);
            case GOODS_TAKEN -> exchange(target, seat, event.facts().getOrDefault("good", ""), event.second());
            case CAME_HOME -> changes.add("points-" + seat, target, event.second());
            case TOKEN_SPENT, PUT_UNDER -> changes.add("tokens", target, -1);
            default -> {}
        }
    }

    private void pay(String target, Event event) {
        view.players()
                .get(event.seat())
                .animals()
                .get(event.first())
                .cost()
                .forEach((crop, count) -> exchange(target, event.seat(), crop, -count));
    }

    /** From the supply into a barn, or the other way. */
    private void exchange(String target, int seat, String good, int count) {
        barn(target, seat, good, count);
        supply(target, good, -count);
    }

    private void barn(String target, int seat, String good, int by) {
        changes.add("barn-%d-%s".formatted(seat, good), target, by);
    }

    private void supply(String target, String good, int by) {
        changes.add("supply-" + good, target, by);
    }

    List<Changes.Change> of(String number) {
        return changes.of(number);
    }
}
