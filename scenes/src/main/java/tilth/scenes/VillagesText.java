package tilth.scenes;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tilth.finca.FincaView;
import tilth.finca.FincaView.PlayerView;
import tilth.finca.FincaView.TileView;
import tilth.finca.FincaView.VillageView;

/** The villages, one a line: what they ask for, what their finca counts, and how far everybody has got with it. */
final class VillagesText {

    private final FincaView view;
    private final Words words;
    private final Ink ink;

    VillagesText(FincaView view, Words words, Ink ink) {
        this.view = view;
        this.words = words;
        this.ink = ink;
    }

    List<String> lines() {
        FincaPhrases phrases = new FincaPhrases(words);
        Columns columns = new Columns("lrlll")
                .row(
                        ink.heading(words.label("villages")),
                        words.label("tiles-left"),
                        words.label("asks-for"),
                        words.label("finca-for"),
                        words.label("counts"));
        for (VillageView village : view.villages()) {
            TileView tile = village.tile();
            columns.row(
                    words.term("tile", village.name()),
                    Integer.toString(village.tilesLeft()),
                    tile == null ? words.label("closed") : phrases.asked(tile),
                    phrases.counted(village.finca()),
                    tile == null ? award(village.fincaWonBy()) : counts(village));
        }
        return columns.lines();
    }

    private String counts(VillageView village) {
        return view.players().stream()
                .map(player -> ink.seat(player.seat(), Ink.mark(player.seat()) + count(player, village)))
                .collect(Collectors.joining(" "));
    }

    private static int count(PlayerView player, VillageView village) {
        return player.fincaCounts().getOrDefault(village.name(), 0);
    }

    private String award(@Nullable Integer winner) {
        return winner == null
                ? words.label("finca-boxed")
                : words.label("finca-won-by", Map.of("seat", ink.name(winner, words)));
    }
}
