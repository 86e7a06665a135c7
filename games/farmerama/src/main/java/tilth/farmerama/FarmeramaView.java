package tilth.farmerama;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.engine.View;

/**
 * What one viewer may see of a game of Farmerama. {@code phase} is choose, objects, act, solo or over; {@code chief} is
 * who has the chief sheep, {@code inLine} says that players act one after the other from {@code firstSeat} on.
 */
public record FarmeramaView(
        String mode,
        String values,
        String phase,
        int round,
        int roundCap,
        int firstSeat,
        @Nullable Integer chief,
        boolean inLine,
        boolean lastRounds,
        ActionWheelView actionWheel,
        Map<String, Integer> supply,
        List<ObjectView> display,
        int objectsInPile,
        List<PlayerView> players,
        @Nullable SoloView solo)
        implements View {

    /** The shared wheel: its pairs now and after its next turn. */
    public record ActionWheelView(int at, List<PairView> now, List<PairView> next) {}

    /** How often an action can be done by one player alone, and by each of several. */
    public record PairView(String card, int high, int low) {}

    /** A garden object: goods, a star, or something to do so many times. */
    public record ObjectView(
            String object, boolean dark, String reward, int times, Map<String, Integer> goods, boolean star) {}

    /**
     * One player. {@code laid} counts the cards on the table; {@code cards} are those the viewer may know. Water to
     * break ties is in the barn; {@code visibleScarecrows} and {@code feed} are what players are compared by.
     */
    public record PlayerView(
            int seat,
            Map<String, Integer> barn,
            int feed,
            int visibleScarecrows,
            int wheel,
            List<PlotView> plots,
            List<AnimalView> animals,
            List<ObjectView> garden,
            int laid,
            List<String> cards,
            @Nullable WorkView work,
            TurnView turn,
            int points) {}

    /**
     * One plot: what lies on it, and what the player's wheel shows over it. {@code heads} are the animals that would go
     * to its pasture if fed; {@code bar} says that the bar crosses it next.
     */
    public record PlotView(
            int plot,
            int sector,
            @Nullable String sows,
            boolean harvests,
            List<String> heads,
            boolean pacifier,
            boolean bar,
            List<FieldView> fields,
            List<String> animals) {}

    /** One field, with the crop of its stack of two if it bears one. */
    public record FieldView(
            String field, boolean scarecrow, @Nullable String crop) {}

    /**
     * One animal: the plot it stands on unless it is in the stable, what feeding it costs, the pasture it would go to,
     * after how many turns it comes home, and its track.
     */
    public record AnimalView(
            String animal,
            String product,
            @Nullable Integer plot,
            Map<String, Integer> cost,
            int pasture,
            @Nullable Integer turnsToHome,
            int products,
            int stars,
            List<Integer> track,
            int starsOutside) {}

    /**
     * What a player has to do this round; {@code state} is acting, resting, waiting or done. How often the card under way
     * is {@code left} means nothing for feeding, which has no limit.
     */
    public record WorkView(
            String state, List<String> unused, @Nullable String card, int left) {}

    /** What turning the wheel once would do: the plot the bar crosses, and the animals that would come home. */
    public record TurnView(boolean possible, boolean wayFree, int crosses, List<String> home) {}

    /** The cards of the solo game, with those that everybody knows to lie at the bottom of the pile, the first on top. */
    public record SoloView(
            int turn,
            int turns,
            int goal,
            @Nullable String card,
            int pile,
            List<String> bottom,
            int reserve,
            Map<String, Integer> played,
            int tokens,
            int mostTokens) {}
}
