package tilth.scenes.web.farmerama;

import java.util.List;
import tilth.engine.Event;
import tilth.engine.Seats;
import tilth.farmerama.FarmeramaView.ActionWheelView;
import tilth.farmerama.FarmeramaView.PlayerView;
import tilth.farmerama.Happens;

/** How often each wheel has been turned in all, full circles too, so that it always goes on the same way. */
record Turns(List<List<Event>> history) {

    int of(PlayerView player) {
        return counted(Happens.TURNED, player.seat(), player.wheel(), Disc.PARTS);
    }

    int of(ActionWheelView wheel) {
        return counted(
                Happens.ACTION_WHEEL_TURNED,
                Seats.NOBODY,
                wheel.at(),
                wheel.now().size() + wheel.next().size());
    }

    /** As often as seen, and as often as it takes to stand where it stands now. */
    private int counted(Happens what, int seat, int at, int circle) {
        int seen = (int) history.stream()
                .flatMap(List::stream)
                .filter(event -> event.what() == what && event.seat() == seat)
                .count();
        return seen + Math.floorMod(at - seen, circle);
    }
}
