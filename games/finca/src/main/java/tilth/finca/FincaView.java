package tilth.finca;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tilth.engine.View;

/** Everything a viewer of Finca may see. It is the same for every seat, as nothing is hidden from some only. */
public record FincaView(
        int startSeat,
        int round,
        int turnCap,
        List<BladeView> blades,
        List<VillageView> villages,
        Map<String, Integer> supply,
        int cartsInCentre,
        int woodenFincas,
        List<Integer> bonusPile,
        List<PlayerView> players,
        @Nullable DeliveryView delivery,
        @Nullable LiftedView lifted)
        implements View {

    /** One blade: its fruit and each seat's farmers on it. */
    public record BladeView(int at, String fruit, List<Integer> farmers) {}

    /** One village: its face-up tile, how many tiles are left, its finca tile, and once closed who won that, if anybody. */
    public record VillageView(
            String name,
            int tilesLeft,
            @Nullable TileView tile,
            List<String> finca,
            @Nullable Integer fincaWonBy) {}

    /** One fruit tile: {@code any} is the number of question marks. */
    public record TileView(int value, Map<String, Integer> fruits, int any) {}

    /** One player's belongings; {@code fincaCounts} says what their tiles count for the finca of each village. */
    public record PlayerView(
            int seat,
            Map<String, Integer> fruits,
            int carts,
            List<TileView> tiles,
            List<List<String>> fincas,
            List<Integer> bonus,
            List<String> actions,
            Map<String, Integer> fincaCounts,
            int points) {}

    /** The delivery being loaded; {@code choosing} is the village about whose tile a question is still open. */
    public record DeliveryView(
            String cart,
            int room,
            List<String> villages,
            boolean mustSpare,
            @Nullable String choosing) {}

    /** The farmer in the air, while Gust is played: whose it is, and the blade it leaves. */
    public record LiftedView(int seat, int from) {}
}
