package tilth.scenes.web.chineur;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilth.chineur.ChineurView;
import tilth.chineur.ChineurView.FarmView;
import tilth.chineur.ChineurView.SiteView;
import tilth.chineur.Happens;
import tilth.engine.Event;
import tilth.scenes.web.Flight;

/** What went from one place to another in a move; what a roll brings comes piece by piece, after the die lies still. */
final class ChineurFlights {

    private static final String GOLD = "gold";
    private static final String TRAY = "tray";

    /** As many steps as the die takes to tumble. */
    private static final int TUMBLE = 9;

    private final ChineurView view;
    private final int move;
    private final List<Flight> flights = new ArrayList<>();
    private String die;
    private int step;

    private ChineurFlights(ChineurView view, int move, String die) {
        this.view = view;
        this.move = move;
        this.die = die;
    }

    /** What went somewhere in the move with this number. */
    static List<Flight> of(ChineurView view, int move, List<List<Event>> history) {
        ChineurFlights all = new ChineurFlights(view, move, DiePicture.last(history.subList(0, move)));
        for (Event event : history.get(move)) {
            all.harvest(event);
            all.pass(event);
            all.put(event);
        }
        return List.copyOf(all.flights);
    }

    /** What the die brings. */
    private void harvest(Event event) {
        int seat = event.seat();
        String resource = event.facts().getOrDefault("resource", "");
        switch ((Happens) event.what()) {
            case ROLLED, DIE_SET -> {
                die = event.facts().getOrDefault("die", "");
                step += TUMBLE;
            }
            case HARVESTED, BUCKET_FILLED ->
                oneByOne(resource, cell(seat, die), Prospects.goods(seat, resource), event.second());
            case COLLECTIVE_YIELDED -> giveAll(event.facts().getOrDefault("site", ""));
            case GOLD_EARNED -> oneByOne(GOLD, "site-ex" + die, Prospects.goods(seat, GOLD), event.first());
            default -> {}
        }
    }

    private void giveAll(String at) {
        for (SiteView site : view.sites()) {
            FarmView farm = site.farm();
            if (site.site().equals(at) && farm != null) {
                view.players()
                        .forEach(player -> farm.yields()
                                .forEach((resource, count) -> oneByOne(
                                        resource, "site-" + at, Prospects.goods(player.seat(), resource), count)));
            }
        }
    }

    /** Resources and gold that change hands. */
    private void pass(Event event) {
        int seat = event.seat();
        String resource = event.facts().getOrDefault("resource", "");
        String own = Prospects.goods(seat, resource);
        switch ((Happens) event.what()) {
            case STOLEN -> take(event, event.second());
            case SWAPPED, BARTERED -> {
                fly(resource, own, Prospects.goods(Prospects.victim(event), resource), 1);
                take(event, 1);
            }
            case SOLD -> {
                fly(resource, own, "market", event.second());
                fly(GOLD, "market", Prospects.goods(seat, GOLD), event.third());
            }
            case STOCKED_UP -> {
                fly(GOLD, Prospects.goods(seat, GOLD), "market", event.third());
                fly(resource, "market", own, event.second());
            }
            case PAID -> fly(resource, own, TRAY, event.second());
            default -> {}
        }
    }

    private void take(Event event, int count) {
        String resource = Prospects.resourceOf(event);
        fly(resource, Prospects.pile(event), Prospects.goods(event.seat(), resource), count);
    }

    /** Tiles and tools that come to lie somewhere. */
    private void put(Event event) {
        Map<String, String> facts = event.facts();
        int seat = event.seat();
        String tile = facts.containsKey("tile") ? Printed.kind(facts.get("tile")) : "";
        String cell = cell(seat, facts.getOrDefault("cell", ""));
        String tool = "tool-" + facts.getOrDefault("tool", "");
        switch ((Happens) event.what()) {
            case TURNED_UP -> fly(tile, "farm-deck", TRAY, 1);
            case COCORICO -> fly("cocorico", TRAY, "zone", 1);
            case PLACED -> fly(tile, TRAY, cell, 1);
            case REFUSED -> fly(tile, TRAY, "farm-deck", 1);
            case DISCARDED -> fly(tile, cell, "farm-deck", 1);
            case SEIZED -> fly(tile, "cell-" + facts.get("spot"), TRAY, 1);
            case MARKET_DRAWN -> fly("market-stall", "market-deck", TRAY, 1);
            case OPENED -> fly("market-stall", TRAY, "stall-" + facts.get("stall"), 1);
            case COLLECTIVE_DRAWN -> fly("collective-farm", "collective-deck", TRAY, 1);
            case SETTLED -> fly("collective-farm", TRAY, "site-" + facts.get("site"), 1);
            case TOOL_BOUGHT -> fly(tool, "tools", TRAY, 1);
            case TOOL_FITTED -> fly(tool, "farm-" + seat, cell, 1);
            case TOOL_SET_ASIDE -> fly(tool, TRAY, "farm-" + seat, 1);
            default -> {}
        }
    }

    private static String cell(int seat, String cell) {
        return "cell-%d-%s".formatted(seat, cell);
    }

    private void oneByOne(String symbol, String from, String to, int count) {
        for (int i = 0; i < count; i++) {
            fly(symbol, from, to, 1);
            step++;
        }
    }

    private void fly(String symbol, String from, String to, int count) {
        if (count > 0) {
            flights.add(Flight.of(move, symbol, from, to, count).after(step));
        }
    }
}
